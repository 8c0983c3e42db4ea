/// State of bars and their buttons that a harness reads.
extension UINavigationController {
    /// Whether the bar should show a back button: the bar is not hidden, the stack is deeper than
    /// its root, and the top controller did not take the button away (B-063).
    package var callsForWayBack: Bool {
        guard stack.count > 1, !storedIsBarHidden, !bar.storedIsHidden,
            let item = stack.last?.navigationItem
        else { return false }
        return item.letsBackButtonStand
    }

    /// Whether a push is under way.
    package var isPushing: Bool {
        guard let transition else { return false }
        return transition.removed.isEmpty && !transition.isCancelled
            && transition.to === stack.last
    }
}

extension UINavigationBar {
    /// The back button, whether it is in the bar or not.
    package var backButtonView: UIView { backButton }

    /// Whether a view is one of the buttons that the bar lays out.
    package static func isBarButton(_ view: UIView) -> Bool {
        view is BarButtonView
    }
}

extension UIControl {
    /// The title or placeholder that a control shows; `nil` where it shows none.
    package var shownTitle: String? {
        (self as? UIButton)?.currentTitle ?? (self as? BarButtonView)?.title
            ?? (self as? TabButton)?.title ?? (self as? UITextField)?.placeholder
    }
}
