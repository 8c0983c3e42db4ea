import UIKit

extension UIViewController {
    /// Places views below each other in the safe area, each as wide as the safe area.
    ///
    /// - Parameters:
    ///   - top: the room above the first row, in points.
    ///   - height: the height of a row, in points.
    func stackRows<Row: UIView>(_ rows: [Row], below top: CGFloat = 0, height: CGFloat = 44) {
        let content = view.bounds.inset(by: view.safeAreaInsets)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: content.minX, y: content.minY + top + CGFloat(index) * height,
                width: content.width, height: height)
        }
    }
}

extension UIButton {
    /// Gives a button its title, and what a tap on it does.
    func onTap(_ title: String, _ act: @escaping @MainActor () -> Void) {
        setTitle(title, for: .normal)
        addAction(UIAction { _ in act() }, for: .touchUpInside)
    }
}
