internal import SplitFuzz
internal import UIKit

/// A page with a button for each row, inside the safe area.
class RowsViewController: UIViewController {
    typealias Row = (title: String, action: @MainActor (RowsViewController) -> Void)

    private let rows: [Row]
    private(set) var buttons: [UIButton] = []

    init(_ title: String, identifier: String, rows: [Row] = []) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
        self.title = title
        restorationIdentifier = identifier
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        buttons = rows.map { row in
            UIButton(
                type: .system,
                primaryAction: UIAction(title: row.title) { [unowned self] _ in row.action(self) })
        }
        buttons.forEach(view.addSubview)
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
}
