public import Foundation
internal import Journal

/// Shows one of several controllers, which the user selects in a bar (B-060, B-198, B-T2).
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    // MARK: - Stored state

    var pages: [UIViewController] = []
    /// The index of the tab on screen; `NSNotFound` while there are no tabs.
    var selection = NSNotFound
    let bar = UITabBar(frame: .zero)
    /// Has the list of the tabs that a compact bar has no room for (D-035); `nil` until asked for.
    var storedMore: UINavigationController?
    /// Whether that list is on screen.
    var showsMore = false
    /// Whether the bar is hidden for a pushed page (B-161).
    var barGivesWay = false
    var appHidesBar = false
    /// The tabs that the app has set; empty where it has set controllers (B-199).
    var ownTabs: [UITab] = []
    /// What is shown for the tabs; empty where the app has set controllers.
    var tabPages: [TabPage] = []
    var storedMode = Mode.automatic
    /// `nil` until somebody asks for it.
    nonisolated(unsafe) var storedSidebar: Sidebar?
    /// The sidebar on screen; `nil` while there is none.
    nonisolated(unsafe) var sidebarView: SidebarView?

    open weak var delegate: (any UITabBarControllerDelegate)?

    // MARK: - Initialisers

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.owner = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bar.owner = self
    }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// A controller with tabs (B-199).
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        replaceTabs(with: tabs)
    }

    deinit {
        bar.owner = nil
        storedSidebar?.owner = nil
        sidebarView?.lose()
    }

    // MARK: - The tabs (UITabBarController+Tabs.swift)

    open var viewControllers: [UIViewController]? {
        get { pages }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        Simulation.active.note(.tabs(serialNumber))
        replacePages(with: viewControllers ?? [])
    }

    /// The index of the selected tab, `NSNotFound` while there is none, and while the list of More
    /// is on screen. Setting an index that does not exist is ignored.
    open var selectedIndex: Int {
        get { showsMore ? NSNotFound : selection }
        set {
            Simulation.active.note(.selection(tabs: serialNumber))
            if pages.indices.contains(newValue) { select(newValue) }
        }
    }

    /// The controller on screen: one of the tabs, or `moreNavigationController` (D-035).
    open var selectedViewController: UIViewController? {
        get { selectedPage }
        set {
            Simulation.active.note(.selection(tabs: serialNumber))
            if barHasMore, newValue === storedMore { return select(selection, showingMore: true) }
            for index in pages.indices where pages[index] === newValue { return select(index) }
        }
    }

    open var tabBar: UITabBar { bar }

    /// Has the list of the tabs for which a compact bar has no room (D-035).
    open var moreNavigationController: UINavigationController { moreNavigation }

    // MARK: - Tabs of iOS 18 (UITabBarController+OwnTabs.swift)

    /// The tabs and groups of the app; empty where it has set controllers (B-199, *unverified*).
    open var tabs: [UITab] {
        get { ownTabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Sets the tabs, and thereby the controllers (B-199).
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        Simulation.active.note(.tabs(serialNumber))
        replaceTabs(with: tabs)
    }

    /// The tab whose controller is on screen; `nil` where the app has set controllers. In a group
    /// it is the child, and a group that is set selects one (B-202). A tab that is not here is
    /// ignored (B-199).
    open var selectedTab: UITab? {
        get { tabOnScreen }
        set {
            Simulation.active.note(.selection(tabs: serialNumber))
            if let newValue { show(newValue) }
        }
    }

    /// The tab with an identifier, among the tabs or in their groups (B-199).
    open func tab(forIdentifier identifier: String) -> UITab? {
        ownTabs.tab(forIdentifier: identifier)
    }

    /// Whether the app has hidden the bar, at the top or below (B-199).
    open var isTabBarHidden: Bool {
        get { appHidesBar }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar. Its place is final at once.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { setBarHidden(hidden) }

    // MARK: - The sidebar (UITabBarController+Sidebar.swift)

    /// Whether the tabs are in a bar alone, or also in a sidebar (B-200).
    open var mode: Mode {
        get { storedMode }
        set { setMode(newValue) }
    }

    /// The sidebar, in every mode (B-200).
    open var sidebar: Sidebar {
        if let storedSidebar { return storedSidebar }
        let made = Sidebar(of: self)
        storedSidebar = made
        return made
    }

    /// What neither the tab bar nor the sidebar covers (D-173).
    open var contentLayoutGuide: UILayoutGuide { UILayoutGuide(.content, of: view) }

    /// A page fills the room beside the sidebar (B-201).
    open override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard mayShowSidebar else {
            return super.size(
                forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        return sizeOfPage(in: parentSize)
    }

    override var stateText: String? {
        if ownTabs.isEmpty { return sidebarText }
        let tabs = ownTabs.map(\.stateText).joined(separator: "|")
        return sidebarText.map { "\(tabs)|\($0)" } ?? tabs
    }

    // MARK: - The view

    open override func loadView() {
        let root = TabRootView(frame: Simulation.active.window.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(bar)
        view = root
    }

    // MARK: - What the container decides

    override func forEachSharingAppearance(_ body: (UIViewController) -> Void) {
        if let selectedPage { body(selectedPage) }
    }

    override var managesChildren: Bool { true }
    override var asTabs: UITabBarController? { self }
    package override var columnNavigation: UINavigationController? {
        selectedPage?.columnNavigation
    }

    override func overlayInsets(forChild child: UIViewController) -> UIEdgeInsets {
        contentInsets
    }

    override func traitsDidUpdate(from old: UITraitCollection) { barFollowsTraits() }
    override func didBeginAppearing() {
        updateSidebar()
        installSelectedView()
    }
}

/// A tab bar controller's own view: its layout is the controller's.
@MainActor private final class TabRootView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        (controller as? UITabBarController)?.layOutContents()
    }
}
