public import Foundation
internal import Journal

/// Manages a view and the controllers inside it.
///
/// Apps override the `open` members; each forwards to the facet file that does the work.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer {
    // MARK: - Stored state

    private nonisolated(unsafe) var storedView: UIView?
    private var isLoadingView = false
    nonisolated(unsafe) var storedChildren: [UIViewController] = []
    /// The container. It owns this controller in `children`, and clears this in its `deinit` (see
    /// `UIView`).
    nonisolated(unsafe) var parentReference: Unmanaged<UIViewController>?
    /// Whether the container has sent `didMove(toParent:)` for this stay.
    var hasMovedToParent = false
    var storedTraits = UITraitCollection.detached
    var overrideTraits: UITraitCollection?
    /// The app's handlers of changed traits (B-175).
    var traitHandlers: [TraitHandler] = []
    /// The traits that were predicted when the view loaded; `nil` where it had traits by then.
    var predictedTraits: UITraitCollection?
    /// The traits that a change has announced; `nil` where none is under way.
    var announcedTraits: UITraitCollection?
    /// The insets of this controller's view that the container covers, in points, without
    /// `additionalSafeAreaInsets`.
    var contentOverlayInsets = UIEdgeInsets.zero
    private var storedAdditionalInsets = UIEdgeInsets.zero
    var appearance = Appearance.hidden
    /// The argument of both callbacks of the running or latest appearance transition.
    var appearanceIsAnimated = false
    /// How far the present appearance has come with `viewIsAppearing`.
    var announcement = Announcement.due
    /// The appearance methods that are running, and whether one has begun within another.
    var callbacks = (underWay: 0, haveOverlapped: false)
    /// The number of appearance transitions so far. The scheduled end of an earlier one does
    /// nothing. While it is the same, the controller has been on screen, or off it, all the time.
    package final internal(set) var appearanceGeneration = 0
    /// The running transition whose outermost participant is this controller.
    var runningCoordinator: TransitionCoordinator?
    var storedModalStyle: UIModalPresentationStyle?
    var storedPreferredSize = CGSize.zero
    /// The numbers of the last request for a preferred size, and of the last that changed it, among
    /// those of all controllers.
    var preferredSizeRequest = (latest: 0, change: 0)
    /// The presentation that the app has prepared. The simulation owns it once it begins.
    nonisolated(unsafe) var preparedPresentation: UIPresentationController?
    /// The presentation that shows this controller, and the one that this controller has begun. The
    /// simulation owns both. Each clears its reference when it ends.
    nonisolated(unsafe) unowned(unsafe) var activePresentation: UIPresentationController?
    nonisolated(unsafe) unowned(unsafe) var begunPresentation: UIPresentationController?
    /// `nil` where the app has made none.
    var rareSettings: RareSettings?
    private(set) var storedNavigationItem: UINavigationItem?
    private var storedTabBarItem: UITabBarItem?

    /// The number of controllers that the simulation has seen before this one.
    package var serialNumber: Int {
        if !number.isCurrent, viewIfLoaded?.storedWindow === Simulation.active.window {
            number = SerialNumber(&Simulation.active.controllerCount)
        }
        return number.value
    }
    private var number = SerialNumber(&Simulation.active.controllerCount)
    /// Makes the controller and those below it new to the current simulation, where they are of an
    /// earlier one. Runs before they come into its tree.
    func joinSimulation() {
        guard !number.isCurrent else { return }
        number = SerialNumber(&Simulation.active.controllerCount)
        appearance = .hidden
        appearanceGeneration += 1
        storedTraits = .detached
        predictedTraits = nil
        preferredSizeRequest = (0, 0)
        asNavigation?.sizeHandedOver.request = -1
        for child in storedChildren { child.joinSimulation() }
    }
    /// The number of changes of the title and the restoration identifier. A name made from them
    /// stays valid while this number is the same.
    package final private(set) var nameVersion = 0

    open var title: String? {
        didSet {
            navigationItem.title = title
            storedTabBarItem?.title = title
            nameVersion += 1
        }
    }
    open var restorationIdentifier: String? {
        didSet { nameVersion += 1 }
    }

    // MARK: - Initialisers

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    deinit {
        storedView?.controller = nil
        for child in storedChildren { child.parentReference = nil }
        preparedPresentation?.presentedReference = nil
        begunPresentation?.presenterReference = nil
    }

    // MARK: - The view

    open var view: UIView! {
        get {
            if storedView == nil { loadViewIfNeeded() }
            return storedView
        }
        set {
            storedView?.controller = nil
            storedView?.isRootView = false
            storedView = newValue
            newValue?.controller = self
            newValue?.isRootView = newValue != nil
        }
    }

    public var viewIfLoaded: UIView? { storedView }
    public var isViewLoaded: Bool { storedView != nil }

    open func loadView() {
        let view = UIView(frame: Simulation.active.window.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open func loadViewIfNeeded() {
        guard storedView == nil, !isLoadingView else { return }
        isLoadingView = true
        if storedTraits === UITraitCollection.detached { predictedTraits = reportedTraits }
        loadView()
        isLoadingView = false
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    // MARK: - Appearance (UIViewController+Appearance.swift)

    open func viewWillAppear(_ animated: Bool) { note(.willAppear) }
    open func viewIsAppearing(_ animated: Bool) { note(.isAppearing) }
    open func viewDidAppear(_ animated: Bool) { note(.didAppear) }
    open func viewWillDisappear(_ animated: Bool) { note(.willDisappear) }
    open func viewDidDisappear(_ animated: Bool) { note(.didDisappear) }
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginOwnAppearance(isAppearing ? .appearing : .disappearing, animated: animated)
    }

    open func endAppearanceTransition() { endAppearance() }

    // MARK: - Containment (UIViewController+Containment.swift)

    open var parent: UIViewController? { storedParent }
    open var children: [UIViewController] { storedChildren }
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    open func removeFromParent() { leaveParent() }
    open func willMove(toParent parent: UIViewController?) { noteWillMove(to: parent) }
    open func didMove(toParent parent: UIViewController?) { noteDidMove(to: parent) }
    /// True in the callbacks of an appearance that comes with being added to a navigation, tab bar
    /// or split view controller (B-160).
    open var isMovingToParent: Bool { isArriving }
    /// True in the callbacks of a disappearance that comes with leaving such a controller (B-160).
    open var isMovingFromParent: Bool { isDeparting }
    /// Whether a tab bar below gives way while this controller is on a stack, and not its root
    /// (B-161).
    open var hidesBottomBarWhenPushed: Bool {
        get { rareSettings?.hidesBottomBar ?? false }
        set {
            settings.hidesBottomBar = newValue
            storedParent?.asNavigation?.updateBottomBar()
        }
    }
    open var navigationController: UINavigationController? { nearestAncestor { $0.asNavigation } }
    open var splitViewController: UISplitViewController? { nearestAncestor { $0.asSplitView } }
    open var tabBarController: UITabBarController? { nearestAncestor { $0.asTabs } }

    open override var next: UIResponder? { storedView?.superview ?? storedParent }
    override var responderWindow: UIWindow? { storedView?.storedWindow }

    /// The item that represents this controller in a navigation bar.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        storedNavigationItem = item
        return item
    }

    /// The item that represents this controller in a tab bar.
    open var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem()
            item.title = title
            storedTabBarItem = item
            return item
        }
        set { storedTabBarItem = newValue }
    }

    /// The items that the navigation controller's toolbar shows while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { navigationController?.showTools() }
    }

    // MARK: - Presenting (UIViewController+Presenting.swift)

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one has presented, else this one itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    /// The controller that this one or one of its ancestors has presented.
    open var presentedViewController: UIViewController? { presentedHereOrAbove }
    /// The controller that has presented this one or one of its ancestors.
    open var presentingViewController: UIViewController? { presentationHereOrAbove?.presenter }
    /// True in the callbacks of the appearance that a presentation begins with (B-160).
    open var isBeingPresented: Bool { activePresentation?.isComing ?? false }
    open var isBeingDismissed: Bool { activePresentation?.isLeaving ?? false }

    /// The release's default until the app sets another.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get {
            if let storedModalStyle { return storedModalStyle }
            let style = Simulation.active.release.conventions.presentation.automaticStyle
            return style == .fullScreen ? .fullScreen : .automatic
        }
        set { storedModalStyle = newValue }
    }

    /// Whether this controller's view is what a presentation in the current context covers. Of
    /// UIKit's classes, navigation controllers do by default (B-181).
    open var definesPresentationContext: Bool {
        get { rareSettings?.definesContext ?? (asNavigation != nil) }
        set { settings.definesContext = newValue }
    }

    /// Inert: every presentation takes the same time.
    open var providesPresentationContextTransitionStyle: Bool {
        get { rareSettings?.providesTransitionStyle ?? false }
        set { settings.providesTransitionStyle = newValue }
    }

    /// Whether a touch outside does not dismiss the controller (B-080).
    open var isModalInPresentation = false

    /// The presentation that shows this controller, or the one that will (B-078).
    open var presentationController: UIPresentationController? { presentationOfThis }

    /// The popover that this controller or one of its ancestors is shown in, or will be.
    open var popoverPresentationController: UIPopoverPresentationController? { popoverOfThis }

    func makePresentation(isPopover: Bool) -> UIPresentationController {
        if isPopover { return UIPopoverPresentationController(preparedFor: self) }
        return isForSheet
            ? UISheetPresentationController(preparedFor: self)
            : UIPresentationController(preparedFor: self)
    }

    // MARK: - Preferred sizes (UIContentContainer.swift)

    /// The size that the controller prefers in a container or a popover, in points.
    open var preferredContentSize: CGSize {
        get { storedPreferredSize }
        set { setPreferredSize(newValue) }
    }

    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    // MARK: - Safe area (UIViewController+SafeArea.swift)

    /// Insets that the app adds to its view's safe area, in points; a change is in force when the
    /// setter returns.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { storedAdditionalInsets }
        set {
            guard newValue != storedAdditionalInsets else { return }
            storedAdditionalInsets = newValue
            updateViewSafeArea()
        }
    }

    open func viewSafeAreaInsetsDidChange() {
        Simulation.active.note(.safeAreaDidChange(serialNumber))
    }

    // MARK: - Traits and sizes (UIViewController+Traits.swift)

    open var traitCollection: UITraitCollection { reportedTraits }
    /// The traits that the app sets on this controller itself. They hold for its children, too
    /// (B-182).
    public var traitOverrides: UITraitOverrides {
        get { rareSettings?.ownOverrides ?? UITraitOverrides() }
        set { setOwnOverrides(newValue) }
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Updates the traits of this controller and of those below at once (D-136). Before iOS 17 they
    /// are up to date.
    open func updateTraitsIfNeeded() {
        updateTraitsFromSuperview()
        for child in storedChildren { child.updateTraitsIfNeeded() }
    }

    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        storeOverride(collection, forChild: childViewController)
    }

    open func overrideTraitCollection(
        forChild childViewController: UIViewController
    ) -> UITraitCollection? {
        childViewController.overrideTraits
    }

    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        passOn(newCollection, with: coordinator)
    }

    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        announce(size, with: coordinator)
    }

    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        sizeOfChild(container, in: parentSize)
    }

    /// The transition of this controller or of its nearest ancestor in one (B-104).
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        runningCoordinator ?? storedParent?.transitionCoordinator
    }

    /// The orientations that the window's root allows when the device turns.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .standard }

    /// Whether the window turns with the device while this is its root. Deprecated since iOS 16
    /// (B-017).
    open var shouldAutorotate: Bool { true }

    /// Whether the window keeps its orientation while this controller is on screen (D-179).
    open var prefersInterfaceOrientationLocked: Bool { false }
    /// Inert: the preference is asked for whenever the device turns.
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}

    // MARK: - The system around the controller (UIViewController+System.swift)

    /// Inert: the model draws no status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Inert: the safe area stays as it is with a status bar (*unverified*, B-155).
    open var prefersStatusBarHidden: Bool { false }
    /// Inert: the model draws no status bar.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    /// Inert: the safe area stays as it is with a status bar (*unverified*, B-155).
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Inert: the model draws no status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Inert: the room of the home indicator stays in the safe area.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Inert: the model has no gestures of the system.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Inert: traits are always light.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rareSettings?.interfaceStyle ?? .unspecified }
        set { settings.interfaceStyle = newValue }
    }
    /// Inert: every presentation takes the same time.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { rareSettings?.transitionStyle ?? .coverVertical }
        set { settings.transitionStyle = newValue }
    }
    /// Inert: the model draws no status bar.
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { rareSettings?.capturesStatusBar ?? false }
        set { settings.capturesStatusBar = newValue }
    }
    /// Inert: the model never runs out of memory, and never calls this.
    open func didReceiveMemoryWarning() {}

    // MARK: - Editing (B-154)

    open var isEditing: Bool {
        get { rareSettings?.isEditing ?? false }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }
    /// A button that begins and ends editing, and says so.
    open var editButtonItem: UIBarButtonItem { editItem }

    /// What the controller shows besides its views, for a harness.
    var stateText: String? { nil }

    // MARK: - Showing (UIViewController+Presenting.swift)

    open func show(_ vc: UIViewController, sender: Any?) { forwardShow(vc, sender: sender) }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        forwardShowDetail(vc, sender: sender)
    }

    /// Does nothing with the secondary's content by default.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Gives nothing back to the secondary side by default.
    open func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    // MARK: - What containers decide for their children

    /// Calls the body with each child whose view is on screen whenever this controller's is. The
    /// body may change which those are.
    func forEachSharingAppearance(_ body: (UIViewController) -> Void) {
        var sharing: [UIViewController] = []
        for child in storedChildren where child.viewIfLoaded?.superviewReference != nil {
            sharing.append(child)
        }
        for child in sharing { body(child) }
    }

    /// Whether this container sets its children's frames, insets and appearance itself, as UIKit's
    /// own do.
    var managesChildren: Bool { false }

    /// Whether a child lies beyond this container's edge. It may still be inside the window.
    func placesOutside(_ child: UIViewController) -> Bool { false }
    // These are cheaper than casts.
    package var asNavigation: UINavigationController? { nil }
    var asTabs: UITabBarController? { nil }
    var asSplitView: UISplitViewController? { nil }

    /// The navigation controller that serves a column that holds this controller (B-T2).
    package var columnNavigation: UINavigationController? { storedChildren.first?.asNavigation }

    /// The traits that this container gives a child, which may override them.
    func traits(
        _ traits: UITraitCollection, forChild child: UIViewController
    ) -> UITraitCollection { traits }

    /// The insets of a child's view that this container covers, in points.
    func overlayInsets(forChild child: UIViewController) -> UIEdgeInsets {
        geometricOverlayInsets(forChild: child)
    }

    /// Called when the controller has got or lost its container.
    func parentDidChange() {}

    /// Called when the view's safe area has a new value, before the children's follow.
    func viewSafeAreaWillReachChildren() {}

    /// Called when the traits have a new value, before the app and the children are told.
    func traitsDidUpdate(from old: UITraitCollection) {}

    /// Called when the controller has begun to appear, before its children do.
    func didBeginAppearing() {}

    /// Called when the controller has begun to appear or has appeared, after its children have.
    func childrenDidAppear(_ half: AppearanceHalf, animated: Bool) {}

    /// Called when the controller has begun to leave the screen, before its children do.
    func didBeginDisappearing() {}
}
