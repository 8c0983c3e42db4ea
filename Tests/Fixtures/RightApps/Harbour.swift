// A harbour office of six tabs, one of them a group with its own stack, so that a narrow bar has
// the item More; needs `from: .iOS18`. Uses tab delegates, badges, a hidden tab bar, the sidebar's
// layout, scroll and text delegates, the keyboard, a popover, the order of views.
import UIKit

@MainActor private final class HarbourStore {
    var gaugeIsLocked = false
    var level = 3
    var (allowed, selected, refused, visitsToMore) = (0, 0, 0, 0)
    weak var tabs: HarbourTabs?
    /// Each tells whether it is still needed.
    private var observers: [@MainActor () -> Bool] = []
    func observe(_ body: @escaping @MainActor () -> Bool) { observers.append(body) }
    func change(_ body: (HarbourStore) -> Void = { _ in }) {
        body(self)
        observers = observers.filter { $0() }
    }
}

/// Rows that scroll.
private final class HarbourForm: UIScrollView {
    var rows: [UIView] = [] {
        didSet {
            for row in rows where row.superview !== self { addSubview(row) }
            for case let label as UILabel in rows { label.numberOfLines = 0 }
            setNeedsLayout()
        }
    }
    init() {
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .always
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = adjustedContentInset
        let width = max(0, bounds.width - insets.left - insets.right)
        var y: CGFloat = 12
        for row in rows where !row.isHidden {
            let room = CGSize(width: max(0, width - 32), height: .greatestFiniteMagnitude)
            let height = max(row is UILabel ? 0 : 44, row.sizeThatFits(room).height)
            row.frame = CGRect(x: 16, y: y, width: room.width, height: height)
            y += height + 8
        }
        contentSize = CGSize(width: width, height: y + 4)
    }
    static func item(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIBarButtonItem
    {
        UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in action() })
    }
    static func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    }
}

private class HarbourPage: UIViewController {
    let store: HarbourStore
    let form = HarbourForm()
    let state = UILabel()
    var stateText: String { "" }

    init(_ store: HarbourStore, title: String) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        self.title = title
        store.observe { [weak self] in
            self?.refresh()
            return self != nil
        }
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = form }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }
    func refresh() {
        guard isViewLoaded else { return }
        state.text = stateText
        form.setNeedsLayout()
    }
    var faultOnScreen: String? { viewIfLoaded?.window == nil ? nil : faultOfState }
    var faultOfState: String? {
        state.text == stateText ? nil : "the text is not that of the state"
    }
}

private final class HarbourBerth: UIView {
    private(set) var isToldOfWindow = false
    private(set) var isToldOfSuperview = false
    override func willMove(toWindow newWindow: UIWindow?) { isToldOfWindow = newWindow != nil }
    override func didMoveToSuperview() { isToldOfSuperview = superview != nil }
    var isToldRightly: Bool {
        isToldOfWindow == (window != nil) && isToldOfSuperview == (superview != nil)
    }
}

private final class HarbourQuay: HarbourPage, SelfChecking {
    private static let names = [11: "Anna", 12: "Berta", 13: "Clara"]
    private let dock = UIView()
    private let berths = [HarbourBerth(), HarbourBerth(), HarbourBerth()]
    private var order = [11, 12, 13]
    private weak var bell: HarbourBell?
    private lazy var raise = move("Raise the lowest") { quay in
        quay.order.append(quay.order.removeFirst())
        if let ship = quay.dock.viewWithTag(quay.order[quay.order.count - 1]) {
            quay.dock.bringSubviewToFront(ship)
        }
    }
    private lazy var swap = move("Swap the lowest two") { quay in
        quay.order.swapAt(0, 1)
        quay.dock.exchangeSubview(at: 0, withSubviewAt: 1)
    }
    private lazy var sail = move("Clara sails") { quay in
        let isIn = quay.order.contains(13)
        if isIn {
            quay.berths[2].removeFromSuperview()
        } else {
            quay.dock.insertSubview(quay.berths[2], at: 1)
        }
        if isIn { quay.order.removeAll { $0 == 13 } } else { quay.order.insert(13, at: 1) }
    }
    override var stateText: String {
        "From below: " + order.map { Self.names[$0] ?? "" }.joined(separator: ", ")
    }

