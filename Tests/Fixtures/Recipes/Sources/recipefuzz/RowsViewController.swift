import UIKit

/// A list of rows, each a button with a closure.
class RowsViewController: UIViewController {
    struct Row {
        let title: String
        let onTap: () -> Void
    }

    private var buttons: [UIButton] = []

    var rows: [Row] = [] {
        didSet { if isViewLoaded { makeButtons() } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        makeButtons()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: content.minX, y: content.minY + CGFloat(index) * 44, width: content.width,
                height: 44)
        }
    }

    private func makeButtons() {
        for button in buttons { button.removeFromSuperview() }
        buttons = rows.map { row in
            UIButton(type: .system, primaryAction: UIAction(title: row.title) { _ in row.onTap() })
        }
        for button in buttons { view.addSubview(button) }
        view.setNeedsLayout()
    }
}
