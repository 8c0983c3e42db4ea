public import Foundation

/// Shows two or three columns side by side, or one where there is no room.
///
/// Apps override the `open` members; each forwards to the facet file that does the work.
@MainActor open class UISplitViewController: UIViewController {
    // MARK: - Stored state

    public let style: Style
    /// In order of `Column.rawValue`.
    var columns = Column.allCases.map { SplitColumn(column: $0) }
    var currentMode = DisplayMode.automatic
    var currentBehavior = SplitBehavior.automatic
    var collapseState = CollapseState.expanded
    var columnTransition: ColumnTransition?
    /// Where columns were put by the last layout.
    var placements: [ColumnLayout.Placement] = []
    var latestLayout: LatestLayout?
    /// A column's way on screen has begun, and its frames have not been set.
    var presentationIsPending = false
    /// The size of the view while it was collapsed, until the first layout after an expand.
    var sizeBeforeExpand: CGSize?
    var primaryWidth = ColumnWidth() {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    var supplementaryWidth = ColumnWidth() {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    let modeItem = DisplayModeItem()
    /// The bar that the split view has put its display-mode item into.
    var modeItemBar: UINavigationBar?
    /// The double arrow, made when it is first called for, and the bar that it is in.
    var secondaryOnlyItem: SecondaryOnlyItem?
    var secondaryOnlyItemBar: UINavigationBar?

    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: - Initialisers

    /// A split view with columns. The style may not be `.unspecified` (B-001).
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
        if style == .unspecified {
            Simulation.active.raise(
                "NSInvalidArgumentException",
                "UISplitViewController may not be initialized with style unspecified")
        }
        modeItem.split = self
    }

    /// A classic split view (B-001).

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modeItem.split = self
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
        modeItem.split = self
    }

    deinit {
        modeItem.split = nil
        secondaryOnlyItem?.split = nil
    }

    // MARK: - Columns (UISplitViewController+Columns.swift)

    open func setViewController(_ vc: UIViewController?, for column: Column) {
        assign(vc, to: column)
    }

    open func viewController(for column: Column) -> UIViewController? {
        reportedController(for: column)
    }

    /// Expanded: primary, supplementary, secondary; collapsed: the one on screen (B-004). Only a
    /// classic split view's can be set.
    open var viewControllers: [UIViewController] {
        get { controllersOfState }
        set { assign(newValue) }
    }

    /// What the delegate says, else all but upside down on an iPhone (B-017).
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? .standard
    }

    // MARK: - Showing (UISplitViewController+Showing.swift)

    open override func show(_ vc: UIViewController, sender: Any?) {
        showAsPrimary(vc, sender: sender)
    }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showAsDetail(vc, sender: sender)
    }

    // MARK: - Display mode (UISplitViewController+DisplayMode.swift)

    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { preferredModeDidChange() }
    }

    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The mode in force; it says nothing while collapsed (B-006).
    public var displayMode: DisplayMode { currentMode }
    public var splitBehavior: SplitBehavior { currentBehavior }
    public var isCollapsed: Bool { collapseState != .expanded }

    /// Expanded, goes to the closest mode with the column fully visible; collapsed, to the column
    /// in the stack (B-012).
    open func show(_ column: Column) { requestColumn(column, isShown: true) }
    /// Goes to the closest mode without the column; does nothing while collapsed (B-012).
    open func hide(_ column: Column) { requestColumn(column, isShown: false) }

    /// The item an app places itself in a classic split view; a column style ignores it (B-030).
    public var displayModeButtonItem: UIBarButtonItem { modeItem }

    open var presentsWithGesture = true {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    open var showsSecondaryOnlyButton = false {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    // MARK: - Widths and edges (ColumnWidth.swift)

    /// The default of a width.
    public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
    /// As the preferred width of the supplementary column: all that is left.
    public nonisolated static let automaticSupplementaryFillDimension: CGFloat =
        -.greatestFiniteMagnitude / 2

    open var primaryEdge = PrimaryEdge.leading {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    open var preferredPrimaryColumnWidth: CGFloat {
        get { primaryWidth.preferred }
        set { primaryWidth.preferred = newValue }
    }
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { primaryWidth.fraction }
        set { primaryWidth.fraction = newValue }
    }
    open var minimumPrimaryColumnWidth: CGFloat {
        get { primaryWidth.minimum }
        set { primaryWidth.minimum = newValue }
    }
    open var maximumPrimaryColumnWidth: CGFloat {
        get { primaryWidth.maximum }
        set { primaryWidth.maximum = newValue }
    }
    /// The width in force, overhang not counted; it has its regular value as soon as an expand ends
    ///
    open var primaryColumnWidth: CGFloat { widthOfPrimary(in: viewIfLoaded?.bounds.size) }

    open var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.preferred }
        set { supplementaryWidth.preferred = newValue }
    }
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementaryWidth.fraction }
        set { supplementaryWidth.fraction = newValue }
    }
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.minimum }
        set { supplementaryWidth.minimum = newValue }
    }
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.maximum }
        set { supplementaryWidth.maximum = newValue }
    }
    /// The width in force.
    open var supplementaryColumnWidth: CGFloat {
        widthOfSupplementary(in: viewIfLoaded?.bounds.size, mode: currentMode)
    }

    // MARK: - The view

    open override func loadView() {
        let root = SplitRootView(frame: Simulation.active.window.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Columns move by the split view's layout alone, never by autoresizing on the way there.
        root.autoresizesSubviews = false
        view = root
    }

    // MARK: - What the container decides

    override var managesChildren: Bool { true }
    override var isSplitView: Bool { true }
    override var childrenSharingAppearance: [UIViewController] { controllersOnScreen }

    override func overlayInsets(forChild child: UIViewController) -> UIEdgeInsets {
        walkedInsets(forChild: child)
    }

    override func didBeginAppearing() { prepareForAppearance() }
    override func didBeginDisappearing() { completeColumnTransition() }
    override func traitsDidUpdate(from old: UITraitCollection) { adaptToTraits() }

    open override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        sizeOfColumn(container, in: parentSize)
    }
}

/// A split view's own view: its layout is the controller's.
@MainActor private final class SplitRootView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        (controller as? UISplitViewController)?.layOutColumns()
    }
}
