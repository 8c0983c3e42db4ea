public import Foundation
internal import Journal

/// A stack of controllers of which the top one is on screen, under a bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    // MARK: - Stored state

    /// The controllers from the root to the top.
    var stack: [UIViewController] = []
    let bar = UINavigationBar(frame: .zero)
    let tools = UIToolbar(frame: .zero)
    var barVisibility = BarVisibility()
    let transitions = NavigationTransitions()
    /// The last size of a top controller that was passed to `preferredContentSize`, and
    /// `preferredSizeRequest.latest` right after.
    var sizeHandedOver = (size: CGSize.zero, request: -1)
    /// Whether another navigation controller may be on this one's stack.
    var allowsNestedNavigation = false

    open weak var delegate: (any UINavigationControllerDelegate)?
    let popGesture = UIGestureRecognizer()
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }
    let contentPopGesture = UIGestureRecognizer()
    /// Pops by a swipe that begins anywhere in the content (D-017); `nil` before iOS 26.
    public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
        Simulation.active.release.conventions.contentSwipesBack ? contentPopGesture : nil
    }

    // MARK: - Initialisers

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.owner = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bar.owner = self
    }

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        // The first page of a stack is no request for another one.
        Simulation.active.carryOut(.stack(navigation: serialNumber, .others)) {
            pushViewController(rootViewController, animated: false)
        }
    }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    deinit {
        bar.owner = nil
    }

    // MARK: - The stack (UINavigationController+Stack.swift)

    /// The controllers from the root to the top.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? {
        stack.last?.presentedHereOrAbove ?? stack.last
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        note(.others)
        replaceStack(with: viewControllers, animated: animated)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewController.joinSimulation()
        note(.push(viewController.serialNumber))
        push(viewController, animated: animated)
    }

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        note(.pop)
        return pop(animated: animated)
    }

    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        note(.popTo(viewController.serialNumber))
        return pop(to: viewController, animated: animated)
    }

    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        note(.popToRoot)
        guard let root = stack.first else { return nil }
        return pop(to: root, animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    // MARK: - Questions of a collapsing split view

    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        pushViewController(secondaryViewController, animated: false)
    }

    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        popViewController(animated: false)
    }

    // MARK: - The bars (UINavigationController+Bars.swift)

    public var navigationBar: UINavigationBar { bar }

    /// Visibility is the navigation controller's, not that of the controller that asked for it
    /// (B-064).
    open var isNavigationBarHidden: Bool {
        get { storedIsBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Whether the app itself has ever hidden the bar.
    private(set) var appHasHiddenBar = false

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        if hidden { appHasHiddenBar = true }
        setBarHidden(hidden, animated: animated, cause: .app)
    }

    open var hidesBarsWhenVerticallyCompact = false
    open var hidesBarsWhenKeyboardAppears = false
    /// Inert: the model has no taps outside of controls (B-067).
    open var hidesBarsOnTap = false

    /// How long an animated change of a bar's visibility takes, in seconds.
    public class var hideShowBarDuration: CGFloat { 0.2 }

    open var toolbar: UIToolbar! { tools }

    open var isToolbarHidden: Bool {
        get { toolsAreHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        setToolsHidden(hidden, animated: animated)
    }

    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        childSizeDidChange(container)
    }

    // MARK: - The view

    open override func loadView() {
        let root = NavigationRootView(frame: Simulation.active.window.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(bar)
        view = root
    }

    // MARK: - What the container decides (UINavigationController+Layout.swift)

    override func forEachSharingAppearance(_ body: (UIViewController) -> Void) {
        if let top = stack.last { body(top) }
    }

    override var managesChildren: Bool { true }
    package override var asNavigation: UINavigationController? { self }
    package override var columnNavigation: UINavigationController? { self }

    override func overlayInsets(forChild child: UIViewController) -> UIEdgeInsets {
        contentInsets
    }

    override func parentDidChange() { adaptToNesting() }
    override func viewSafeAreaWillReachChildren() { layOutBarEagerly() }
    override func traitsDidUpdate(from old: UITraitCollection) { barsFollowHeight(from: old) }
    override func didBeginAppearing() { installTopView() }
    override func childrenDidAppear(_ half: AppearanceHalf, animated: Bool) {
        tellDelegateOfTop(half, animated: animated)
    }
    override func didBeginDisappearing() {
        transitions.announcedTop = -1
        if transition != nil { Simulation.active.passed(.immediateChangeEnds) }
        finishTransition()
    }
}

/// A navigation controller's own view: its layout is the controller's.
@MainActor private final class NavigationRootView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        controllerReference?.read { $0.asNavigation }?.layOutContents()
    }
}
