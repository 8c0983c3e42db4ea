import Foundation

/// The view of a presentation, over the window's other content. It takes all touches except those
/// on passthrough views (B-081), and beside a low sheet that dims nothing (B-192).
@MainActor final class PresentationContainerView: UIView {
    /// The presentation that owns this view, and clears this in its `deinit` (see `UIView`).
    nonisolated(unsafe) unowned(unsafe) var presentation: UIPresentationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.layOut()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        presentation?.contextDidMove(to: storedWindow)
    }

    /// Whether touches beside a low sheet reach what is below (B-192).
    var letsTouchesBelow: Bool { presentation?.sheet?.letsTouchesBelow == true }

    /// Whether a passthrough view is being hit-tested. That view may contain this one, which must
    /// not answer meanwhile.
    private var isHandingOn = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHandingOn else { return nil }
        guard let hit = super.hitTest(point, with: event) else { return nil }
        if hit === self, letsTouchesBelow { return nil }
        guard hit === self, let popover = presentation as? UIPopoverPresentationController,
            popover.isShownAsPopover
        else { return hit }
        isHandingOn = true
        defer { isHandingOn = false }
        for view in popover.touchableViews {
            guard view.windowReference != nil else { continue }
            let inner = view.convert(point, from: self)
            if let passed = view.hitTest(inner, with: event) { return passed }
        }
        return hit
    }
}
