// A split view that is configured from outside: a list at an edge that the user chooses, and three
// kinds of detail. Each page says what is wrong with it. From iOS 14.
import UIKit

/// Configures the split view and is its delegate. The list owns it.
private final class ParlourHouse: NSObject, UISplitViewControllerDelegate {
    static let width: CGFloat = 280

    private(set) weak var split: UISplitViewController?
    /// One stack for the column, whose pages change.
    let stack = UINavigationController()
    let tabs = ParlourTabs()
    /// The list's stack, which the split view owns.
    private(set) weak var listStack: UINavigationController?
    private(set) var showsTabs = false
    private var isChosen = false
    /// Whether the user has dragged the edge of the list, which then keeps another width.
    private var isDragged = false
    private var lastWidth: CGFloat?
    private var observers: [(page: () -> ParlourPage?, tell: (String) -> Void)] = []
    /// Whether the tab before had the split view's button, and where.
    private var buttonBefore: CGSize?

    init(_ split: UISplitViewController) {
        self.split = split
        super.init()
        split.delegate = self
        split.preferredPrimaryColumnWidth = ParlourHouse.width
        split.minimumPrimaryColumnWidth = 240
        split.maximumPrimaryColumnWidth = 400
        stack.viewControllers = [ParlourFront(self)]
        tabs.viewControllers = [("Chairs", "chair"), ("Lamps", "lamp.desk")].map { name, symbol in
            let page = UINavigationController(rootViewController: ParlourTab(self, name))
            page.tabBarItem = UITabBarItem(
                title: name, image: UIImage(systemName: symbol), selectedImage: nil)
            return page
        }
        tabs.delegate = self
        let list = UINavigationController(rootViewController: ParlourList(self))
        listStack = list
        split.setViewController(list, for: .primary)
        split.setViewController(stack, for: .secondary)
    }

    // MARK: What the list asks for

    func show(_ pages: [ParlourPage], over list: ParlourList) {
        guard let split, list.mayPresent else { return }
        if showsTabs, split.isCollapsed {
            // The column has the tabs until there is room beside the list.
            let room = UINavigationController()
            room.viewControllers = [ParlourFront(self, canLeave: true)] + pages
            room.modalPresentationStyle = .fullScreen
            return list.present(room, animated: true)
        }
        stack.setViewControllers([ParlourFront(self)] + pages, animated: false)
        bring(stack, isTabs: false)
    }

    func showTabs() { bring(tabs, isTabs: true) }

    private func bring(_ detail: UIViewController, isTabs: Bool) {
        guard let split else { return }
        isChosen = true
        if showsTabs != isTabs {
            showsTabs = isTabs
            buttonBefore = nil
            // Tabs would be pushed on a stack that is there.
            split.setViewController(nil, for: .secondary)
            split.setViewController(detail, for: .secondary)
        }
        if split.isCollapsed {
            split.show(.secondary)
        } else if split.displayMode == .oneOverSecondary {
            split.hide(.primary)
        }
    }

    // MARK: The label

    /// What the split view offers in a mode.
    private func offer(_ mode: UISplitViewController.DisplayMode?) -> String {
        guard let split, !split.isCollapsed else { return "One Column" }
        return (mode ?? split.displayMode) == .secondaryOnly ? "Show List" : "Hide List"
    }

    var offer: String { offer(nil) }

    func observe(_ page: ParlourPage, _ tell: @escaping (String) -> Void) {
        observers.append(({ [weak page] in page }, tell))
    }

