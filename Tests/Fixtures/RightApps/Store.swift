import UIKit

// Split views in tabs (classic tab bar API).
@MainActor func makeStore() -> UIViewController {
    let tabs = UITabBarController()
    let products = StoreSplitViewController(title: "Products", items: ["Chair", "Table", "Lamp"])
    products.tabBarItem = UITabBarItem(
        title: "Products", image: UIImage(systemName: "cart"), tag: 0)
    let orders = StoreSplitViewController(title: "Orders", items: ["#1001", "#1002"])
    orders.tabBarItem = UITabBarItem(
        title: "Orders", image: UIImage(systemName: "shippingbox"), tag: 1)
    let account = UINavigationController(rootViewController: StoreAccount())
    account.tabBarItem = UITabBarItem(
        title: "Account", image: UIImage(systemName: "person"), tag: 2)
    tabs.viewControllers = [products, orders, account]
    return tabs
}

final class StoreSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let items: [String]
    private var hasSelection = false

    init(title: String, items: [String]) {
        self.items = items
        super.init(style: .doubleColumn)
        self.title = title
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        let list = StoreList(title: title, items: items)
        list.onSelect = { [weak self] in self?.select($0) }
        setViewController(list, for: .primary)
        setViewController(TextViewController(title: nil, text: "Choose an item"), for: .secondary)
    }

    required init?(coder: NSCoder) { fatalError() }

    private func select(_ item: String) {
        hasSelection = true
        setViewController(StoreItem(title: item, text: "About \(item)"), for: .secondary)
        show(.secondary)
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        hasSelection ? proposedTopColumn : .primary
    }
}

final class StoreList: ListViewController {
    var onSelect: ((String) -> Void)?

    init(title: String, items: [String]) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        rows = items.map { item in Row(item) { [weak self] in self?.onSelect?(item) } }
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class StoreItem: TextViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Reviews",
            primaryAction: UIAction { [weak self] _ in
                self?.navigationController?.pushViewController(
                    TextViewController(title: "Reviews", text: "★★★★"), animated: true)
            })
    }
}

final class StoreAccount: ListViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Account"
        rows = [
            Row("Sign Out") { [weak self] in self?.signOut() },
            Row("Go to Orders") { [weak self] in self?.tabBarController?.selectedIndex = 1 },
        ]
    }

    private func signOut() {
        let alert = UIAlertController(title: "Sign Out?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Sign Out", style: .destructive) { [weak self] _ in
                self?.title = "Signed Out"
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}