    private func move(_ title: String, _ body: @escaping @MainActor (HarbourQuay) -> Void)
        -> UIButton
    {
        HarbourForm.button(title) { [weak self] in
            if let self { self.store.change { _ in body(self) } }
        }
    }
    override func loadView() { view = UIView() }
    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, berth) in berths.enumerated() {
            berth.tag = 11 + index
            berth.backgroundColor = [.systemRed, .systemBlue, .systemGreen][index]
            dock.addSubview(berth)
        }
        form.rows = [
            state, raise, swap, sail,
            HarbourForm.button("Bell") { [weak self] in self?.toggleBell() },
        ]
        view.addSubview(dock)
        view.addSubview(form)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.safeAreaLayoutGuide.layoutFrame
        dock.frame = CGRect(
            x: room.minX, y: room.minY, width: room.width, height: max(0, min(96, room.height / 4)))
        for (index, berth) in berths.enumerated() {
            berth.frame = CGRect(
                x: room.width * CGFloat(index) / 6, y: 4, width: room.width / 2,
                height: max(0, dock.bounds.height - 8))
        }
        form.frame = CGRect(
            x: 0, y: dock.frame.maxY, width: view.bounds.width,
            height: max(0, view.bounds.height - dock.frame.maxY))
    }
    override func refresh() {
        sail.setTitle(order.contains(13) ? "Clara sails" : "Clara returns", for: .normal)
        super.refresh()
    }
    private func toggleBell() {
        if let bell, bell === presentedViewController {
            if !bell.isBeingDismissed, !bell.isBeingPresented { bell.dismiss(animated: true) }
        }
        guard presentedViewController == nil else { return }
        let page = HarbourBell(store, title: "Bell")
        page.popoverPresentationController?.sourceView = dock
        page.popoverPresentationController?.passthroughViews = [form]
        bell = page
        present(page, animated: true)
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if dock.subviews.map(\.tag) != order { return "the ships lie in another order" }
        return berths.allSatisfy(\.isToldRightly)
            ? faultOfState : "a ship was told of another view or window than it is in"
    }
}

/// A popover in every window, which a user may pin.
private final class HarbourBell: HarbourPage, UIPopoverPresentationControllerDelegate, SelfChecking
{
    private var isPinned = false
    private var keptOpen = 0
    private var isPrepared = false
    override var stateText: String {
        "\(isPinned ? "Pinned" : "Loose"), kept open \(keptOpen) times"
    }

    override init(_ store: HarbourStore, title: String) {
        super.init(store, title: title)
        modalPresentationStyle = .popover
        preferredContentSize = CGSize(width: 240, height: 120)
        guard let popover = popoverPresentationController else { return }
        popover.permittedArrowDirections = [.up]
        popover.popoverLayoutMargins = UIEdgeInsets(top: 16, left: 24, bottom: 16, right: 24)
        popover.canOverlapSourceViewRect = true
        popover.delegate = self
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        form.rows = [
            state,
            HarbourForm.button("Pin or unpin") { [weak self] in
                self?.store.change { _ in self?.isPinned.toggle() }
            },
        ]
    }
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
        isPrepared = true
    }
    func popoverPresentationControllerShouldDismissPopover(
        _ popover: UIPopoverPresentationController
    ) -> Bool {
        if isPinned { keptOpen += 1 }
        refresh()
        return !isPinned
    }
    var complaint: String? {
        guard let window = viewIfLoaded?.window, let popover = popoverPresentationController else {
            return nil
        }
        if !isPrepared { return "the popover is shown and nobody was asked to prepare it" }
        let place = view.convert(view.bounds, to: nil)
        if place.minX < 23.5 || place.maxX > window.bounds.width - 23.5 {
            return "the popover does not keep its margins"
        }
        let arrow = popover.arrowDirection
        return arrow == .up || arrow == .unknown || arrow.isEmpty
            ? faultOfState : "the arrow points where it may not"
    }
}

