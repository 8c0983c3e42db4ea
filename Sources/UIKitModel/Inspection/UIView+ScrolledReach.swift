package import Foundation

/// Which part of scrolled content is in sight, and which scroll views a finger reaches.
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

    /// What views that clip, or the scroll views among them alone, leave in sight of a rectangle of
    /// this view, both in the window's coordinates. Empty where they leave nothing.
    package func partInSight(of rect: CGRect, scrollViewsAlone: Bool = false) -> CGRect {
        var rect = rect
        var next = storedSuperview
        while let view = next {
            if view.isScrollView || !scrollViewsAlone, view.clipsToBounds {
                rect = rect.part(in: view.frameInWindow)
            }
            next = view.storedSuperview
        }
        return rect
    }
}

extension UIScrollView {
    /// The middle of the part in sight between the bars and above the keyboard, in the window's
    /// coordinates; `nil` where that part is empty, or something lies over its middle. What it
    /// contains lets it be dragged.
    package var pointToDrag: CGPoint? {
        guard var room = roomInSight(countsPanelsBelow: true) else { return nil }
        let keyboard = Simulation.active.keyboard
        if keyboard.isUp, !keyboard.frame.isNull {
            let bottom = min(room.bottom, keyboard.frame.origin.y)
            room.size.height = max(0, bottom - room.origin.y)
        }
        let part = partInSight(of: room, scrollViewsAlone: true)
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
