public import Foundation
internal import Journal

/// Shows two or three columns side by side, or one where there is no room.
///
/// Apps override the `open` members; each forwards to the extension that does the work. The state
/// is in parts: each changes only by its own operations.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    // MARK: - Stored state

    public let style: Style
    let columns = SplitColumns()
    var modeState = DisplayModeState()
    var collapseState = CollapseState()
    var inspector = InspectorState()
    let layout = LayoutInForce()
    var buttons = SidebarButtons()
    var widths = SidebarWidths() {
        didSet {
            guard widths != oldValue else { return }
            let column = widths.columnPreferred(otherThan: oldValue)
            Simulation.active.note(
                .columnWidth(split: serialNumber, preferred: column?.rawValue))
            viewIfLoaded?.setNeedsLayout()
        }
    }

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
        buttons.displayModeItem.split = self
    }

    /// A classic split view (B-001).
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        buttons.displayModeItem.split = self
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
        buttons.displayModeItem.split = self
    }

    deinit {
        buttons.disconnect()
    }

    // MARK: - Columns (UISplitViewController+Columns.swift)

    open func setViewController(_ vc: UIViewController?, for column: Column) {
        vc?.joinSimulation()
        Simulation.active.note(
            .columnController(column.rawValue, vc?.serialNumber ?? -1, split: serialNumber))
        noteRequest(of: vc, for: column)
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

    /// The delegate's answer, else all but upside down on an iPhone (B-017).
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

    // MARK: - Display mode (UISplitViewController+DisplayMode.swift, +Buttons.swift)

    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { preferredModeDidChange() }
    }

    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { if preferredSplitBehavior != oldValue { preferredBehaviorDidChange() } }
    }

    /// The mode in force; it has no meaning while collapsed (B-006).
    public var displayMode: DisplayMode { modeState.mode }
    public var splitBehavior: SplitBehavior { modeState.behavior }
    public var isCollapsed: Bool { hasCollapsed || collapseState.isToldLate }

    /// Expanded, goes to the closest mode with the column fully visible; collapsed, to the column
    /// in the stack (B-012). The inspector comes beside the secondary, collapsed as a sheet (B-195,
    /// B-196).
    open func show(_ column: Column) { requestColumn(column, isShown: true) }
    /// Expanded, goes to the closest mode without the column; collapsed, pops the column if it is
    /// on top (B-012, D-008).
    open func hide(_ column: Column) { requestColumn(column, isShown: false) }

    /// Whether a column is on screen now (B-191). A change of the mode counts from its begin.
    open func isShowing(_ column: Column) -> Bool { isOnScreen(column) }

    /// The item that an app itself puts into a bar. In a column style it is a second button, beside
    /// the split view's own. In `secondaryOnly` a tap brings one sidebar also where the split view
    /// itself has no button (B-030, *unverified*).
    public var displayModeButtonItem: UIBarButtonItem { buttons.takeItem(of: self) }

    open var presentsWithGesture = true {
        didSet { if presentsWithGesture != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { if displayModeButtonVisibility != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }
    open var showsSecondaryOnlyButton = false {
        didSet {
            hasSetSecondaryOnlyButton = true
            viewIfLoaded?.setNeedsLayout()
        }
    }
    /// Whether the app has ever set `showsSecondaryOnlyButton`.
    package private(set) var hasSetSecondaryOnlyButton = false

    // MARK: - Widths and edges (SidebarWidths.swift)

    /// The default of a width.
    public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
    /// A preferred width of the supplementary column: all the room beside the primary.
    public nonisolated static let automaticSupplementaryFillDimension: CGFloat =
        -.greatestFiniteMagnitude / 2

    open var primaryEdge = PrimaryEdge.leading {
        didSet { if primaryEdge != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }
    open var preferredPrimaryColumnWidth: CGFloat {
        get { widths.primary.preferred }
        set { widths.primary.preferred = newValue }
    }
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { widths.primary.fraction }
        set { widths.primary.fraction = newValue }
    }
    open var minimumPrimaryColumnWidth: CGFloat {
        get { widths.primary.minimum }
        set { widths.primary.minimum = newValue }
    }
    open var maximumPrimaryColumnWidth: CGFloat {
        get { widths.primary.maximum }
        set { widths.primary.maximum = newValue }
    }
    /// The width in force without overhang, regular as soon as an expand ends.
    open var primaryColumnWidth: CGFloat { width(of: .primary) }

    open var preferredSupplementaryColumnWidth: CGFloat {
        get { widths.supplementary.preferred }
        set { widths.supplementary.preferred = newValue }
    }
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { widths.supplementary.fraction }
        set { widths.supplementary.fraction = newValue }
    }
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { widths.supplementary.minimum }
        set { widths.supplementary.minimum = newValue }
    }
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { widths.supplementary.maximum }
        set { widths.supplementary.maximum = newValue }
    }
    /// The width in force.
    open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

    /// Sidebars that are left to the system, and two that the app prefers, do not stand beside a
    /// secondary of less than this (D-094).
    open var minimumSecondaryColumnWidth: CGFloat {
        get { widths.secondary.minimum }
        set { widths.secondary.minimum = newValue }
    }
    /// Inert: the secondary has the width that is left (*unverified*, D-093).
    open var preferredSecondaryColumnWidth: CGFloat {
        get { widths.secondary.preferred }
        set { widths.secondary.preferred = newValue }
    }

    open var preferredInspectorColumnWidth: CGFloat {
        get { widths.inspector.preferred }
        set { widths.inspector.preferred = newValue }
    }
    open var preferredInspectorColumnWidthFraction: CGFloat {
        get { widths.inspector.fraction }
        set { widths.inspector.fraction = newValue }
    }
    open var minimumInspectorColumnWidth: CGFloat {
        get { widths.inspector.minimum }
        set { widths.inspector.minimum = newValue }
    }
    open var maximumInspectorColumnWidth: CGFloat {
        get { widths.inspector.maximum }
        set { widths.inspector.maximum = newValue }
    }
    /// The width in force, also while the column is hidden (B-197).
    open var inspectorColumnWidth: CGFloat {
        widths.inspector.width(in: viewIfLoaded?.bounds.size.width ?? .greatestFiniteMagnitude)
    }

    // MARK: - The view

    open override func loadView() {
        let root = SplitRootView(frame: Simulation.active.window.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Only the split view's layout moves columns; autoresizing would move them before it.
        root.autoresizesSubviews = false
        view = root
    }

    // MARK: - What the container decides

    override var managesChildren: Bool { true }
    override var asSplitView: UISplitViewController? { self }
    override func placesOutside(_ child: UIViewController) -> Bool { isBeyondEdge(child) }
    override func forEachSharingAppearance(_ body: (UIViewController) -> Void) {
        for child in controllersOnScreen { body(child) }
    }

    override func traits(
        _ traits: UITraitCollection, forChild child: UIViewController
    ) -> UITraitCollection { traitsOfColumn(traits, forChild: child) }

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
        controllerReference?.read { $0.asSplitView }?.layOutColumns()
    }
}
