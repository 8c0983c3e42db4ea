// An observatory: a dome that forwards appearance by hand around a split view with three columns
// and an inspector; needs `from: .iOS26`. Uses trait overrides, trait registrations, column widths,
// edges and buttons, the split view's delegate, menus with attributes.
import UIKit

@MainActor private final class ObservatoryStore {
    static let objects = [
        "Planets": ["Mars", "Saturn"], "Stars": ["Altair", "Deneb", "Vega"],
        "Clouds": ["Lagoon", "Orion"],
    ]
    static let categories = ["Planets", "Stars", "Clouds"]
    var category = "Planets"
    var object: String?
    var logged = 0
    var opensWide = false
    var notesAreShown = false
    weak var split: ObservatorySplit?
    private var observers: [@MainActor () -> Void] = []
    func observe(_ body: @escaping @MainActor () -> Void) { observers.append(body) }

    func change(_ body: (ObservatoryStore) -> Void = { _ in }) {
        body(self)
        for observer in observers { observer() }
    }

    func clearing() -> UIAction {
        UIAction(
            title: "Clear log", attributes: logged > 0 ? .destructive : [.destructive, .disabled]
        ) { [weak self] _ in
            self?.change { $0.logged = 0 }
        }
    }
}

/// Rows that scroll.
private final class ObservatoryForm: UIScrollView {
    var rows: [UIView] = [] {
        didSet {
            for row in oldValue where !rows.contains(where: { $0 === row }) {
                row.removeFromSuperview()
            }
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
    static func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    }
}

/// A page of rows that follows the store.
private class ObservatoryPage: UIViewController {
    let store: ObservatoryStore
    let form = ObservatoryForm()

    init(_ store: ObservatoryStore, title: String) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        self.title = title
        store.observe { [weak self] in if self?.isViewLoaded == true { self?.refresh() } }
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = form }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }

    func refresh() { form.setNeedsLayout() }

    /// A list of names, of which one is chosen. While the list stays on screen that one is no
    /// choice.
    func showNames(
        _ names: [String], chosen: String?, _ action: @escaping @MainActor (String) -> Void
    ) {
        form.rows = names.map { name in
            let row = ObservatoryForm.button(name == chosen ? "✓ \(name)" : name) { action(name) }
            row.isEnabled = name != chosen || store.split?.isCollapsed == true
            return row
        }
    }

    func faultOfNames(_ names: [String], chosen: String?) -> String? {
        let wanted = names.map { $0 == chosen ? "✓ \($0)" : $0 }
        return form.rows.map { ($0 as? UIButton)?.currentTitle } == wanted
            ? nil : "the rows are not the names of the store"
    }
}

private final class ObservatoryCatalogue: ObservatoryPage, SelfChecking {
    override func refresh() {
        showNames(ObservatoryStore.categories, chosen: store.category) { [weak self] name in
            self?.store.change { $0.category = name }
            self?.store.split?.show(.supplementary)
        }
    }
    var complaint: String? {
        viewIfLoaded?.window == nil
            ? nil : faultOfNames(ObservatoryStore.categories, chosen: store.category)
    }
}

private final class ObservatoryList: ObservatoryPage, SelfChecking {
    private var names: [String] { ObservatoryStore.objects[store.category] ?? [] }
    /// A tap logs, a long press offers to clear.
    private lazy var logItem = UIBarButtonItem(
        title: "Log",
        primaryAction: UIAction(title: "Log") { [weak self] _ in
            self?.store.change { $0.logged += 1 }
        },
        menu: UIMenu(children: [store.clearing()]))

    override func refresh() {
        title = store.category
        navigationItem.rightBarButtonItem = logItem
        logItem.title = "Log \(store.logged)"
        logItem.menu = logItem.menu?.replacingChildren([store.clearing()])
        showNames(names, chosen: store.object) { [weak self] name in
            self?.store.change { $0.object = name }
            self?.store.split?.show(.secondary)
        }
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if title != store.category { return "the title is not the category" }
        let isDisabled = (logItem.menu?.children.first as? UIAction)?.attributes.contains(.disabled)
        if isDisabled != (store.logged == 0) { return "Clear log does not follow the log" }
        if logItem.title != "Log \(store.logged)" {
            return "the button does not show how much is logged"
        }
        return faultOfNames(names, chosen: store.object)
    }
}

