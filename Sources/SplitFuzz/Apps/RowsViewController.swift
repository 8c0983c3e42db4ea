import UIKit

/// A page with views below each other in the safe area, each as wide as the safe area.
class RowsViewController: UIViewController {
    /// From the top. Views that are here when the page loads are added to it.
    var rows: [UIView] = []
    /// In points.
    var rowHeight: CGFloat { 44 }

    override func viewDidLoad() {
        super.viewDidLoad()
        rows.forEach(view.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stack(rows)
    }

    /// Places views below each other.
    func stack(_ rows: [UIView]) {
        let content = view.bounds.inset(by: view.safeAreaInsets)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: content.minX, y: content.minY + CGFloat(index) * rowHeight,
                width: content.width, height: rowHeight)
        }
    }
}

extension UIButton {
    convenience init(_ title: String, _ act: @escaping @MainActor () -> Void) {
        self.init(type: .system)
        onTap(title, act)
    }

    /// Gives a button its title, and what a tap on it does.
    func onTap(_ title: String, _ act: @escaping @MainActor () -> Void) {
        setTitle(title, for: .normal)
        addAction(UIAction { _ in act() }, for: .touchUpInside)
    }
}
