package import Foundation

/// Which part of scrolled content is in sight, and which scroll views a finger reaches.
extension Simulation {
    /// Whether a scroll view is in the window. Without one nothing needs to be looked for.
    package var hasScrollViews: Bool { window.scrollViewCount > 0 }
}

extension UIView {
    /// Whether a scroll view contains this view.
    package var isInScrollView: Bool { nearestScrollView != nil }

    /// The innermost scroll view that contains this view; `nil` where there is none.
    package var nearestScrollView: UIScrollView? {
        guard let window = storedWindow, window.scrollViewCount > 0 else { return nil }
        var next = storedSuperview
        while let view = next {
            if view.isScrollView { return view as? UIScrollView }
            next = view.storedSuperview
        }
        return nil
    }

    /// Whether this is scrolled content, and a point of the window is one at which the status bar
    /// takes the touches. Other content never belongs there.
    func isBelowStatusBar(at point: CGPoint) -> Bool {
        guard isInScrollView, let window = storedWindow else { return false }
        return point.y < window.storedSafeAreaInsets.top
    }

    /// What scroll views leave in sight of a rectangle of this view, both in the window's
    /// coordinates. Empty where they leave nothing.
    package func partInScrollViews(of rect: CGRect) -> CGRect {
        var rect = rect
        var next = storedSuperview
        while let view = next {
            if view.isScrollView, view.clipsToBounds {
                rect = rect.part(in: view.convert(view.bounds, to: nil))
            }
            next = view.storedSuperview
        }
        return rect
    }

    /// What all views that clip leave in sight of a rectangle of this view, both in the window's
    /// coordinates. Empty where they leave nothing.
    package func partInSight(of rect: CGRect) -> CGRect {
        var rect = rect
        var next = storedSuperview
        while let view = next {
            if view.clipsToBounds { rect = rect.part(in: view.convert(view.bounds, to: nil)) }
            next = view.storedSuperview
        }
        return rect
    }

    /// Appends the scroll views at or below this view that a finger reaches, back to front; leaves
    /// out those in one view.
    package func appendScrollViews(to views: inout [UIScrollView], except excluded: UIView? = nil) {
        guard canTakeTouches, self !== excluded else { return }
        if isScrollView, let view = self as? UIScrollView, view.pointToDrag != nil {
            views.append(view)
        }
        for subview in storedSubviews { subview.appendScrollViews(to: &views, except: excluded) }
    }
}

extension UIScrollView {
    /// The middle of the part in sight above the keyboard, in the window's coordinates; `nil` where
    /// that part is empty, or something lies over its middle. What it contains lets it be dragged.
    package var pointToDrag: CGPoint? {
        guard let window = storedWindow else { return nil }
        var room = window.bounds
        let keyboard = Simulation.active.keyboard
        if keyboard.isUp, !keyboard.frame.isNull {
            room.size.height = min(room.size.height, max(0, keyboard.frame.origin.y))
        }
        let part = partInScrollViews(of: convert(bounds, to: nil)).part(in: room)
        guard part.size.width > 0.5, part.size.height > 0.5 else { return nil }
        let middle = CGPoint(x: part.midX, y: part.midY)
        return isUncovered(at: convert(middle, from: nil)) ? middle : nil
    }
}

extension CGRect {
    /// The part inside another rectangle; without width or height where there is none.
    package func part(in other: CGRect) -> CGRect {
        let left = max(origin.x, other.origin.x)
        let top = max(origin.y, other.origin.y)
        return CGRect(
            x: left, y: top, width: max(0, min(right, other.right) - left),
            height: max(0, min(bottom, other.bottom) - top))
    }
}
