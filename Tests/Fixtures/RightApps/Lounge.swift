// Tabs and groups of tabs, a sidebar, a tab that wants a log-in, bars that come and go, and what is
// presented over them. Each page says what is wrong with it. From iOS 18.
import UIKit

// MARK: - Tabs

private final class LoungeTabs: UITabBarController, UITabBarControllerDelegate, SelfChecking {
    var isIn = false
    private(set) var hidesBar = false
    /// The tab of the bar that is selected, and the child of the group that is.
    private var current = "home"
    private var child = "poems"
    private var wrongPrevious: String?
    private var every: [UITab] = []
    private(set) var hasExtras = true
    private(set) var isTurned = false

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        mode = .tabSidebar
        every = [
            tab("Home", "house") { UINavigationController(rootViewController: LoungeHome($0)) },
            tab("Members", "person") {
                UINavigationController(rootViewController: LoungeMembers($0))
            },
            library(),
            tab("Lobby", "sofa") { LoungeLobby($0) },
            tab("Extras", "star") { UINavigationController(rootViewController: LoungeExtras($0)) },
        ]
        tabs = every
    }

    private func tab(
        _ title: String, _ symbol: String,
        make: @escaping @MainActor (LoungeTabs) -> UIViewController
    ) -> UITab {
        UITab(title: title, image: UIImage(systemName: symbol), identifier: title.lowercased()) {
            [unowned self] _ in make(self)
        }
    }

    private func library() -> UITabGroup {
        let children = ["Novels", "Poems", "Plays"].map { title in
            tab(title, "book") {
                UINavigationController(rootViewController: LoungeShelf($0, title))
            }
        }
        let group = UITabGroup(
            title: "Library", image: UIImage(systemName: "books.vertical"), identifier: "library",
            children: children)
        group.defaultChildIdentifier = "poems"
        return group
    }

    // MARK: What pages ask for

    func go(to identifier: String) {
        guard let tab = tab(forIdentifier: identifier) else { return }
        current = root(of: tab).identifier
        if tab.parent != nil { child = identifier }
        selectedTab = tab
    }

    func hideBar(_ hidden: Bool) {
        hidesBar = hidden
        setTabBarHidden(hidden, animated: false)
    }

    func arrange(extras: Bool, turned: Bool) {
        hasExtras = extras
        isTurned = turned
        let shown = every.filter { extras || $0.identifier != "extras" }
        setTabs(turned ? shown.reversed() : shown, animated: false)
    }

    // MARK: The delegate

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
        isIn || tab.identifier != "members"
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        let selected = root(of: selectedTab).identifier
        let chosen = leaf(of: selectedTab)
        let previous = previousTab.map { root(of: $0).identifier }
        if selected != current, previous != current {
            wrongPrevious = "the tab before \(selected) was \(current), not \(previous ?? "none")"
        } else if selected == current, let previousTab, let group = previousTab.parent,
            group === chosen.parent, chosen !== previousTab, previousTab.identifier != child
        {
            wrongPrevious = "the tab before was \(child), not \(previousTab.identifier)"
        }
        current = selected
        // The sidebar has a row for each child. The bar has one button for the group.
        if chosen.parent != nil, showsSidebar { child = chosen.identifier }
    }

    // MARK: Checks

    var showsSidebar: Bool {
        !sidebar.isHidden && traitCollection.horizontalSizeClass == .regular
            && traitCollection.userInterfaceIdiom == .pad
    }

    /// Whether the bar is at the bottom, where pushed pages may hide it.
    var barIsBelow: Bool {
        traitCollection.horizontalSizeClass == .compact
            || traitCollection.userInterfaceIdiom == .phone
    }

    private func root(of tab: UITab) -> UITab {
        var tab = tab
        while let parent = tab.parent { tab = parent }
        return tab
    }

    private func leaf(of tab: UITab) -> UITab {
        (tab as? UITabGroup)?.selectedChild ?? tab
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if let wrongPrevious { return wrongPrevious }
        guard let selectedTab else { return "no tab is selected" }
        let root = root(of: selectedTab)
        let shown = leaf(of: selectedTab)
        if root.identifier != current { return "\(root.identifier) is selected, not \(current)" }
        if current == "library", shown.identifier != child {
            return "the library shows \(shown.identifier), not \(child)"
        }
        guard let page = selectedViewController, page === shown.viewController,
            page.viewIfLoaded?.window != nil
        else { return "the page of \(shown.identifier) is not on screen" }
        if hidesBar, !tabBar.isHidden { return "the hidden tab bar is back" }
        return complaintOfBar(root) ?? complaintOfSides(page.view)
    }

    private func complaintOfBar(_ root: UITab) -> String? {
        guard !tabBar.isHidden, let items = tabBar.items else { return nil }
        if items.map(\.title) != tabs.map(\.title) { return "the bar has other tabs" }
        let marked = tabBar.selectedItem?.title
        return marked == root.title ? nil : "the bar marks \(marked ?? "none"), not \(root.title)"
    }

    /// The sidebar is at the leading edge, and so is the room that it takes.
    private func complaintOfSides(_ page: UIView) -> String? {
        let frame = page.convert(page.bounds, to: view)
        let left = frame.minX + page.safeAreaInsets.left
        let right = view.bounds.maxX - frame.maxX + page.safeAreaInsets.right
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (isMirrored ? left - right : right - left) > 100
            ? "the room of the sidebar is at the trailing edge" : nil
    }
}