private final class HarbourLog: HarbourPage, UIScrollViewDelegate, SelfChecking {
    private var (begun, ended, jumps) = (0, 0, 0)
    private var isJumping = false
    private var toldOffset = CGPoint.zero
    private lazy var top = HarbourForm.item("Top") { [weak self] in self?.jump(toEnd: false) }
    private lazy var end = HarbourForm.item("End") { [weak self] in self?.jump(toEnd: true) }
    private lazy var lock = HarbourForm.item("Lock") { [weak self] in
        self?.store.change { _ in self?.form.isScrollEnabled.toggle() }
    }
    override var stateText: String { "\(ended) drags, \(jumps) jumps" }
    private var ends: (least: CGFloat, greatest: CGFloat) {
        let insets = form.adjustedContentInset
        return (
            -insets.top,
            max(-insets.top, form.contentSize.height + insets.bottom - form.bounds.height)
        )
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.setLeftBarButtonItems([top, end], animated: false)
        navigationItem.setRightBarButtonItems([lock], animated: false)
        let lines = (1...50).map { _ in UILabel() }
        for (index, line) in lines.enumerated() { line.text = "Entry \(index + 1)" }
        form.rows = [state] + lines
        toldOffset = form.contentOffset
        form.delegate = self
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        updateButtons()
    }
    private func updateButtons() {
        let y = form.contentOffset.y
        (top.isEnabled, end.isEnabled) = (y > ends.least + 0.5, y < ends.greatest - 0.5)
        lock.title = form.isScrollEnabled ? "Lock" : "Free"
    }
    override func refresh() {
        super.refresh()
        navigationItem.title = stateText
        if isViewLoaded { updateButtons() }
    }
    private func jump(toEnd: Bool) {
        let y = toEnd ? ends.greatest : ends.least
        guard y != form.contentOffset.y else { return }
        (isJumping, jumps) = (true, jumps + 1)
        form.setContentOffset(CGPoint(x: form.contentOffset.x, y: y), animated: true)
        refresh()
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        toldOffset = scrollView.contentOffset
        updateButtons()
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        (begun, isJumping) = (begun + 1, false)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        store.change { _ in ended += 1 }
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { isJumping = false }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if begun != ended { return "\(begun) drags began and \(ended) ended" }
        if isJumping { return "a jump has not ended" }
        if toldOffset != form.contentOffset { return "the log has moved and did not tell" }
        return navigationItem.title == stateText
            ? faultOfState : "the title does not count the drags"
    }
}