private final class ObservatoryNotes: ObservatoryPage, SelfChecking {
    private let count = UILabel()
    private lazy var hide = ObservatoryForm.button("Hide notes") { [weak self] in
        self?.store.split?.hide(.inspector)
    }
    private var countText: String { "Notes on \(store.object ?? "the sky")" }

    override func viewDidLoad() {
        super.viewDidLoad()
        form.rows = [count, hide]
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        store.change { $0.notesAreShown = true }
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        store.change { $0.notesAreShown = false }
    }
    override func refresh() {
        count.text = countText
        super.refresh()
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil, store.notesAreShown else { return nil }
        return count.text == countText ? nil : "the notes are on another object"
    }
}

/// The chosen object, and how the columns are shown.
private final class ObservatoryObject: ObservatoryPage, SelfChecking {
    private let state = UILabel()
    private var registration: (any UITraitChangeRegistration)?
    private var heard = 0
    private var knownClass = UIUserInterfaceSizeClass.unspecified
    private lazy var notesItem = UIBarButtonItem(
        title: "Notes",
        primaryAction: UIAction(title: "Notes") { [weak self] _ in
            guard let split = self?.store.split else { return }
            if split.isShowing(.inspector) {
                split.hide(.inspector)
            } else {
                split.show(.inspector)
            }
        })
    private lazy var tools = UIBarButtonItem(title: "Tools", menu: UIMenu(title: "Tools"))
    private lazy var edge = ObservatoryForm.button("Side") { [weak self] in
        self?.adjust { $0.primaryEdge = $0.primaryEdge == .leading ? .trailing : .leading }
    }
    private lazy var visibility = ObservatoryForm.button("Mode button") { [weak self] in
        self?.adjust {
            switch $0.displayModeButtonVisibility {
            case .automatic: $0.displayModeButtonVisibility = .never
            case .never: $0.displayModeButtonVisibility = .always
            default: $0.displayModeButtonVisibility = .automatic
            }
        }
    }
    private lazy var width = ObservatoryForm.button("List width") { [weak self] in
        self?.adjust { $0.listIsShare.toggle() }
    }
    private lazy var wide = ObservatoryForm.button("Opens") { [weak self] in
        self?.store.change { $0.opensWide.toggle() }
    }
    private lazy var listen = ObservatoryForm.button("Listen") { [weak self] in
        self?.toggleListening()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems = [tools, notesItem]
        form.rows = [state, edge, visibility, width, wide, listen]
        toggleListening()
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if registration != nil { knownClass = traitCollection.horizontalSizeClass }
        refresh()
    }
    private func toggleListening() {
        if let registration {
            unregisterForTraitChanges(registration)
            self.registration = nil
        } else {
            knownClass = traitCollection.horizontalSizeClass
            registration = registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
                (self: Self, _) in
                self.heard += 1
                self.knownClass = self.traitCollection.horizontalSizeClass
                self.refresh()
            }
        }
        refresh()
    }

    private func adjust(_ body: (ObservatorySplit) -> Void) {
        if let split = store.split { body(split) }
        store.change()
    }

    private func menuChildren() -> [UIMenuElement] {
        let more = UIAction(title: "Log five", subtitle: "At once", attributes: .keepsMenuPresented)
        { [weak self] _ in
            self?.store.change { $0.logged += 5 }
        }
        let leave = UIAction(title: "Leave object", attributes: store.object == nil ? .hidden : [])
        { [weak self] _ in
            self?.store.change { $0.object = nil }
        }
        return [
            more, store.clearing(),
            UIMenu(title: "View", options: .displayInline, children: [leave]),
        ]
    }

    private func stateText() -> String {
        let width =
            registration == nil
            ? "Not listening" : knownClass == .compact ? "Compact width" : "Regular width"
        let told = store.split.map {
            "\($0.gesturesEnded) swipes, \($0.columnsShown) came, \($0.columnsHidden) went"
        }
        return
            "\(store.object ?? "Nothing chosen"), logged \(store.logged)\n\(width), heard \(heard)\n\(told ?? "")\n"
            + "Notes \(store.notesAreShown ? "shown" : "hidden")"
    }
    override func refresh() {
        guard isViewLoaded else { return }
        title = store.object ?? "Sky"
        state.text = stateText()
        tools.menu = tools.menu?.replacingChildren(menuChildren())
        if let split = store.split {
            edge.setTitle(
                "Sidebars: \(split.primaryEdge == .leading ? "leading" : "trailing")", for: .normal)
            let names = ["automatic", "never", "always"]
            visibility.setTitle(
                "Mode button: \(names[split.displayModeButtonVisibility.rawValue])", for: .normal)
            width.setTitle("List: \(split.listIsShare ? "a quarter" : "260 points")", for: .normal)
        }
        wide.setTitle("Opens: \(store.opensWide ? "all columns" : "as proposed")", for: .normal)
        listen.setTitle(registration == nil ? "Listen again" : "Stop listening", for: .normal)
        super.refresh()
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil, let split = store.split, split.view.window != nil else {
            return nil
        }
        if title != store.object ?? "Sky" { return "the title is not the object" }
        if state.text != stateText() { return "the state is not that of the store" }
        let isStale = registration != nil && knownClass != traitCollection.horizontalSizeClass
        if isStale { return "the width class changed and the handler was not called" }
        return tools.menu?.children.count == 3 ? nil : "the menu has lost its children"
    }
}