// MARK: - What pages have in common

/// Rows below each other, as wide as is easy to read.
private final class LoungeColumn: UIScrollView {
    var rows: [UIView] = [] {
        didSet {
            for row in oldValue { row.removeFromSuperview() }
            for row in rows { addSubview(row) }
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, min(bounds.width - 32, 600))
        var y: CGFloat = 12
        for row in rows {
            let room = CGSize(width: width, height: .greatestFiniteMagnitude)
            let height = row is UILabel ? row.sizeThatFits(room).height.rounded(.up) : 44
            row.frame = CGRect(
                x: ((bounds.width - width) / 2).rounded(), y: y, width: width, height: height)
            y += height + 8
        }
        let size = CGSize(width: bounds.width, height: y + 4)
        if contentSize != size { contentSize = size }
    }
}

private class LoungePage: UIViewController {
    unowned let house: LoungeTabs
    let column = LoungeColumn()
    let label = UILabel()

    init(_ house: LoungeTabs, _ title: String) {
        self.house = house
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.numberOfLines = 0
        column.alwaysBounceVertical = true
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            column.topAnchor.constraint(equalTo: view.topAnchor),
            column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    func button(_ title: String, _ act: @escaping @MainActor () -> Void) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction(title: title) { _ in act() })
    }

    func homeButton() -> UIButton { button("Go Home") { [unowned self] in house.go(to: "home") } }

    func say(_ text: String) {
        label.text = text
        column.setNeedsLayout()
    }

    var isOnScreen: Bool { viewIfLoaded?.window != nil }

    var mayPresent: Bool {
        guard presentedViewController == nil, isOnScreen, !isBeingDismissed else { return false }
        return navigationController == nil || navigationController?.topViewController === self
    }

    func push(_ page: UIViewController) {
        if mayPresent { navigationController?.pushViewController(page, animated: true) }
    }

    /// What is wrong with an alert over this page.
    var complaintOfAlert: String? {
        guard let alert = presentedViewController as? UIAlertController,
            let view = alert.viewIfLoaded, let window = view.window
        else { return nil }
        let frame = view.convert(view.bounds, to: nil)
        return window.bounds.insetBy(dx: -1, dy: -1).contains(frame)
            ? nil : "the alert is not in the window"
    }
}

// MARK: - Pages of tabs

private final class LoungeHome: LoungePage {
    init(_ house: LoungeTabs) { super.init(house, "Home") }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        unowned let house = house
        column.rows = [
            label,
            button("Log In") { [unowned self] in
                house.isIn = true
                tell()
            },
            button("Sidebar") { house.sidebar.isHidden.toggle() },
            button("Order Tabs") { [unowned self] in push(LoungeOrder(house)) },
            button("Hidden Bar") { [unowned self] in push(LoungeBar(house, number: 1)) },
            button("Away") { [unowned self] in push(LoungeAway(house)) },
            button("Tools") { [unowned self] in push(LoungeTools(house)) },
            button("Drinks") { [unowned self] in push(LoungeDrinks(house)) },
            button("Heights") { [unowned self] in push(LoungeHeights(house)) },
            button("Drafts") { [unowned self] in push(LoungeDrafts(house)) },
            button("Guests") { [unowned self] in push(LoungeGuests(house)) },
        ]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tell()
    }

    private func tell() {
        say(house.isIn ? "Members is open." : "Members has to wait for a log-in.")
    }
}

