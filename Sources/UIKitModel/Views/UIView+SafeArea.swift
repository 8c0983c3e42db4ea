import Foundation

/// How safe areas reach views (B-110, B-111); controllers' own part is in
/// `UIViewController+SafeArea.swift`.
extension UIView {
    /// A view of no controller has its share of its superview's safe area.
    func updateSafeAreaFromSuperview() {
        guard let superview = storedSuperview else { return }
        let insets = superview.storedSafeAreaInsets
        let bounds = CGRect(origin: superview.boundsOrigin, size: superview.storedFrame.size)
        adoptSafeAreaInsets(insets.covering(storedFrame, in: bounds))
    }

    /// Takes on recomputed insets. Observers hear of each recomputation, equal values too
    /// (*unverified*, A-040).
    func adoptSafeAreaInsets(_ insets: UIEdgeInsets) {
        if insets != storedSafeAreaInsets {
            storedSafeAreaInsets = insets
            markNeedsLayout()
            safeAreaInsetsDidChange()
            for subview in storedSubviews where !subview.isRootView {
                subview.updateSafeAreaFromSuperview()
            }
            if isRootView { controller?.viewSafeAreaDidUpdate() }
        }
        if observers != nil { notify(.safeAreaInsets) }
    }
}
