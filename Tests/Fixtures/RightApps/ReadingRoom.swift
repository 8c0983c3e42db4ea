// A library: a tab with a split view of books, a tab of loans that leads into it, a tab of
// settings. Uses UITab, a double- column split view within a tab, badges, a menu, deletion of the
// shown book.
import UIKit

private struct ReadingRoomBook {
    let id: Int
    let name: String
    var isOnLoan = false
    var pagesRead = 0
}

@MainActor private final class ReadingRoomShelf {
    private static let stock = [
        ReadingRoomBook(id: 1, name: "Middlemarch"),
        ReadingRoomBook(id: 2, name: "Walden", isOnLoan: true),
        ReadingRoomBook(id: 3, name: "Emma"), ReadingRoomBook(id: 4, name: "Dracula"),
    ]
    private var unsorted = ReadingRoomShelf.stock
    private(set) var isSorted = false
    private(set) var openID: Int?
    private var observers: [() -> Void] = []
    var books: [ReadingRoomBook] { isSorted ? unsorted.sorted { $0.name < $1.name } : unsorted }
    var loans: [ReadingRoomBook] { books.filter(\.isOnLoan) }
    var open: ReadingRoomBook? { unsorted.first { $0.id == openID } }
    var isComplete: Bool { unsorted.count == ReadingRoomShelf.stock.count }
    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }
    func notify() { for observer in observers { observer() } }
    func show(_ id: Int?) {
        openID = id
        notify()
    }
    func sort(_ sorted: Bool) {
        isSorted = sorted
        notify()
    }
    func change(_ id: Int, _ change: (inout ReadingRoomBook) -> Void) {
        guard let index = unsorted.firstIndex(where: { $0.id == id }) else { return }
        change(&unsorted[index])
        notify()
    }
    func remove(_ id: Int) {
        unsorted.removeAll { $0.id == id }
        if openID == id { openID = nil }
        notify()
    }
    func restock() {
        unsorted += ReadingRoomShelf.stock.filter { book in !unsorted.contains { $0.id == book.id }
        }
        notify()
    }
}

private class ReadingRoomPage: UIViewController {
    let shelf: ReadingRoomShelf
    let stack = PartStack(frame: .zero)
    let label = UILabel()
    private var rows: [Int: UIButton] = [:]
    init(_ shelf: ReadingRoomShelf) {
        self.shelf = shelf
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = stack }
    override func viewDidLoad() {
        super.viewDidLoad()
        stack.alwaysBounceVertical = true
        label.numberOfLines = 0
        shelf.observe { [weak self] in self?.reload() }
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }
    func reload() {}
    func tapped(_ id: Int) {}
    /// Shows the label, then a row for each number.
    func show(_ items: [(id: Int, title: String)], isCurrent: (Int) -> Bool = { _ in false }) {
        rows = rows.filter { row in items.contains { $0.id == row.key } }
        for (id, title) in items {
            let row = rows[id] ?? UIButton(type: .system)
            if rows.updateValue(row, forKey: id) == nil {
                row.contentHorizontalAlignment = .leading
                row.addAction(
                    UIAction { [weak self] _ in self?.tapped(id) }, for: .primaryActionTriggered)
            }
            row.setTitle(title, for: .normal)
            row.isSelected = isCurrent(id)
        }
        stack.parts = [label] + items.compactMap { rows[$0.id] }
    }
}

private final class ReadingRoomBooksController: ReadingRoomPage, SelfChecking {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Books"
    }
    override func reload() {
        let isCollapsed = splitViewController?.isCollapsed ?? true
        label.text =
            shelf.books.isEmpty
            ? "The shelf is empty. Settings can fill it." : "\(shelf.books.count) books"
        show(shelf.books.map { ($0.id, $0.name) }) { !isCollapsed && $0 == shelf.openID }
    }
    override func tapped(_ id: Int) {
        guard let split = splitViewController else { return }
        let closes =
            !split.isCollapsed && split.displayMode == .oneBesideSecondary && id == shelf.openID
        shelf.show(closes ? nil : id)
        if !closes { split.show(.secondary) }
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        return stack.buttonTitles == shelf.books.map(\.name)
            ? nil : "the list is not that of the shelf"
    }
}