    private func tell(_ text: String) {
        observers.removeAll { $0.page() == nil }
        for observer in observers { observer.tell(text) }
    }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        buttonBefore = nil
        tell(offer(displayMode))
    }

    func splitViewController(
        _ svc: UISplitViewController, didShow column: UISplitViewController.Column
    ) {
        tell(offer)
    }

    func splitViewController(
        _ svc: UISplitViewController, didHide column: UISplitViewController.Column
    ) {
        tell(offer)
    }

    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        tell(offer)
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        lastWidth = nil
        buttonBefore = nil
        tell(offer)
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        lastWidth = nil
        listIsLaidOut()
        tell(offer)
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        isChosen ? .secondary : .primary
    }

    // MARK: The list

    /// Called for each layout of the list. While there are two columns, another width is the
    /// user's.
    func listIsLaidOut() {
        guard let split, !split.isCollapsed, let view = split.viewIfLoaded else {
            lastWidth = nil
            return
        }
        let width = split.primaryColumnWidth
        let isLimited = view.bounds.width < 640 && width < ParlourHouse.width
        if !isLimited, width != (lastWidth ?? firstWidth(in: view)) { isDragged = true }
        lastWidth = isLimited ? nil : width
    }

    /// The width of a list that nobody has seen. In a narrow split view it is the one that counts.
    private func firstWidth(in view: UIView) -> CGFloat {
        view.bounds.width < 640 ? ParlourHouse.width : split?.primaryColumnWidth ?? 0
    }

    /// The part of the list that is in the split view, which has two columns; `nil` for none.
    func visibleList(_ list: UIView?) -> CGRect? {
        guard let view = split?.viewIfLoaded, let list, list.window != nil else { return nil }
        let part = list.convert(list.bounds, to: view).intersection(view.bounds)
        return part.isNull || part.width < 20 ? nil : part
    }

    var complaintOfWidth: String? {
        guard let split, !split.isCollapsed, let view = split.viewIfLoaded else { return nil }
        if split.preferredPrimaryColumnWidth != ParlourHouse.width {
            return "the preferred width is \(split.preferredPrimaryColumnWidth)"
        }
        // A narrow split view may limit the list.
        guard !isDragged, view.bounds.width >= 640 else { return nil }
        let width = split.primaryColumnWidth
        return abs(width - ParlourHouse.width) > 0.5 ? "the list is \(width) wide" : nil
    }

    func complaintOfSide(_ list: UIView?) -> String? {
        guard let split, !split.isCollapsed, let view = split.viewIfLoaded,
            let part = visibleList(list)
        else { return nil }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isAtRight = (split.primaryEdge == .trailing) != isMirrored
        return (part.midX > view.bounds.midX) == isAtRight ? nil : "it is at the wrong edge"
    }

    // MARK: The button of the split view

    /// Whether the bar of the selected tab has the split view's own button.
    private var tabHasButton: Bool {
        guard let page = tabs.selectedViewController as? UINavigationController else {
            return false
        }
        return ParlourHouse.hasButton(page.navigationBar)
    }

    private static func hasButton(_ view: UIView) -> Bool {
        view.accessibilityIdentifier == "ToggleSidebar" || view.subviews.contains(where: hasButton)
    }

    func noteButton() {
        guard let split, !split.isCollapsed, split.displayMode == .secondaryOnly, tabHasButton
        else { return buttonBefore = nil }
        buttonBefore = split.viewIfLoaded?.bounds.size
    }

    var complaintOfButton: String? {
        guard let split, !split.isCollapsed, split.displayMode == .secondaryOnly,
            let buttonBefore, split.viewIfLoaded?.bounds.size == buttonBefore
        else { return nil }
        return tabHasButton ? nil : "the button of the other tab is missing here"
    }
}

extension ParlourHouse: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        noteButton()
        return true
    }
}

/// Beside the list each tab has a bar. Over it these are the only bars, too.
private final class ParlourTabs: UITabBarController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }
}

// MARK: - What pages have in common

/// Rows below each other, as wide as is easy to read.
private final class ParlourColumn: UIScrollView {
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

private class ParlourPage: UIViewController {
    let column = ParlourColumn()
    let label = UILabel()

    init(_ title: String) {
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

    func say(_ text: String) {
        label.text = text
        column.setNeedsLayout()
    }

    var isOnScreen: Bool { viewIfLoaded?.window != nil }

    var mayPresent: Bool {
        guard presentedViewController == nil, isOnScreen else { return false }
        return navigationController?.topViewController === self
    }

    func push(_ page: UIViewController) {
        if mayPresent { navigationController?.pushViewController(page, animated: true) }
    }
}

// MARK: - Pages

private final class ParlourList: ParlourPage, SelfChecking {
    private let house: ParlourHouse

    init(_ house: ParlourHouse) {
        self.house = house
        super.init("Parlour")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("What would you like?")
        column.rows = [
            label,
            button("Front Room") { [unowned self] in house.show([], over: self) },
            button("Quiet Room") { [unowned self] in
                house.show([ParlourQuiet()], over: self)
            },
            button("Walk") { [unowned self] in
                house.show([ParlourStep(number: 1)], over: self)
            },
            button("Furniture") { [unowned self] in house.showTabs() },
            button("Other Edge") { [unowned self] in
                guard let split = house.split else { return }
                split.primaryEdge = split.primaryEdge == .leading ? .trailing : .leading
            },
        ]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        house.listIsLaidOut()
    }

    var complaint: String? {
        if let complaint = house.complaintOfWidth { return complaint }
        return house.complaintOfSide(navigationController?.viewIfLoaded)
    }
}

/// Says whether the list can be shown or hidden.
private final class ParlourFront: ParlourPage, SelfChecking {
    private weak var house: ParlourHouse?
    /// Whether it is over the list, not in a column.
    private let canLeave: Bool

