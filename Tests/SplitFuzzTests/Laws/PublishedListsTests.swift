import Foundation
import Testing
import UIKitModel

/// Right apps with a list and a detail, as they ship.
@Suite("Published lists") @MainActor struct PublishedListsTests {
    @Test("a template forgets its selection in a collapsed list (B-051)") func template() throws {
        try AppDriver.expectSilenceOfRandomActions { Template() }
    }

    @Test("mail names the deepest column that was chosen (A-102, B-051)") func mail() throws {
        try AppDriver.expectSilenceOfRandomActions { Mail() }
    }

    @Test("a library makes a navigation controller for each book (B-142, C-004)")
    func library() throws {
        try AppDriver.expectSilenceOfRandomActions { Library() }
    }

    @Test("a ticket is left by the outer stack when it is deleted (B-142)") func tickets() throws {
        try AppDriver.expectSilenceOfRandomActions { Tickets() }
    }

    @Test("rows show their details by showDetailViewController (A-069)")
    func showDetail() throws {
        try AppDriver.expectSilenceOfRandomActions { ShowDetail() }
    }

    @Test("a detail is there only while it is chosen (B-019)") func vanishing() throws {
        try AppDriver.expectSilenceOfRandomActions { Vanishing() }
    }
}

/// Follows Apple's template: the list forgets the selection when it appears collapsed (B-051).
private final class Template: UISplitViewController, UISplitViewControllerDelegate {
    private final class List: Leaf {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if let split = splitViewController as? Template, split.isCollapsed {
                split.selection = nil
            }
        }
    }

    private var selection: String?

    init() {
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        let rows = ["A", "B"].map { name in row(name) { [weak self] _ in self?.select(name) } }
        setViewController(
            UINavigationController(rootViewController: List("Items", rows: rows)), for: .primary)
        setViewController(Leaf.stack("No Item"), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    private func select(_ name: String) {
        selection = name
        setViewController(Leaf.stack("Item \(name)"), for: .secondary)
        show(.secondary)
    }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
    ) -> Column { selection == nil ? .primary : .secondary }
}

/// Has stacks of mailboxes, messages and a message; names the deepest column that was chosen
/// (A-102, B-051).
private final class Mail: KnowingSplit {
    private let messages = UINavigationController()
    private let message = Leaf.stack("No Message")
    private var box: String?
    private var chosen: String?

