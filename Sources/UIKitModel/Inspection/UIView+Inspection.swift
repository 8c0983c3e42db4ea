package import Foundation

/// The visible and the reachable parts of a tree of views.
///
/// These run for every view after every action, so they are plain loops and read stored values.
extension UIView {
    /// The safe area that the layout has set, in points. A class of the app's may answer otherwise.
    package var safeAreaInLayout: UIEdgeInsets { storedSafeAreaInsets }

    /// The product of the opacities of this view and of all views that contain it, from 0 to 1; 0
    /// where one of them is hidden.
    package nonisolated var effectiveAlpha: CGFloat {
        var alpha: CGFloat = 1
        var next: Unmanaged<UIView>? = .passUnretained(self)
        while let reference = next {
            next = reference.read { view in
                alpha *= view.storedIsHidden ? 0 : view.storedAlpha
                return view.superviewReference
            }
        }
        return alpha
    }

    /// The bounds in the window's coordinates, in points.
    package var frameInWindow: CGRect { convert(storedBounds, to: nil) }

    /// Calls the body for this view and all below it, back to front.
    package func forEachView(_ body: (UIView) -> Void) {
        body(self)
        for subview in storedSubviews { subview.forEachView(body) }
    }

    /// Whether a tap on the middle of the visible part arrives. None does below the keyboard.
    package var isReachable: Bool {
        guard let window = storedWindow, let point = shownCenter else { return false }
        if Simulation.active.keyboard.frame.holds(point) { return false }
        return window.hitTest(point, with: nil) === self
    }

    /// Whether the app itself has put something over the middle of this view: over all of a
    /// container that contains it, or outside of that. Apps cover their screens so with coach
    /// marks, drawers and spinners.
    package func isCoveredOnPurpose(in container: UIView) -> Bool {
        guard let window = storedWindow, let point = shownCenter,
            var cover = window.hitTest(point, with: nil), !isDescendant(of: cover)
        else { return false }
        while let superview = cover.storedSuperview, !isDescendant(of: superview) {
            cover = superview
        }
        if cover is PresentationContainerView { return false }
        if cover.isRootView, let controller = cover.controller,
            controller.storedParent?.managesChildren ?? true
        {
            return false
        }
        return !cover.isDescendant(of: container)
            || cover.storedSuperview === container && container.isFilled(by: cover.storedFrame)
    }

    /// The middle of the part of this view that lies in the window, in the window's coordinates, in
    /// points; `nil` where that part is empty.
    package var shownCenter: CGPoint? {
        guard let window = storedWindow else { return nil }
        var rect = convert(storedBounds, to: nil)
        if window.scrollViewCount > 0 { rect = partInSight(of: rect, scrollViewsAlone: true) }
        let left = max(0, rect.origin.x)
        let right = min(window.storedFrame.size.width, rect.right)
        let top = max(0, rect.origin.y)
        let bottom = min(window.storedFrame.size.height, rect.bottom)
        guard right - left > 0.5, bottom - top > 0.5 else { return nil }
        return CGPoint(x: (left + right) / 2, y: (top + bottom) / 2)
    }

    /// Appends the visible navigation bars at or below this view, back to front.
    package func appendVisibleBars(to bars: inout [UINavigationBar]) {
        guard !storedIsHidden, storedAlpha >= 0.01, !isControl else { return }
        if let bar = self as? UINavigationBar { return bars.append(bar) }
        for subview in storedSubviews { subview.appendVisibleBars(to: &bars) }
    }

    /// Whether a frame in this view's coordinates covers the view, to half a point.
    package func isFilled(by frame: CGRect) -> Bool {
        abs(frame.origin.x - boundsOrigin.x) <= 0.5 && abs(frame.origin.y - boundsOrigin.y) <= 0.5
            && abs(frame.size.width - storedFrame.size.width) <= 0.5
            && abs(frame.size.height - storedFrame.size.height) <= 0.5
    }
}

/// Which of two views the user sees, in a container that has both.
extension UIView {
    /// Whether neither this view nor a view between it and a container is hidden or transparent.
    package func isSeen(in container: UIView) -> Bool {
        guard let window = storedWindow, window === container.storedWindow else { return false }
        var view = self
        while view !== container {
            guard !view.storedIsHidden, view.storedAlpha >= 0.01,
                let superview = view.storedSuperview
            else { return false }
            view = superview
        }
        return true
    }

    /// Whether this view is drawn over another one, and neither contains the other.
    package func isInFront(of other: UIView) -> Bool {
        var behind = other
        while let superview = behind.storedSuperview {
            if superview === self { return false }
            if isDescendant(of: superview) { break }
            behind = superview
        }
        guard let common = behind.storedSuperview else { return false }
        var front = self
        while let superview = front.storedSuperview, superview !== common { front = superview }
        for subview in common.storedSubviews.reversed() {
            if subview === behind { return false }
            if subview === front { return true }
        }
        return false
    }

    /// Whether this view's frame holds another one's part in the window, to half a point.
    package func takesUpPlace(of other: UIView) -> Bool {
        guard let window = storedWindow, window === other.storedWindow else { return false }
        let own = frameInWindow
        let part = other.frameInWindow.part(in: window.bounds)
        return own.origin.x <= part.origin.x + 0.5 && own.origin.y <= part.origin.y + 0.5
            && own.right >= part.right - 0.5 && own.bottom >= part.bottom - 0.5
    }
}

extension UINavigationController {
    /// The top controller, where its view is in this one's and does not fill it; else `nil`.
    package var topThatLeavesRoom: UIViewController? {
        guard let top = stack.last, let view = viewIfLoaded, let content = top.viewIfLoaded,
            let superview = content.superviewReference,
            superview.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
        else { return nil }
        return view.isFilled(by: content.storedFrame) ? nil : top
    }
}

extension Simulation {
    /// The root controller, where its view is in the window and does not fill it; else `nil`.
    package var rootThatLeavesRoom: UIViewController? {
        guard let root = window.storedRoot, let view = root.viewIfLoaded,
            view.windowReference != nil, !window.isFilled(by: view.storedFrame)
        else { return nil }
        return root
    }
}
