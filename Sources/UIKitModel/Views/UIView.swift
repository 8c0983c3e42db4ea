public import Foundation

/// A rectangle on screen that holds others.
///
/// Apps override the `open` members; each forwards to the facet file that does the work, since a
/// member declared in an extension cannot be overridden on Linux.
@preconcurrency @MainActor open class UIView: UIResponder, _KeyValueCodingAndObserving {
    // MARK: - Stored state

    // The model reads these where UIKit's property is open: an app may override that one, and
    // reading it is a virtual call. Some are not isolated: walks towards the window read them in
    // closures, and each call of an isolated closure costs a check.

    nonisolated(unsafe) var storedFrame: CGRect
    nonisolated(unsafe) var boundsOrigin = CGPoint.zero
    var storedSafeAreaInsets = UIEdgeInsets.zero
    nonisolated(unsafe) var storedAlpha: CGFloat = 1
    nonisolated(unsafe) var storedIsHidden = false
    /// The value of `isUserInteractionEnabled`.
    var storedIsInteractive = true
    /// Why UIKit itself keeps touches from this view; empty where it does not.
    var shields: Shields = []
    var storedAutoresizingMask: AutoresizingMask = []
    var storedAutoresizesSubviews = true
    var storedSemanticContent = UISemanticContentAttribute.unspecified
    nonisolated(unsafe) var storedSubviews: [UIView] = []
    // Back references are not `weak`: a weak reference slows every later retain and release of its
    // object, which halved the model's speed. The owner's `deinit` clears each of them instead.
    // They are not isolated, because `deinit` is not.

    /// Owned by its superview, which holds it in `subviews`.
    nonisolated(unsafe) var superviewReference: Unmanaged<UIView>?
    /// The window that owns the tree this view is in.
    nonisolated(unsafe) var windowReference: Unmanaged<UIWindow>?
    /// The controller that owns this view as its root view.
    nonisolated(unsafe) var controllerReference: Unmanaged<UIViewController>?
    /// Whether the view has such a controller. Reading this is cheaper than loading the reference.
    var isRootView = false
    /// Whether this is a text field. Stored for speed: the model asks every view that enters or
    /// leaves a window.
    var isTextField = false
    /// Whether this is a scroll view. Stored for the same reason.
    var isScrollView = false
    /// Whether this is, or has been, the title view of an item.
    var isTitle = false
    var needsLayout = true
    nonisolated(unsafe) var subtreeNeedsLayout = false
    /// `nil` where the view is not observed.
    var observers: [ObserverRegistration]?
    /// The app's handlers of changed traits (B-175).
    var traitHandlers: [TraitHandler] = []
    /// Whether the view's last layout has read its traits (D-131).
    var layoutReadsTraits = false
    /// The constraints on the view's own size; `nil` where there is none.
    nonisolated(unsafe) var sizeConstraints: [NSLayoutConstraint]?
    var storedTranslatesMask = true
    /// The constraints to other views; `nil` where there is none.
    nonisolated(unsafe) var edges: Edges?
    /// Whether a subview has, or has had, constraints to other views.
    var hasConstrainedSubviews = false
    /// Settings without effect in the model; `nil` where the app has made none.
    var rareSettings: RareSettings?

    // MARK: - Settings