private final class LoungeMembers: LoungePage, SelfChecking {
    init(_ house: LoungeTabs) { super.init(house, "Members") }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("For members only.")
        unowned let house = house
        column.rows = [
            label, homeButton(),
            button("Log Out") {
                house.isIn = false
                house.go(to: "home")
            },
        ]
    }

    var complaint: String? {
        isOnScreen && !house.isIn ? "it has come without a log-in" : nil
    }
}

private final class LoungeShelf: LoungePage {
    override func viewDidLoad() {
        super.viewDidLoad()
        say("A shelf of the library")
        unowned let house = house
        let own = title ?? ""
        let others = ["Novels", "Poems", "Plays"].filter { $0 != own }
        column.rows =
            [label, homeButton()]
            + others.map { name in button(name) { house.go(to: name.lowercased()) } }
    }
}

/// A plain page, with the bar that a page of another tab has hidden for itself.
private final class LoungeLobby: LoungePage, SelfChecking {
    init(_ house: LoungeTabs) { super.init(house, "Lobby") }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("Nobody is here.")
        column.rows = [label, homeButton()]
    }

    var complaint: String? {
        guard isOnScreen, house.barIsBelow, !house.hidesBar else { return nil }
        let bar = house.tabBar
        return bar.isHidden || bar.window == nil ? "the tab bar is missing" : nil
    }
}

private final class LoungeExtras: LoungePage {
    init(_ house: LoungeTabs) { super.init(house, "Extras") }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("This tab may go.")
        unowned let house = house
        column.rows = [
            label, homeButton(),
            button("Close Extras") {
                house.go(to: "home")
                house.arrange(extras: false, turned: house.isTurned)
            },
            button("Turn Tabs") { house.arrange(extras: true, turned: !house.isTurned) },
        ]
    }
}

// MARK: - Pages of Home about bars

/// Takes a tab away and puts it back, and turns the order. `LoungeTabs` looks at the result.
private final class LoungeOrder: LoungePage {
    init(_ house: LoungeTabs) { super.init(house, "Order") }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("Extras is optional.")
        unowned let house = house
        column.rows = [
            label,
            button("Toggle Extras") {
                house.arrange(extras: !house.hasExtras, turned: house.isTurned)
            },
            button("Turn Order") {
                house.arrange(extras: house.hasExtras, turned: !house.isTurned)
            },
        ]
    }
}

/// Hides the tab bar until the user wants it again. `LoungeTabs` looks whether it stays away.
private final class LoungeBar: LoungePage {
    private let number: Int

    init(_ house: LoungeTabs, number: Int) {
        self.number = number
        super.init(house, "Bar \(number)")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("The bar at the bottom or at the top")
        unowned let house = house
        column.rows = [
            label, button("Hide Bar") { house.hideBar(true) },
            button("Show Bar") { house.hideBar(false) },
        ]
        guard number < 3 else { return }
        column.rows.append(
            button("Next Page") { [unowned self] in push(LoungeBar(house, number: number + 1)) })
    }
}

private final class LoungeAway: LoungePage {
    init(_ house: LoungeTabs) {
        super.init(house, "Away")
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("No tab bar below this page")
        column.rows = [label, button("To the Lobby") { [unowned self] in house.go(to: "lobby") }]
    }
}

/// Has a toolbar, whose buttons are above the tab bar.
private final class LoungeTools: LoungePage, SelfChecking {
    private var taps = 0
    private var isShown = false
    private lazy var tools = ["More", "Less"].map { title in
        let tool = button(title) { [unowned self] in
            count(title == "More" ? 1 : -1)
        }
        tool.frame = CGRect(x: 0, y: 0, width: 88, height: 44)
        return tool
    }

