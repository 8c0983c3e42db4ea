import UIKit

/// Accounts whose entries are secondaries without a navigation controller of their own, and can be
/// deleted.
final class LedgerSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let list = AccountsViewController()

    init() {
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        list.onSelect = { [unowned self] name in open(name) }
        list.onTotals = { [unowned self] in
            showDetailViewController(TotalsViewController(), sender: self)
        }
        setViewController(list, for: .primary)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func open(_ name: String) {
        let account = AccountEntryViewController(name)
        account.onDelete = { [unowned self] in
            setViewController(nil, for: .secondary)
            show(.primary)
        }
        setViewController(account, for: .secondary)
        show(.secondary)
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        viewController(for: .secondary) == nil ? .primary : proposedTopColumn
    }
}

private final class AccountsViewController: RowsViewController {
    var onSelect: ((String) -> Void)?
    var onTotals: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Accounts"
        rowsView.rows =
            ["Rent", "Food"].map { name in
                RowsView.Row(title: name) { [weak self] in self?.onSelect?(name) }
            } + [RowsView.Row(title: "Totals") { [weak self] in self?.onTotals?() }]
    }
}

private final class TotalsViewController: TextPageViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Totals"
        label.text = "The sum of all accounts."
    }
}

private final class AccountEntryViewController: TextPageViewController {
    var onDelete: (() -> Void)?

    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "What was paid."
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .trash,
            primaryAction: UIAction { [weak self] _ in self?.onDelete?() })
    }
}
