import UIKit

/// Receives the taps on rows of a list.
@MainActor protocol ListViewControllerDelegate: AnyObject {
    func listViewController(_ list: ListViewController, didSelect row: String)
}

/// A list with a button for each row, inside the safe area.
class ListViewController: RowsViewController {
    private let texts: [String]
    weak var delegate: (any ListViewControllerDelegate)?

    required init(title: String, identifier: String, rows texts: [String]) {
        self.texts = texts
        super.init(nibName: nil, bundle: nil)
        self.title = title
        restorationIdentifier = identifier
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        rows = texts.map { row in
            let action = UIAction(title: row) { [unowned self] _ in select(row) }
            return UIButton(type: .system, primaryAction: action)
        }
        super.viewDidLoad()
    }

    func select(_ row: String) {
        delegate?.listViewController(self, didSelect: row)
    }
}