private final class ObservatorySplit: UISplitViewController, UISplitViewControllerDelegate,
    SelfChecking
{
    private let store: ObservatoryStore
    private let list: ObservatoryList
    private(set) var gesturesEnded = 0
    private(set) var (columnsShown, columnsHidden) = (0, 0)
    private var gesturesBegun = 0
    private var announced = 0
    private var order: [String] = []
    private var faultOfCollapse: String?
    private var answer = Column.secondary
    var listIsShare = false {
        didSet {
            preferredSupplementaryColumnWidth = listIsShare ? Self.automaticDimension : 260
            preferredSupplementaryColumnWidthFraction = listIsShare ? 0.25 : Self.automaticDimension
        }
    }

    init(_ store: ObservatoryStore) {
        self.store = store
        list = ObservatoryList(store, title: "Planets")
        super.init(style: .tripleColumn)
        store.split = self
        delegate = self
        setViewController(ObservatoryCatalogue(store, title: "Catalogue"), for: .primary)
        setViewController(list, for: .supplementary)
        setViewController(ObservatoryObject(store, title: "Sky"), for: .secondary)
        setViewController(ObservatoryNotes(store, title: "Notes"), for: .inspector)
        preferredPrimaryColumnWidthFraction = 0.25
        minimumPrimaryColumnWidth = 200
        maximumPrimaryColumnWidth = 280
        minimumSupplementaryColumnWidth = 220
        maximumSupplementaryColumnWidth = 300
        preferredInspectorColumnWidth = 240
        maximumInspectorColumnWidth = 260
        listIsShare = false
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        order = ["will"]
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        order.append("is")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        order.append("did")
    }
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
    ) -> Column {
        answer = store.object == nil ? .supplementary : .secondary
        return answer
    }
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposed: DisplayMode
    ) -> DisplayMode { store.opensWide ? .twoBesideSecondary : proposed }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        faultOfCollapse =
            svc.isShowing(answer)
            ? nil : "the column that the delegate named is not on top after a collapse"
        store.change()
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { store.change() }
    func splitViewController(_ svc: UISplitViewController, willShow column: Column) {
        announced += 1
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: Column) {
        announced += 1
    }
    func splitViewController(_ svc: UISplitViewController, didShow column: Column) {
        store.change { _ in columnsShown += 1 }
    }
    func splitViewController(_ svc: UISplitViewController, didHide column: Column) {
        store.change { _ in columnsHidden += 1 }
    }
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        gesturesBegun += 1
    }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        store.change { _ in gesturesEnded += 1 }
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if order != ["will", "is", "did"] {
            return "it appeared by the calls \(order.joined(separator: ", "))"
        }
        if gesturesBegun != gesturesEnded {
            return "\(gesturesBegun) gestures began and \(gesturesEnded) ended"
        }
        if announced != columnsShown + columnsHidden {
            return "a column was said to come or go and did not"
        }
        if let faultOfCollapse { return faultOfCollapse }
        if store.notesAreShown != isShowing(.inspector) {
            return "the notes are on screen against what the split view says"
        }
        // Half open, a phone puts the edge of the list at its fold.
        let isPhone = traitCollection.userInterfaceIdiom == .phone
        if !isPhone && supplementaryColumnWidth > 300.5 || inspectorColumnWidth > 260.5 {
            return "a column is wider than its maximum"
        }
        guard !isCollapsed, isShowing(.supplementary),
            let column = list.navigationController?.viewIfLoaded
        else { return nil }
        return abs(column.bounds.width - supplementaryColumnWidth) < 1
            ? nil : "the list is not as wide as its column"
    }
}

