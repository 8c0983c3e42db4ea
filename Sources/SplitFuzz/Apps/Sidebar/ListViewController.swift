import UIKit

/// Receives the taps on rows of a list.
@MainActor protocol ListViewControllerDelegate: AnyObject {
    func listViewController(_ list: ListViewController, didSelect row: String)
}

/// A list with a button for each row, inside the safe area.
class ListViewController: UIViewController {
    let rows: [String]
    weak var delegate: (any ListViewControllerDelegate)?
    private var buttons: [UIButton] = []

    required init(title: String, identifier: String, rows: [String]) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
        self.title = title
        restorationIdentifier = identifier
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        buttons = rows.map { row in
            let action = UIAction(title: row) { [unowned self] _ in select(row) }
            return UIButton(type: .system, primaryAction: action)
        }
        buttons.forEach(view.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stackRows(buttons, below: heightAboveRows)
    }

    /// The room that a subclass takes above the first row, in points.
    var heightAboveRows: CGFloat { 0 }

    func select(_ row: String) {
        delegate?.listViewController(self, didSelect: row)
    }
}