private final class HarbourRadio: HarbourPage, UITextFieldDelegate, SelfChecking {
    private let field = UITextField()
    private var isPinned = false
    private var (begun, ended) = (0, 0)
    private var (isRising, isUp) = (false, false)
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []
    private lazy var pin = HarbourForm.button("Pin") { [weak self] in
        self?.store.change { _ in self?.isPinned.toggle() }
    }
    private lazy var done = HarbourForm.button("End the call") { [weak self] in
        self?.view.endEditing(false)
    }
    override var stateText: String { "Keyboard \(isUp ? "up" : "down"), calls made: \(ended)" }
    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Call sign"
        field.delegate = self
        form.keyboardDismissMode = .onDrag
        form.alwaysBounceVertical = true
        form.rows = [field, done, state, pin]
    }
    /// From the start, since the keyboard may move before the page is first shown.
    func listen() -> HarbourRadio {
        observe(UIResponder.keyboardWillShowNotification) { $0.isRising = true }
        observe(UIResponder.keyboardWillHideNotification) { $0.isRising = false }
        observe(UIResponder.keyboardDidShowNotification) { $0.isUp = true }
        observe(UIResponder.keyboardDidHideNotification) { radio in
            radio.isUp = false
            radio.navigationController?.setNavigationBarHidden(false, animated: true)
        }
        return self
    }
    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    private func observe(
        _ name: NSNotification.Name, _ body: @escaping @MainActor (HarbourRadio) -> Void
    ) {
        tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] note in
                let end =
                    (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
                    .cgRectValue ?? .zero
                MainActor.assumeIsolated {
                    guard let self else { return }
                    body(self)
                    let covered =
                        self.form.bounds.maxY - self.form.convert(end, from: nil).minY
                        - self.form.safeAreaInsets.bottom
                    self.form.contentInset.bottom =
                        self.isRising && self.form.window != nil
                        ? max(0, min(covered, end.height)) : 0
                    self.refresh()
                }
            })
    }
    override func refresh() {
        done.isEnabled = field.isEditing && !isPinned
        pin.setTitle(isPinned ? "Let the keyboard go" : "Keep the keyboard", for: .normal)
        super.refresh()
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { !isPinned }
    func textFieldDidBeginEditing(_ textField: UITextField) { store.change { _ in begun += 1 } }
    func textFieldDidEndEditing(_ textField: UITextField) { store.change { _ in ended += 1 } }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if isRising != isUp { return "the keyboard was said to move and did not" }
        if begun != ended + (field.isEditing ? 1 : 0) {
            return "editing began \(begun) times and ended \(ended) times"
        }
        if !isUp, navigationController?.isNavigationBarHidden == true {
            return "the bar is hidden without a keyboard"
        }
        return faultOfState
    }
}

/// The page of a group of tabs, or of a tab in it.
private final class HarbourFleet: HarbourPage, SelfChecking {
    private var identifier: String { tab?.identifier ?? "" }
    private var group: UITabGroup? { store.tabs?.tab(forIdentifier: "fleet") as? UITabGroup }
    override var stateText: String {
        identifier == "fleet" ? "All ships" : "Ships of the \(title ?? "")"
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        let names = identifier == "fleet" ? ["tugs", "ferries"] : []
        form.rows =
            [state]
            + names.map { name in
                HarbourForm.button("Go to \(name)") { [weak self] in
                    guard let group = self?.group else { return }
                    group.selectedChild = group.tab(forIdentifier: name)
                }
            }
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil, navigationController?.topViewController === self else {
            return nil
        }
        if group?.managingNavigationController !== navigationController {
            return "another stack holds the group"
        }
        let selected = group?.selectedChild?.identifier
        return selected == (identifier == "fleet" ? nil : identifier)
            ? faultOfState : "another child of the group is selected"
    }
}

private final class HarbourGauge: HarbourPage, SelfChecking {
    override var stateText: String { "The water is at \(store.level)" }
    override func viewDidLoad() {
        super.viewDidLoad()
        form.rows = [
            state,
            HarbourForm.button("Next level") { [weak self] in
                self?.store.change { $0.level = ($0.level + 1) % 10 }
            },
        ]
    }
    var complaint: String? {
        viewIfLoaded?.window != nil && tab?.badgeValue != "\(store.level)"
            ? "the badge is not the level" : faultOnScreen
    }
}