private final class ObservatoryClosed: ObservatoryPage, SelfChecking {
    private let text = UILabel()
    private var isOnScreen = false

    override func refresh() {
        text.text = "The dome is closed."
        if form.rows.isEmpty { form.rows = [text] }
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isOnScreen = true
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isOnScreen = false
    }
    var complaint: String? {
        isViewLoaded && (view.window != nil) != isOnScreen
            ? "it was not told that it is on screen, or off it" : nil
    }
}

/// Shows the split view or a closed roof over a strip of buttons, and tells them itself when they
/// appear.
private final class ObservatoryDome: UIViewController, SelfChecking {
    private let store = ObservatoryStore()
    private let strip = UIView()
    private lazy var split = ObservatorySplit(store)
    private lazy var closed = ObservatoryClosed(store, title: "Closed")
    private lazy var current: UIViewController = split
    private lazy var roof = ObservatoryForm.button("Close dome") { [weak self] in self?.toggleRoof()
    }
    private lazy var narrow = ObservatoryForm.button("Narrow: off") { [weak self] in
        self?.toggleNarrow()
    }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidLoad() {
        super.viewDidLoad()
        strip.backgroundColor = .secondarySystemBackground
        strip.addSubview(roof)
        strip.addSubview(narrow)
        addChild(current)
        view.addSubview(current.view)
        view.addSubview(strip)
        current.didMove(toParent: self)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        strip.frame = CGRect(
            x: 0, y: view.bounds.maxY - 44 - safe.bottom, width: view.bounds.width,
            height: 44 + safe.bottom)
        let half = max(0, (view.bounds.width - safe.left - safe.right) / 2)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        roof.frame = CGRect(x: safe.left + (isMirrored ? half : 0), y: 0, width: half, height: 44)
        narrow.frame = CGRect(x: safe.left + (isMirrored ? 0 : half), y: 0, width: half, height: 44)
        current.view.frame = view.bounds
        current.additionalSafeAreaInsets.bottom = 44
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        current.beginAppearanceTransition(true, animated: animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        current.endAppearanceTransition()
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        current.beginAppearanceTransition(false, animated: animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        current.endAppearanceTransition()
    }
    private func toggleRoof() {
        let (old, new) = (current, current === split ? closed : split)
        current = new
        old.willMove(toParent: nil)
        addChild(new)
        old.beginAppearanceTransition(false, animated: false)
        new.beginAppearanceTransition(true, animated: false)
        old.view.removeFromSuperview()
        new.view.frame = view.bounds
        new.additionalSafeAreaInsets.bottom = 44
        view.insertSubview(new.view, at: 0)
        old.endAppearanceTransition()
        new.endAppearanceTransition()
        old.removeFromParent()
        new.didMove(toParent: self)
        roof.setTitle(current === split ? "Close dome" : "Open dome", for: .normal)
        narrow.isEnabled = current === split
        view.setNeedsLayout()
    }
    private func toggleNarrow() {
        if split.traitOverrides.contains(UITraitHorizontalSizeClass.self) {
            split.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        } else {
            split.traitOverrides.horizontalSizeClass = .compact
        }
        let isNarrow = split.traitOverrides.contains(UITraitHorizontalSizeClass.self)
        narrow.setTitle("Narrow: \(isNarrow ? "on" : "off")", for: .normal)
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if children != [current] || current.view.superview !== view {
            return "it holds another page than it shows"
        }
        if current.view.frame != view.bounds { return "the page does not fill the dome" }
        if view.subviews.last !== strip { return "something lies over the strip" }
        let isNarrow = split.traitOverrides.contains(UITraitHorizontalSizeClass.self)
        return current === split && isNarrow && !split.isCollapsed
            ? "the narrow split view has not collapsed" : nil
    }
}

@MainActor func makeObservatory() -> UIViewController { ObservatoryDome() }