    init(_ house: LoungeTabs) { super.init(house, "Tools") }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("Count: 0")
        column.rows = [label, button("Clear") { [unowned self] in count(-taps) }]
        toolbarItems = [
            UIBarButtonItem(customView: tools[0]), .flexibleSpace(),
            UIBarButtonItem(customView: tools[1]),
        ]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(isLow, animated: animated)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard isShown, let stack = navigationController, stack.topViewController === self,
            stack.isToolbarHidden != isLow
        else { return }
        stack.setToolbarHidden(isLow, animated: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isShown = true
    }

    /// A low window has no room for two bars.
    private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

    private func count(_ taps: Int) {
        self.taps += taps
        say("Count: \(self.taps)")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isShown = false
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    var complaint: String? {
        guard isOnScreen, navigationController?.topViewController === self else { return nil }
        let bar = house.tabBar
        guard house.barIsBelow, !bar.isHidden, bar.window != nil else { return nil }
        let top = bar.convert(bar.bounds, to: nil).minY
        for tool in tools where tool.window != nil {
            let bottom = tool.convert(tool.bounds, to: nil).maxY
            if bottom > top + 1 { return "a tool ends at \(bottom), below \(top)" }
        }
        return nil
    }
}

// MARK: - Pages of Home about what is presented

/// Offers drinks in an action sheet, which every way out answers once.
private final class LoungeDrinks: LoungePage, SelfChecking {
    private var asked = 0
    private var answers = 0
    private lazy var ask = button("Order a Drink") { [unowned self] in order() }

    init(_ house: LoungeTabs) { super.init(house, "Drinks") }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("Thirsty?")
        column.rows = [label, ask]
    }

    private func order() {
        guard mayPresent else { return }
        let sheet = UIAlertController(
            title: "Drinks", message: nil, preferredStyle: .actionSheet)
        for (title, style) in [
            ("Tea", UIAlertAction.Style.default), ("Coffee", .default), ("Cancel", .cancel),
        ] {
            sheet.addAction(
                UIAlertAction(title: title, style: style) { [weak self] _ in
                    self?.answers += 1
                    self?.say("Last answer: \(title)")
                })
        }
        sheet.popoverPresentationController?.sourceView = ask
        sheet.popoverPresentationController?.sourceRect = ask.bounds
        present(sheet, animated: true) { [weak self] in self?.asked += 1 }
    }

    var complaint: String? {
        guard isOnScreen else { return nil }
        guard presentedViewController == nil else { return complaintOfAlert }
        return answers == asked ? nil : "\(asked) questions have \(answers) answers"
    }
}

/// Asks for much in one alert.
private final class LoungeGuests: LoungePage, SelfChecking {
    private var asked = 0
    private var answers = 0

    init(_ house: LoungeTabs) { super.init(house, "Guests") }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("No guests")
        column.rows = [label, button("Add Guest") { [unowned self] in ask() }]
    }

    private func ask() {
        guard mayPresent else { return }
        let message = Array(
            repeating: "A guest of the lounge needs a name, a seat, and a friend who knows both.",
            count: 6
        ).joined(separator: " ")
        let alert = UIAlertController(title: "Guest", message: message, preferredStyle: .alert)
        for placeholder in ["Name", "Seat", "Friend"] {
            alert.addTextField { $0.placeholder = placeholder }
        }
        for title in ["Add", "Add as Speaker", "Add as Musician"] {
            alert.addAction(
                UIAlertAction(title: title, style: .default) { [weak self, weak alert] _ in
                    self?.answers += 1
                    let name = alert?.textFields?.first?.text ?? ""
                    self?.say("\(title): \(name.isEmpty ? "nobody" : name)")
                })
        }
        alert.addAction(
            UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.answers += 1 })
        present(alert, animated: true) { [weak self] in self?.asked += 1 }
    }

    var complaint: String? {
        guard isOnScreen else { return nil }
        guard presentedViewController == nil else { return complaintOfAlert }
        return answers == asked ? nil : "\(asked) alerts have \(answers) answers"
    }
}

private final class LoungeHeights: LoungePage {
    init(_ house: LoungeTabs) { super.init(house, "Heights") }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("A sheet has two heights.")
        unowned let house = house
        column.rows = [
            label,
            button("Open Sheet") { [unowned self] in
                if mayPresent { present(LoungeSheet(house), animated: true) }
            },
        ]
    }
}