    open var autoresizingMask: AutoresizingMask {
        get { storedAutoresizingMask }
        set { storedAutoresizingMask = newValue }
    }
    open var autoresizesSubviews: Bool {
        get { storedAutoresizesSubviews }
        set { storedAutoresizesSubviews = newValue }
    }
    open var isUserInteractionEnabled: Bool {
        get { storedIsInteractive }
        set { storedIsInteractive = newValue }
    }
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { storedSemanticContent }
        set { storedSemanticContent = newValue }
    }
    open var clipsToBounds = false
    /// Whether no other view takes touches while this one is touched (B-091). Only actions of two
    /// fingers ask.
    open var isExclusiveTouch = false
    open var tag = 0
    open var accessibilityIdentifier: String? {
        didSet { nameDidChange() }
    }
    open var accessibilityLabel: String?

    // MARK: - Looks (UIView.RareSettings.swift)

    /// Inert: the model draws nothing.
    open var backgroundColor: UIColor? {
        get { rareSettings?.backgroundColor }
        set { settings.backgroundColor = newValue }
    }
    /// The view's own colour, else its superview's. `nil` takes the own one away (B-150).
    open var tintColor: UIColor! {
        get { tintInForce }
        set {
            settings.tintColor = newValue
            tintDidChange()
        }
    }
    /// Inert: nothing dims a tint in the model.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { rareSettings?.tintAdjustmentMode ?? .automatic }
        set { settings.tintAdjustmentMode = newValue }
    }
    /// Called after a change of the tint that this view has set or inherits (B-150).
    open func tintColorDidChange() {}
    /// Inert: the model draws nothing.
    open var contentMode: ContentMode {
        get { rareSettings?.contentMode ?? .scaleToFill }
        set { settings.contentMode = newValue }
    }
    open var isOpaque: Bool {
        get { rareSettings?.isOpaque ?? true }
        set { settings.isOpaque = newValue }
    }
    open func setNeedsDisplay() {}
    /// Inert: the model draws nothing, and never calls this.
    open func draw(_ rect: CGRect) {}
    /// Inert: a view takes one touch in the model.
    open var isMultipleTouchEnabled: Bool {
        get { rareSettings?.isMultipleTouchEnabled ?? false }
        set { settings.isMultipleTouchEnabled = newValue }
    }
    /// Inert: traits are always light.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rareSettings?.overrideUserInterfaceStyle ?? .unspecified }
        set { settings.overrideUserInterfaceStyle = newValue }
    }
    /// Inert: the model has no assistive technologies.
    open var isAccessibilityElement: Bool {
        get { rareSettings?.isAccessibilityElement ?? false }
        set { settings.isAccessibilityElement = newValue }
    }
    open var accessibilityHint: String? {
        get { rareSettings?.accessibilityHint }
        set { settings.accessibilityHint = newValue }
    }
    open var accessibilityValue: String? {
        get { rareSettings?.accessibilityValue }
        set { settings.accessibilityValue = newValue }
    }
    /// Whether the height by the content depends on the width.
    var fitsHeightToWidth: Bool { false }
    /// What the view shows, for a harness; `nil` where it shows nothing of its own.
    var stateText: String? { nil }

    // MARK: - Initialisers

    public init(frame: CGRect) {
        storedFrame = frame
        super.init()
    }

    public required init?(coder: NSCoder) {
        storedFrame = .zero
        super.init()
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    deinit {
        for subview in storedSubviews { subview.superviewReference = nil }
        if let sizeConstraints { for constraint in sizeConstraints { constraint.first.view = nil } }
        if let edges { for constraint in edges.constraints { constraint.lose(self) } }
    }

    // MARK: - Geometry (UIView+Geometry.swift)

    /// The rectangle in the superview's coordinates, in points.
    open var frame: CGRect {
        get { storedFrame }
        set { setFrame(newValue) }
    }

    open var bounds: CGRect {
        get { storedBounds }
        set { setBounds(newValue) }
    }

    open var center: CGPoint {
        get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
        set {
            let size = storedFrame.size
            let origin = CGPoint(
                x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
            setFrame(CGRect(origin: origin, size: size))
        }
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        storedBounds.holds(point)
    }

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        deepestView(at: point, with: event)
    }

    open func sizeThatFits(_ size: CGSize) -> CGSize { storedFrame.size }
    /// Gives the view the size that fits, around the point where it is.
    open func sizeToFit() {
        let size = sizeThatFits(storedFrame.size)
        if !size.isSame(as: storedFrame.size) {
            frame = CGRect(origin: storedFrame.origin, size: size)
        }
    }

    /// Whether it may take touches at a point, in its superview's coordinates.
    func covers(_ point: CGPoint) -> Bool { storedFrame.holds(point) }

    /// Whether this is a `UIControl`: cheaper to ask than a cast.
    var isControl: Bool { false }

    /// Called on a scroll view after its origin, and after its size, safe area or window has
    /// changed.
    func contentDidMove() {}
    func roomForContentDidChange() {}

    /// The safe area of a scroll view's subview at a frame.
    func safeAreaOfContent(at frame: CGRect) -> UIEdgeInsets { .zero }

    /// Called after a change of the identifier or of the title on screen.
    func nameDidChange() {}

    // MARK: - Visibility

    open var alpha: CGFloat {
        get { storedAlpha }
        set { storedAlpha = min(1, max(0, newValue)) }
    }

    open var isHidden: Bool {
        get { storedIsHidden }
        set { storedIsHidden = newValue }
    }

    // MARK: - Hierarchy (UIView+Hierarchy.swift)

    open var superview: UIView? { storedSuperview }
    open var subviews: [UIView] { storedSubviews }
    open var window: UIWindow? { storedWindow }

    open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: (indexOfSubview(siblingSubview, without: view) ?? .max - 1) + 1)
    }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: indexOfSubview(siblingSubview, without: view) ?? .max)
    }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        exchange(index1, index2)
    }
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func removeFromSuperview() { detachFromSuperview() }
    open func bringSubviewToFront(_ view: UIView) { move(view, toIndex: storedSubviews.count - 1) }
    open func sendSubviewToBack(_ view: UIView) { move(view, toIndex: 0) }
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    open override var next: UIResponder? { controller ?? storedSuperview }
    override var responderWindow: UIWindow? { storedWindow }

    /// Makes the first responder in this view resign. `force` has no effect in this model.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { resignFirstResponderBelow() }

    // MARK: - Layout (UIView+Layout.swift)

    /// Gives subviews the frames that constraints between views say (B-166).
    open func layoutSubviews() {
        if hasConstrainedSubviews { layOutByConstraints() }
    }
    open func setNeedsLayout() { markNeedsLayout() }
    open func layoutIfNeeded() { layOutSubtree() }

    // MARK: - Constraints (UIView+Constraints.swift)

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(.safeArea, of: self) }
    open var constraints: [NSLayoutConstraint] { (sizeConstraints ?? []) + constraintsBelow }
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open func invalidateIntrinsicContentSize() { constraintsDidChange() }

    /// Inert: a length by the content gives way to every constraint.
    open func contentHuggingPriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { rareSettings?.hugging[axis.rawValue] ?? .defaultLow }
    open func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { settings.hugging[axis.rawValue] = priority }
    open func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { rareSettings?.resistance[axis.rawValue] ?? .defaultHigh }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { settings.resistance[axis.rawValue] = priority }

    /// Whether the frame and the autoresizing mask determine the size, or the constraints alone.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { storedTranslatesMask }
        set {
            storedTranslatesMask = newValue
            constraintsDidChange()
        }
    }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }

    /// A required fitting priority keeps the target's length on its axis.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let fitting = fittingSize(targetSize)
        return CGSize(
            width: horizontal == .required ? targetSize.width : fitting.width,
            height: vertical == .required ? targetSize.height : fitting.height)
    }

    // MARK: - Safe area (UIView+Layout.swift)

    /// The insets of this view that bars and device cover, in points; zero in no window (B-110).
    open var safeAreaInsets: UIEdgeInsets {
        windowReference == nil ? .zero : storedSafeAreaInsets
    }

    open func safeAreaInsetsDidChange() {}

    // MARK: - Traits

    open var traitCollection: UITraitCollection {
        noteReadingOfTraits()
        return controllerReference?.read { $0.traitCollection } ?? storedSuperview?.traitCollection
            ?? storedWindow?.traitCollection ?? .predicted
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        layoutDirection
    }
}

/// A touch. The model passes it on and never reads it.
@preconcurrency @MainActor public final class UIEvent: NSObject {}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case playback = 1
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}