private final class ReadingRoomBookController: ReadingRoomPage, SelfChecking {
    private lazy var moreItem = UIBarButtonItem(
        title: "Actions",
        menu: UIMenu(
            title: "Actions",
            children: [
                UIAction(title: "Start from Page 0") { [weak self] _ in
                    self?.change { $0.pagesRead = 0 }
                },
                UIAction(title: "Take off the Shelf", attributes: .destructive) { [weak self] _ in
                    self?.remove()
                },
            ]))
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = moreItem
    }
    private var wantedText: String {
        guard let book = shelf.open else { return "No book is open." }
        return
            "\(book.isOnLoan ? "You have borrowed it." : "It stands on the shelf.") Page \(book.pagesRead)."
    }
    override func reload() {
        title = shelf.open?.name ?? "Book"
        label.text = wantedText
        moreItem.isEnabled = shelf.open != nil
        guard let book = shelf.open else { return show([]) }
        show([(0, book.isOnLoan ? "Give Back" : "Borrow"), (1, "Read Ten Pages")])
    }
    private func change(_ change: (inout ReadingRoomBook) -> Void) {
        if let id = shelf.openID { shelf.change(id, change) }
    }
    override func tapped(_ id: Int) {
        change { if id == 0 { $0.isOnLoan.toggle() } else { $0.pagesRead += 10 } }
    }
    private func remove() {
        guard let id = shelf.openID else { return }
        shelf.remove(id)
        if let split = splitViewController, split.isCollapsed { split.show(.primary) }
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if title != shelf.open?.name ?? "Book" { return "the title is not that of the open book" }
        return label.text == wantedText ? nil : "the text is not that of the open book"
    }
}

private final class ReadingRoomLoansController: ReadingRoomPage, SelfChecking {
    var onOpen: (Int) -> Void = { _ in }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Loans"
    }
    override func reload() {
        label.text = shelf.loans.isEmpty ? "You have borrowed nothing." : "Borrowed books"
        show(shelf.loans.map { ($0.id, "Open \($0.name)") })
    }
    override func tapped(_ id: Int) { onOpen(id) }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        return stack.buttonTitles.count == shelf.loans.count
            ? nil : "the list does not show all loans"
    }
}

private final class ReadingRoomSettingsController: ReadingRoomPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
    }
    override func reload() {
        label.text = shelf.isSorted ? "Books are sorted by name." : "Books stand as they came."
        let order = (id: 0, title: shelf.isSorted ? "Keep as They Came" : "Sort by Name")
        show(shelf.isComplete ? [order] : [order, (1, "Bring Back Removed Books")])
    }
    override func tapped(_ id: Int) {
        if id == 0 { shelf.sort(!shelf.isSorted) } else { shelf.restock() }
    }
}

private final class ReadingRoomTabsController: UITabBarController, UISplitViewControllerDelegate {
    private let shelf = ReadingRoomShelf()
    private let split = UISplitViewController(style: .doubleColumn)
    override func viewDidLoad() {
        super.viewDidLoad()
        split.delegate = self
        for (page, column) in [
            (ReadingRoomBooksController(shelf), UISplitViewController.Column.primary),
            (ReadingRoomBookController(shelf), .secondary),
        ] { split.setViewController(UINavigationController(rootViewController: page), for: column) }
        let loans = ReadingRoomLoansController(shelf)
        loans.onOpen = { [weak self] in self?.openInBooks($0) }
        let pages: [(String, String, UIViewController)] = [
            ("Books", "books.vertical", split),
            ("Loans", "person", UINavigationController(rootViewController: loans)),
            (
                "Settings", "gear",
                UINavigationController(rootViewController: ReadingRoomSettingsController(shelf))
            ),
        ]
        tabs = pages.map { name, symbol, page in
            UITab(title: name, image: UIImage(systemName: symbol), identifier: name) { _ in page }
        }
        shelf.observe { [weak self] in self?.updateBadge() }
        updateBadge()
    }
    private func updateBadge() {
        let count = shelf.loans.count
        tab(forIdentifier: "Loans")?.badgeValue = count == 0 ? nil : "\(count)"
    }
    private func openInBooks(_ id: Int) {
        selectedTab = tab(forIdentifier: "Books")
        shelf.show(id)
        split.show(.secondary)
    }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { shelf.open == nil ? .primary : .secondary }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { shelf.notify() }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { shelf.notify() }
}

@MainActor func makeReadingRoom() -> UIViewController { ReadingRoomTabsController() }
