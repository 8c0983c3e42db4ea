public import Foundation

/// A view on content that may be larger than itself. Subviews move with `contentOffset`, which is
/// the origin of the bounds (B-130).
///
/// A user scrolls by a page, vertically. Content neither bounces nor decelerates, and does not
/// zoom.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// Whether the safe area adds to the content inset (B-131).
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`. The first view of a page in a navigation controller is always inset
        /// at the top and the bottom.
        case automatic = 0
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    /// How a drag dismisses the keyboard (B-136).
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag = 1
        case interactive = 2
    }

    // MARK: - Stored state

    // Not open, for the reason that `UIView` gives.
    var storedContentSize = CGSize.zero
    var storedContentInset = UIEdgeInsets.zero
    var storedAdjustment = ContentInsetAdjustmentBehavior.automatic
    var storedBounces = (horizontal: false, vertical: false)
    /// The adjusted insets that the present offset is meant for.
    var insetsInForce = UIEdgeInsets.zero
    var isUnderFinger = false
    /// Whether the app has ever set the offset itself. It may set one that no finger reaches.
    package final internal(set) var appHasSetOffset = false
    /// Whether the content was scrolled down, by the user or into sight. Else it is at its top.
    package final internal(set) var hasScrolled = false

    open weak var delegate: (any UIScrollViewDelegate)?
    open var isScrollEnabled = true
    open var keyboardDismissMode = KeyboardDismissMode.none

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isScrollView = true
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isScrollView = true
        clipsToBounds = true
    }

    // MARK: - Content (UIScrollView+Content.swift)

    /// In points. The user can scroll as far as it and the adjusted insets reach (B-133).
    open var contentSize: CGSize {
        get { storedContentSize }
        set {
            storedContentSize = newValue
            roomForContentDidChange()
            if observers != nil { notify(.contentSize) }
        }
    }

    /// The content's point at the view's top left corner. An app may set one beyond the content.
    open var contentOffset: CGPoint {
        get { boundsOrigin }
        set { setContentOffset(newValue, animated: false) }
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        appHasSetOffset = true
        move(to: contentOffset, animated: animated)
    }

    /// Scrolls as little as possible, and not at all where the rectangle is in sight (B-135).
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        move(to: offset(showing: rect), animated: animated)
        noteScrolling()
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            appHasSetOffset = appHasSetOffset || newValue.origin != boundsOrigin
            super.bounds = newValue
        }
    }

    override func contentDidMove() { tellOfMovement() }
    override func roomForContentDidChange() { fitContent() }
    override func safeAreaOfContent(at frame: CGRect) -> UIEdgeInsets { safeAreaLeft(at: frame) }

    // MARK: - Insets (UIScrollView+Content.swift)

    /// Room around the content, in points.
    open var contentInset: UIEdgeInsets {
        get { storedContentInset }
        set {
            storedContentInset = newValue
            roomForContentDidChange()
        }
    }

    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { storedAdjustment }
        set {
            storedAdjustment = newValue
            roomForContentDidChange()
        }
    }

    /// The content inset, and the safe area where the behaviour adds it (B-131). In points.
    open var adjustedContentInset: UIEdgeInsets { adjustedInsets }
    open func adjustedContentInsetDidChange() {}

    /// Content never bounces in this model. An axis on which it would is a scrollable one.
    open var alwaysBounceVertical: Bool {
        get { storedBounces.vertical }
        set {
            storedBounces.vertical = newValue
            roomForContentDidChange()
        }
    }
    open var alwaysBounceHorizontal: Bool {
        get { storedBounces.horizontal }
        set {
            storedBounces.horizontal = newValue
            roomForContentDidChange()
        }
    }

    // MARK: - Dragging (UIScrollView+Dragging.swift)

    open var isTracking: Bool { isUnderFinger }
    open var isDragging: Bool { isUnderFinger }
    /// Always false: a finger holds before it lifts.
    open var isDecelerating: Bool { false }
}
