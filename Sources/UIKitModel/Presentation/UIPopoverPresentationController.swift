public import Foundation

/// Presents a controller in a popover where there is room for one (B-071 to B-083).
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The rectangle that the app set, `nil` where it set none (B-074).
    private var rectOfApp: CGRect?
    private(set) var direction = UIPopoverArrowDirection.unknown
    /// The anchor's latest rectangle, in the window's coordinates. Once the anchor has left the
    /// window, it is the last one before or `.zero`: see `AnchorGone`.
    var latestAnchor: CGRect?

    /// The same, when the popover was placed last.
    var placedAnchor: CGRect?

    /// What the app has said about the sheet that the popover becomes.
    var adaptiveSheet: UISheetPresentationController?

    /// The anchor: a bar's item, or a view and a rectangle in it (B-071). An item takes precedence.
    open var barButtonItem: UIBarButtonItem? { didSet { anchorDidChange() } }
    open var sourceView: UIView? { didSet { anchorDidChange() } }
    open var sourceRect: CGRect {
        get { rectOfApp ?? (followsSourceView ? .null : .zero) }
        set {
            rectOfApp = newValue.isNull ? nil : newValue
            anchorDidChange()
        }
    }

    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// `unknown` while the popover is not on screen (B-075).
    public var arrowDirection: UIPopoverArrowDirection {
        isShownAsPopover && phase != .over ? direction : .unknown
    }
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    open var canOverlapSourceViewRect = false
    /// Views that take touches while the popover is up (B-081). UIKit adds the bar of the item that
    /// the popover points at, when it presents the popover. So an app that sets others after that
    /// leaves the bar out (*unverified*).
    open var passthroughViews: [UIView]? {
        didSet { if phase != .prepared { leavesBarOut = true } }
    }
    private(set) var leavesBarOut = false

    /// Whether the anchor follows what the app names, and is no rectangle that it set.
    var followsAnchor: Bool { barButtonItem != nil || rectOfApp == nil && followsSourceView }

    private var followsSourceView: Bool {
        Simulation.active.release.conventions.presentation.followsSourceView
    }

    var isShownAsPopover: Bool { shownStyle == .popover }

    /// Whether the bar of the item that it points at takes touches meanwhile (B-081).
    var barTakesTouches: Bool { !leavesBarOut }

    // MARK: - Placement (UIPopoverPresentationController+Placement.swift)

    /// The rectangle in the source view's coordinates: what the app set, else the view's bounds,
    /// or its corner before iOS 13.2 (B-074).
    func anchorRect(in view: UIView) -> CGRect {
        rectOfApp ?? (followsSourceView ? view.bounds : .zero)
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard isShownAsPopover else { return super.frameOfPresentedViewInContainerView }
        let placement = place()
        direction = placement.arrow
        return placement.frame
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        presentationStyleDidChange()
    }

    override func presentationStyleDidChange() {
        checkAnchor()
        guard isShownAsPopover else { return }
        popoverDelegate?.prepareForPopoverPresentation(self)
    }

    package override var sheet: UISheetPresentationController? { adaptiveSheet }
    override func followAnchor() -> Bool { followMovedAnchor() }
    override func presentedViewWasPlaced() { placedAnchor = latestAnchor }
    override func willReposition() { askWhereToPoint() }
    override func userDidDismiss() {
        popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
    }
}
