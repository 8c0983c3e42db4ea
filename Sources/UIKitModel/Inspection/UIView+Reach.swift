package import Foundation

/// Which controls a finger should reach: from frames, flags and the order of views, and from the
/// columns that are dimmed. Hit testing says which it does reach.
extension UIView {
    /// Appends the enabled controls at or below this view that a finger should reach, back to
    /// front; leaves out those in one view.
    package func appendUncoveredControls(
        to controls: inout [UIControl], except excluded: UIView? = nil
    ) {
        guard canTakeTouches, !isDimmedColumn, self !== excluded else { return }
        if isControl, let control = self as? UIControl, control.isEnabled,
            control.uncoveredPoint != nil
        {
            controls.append(control)
        }
        for subview in storedSubviews {
            subview.appendUncoveredControls(to: &controls, except: excluded)
        }
    }

    /// The middle of the part of this view that lies in the window, in the window's coordinates, in
    /// points; `nil` where that part is empty, or something lies over its middle.
    package var uncoveredPoint: CGPoint? {
        guard let point = shownCenter else { return nil }
        if Simulation.active.keyboard.frame.holds(point) { return nil }
        // Only scrolled content belongs below the status bar, which takes the touches there.
        if isInScrollView, let window = storedWindow, point.y < window.storedSafeAreaInsets.top {
            return nil
        }
        let inner = convert(point, from: nil)
        for subview in storedSubviews where subview.isControl && subview.lies(over: self, at: inner)
        {
            return nil
        }
        return isUncovered(at: inner) ? point : nil
    }

    /// Whether nothing lies over a point, in this view's coordinates. Every container that clips
    /// must contain the point, too.
    func isUncovered(at point: CGPoint) -> Bool {
        var view = self
        var inner = point
        while let superview = view.storedSuperview {
            guard superview.canTakeTouches else { return false }
            inner = CGPoint(
                x: inner.x - view.boundsOrigin.x + view.storedFrame.origin.x,
                y: inner.y - view.boundsOrigin.y + view.storedFrame.origin.y)
            var index = superview.storedSubviews.count - 1
            while index >= 0, superview.storedSubviews[index] !== view {
                if superview.storedSubviews[index].lies(over: self, at: inner) { return false }
                index -= 1
            }
            if !superview.bounds.holds(inner), superview.isRootView || superview.clipsToBounds {
                return false
            }
            view = superview
        }
        return true
    }

    /// Whether this view takes the touches at a point, in its superview's coordinates, that would
    /// be for another view. A view of the app may let touches through, and only its own hit test
    /// knows.
    ///
    /// A navigation bar does not count: the content that it serves must begin below it (B-112),
    /// unless it scrolls. What is taller than its room may reach under a bar at the bottom.
    private func lies(over other: UIView, at point: CGPoint) -> Bool {
        guard covers(point), canTakeTouches, shields.isEmpty,
            !(self is UINavigationBar) || other.isInScrollView, !isLeftBehind
        else { return false }
        let inner = CGPoint(
            x: point.x - storedFrame.origin.x + boundsOrigin.x,
            y: point.y - storedFrame.origin.y + boundsOrigin.y)
        if let container = self as? PresentationContainerView {
            return !container.letsTouchesThrough(to: other, at: inner)
        }
        return hitTest(inner, with: nil) != nil
    }

    /// Whether the view's own properties let it take touches. That ignores `shields`, so that
    /// `taps-arrive` finds a view from which UIKit keeps touches by mistake.
    var canTakeTouches: Bool {
        !storedIsHidden && storedAlpha >= 0.01 && storedIsInteractive
    }

    /// Whether this is the root view of a column that sidebars cover or displace.
    var isDimmedColumn: Bool {
        guard shields.contains(.dimming), let controller,
            let split = controller.parent as? UISplitViewController
        else { return false }
        return split.shownColumns.contains { $0.controller === controller && $0.isDimmed }
    }

    /// Whether the view belongs to a presentation that has ended, or to a page that has left the
    /// container it was in. Nothing of the kind may be in the window.
    private var isLeftBehind: Bool {
        if let container = self as? PresentationContainerView {
            return !Simulation.active.presentations.contains { $0.container === container }
        }
        guard isRootView, let controller, controller.activePresentation == nil,
            let owner = storedSuperview?.controller
        else { return false }
        if let split = owner as? UISplitViewController {
            return !split.shownColumns.contains { $0.controller === controller }
        }
        return controller.storedParent == nil && owner.managesChildren
    }
}

extension PresentationContainerView {
    /// Whether a popover lets a touch beside it through to a view (B-081).
    fileprivate func letsTouchesThrough(to other: UIView, at point: CGPoint) -> Bool {
        for subview in storedSubviews where !subview.storedIsHidden {
            if subview.storedFrame.holds(point) { return false }
        }
        if letsTouchesBelow || presentation?.sheet?.isAtUndimmedDetent == true { return true }
        guard let popover = presentation as? UIPopoverPresentationController,
            popover.shownStyle == .popover
        else { return false }
        return popover.touchableViews.contains { other.isDescendant(of: $0) }
    }
}

extension UISheetPresentationController {
    /// Whether the sheet is at the largest detent that dims nothing (B-192).
    fileprivate var isAtUndimmedDetent: Bool {
        guard host.isShownAsSheet, let largestUndimmedDetentIdentifier else { return false }
        return wantedDetent == largestUndimmedDetentIdentifier
    }

    /// The detent that is selected, else the first one, by the app's properties alone (B-192).
    package var wantedDetent: Detent.Identifier? {
        selectedDetentIdentifier ?? detents.first?.identifier
    }
}

extension UIView {
    /// Whether the app decides itself what this view, or one that contains it, does with a touch at
    /// a point of the window.
    package func appDecidesOnTouch(at point: CGPoint) -> Bool {
        var next: UIView? = self
        while let view = next {
            let inner = view.convert(point, from: nil)
            if !(view is PresentationContainerView),
                view.hitTest(inner, with: nil) !== view.deepestView(at: inner, with: nil)
                    || view.point(inside: inner, with: nil) != view.bounds.holds(inner)
            {
                return true
            }
            next = view.storedSuperview
        }
        return false
    }
}