private final class HarbourOffice: HarbourPage, SelfChecking {
    private lazy var bar = HarbourForm.button("Tab bar") { [weak self] in
        self?.store.change {
            $0.tabs?.setTabBarHidden($0.tabs?.isTabBarHidden == false, animated: true)
        }
    }
    private lazy var side = HarbourForm.button("Sidebar") { [weak self] in
        guard let sidebar = self?.tabBarController?.sidebar else { return }
        self?.store.change { _ in
            sidebar.preferredLayout = sidebar.preferredLayout == .tile ? .overlap : .tile
        }
    }
    private lazy var lock = HarbourForm.button("Gauge") { [weak self] in
        self?.store.change { $0.gaugeIsLocked.toggle() }
    }
    override var stateText: String {
        "\(store.selected) tabs chosen, \(store.refused) refused, More \(store.visitsToMore) times"
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        form.rows = [state, bar, side, lock]
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // Else nobody would come back here.
        tabBarController?.setTabBarHidden(false, animated: animated)
    }
    override func refresh() {
        bar.setTitle(
            store.tabs?.isTabBarHidden == true ? "Show tab bar" : "Hide tab bar", for: .normal)
        side.setTitle(
            store.tabs?.sidebar.preferredLayout == .tile ? "Sidebar beside" : "Sidebar over",
            for: .normal)
        lock.setTitle(store.gaugeIsLocked ? "Unlock the gauge" : "Lock the gauge", for: .normal)
        super.refresh()
    }
    var complaint: String? { faultOnScreen }
}

private final class HarbourTabs: UITabBarController, UITabBarControllerDelegate, SelfChecking {
    private let store: HarbourStore

    init(_ store: HarbourStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        store.tabs = self
        delegate = self
        let fleet = UITabGroup(
            title: "Fleet", image: nil, identifier: "fleet",
            children: [
                UITab(title: "Tugs", image: nil, identifier: "tugs") {
                    HarbourFleet(store, title: $0.title)
                },
                UITab(title: "Ferries", image: nil, identifier: "ferries") {
                    HarbourFleet(store, title: $0.title)
                },
            ]
        ) { HarbourFleet(store, title: $0.title) }
        fleet.managingNavigationController = UINavigationController()
        let gauge = UITab(title: "Gauge", image: nil, identifier: "gauge") { _ in
            HarbourGauge(store, title: "Gauge")
        }
        store.observe { [weak gauge, unowned store] in
            gauge?.badgeValue = "\(store.level)"
            return gauge != nil
        }
        tabs = [
            stack("Quay") { HarbourQuay(store, title: "Quay") },
            stack("Log") { HarbourLog(store, title: "Log") },
            stack("Radio") { HarbourRadio(store, title: "Radio").listen() }, fleet, gauge,
            UITab(title: "Office", image: nil, identifier: "office") { _ in
                HarbourOffice(store, title: "Office")
            },
        ]
        sidebar.preferredLayout = .tile
        store.change()
    }
    required init?(coder: NSCoder) { nil }
    private func stack(_ title: String, _ page: @escaping @MainActor () -> UIViewController)
        -> UITab
    {
        UITab(title: title, image: nil, identifier: title) { _ in
            let stack = UINavigationController(rootViewController: page())
            stack.hidesBarsWhenKeyboardAppears = title == "Radio"
            return stack
        }
    }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab)
        -> Bool
    {
        guard store.gaugeIsLocked, tab.identifier == "gauge", selectedTab !== tab else {
            store.change { $0.allowed += 1 }
            return true
        }
        store.change { $0.refused += 1 }
        guard presentedViewController == nil else { return false }
        let alert = UIAlertController(
            title: "The gauge is locked", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Close", style: .cancel))
        present(alert, animated: true)
        return false
    }
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        store.change { $0.selected += 1 }
    }
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        if viewController === moreNavigationController { store.change { $0.visitsToMore += 1 } }
    }
    var complaint: String? {
        if store.allowed != store.selected {
            return "\(store.allowed) tabs were allowed and \(store.selected) selected"
        }
        guard viewIfLoaded?.window != nil else { return nil }
        if selectedTab == nil, traitCollection.horizontalSizeClass == .compact { return nil }
        return selectedTab?.tabBarController === self ? nil : "the selected tab is none of these"
    }
}

@MainActor func makeHarbour() -> UIViewController { HarbourTabs(HarbourStore()) }
