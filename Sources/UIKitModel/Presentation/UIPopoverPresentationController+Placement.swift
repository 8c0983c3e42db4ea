import Foundation

/// Where the popover points and how large it is.
extension UIPopoverPresentationController {
    func anchorDidChange() {
        if isShownAsPopover { container?.setNeedsLayout() }
    }

    /// Asks for a layout if the item or the source view has moved since the last one (B-172).
    func followMovedAnchor() -> Bool {
        guard isShownAsPopover, followsAnchor, phase == .presenting || phase == .presented,
            let container, container.windowReference != nil, let placed = placedAnchor
        else { return false }
        let now = anchor
        guard !now.isSame(as: placed) else { return false }
        // Also where a defect keeps the popover in its place.
        placedAnchor = now
        container.setNeedsLayout()
        return true
    }

    /// Raises where a presentation that is shown as a popover has no anchor (B-071).
    func checkAnchor() {
        guard isShownAsPopover, sourceView == nil, barButtonItem == nil else { return }
        Simulation.active.raise(
            "NSGenericException",
            "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a "
                + "non-nil sourceView or barButtonItem set before the presentation occurs.",
            by: presentedViewController.objectName)
    }

    var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }

    /// Asks the delegate where a popover with a source view points now. A popover at a bar's item
    /// follows the item without asking (B-079).
    func askWhereToPoint() {
        guard isShownAsPopover, barButtonItem == nil, let popoverDelegate, var view = sourceView
        else { return }
        let before = sourceRect
        var rect = before
        withUnsafeMutablePointer(to: &rect) { rect in
            withUnsafeMutablePointer(to: &view) { view in
                popoverDelegate.popoverPresentationController(
                    self, willRepositionPopoverTo: rect,
                    in: AutoreleasingUnsafeMutablePointer(view))
            }
        }
        if view !== sourceView { sourceView = view }
        if rect != before { sourceRect = rect }
    }

    func place() -> PopoverPlacement {
        Simulation.active.passed(.popoverDirections)
        let size = wantedSize
        let window = Simulation.active.window
        var margins = popoverLayoutMargins
        margins.top += window.storedSafeAreaInsets.top
        let keyboard = Simulation.active.keyboard
        if keyboard.isUp, !keyboard.frame.isNull {
            margins.bottom += max(0, window.bounds.bottom - keyboard.frame.origin.y)
        }
        let anchor = anchor
        addFold(to: &margins, at: anchor)
        return PopoverPlacement(
            PopoverPlacement.Request(
                anchor: anchor, size: size, bounds: window.bounds, margins: margins,
                permitted: permittedArrowDirections, canOverlap: canOverlapSourceViewRect,
                heldDirection: Defect.heldDirection(of: self),
                order: Simulation.active.reading(PopoverOrder.self)))
    }

    /// Keeps the popover on the side of the fold on which its anchor's middle is (D-280).
    private func addFold(to margins: inout UIEdgeInsets, at anchor: CGRect) {
        let simulation = Simulation.active
        guard let fold = simulation.foldInWindow else { return }
        simulation.passed(.popoverBesideFold)
        let bounds = simulation.window.bounds
        let isBefore =
            fold.isUpright ? anchor.middle.x < fold.middle.x : anchor.middle.y < fold.middle.y
        let part = simulation.part(of: bounds, beforeFold: isBefore)
        margins.left = max(margins.left, part.origin.x)
        margins.right = max(margins.right, bounds.right - part.right)
        margins.top = max(margins.top, part.origin.y)
        margins.bottom = max(margins.bottom, bounds.bottom - part.bottom)
    }

    /// The size of the content where there is room, in points: the preferred one, and the device's
    /// default for a side that is 0.
    var wantedSize: CGSize {
        let preferred = preferredContentSize
        let device = Simulation.active.environment.device
        let usual = device.defaultPopoverSize
        // One size is known: that of the 12.9-inch iPad.
        if !preferred.isWanted, device.screen.width != 1024 {
            Simulation.active.passed(.popoverDefaultSize)
        }
        return CGSize(
            width: preferred.width > 0 ? preferred.width : usual.width,
            height: preferred.height > 0 ? preferred.height : usual.height)
    }

    /// The anchor's rectangle in the window's coordinates.
    var anchor: CGRect {
        guard let anchorView, anchorView.windowReference != nil else {
            if Simulation.active.reading(AnchorGone.self) == .corner { latestAnchor = .zero }
            return latestAnchor ?? .zero
        }
        let rect = barButtonItem == nil ? anchorRect(in: anchorView) : anchorView.bounds
        let now = anchorView.convert(rect, to: nil)
        latestAnchor = now
        return now
    }

    /// The view of the item or the source view, whichever the popover points at.
    package var anchorView: UIView? {
        if let barButtonItem { return barButtonItem.anchor }
        return sourceView
    }

    /// The views behind the popover that take touches: the app's passthrough views, and the bar of
    /// the item that it points at (B-081).
    var touchableViews: [UIView] {
        var views = passthroughViews ?? []
        if barTakesTouches, let bar = barButtonItem?.anchor?.storedSuperview { views.append(bar) }
        return views
    }
}

extension Device {
    /// The size of a popover whose content prefers none, in points: 375 × 636 on the 12.9-inch iPad
    /// . *Unverified* elsewhere: as wide as Slide Over in landscape, and as high in
    /// proportion to the screen's shorter side.
    var defaultPopoverSize: CGSize {
        CGSize(
            width: landscapeWidths[.slideOver] ?? 320,
            height: (screen.width * 636 / 1024).rounded())
    }
}