    init(_ house: ParlourHouse, canLeave: Bool = false) {
        self.house = house
        self.canLeave = canLeave
        super.init("Front Room")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        if !canLeave { house?.observe(self) { [weak self] in self?.say($0) } }
        let first =
            canLeave
            ? [button("Leave") { [unowned self] in leave() }]
            : [label, button("Toggle List") { [unowned self] in toggle() }]
        column.rows =
            first + [
                button("Enter Quiet Room") { [unowned self] in push(ParlourQuiet()) },
                button("Take a Walk") { [unowned self] in push(ParlourStep(number: 1)) },
            ]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        say(house?.offer ?? "")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The first layout of the split view decides its mode.
        say(house?.offer ?? "")
    }

    private func leave() {
        if mayPresent { dismiss(animated: true) }
    }

    private func toggle() {
        guard let split = house?.split, mayPresent, !split.isCollapsed else { return }
        if split.displayMode == .secondaryOnly {
            split.show(.primary)
        } else {
            split.hide(.primary)
        }
    }

    var complaint: String? {
        guard isOnScreen, !canLeave, let house, let split = house.split else { return nil }
        if label.text != house.offer { return "it says \(label.text ?? ""), not \(house.offer)" }
        guard !split.isCollapsed else { return nil }
        let list = house.listStack?.viewIfLoaded
        return (house.visibleList(list) == nil) == (split.displayMode == .secondaryOnly)
            ? nil : "it says \(house.offer), which is not so"
    }
}

/// Has no navigation bar.
private final class ParlourQuiet: ParlourPage, SelfChecking {
    private var isShown = false
    /// Whether the user has begun to go back and stayed, after which the bar may be there.
    private var hasStayed = false
    private var isLeaving = false

    init() { super.init("Quiet Room") }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("No bar above this page")
        column.rows = [
            label,
            button("Close") { [unowned self] in
                if mayPresent { navigationController?.popViewController(animated: true) }
            },
        ]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasStayed = isLeaving
        isLeaving = false
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isShown = true
        if hasStayed { navigationController?.setNavigationBarHidden(true, animated: false) }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isShown = false
        isLeaving = true
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isLeaving = false
    }

    var complaint: String? {
        guard isOnScreen, isShown, !hasStayed, let stack = navigationController,
            stack.topViewController === self, !stack.isNavigationBarHidden
        else { return nil }
        return "the hidden bar is back"
    }
}

/// Pushes two more pages at once.
private final class ParlourStep: ParlourPage, SelfChecking {
    private let number: Int

    init(number: Int) {
        self.number = number
        super.init("Step \(number)")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("\(number) steps from the front room")
        column.rows = [label]
        guard number < 5 else { return }
        column.rows.append(
            button("Two Steps") { [unowned self] in
                guard mayPresent, let stack = navigationController else { return }
                let next = (1...2).map { ParlourStep(number: number + $0) }
                stack.setViewControllers(stack.viewControllers + next, animated: true)
            })
    }

    var complaint: String? {
        guard isOnScreen, let pages = navigationController?.viewControllers,
            let index = pages.firstIndex(where: { $0 === self })
        else { return nil }
        let below = index > 0 ? (pages[index - 1] as? ParlourStep)?.number ?? 0 : 0
        return below == number - 1 ? nil : "step \(number) follows step \(below)"
    }
}

private final class ParlourTab: ParlourPage, SelfChecking {
    private weak var house: ParlourHouse?

    init(_ house: ParlourHouse, _ title: String) {
        self.house = house
        super.init(title)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("All \(title ?? "") of the house")
        let next = title.map { "More \($0)" } ?? ""
        column.rows = [
            label,
            button(next) { [unowned self] in
                let page = ParlourPage(next)
                page.loadViewIfNeeded()
                page.say("There are no more.")
                page.column.rows = [page.label]
                push(page)
            },
        ]
        house?.observe(self) { [weak self] _ in self?.offerList() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        offerList()
    }

    /// Where the list is below the tabs, their outer bar is hidden.
    private func offerList() {
        guard house?.split?.isCollapsed == true else {
            navigationItem.leftBarButtonItem = nil
            return
        }
        guard navigationItem.leftBarButtonItem == nil else { return }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "List",
            primaryAction: UIAction { [unowned self] _ in
                if mayPresent { house?.split?.show(.primary) }
            })
    }

    var complaint: String? { isOnScreen ? house?.complaintOfButton : nil }
}

@MainActor func makeParlour() -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    _ = ParlourHouse(split)
    return split
}