/// Says at which height it is.
private final class LoungeSheet: LoungePage, UISheetPresentationControllerDelegate, SelfChecking {
    private typealias Identifier = UISheetPresentationController.Detent.Identifier

    init(_ house: LoungeTabs) {
        super.init(house, "Sheet")
        modalPresentationStyle = .pageSheet
        sheetPresentationController?.detents = [.medium(), .large()]
        sheetPresentationController?.selectedDetentIdentifier = .medium
        sheetPresentationController?.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        say(LoungeSheet.name(of: .medium))
        column.rows = [
            label, button("Higher") { [unowned self] in take(.large) },
            button("Lower") { [unowned self] in take(.medium) },
            button("Done") { [unowned self] in if mayPresent { dismiss(animated: true) } },
        ]
    }

    private static func name(of identifier: Identifier?) -> String {
        identifier == .large ? "Large" : identifier == .medium ? "Medium" : "Unknown"
    }

    /// The delegate hears of the user's changes alone.
    private func take(_ identifier: Identifier) {
        guard let sheet = sheetPresentationController else { return }
        sheet.animateChanges { sheet.selectedDetentIdentifier = identifier }
        say(LoungeSheet.name(of: identifier))
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        say(LoungeSheet.name(of: sheetPresentationController.selectedDetentIdentifier))
    }

    var complaint: String? {
        guard isOnScreen, !isBeingDismissed, let sheet = sheetPresentationController else {
            return nil
        }
        let name = LoungeSheet.name(of: sheet.selectedDetentIdentifier)
        return label.text == name ? nil : "it says \(label.text ?? "nothing"), and is \(name)"
    }
}

private final class LoungeDrafts: LoungePage, SelfChecking {
    private lazy var write = button("Write Draft") { [unowned self] in open() }
    private var isLost = false

    init(_ house: LoungeTabs) { super.init(house, "Drafts") }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("No draft")
        column.rows = [label, write]
    }

    private func open() {
        guard mayPresent else { return }
        let draft = LoungeDraft(house)
        draft.onSave = { [weak self] in self?.say("Draft: \($0)") }
        draft.onLoss = { [weak self] in self?.isLost = true }
        draft.preferredContentSize = CGSize(width: 280, height: 260)
        draft.modalPresentationStyle = .popover
        draft.popoverPresentationController?.sourceView = write
        draft.popoverPresentationController?.sourceRect = write.bounds
        draft.popoverPresentationController?.delegate = draft
        present(draft, animated: true)
    }

    var complaint: String? { isOnScreen && isLost ? "a draft is lost" : nil }
}

/// Goes by a touch beside it only while there is no text.
private final class LoungeDraft: LoungePage, UIPopoverPresentationControllerDelegate, SelfChecking {
    var onSave: ((String) -> Void)?
    var onLoss: (() -> Void)?
    private let field = UITextField()
    private var isDone = false
    private var attempts = 0
    private var isAskedInVain = false

    init(_ house: LoungeTabs) { super.init(house, "Draft") }

    required init?(coder: NSCoder) { nil }

    private var hasText: Bool { field.text?.isEmpty == false }

    override var isModalInPresentation: Bool {
        get { hasText && !isDone }
        set {}
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("Unsaved text keeps this open.")
        field.placeholder = "Text"
        column.rows = [
            label, field,
            button("Save") { [unowned self] in
                guard mayPresent else { return }
                onSave?(field.text ?? "")
                end()
            },
            button("Close") { [unowned self] in
                guard mayPresent else { return }
                if hasText { ask() } else { end() }
            },
        ]
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed, isModalInPresentation { onLoss?() }
    }

    private func end() {
        isDone = true
        dismiss(animated: true)
    }

    private func ask() {
        guard mayPresent else { return }
        let alert = UIAlertController(
            title: "Unsaved Text", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
                guard let self, mayPresent else { return }
                end()
            })
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        present(alert, animated: true)
    }

    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {
        attempts += 1
        if !isModalInPresentation { isAskedInVain = true }
        say("Attempts to close: \(attempts)")
        ask()
    }

    var complaint: String? {
        guard isOnScreen else { return nil }
        if isAskedInVain { return "nothing keeps it, and a touch does not close it" }
        return complaintOfAlert
    }
}

@MainActor func makeLounge() -> UIViewController { LoungeTabs() }