    init() {
        super.init(style: .tripleColumn)
        preferredDisplayMode = .twoBesideSecondary
        let rows = ["Inbox", "Sent"].map { name in
            row(name) { [weak self] _ in self?.open(box: name) }
        }
        let boxes = Leaf("Mailboxes", rows: rows + [Leaf.push("Accounts", [Leaf.push("Account")])])
        boxes.onDidAppear = { [weak self] in
            guard let self, self.isCompactNow else { return }
            self.box = nil
            self.close()
        }
        messages.viewControllers = [list("Inbox")]
        setViewController(UINavigationController(rootViewController: boxes), for: .primary)
        setViewController(messages, for: .supplementary)
        setViewController(message, for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    override var topColumn: Column {
        chosen != nil ? .secondary : box != nil ? .supplementary : .primary
    }

    private func list(_ box: String) -> UIViewController {
        let rows = ["First", "Last"].map { name in
            row("\(name) of \(box)") { [weak self] _ in self?.open(message: "\(box) \(name)") }
        }
        return closing(Leaf("\(box) List", rows: rows + [filter("Filter"), filter("Flagged")]))
    }

    private func filter(_ name: String) -> Leaf.Row {
        row(name) { [weak self] page in
            guard let self else { return }
            self.box = "Inbox"
            page.navigationController?.pushViewController(
                self.closing(Leaf(name)), animated: true)
        }
    }

    /// Closes the message when the page appears in a collapsed split view.
    private func closing(_ page: Leaf) -> Leaf {
        page.onDidAppear = { [weak self] in
            if let self, self.isCompactNow { self.close() }
        }
        return page
    }

    private func close() {
        guard chosen != nil else { return }
        chosen = nil
        message.viewControllers = [Leaf("No Message")]
    }

    private func open(box: String) {
        self.box = box
        messages.viewControllers = [list(box)]
        show(.supplementary)
    }

    private func open(message name: String) {
        chosen = name
        let thread = Leaf.push("Attachment", [Leaf.push("Preview")])
        message.viewControllers = [Leaf(name, rows: [thread])]
        show(.secondary)
    }
}

/// Has books in folders of any depth; makes a navigation controller for each book (B-142, C-004).
final class Library: KnowingSplit {
    private var book: String?

    init() {
        super.init(style: .doubleColumn)
        preferredPrimaryColumnWidthFraction = 0.3
        setViewController(
            UINavigationController(rootViewController: folder("Library", depth: 2)), for: .primary)
        setViewController(Leaf.stack("No Book"), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    override var topColumn: Column { book == nil ? .primary : .secondary }

    private func folder(_ name: String, depth: Int) -> UIViewController {
        var rows = [row("Read \(name)") { [weak self] _ in self?.read("Book of \(name)") }]
        if depth > 0 {
            rows.append(
                row("Folder \(depth)") { [weak self] page in
                    guard let self else { return }
                    page.navigationController?.pushViewController(
                        self.folder("Shelf \(depth)", depth: depth - 1), animated: true)
                })
        }
        let folder = Leaf(name, rows: rows)
        folder.onDidAppear = { [weak self] in
            if let self, self.isCompactNow, self.book != nil { self.removeBook() }
        }
        return folder
    }

    private func read(_ name: String) {
        book = name
        let chapter = Leaf.push("Chapter 1", [Leaf.push("Chapter 2", [close]), close])
        setViewController(Leaf.stack(name, rows: [chapter, close]), for: .secondary)
        show(.secondary)
    }

    /// A row that leaves the book for its folder.
    private var close: Leaf.Row {
        row("Close") { [weak self] page in
            guard let self else { return }
            if self.isCollapsed {
                page.navigationController?.navigationController?.popViewController(animated: true)
            } else {
                self.removeBook()
            }
        }
    }

    private func removeBook() {
        book = nil
        setViewController(Leaf.stack("No Book"), for: .secondary)
    }
}

/// Pushes and shows pages on the detail, also while collapsed; deleting a ticket pops to the list
/// (B-142).
final class Tickets: KnowingSplit {
    private let detail = Leaf.stack("No Ticket")
    private var ticket: Int?

    init() {
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        let rows = [1, 2].map { number in
            row("Ticket \(number)") { [weak self] _ in self?.open(number) }
        }
        let list = Leaf("Tickets", rows: rows)
        list.onDidAppear = { [weak self] in
            guard let self, self.isCompactNow, self.ticket != nil else { return }
            self.ticket = nil
            self.detail.setViewControllers([Leaf("No Ticket")], animated: false)
        }
        setViewController(UINavigationController(rootViewController: list), for: .primary)
        setViewController(detail, for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    override var topColumn: Column { ticket == nil ? .primary : .secondary }

    private func open(_ number: Int) {
        ticket = number
        let delete = row("Delete") { [weak self] page in self?.delete(from: page) }
        let comments = row("Comments") { page in
            let top = row("To the ticket") {
                $0.navigationController?.popToRootViewController(animated: true)
            }
            let comment = Leaf.push("Comment", [delete, top])
            page.show(Leaf("Comments \(number)", rows: [comment, top]), sender: page)
        }
        detail.setViewControllers(
            [Leaf("Details \(number)", rows: [comments, delete])], animated: false)
        show(.secondary)
    }

    private func delete(from page: UIViewController) {
        if isCollapsed {
            page.navigationController?.navigationController?.popToRootViewController(animated: true)
        } else {
            ticket = nil
            detail.setViewControllers([Leaf("No Ticket")], animated: true)
        }
    }
}

/// Shows a navigation controller for each row by `showDetailViewController`.
private final class ShowDetail: KnowingSplit {
    private var isOpen = false

    init() {
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        let rows = ["Oslo", "Rome"].map { name in
            row(name) { [weak self] page in
                self?.isOpen = true
                let weather = Leaf.push("Weather", [Leaf.push("Hours")])
                page.showDetailViewController(
                    Leaf.stack("\(name) City", rows: [weather]), sender: page)
            }
        }
        let list = Leaf("Cities", rows: rows)
        list.onDidAppear = { [weak self] in
            guard let self, self.isCompactNow, self.isOpen else { return }
            self.isOpen = false
            self.setViewController(Leaf.stack("No City"), for: .secondary)
        }
        setViewController(UINavigationController(rootViewController: list), for: .primary)
        setViewController(Leaf.stack("No City"), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    override var topColumn: Column { isOpen ? .secondary : .primary }
}

/// Has no secondary until something is chosen, and none again after the user has left it (B-019).
private final class Vanishing: KnowingSplit {
    private var isOpen = false

    init() {
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        let rows = ["Red", "Blue"].map { name in
            row(name) { [weak self] _ in
                self?.isOpen = true
                self?.setViewController(
                    Leaf("\(name) Shade", rows: [Leaf.push("Mix")]), for: .secondary)
                self?.show(.secondary)
            }
        }
        let list = Leaf("Colours", rows: rows)
        list.onDidAppear = { [weak self] in
            guard let self, self.isCompactNow, self.isOpen else { return }
            self.isOpen = false
            self.setViewController(nil, for: .secondary)
        }
        setViewController(list, for: .primary)
    }

    required init?(coder: NSCoder) { nil }

    override var topColumn: Column { isOpen ? .secondary : .primary }
}
