import Foundation

/// The navigation controller that the user sees in a controller, and its top.
extension UIViewController {
    /// The first navigation controller at or below this one whose view is in the window.
    ///
    /// A container of the app's may show one child at a time. A child does not count while the
    /// container hides it and shows another one in its place, or while the stack of another child
    /// covers its stack.
    package var firstNavigationOnScreen: UINavigationController? {
        guard let view = viewIfLoaded, view.window != nil else { return nil }
        if let navigation = asNavigation { return navigation }
        if let split = self as? UISplitViewController {
            // A hidden column is in the window, too, beyond its edge.
            for shown in split.shownColumns where !shown.isDimmed {
                if let found = shown.controller.firstNavigationOnScreen { return found }
            }
            return nil
        }
        let children = storedChildren
        var covered: UINavigationController?
        for child in children {
            guard let found = child.firstNavigationOnScreen else { continue }
            if children.count == 1 { return found }
            if child.isHiddenForSibling(in: view) { continue }
            let isCovered = children.contains {
                $0 !== child && $0.firstNavigationOnScreen?.covers(found) == true
            }
            if !isCovered { return found }
            covered = covered ?? found
        }
        return covered
    }

    /// The top of the stack that the user sees here; this controller where there is no stack.
    package var topInFront: UIViewController { firstNavigationOnScreen?.topViewController ?? self }

    /// Whether a container hides this child and shows another one in its place.
    private func isHiddenForSibling(in container: UIView) -> Bool {
        guard let view = viewIfLoaded, !view.isSeen(in: container) else { return false }
        return parent?.storedChildren.contains { sibling in
            guard sibling !== self, let other = sibling.viewIfLoaded, other.isSeen(in: container)
            else { return false }
            return other.takesUpPlace(of: view)
        } ?? false
    }
}

extension UINavigationController {
    /// Whether this controller's view is seen and hides all of another one's.
    fileprivate func covers(_ other: UINavigationController) -> Bool {
        guard self !== other, let view = viewIfLoaded, let behind = other.viewIfLoaded else {
            return false
        }
        return view.effectiveAlpha > 0.01 && view.isInFront(of: behind)
            && view.takesUpPlace(of: behind)
    }
}
