package import Foundation

/// Scrolled content as a harness judges it: from the values that UIKit's interface shows, without
/// the code that moves it.
extension UIView {
    /// Appends the scroll views at or below this view, except those in one view and those that are
    /// hidden or take no touches, back to front.
    package func appendShownScrollViews(
        to views: inout [UIScrollView], except excluded: UIView? = nil
    ) {
        guard canTakeTouches, self !== excluded, !isDimmedColumn else { return }
        if isScrollView, let view = self as? UIScrollView { views.append(view) }
        for subview in storedSubviews {
            subview.appendShownScrollViews(to: &views, except: excluded)
        }
    }

    /// Whether this is a bar on screen.
    fileprivate var isBar: Bool {
        (self is UINavigationBar || self is UIToolbar || self is UITabBar) && canTakeTouches
    }
}

extension UIScrollView {
    /// The least and the greatest vertical offset that a finger reaches, from content size and
    /// adjusted insets (B-133).
    package var documentedOffsets: (least: CGFloat, greatest: CGFloat) {
        let insets = adjustedContentInset
        let end = contentSize.height + insets.bottom - storedFrame.size.height
        return (-insets.top, max(-insets.top, end))
    }

    /// The first enabled control that no vertical scrolling brings into sight, not even a part of
    /// it.
    ///
    /// Only a scroll view that scrolls and lies in no other is judged, and only a control that lies
    /// below the top of the content and is not hidden, at the side or by what clips: an app may
    /// move others itself.
    package var controlBeyondReach: UIControl? {
        guard isScrollEnabled, !isInScrollView, let room = roomInSight(countsPanelsBelow: false)
        else { return nil }
        let offsets = documentedOffsets
        let top = frameInWindow.origin.y
        func neverShows(_ control: UIControl, in clip: CGRect?) -> Bool {
            var frame = convert(control.bounds, from: control)
            if let clip { frame = frame.part(in: clip) }
            let x = convert(frame, to: nil).origin.x
            guard frame.size.width > 0.5, frame.size.height > 0.5, frame.origin.y >= 0,
                x < room.right, x + frame.size.width > room.origin.x
            else { return false }
            let highest = top + frame.origin.y - max(offsets.greatest, boundsOrigin.y)
            let lowest = top + frame.bottom - min(offsets.least, boundsOrigin.y)
            return highest > room.bottom - 0.5 || lowest < room.origin.y + 0.5
        }
        func first(in view: UIView, _ clip: CGRect?) -> UIControl? {
            guard view.canTakeTouches, !view.isScrollView || view === self else { return nil }
            if view.isControl, let control = view as? UIControl, control.isEnabled,
                neverShows(control, in: clip)
            {
                return control
            }
            var clip = clip
            if view.clipsToBounds, view !== self {
                let part = convert(view.bounds, from: view)
                clip = clip.map(part.part(in:)) ?? part
            }
            for subview in view.storedSubviews {
                if let found = first(in: subview, clip) { return found }
            }
            return nil
        }
        return first(in: self, nil)
    }

    /// The part of the window in which content can be seen: what containers clip and bars at the
    /// top and the bottom cover is left out. `nil` where there is none.
    ///
    /// - Parameter countsPanelsBelow: whether there is room in a panel that reaches below the
    ///   window, and waits to be pulled up.
    func roomInSight(countsPanelsBelow: Bool) -> CGRect? {
        guard let window = storedWindow else { return nil }
        var room = frameInWindow.part(in: window.bounds)
        let safe = window.storedSafeAreaInsets
        var view: UIView = self
        while let superview = view.storedSuperview {
            let place = superview.frameInWindow
            guard superview.canTakeTouches,
                countsPanelsBelow || place.bottom <= window.storedFrame.size.height + 0.5
            else { return nil }
            if superview.isRootView || superview.clipsToBounds {
                room = room.part(in: place)
            }
            for sibling in superview.storedSubviews where sibling !== view && sibling.isBar {
                let bar = sibling.frameInWindow
                guard bar.origin.x <= room.midX, bar.right >= room.midX else { continue }
                if bar.origin.y <= room.origin.y + safe.top + 0.5 {
                    let covered = max(0, bar.bottom - room.origin.y)
                    room.origin.y += covered
                    room.size.height = max(0, room.size.height - covered)
                } else if bar.bottom >= room.bottom - safe.bottom - 0.5 {
                    room.size.height = max(0, min(room.bottom, bar.origin.y) - room.origin.y)
                }
            }
            view = superview
        }
        return room.size.width > 0.5 && room.size.height > 0.5 ? room : nil
    }
}
