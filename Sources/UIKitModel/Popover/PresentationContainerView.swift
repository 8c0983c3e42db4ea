import Foundation

/// The view over the window's other content that a presentation lives in: what it does not hand on,
/// nobody touches (B-081).
@MainActor final class PresentationContainerView: UIView {
    /// Owns this view, and clears this when it goes.
    nonisolated(unsafe) unowned(unsafe) var presentation: UIPresentationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.layOut()
    }

    /// A passthrough view may hold this one: then what is behind is meant.
    private var isHandingOn = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHandingOn else { return nil }
        guard let hit = super.hitTest(point, with: event) else { return nil }
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
