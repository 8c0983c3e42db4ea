import UIKit

/// Tabs, two of which are split views.
final class ShelvesTabBarController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let books = ShelfSplitViewController(
            title: "Books", items: ["Emma", "Ulysses", "Middlemarch", "Dracula"])
        books.tabBarItem = UITabBarItem(
            title: "Books", image: UIImage(systemName: "book"), selectedImage: nil)
        let authors = ShelfSplitViewController(
            title: "Authors", items: ["Austen", "Joyce", "Eliot"])
        authors.tabBarItem = UITabBarItem(
            title: "Authors", image: UIImage(systemName: "person"), selectedImage: nil)
        let account = UINavigationController(rootViewController: AccountViewController())
        account.tabBarItem = UITabBarItem(
            title: "Account", image: UIImage(systemName: "gear"), selectedImage: nil)
        viewControllers = [books, authors, account]
    }
}

private final class ShelfSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let shelfTitle: String
    private let items: [String]

    init(title: String, items: [String]) {
        shelfTitle = title
        self.items = items
        super.init(style: .doubleColumn)
        self.title = title
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let list = ShelfViewController(title: shelfTitle, items: items)
        setViewController(list, for: .primary)
        setViewController(
            UINavigationController(rootViewController: ItemViewController(item: nil)),
            for: .secondary)
    }

    private var hasItem: Bool {
        let column = viewController(for: .secondary) as? UINavigationController
        return (column?.viewControllers.first as? ItemViewController)?.item != nil
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        hasItem ? .secondary : .primary
    }
}

private final class ShelfViewController: RowsViewController {
    private let items: [String]

    init(title: String, items: [String]) {
        self.items = items
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        rowsView.rows = items.map { item in
            RowsView.Row(title: item) { [weak self] in self?.open(item) }
        }
    }

    private func open(_ item: String) {
        guard let split = splitViewController else { return }
        let page = UINavigationController(rootViewController: ItemViewController(item: item))
        split.showDetailViewController(page, sender: self)
        if !split.isCollapsed, split.displayMode == .oneOverSecondary { split.hide(.primary) }
    }
}

private final class ItemViewController: TextPageViewController {
    let item: String?

    init(item: String?) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
        title = item
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = item.map { "All about \($0)" } ?? "Nothing selected"
        guard let item else { return }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Quotes",
            primaryAction: UIAction { [unowned self] _ in
                let quotes = TextPageViewController()
                quotes.title = "Quotes"
                quotes.label.text = "A sentence from \(item)."
                navigationController?.pushViewController(quotes, animated: true)
            })
    }
}

private final class AccountViewController: RowsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Account"
        rowsView.rows = ["Account", "Privacy"].map { name in
            RowsView.Row(title: name) { [weak self] in
                let page = TextPageViewController()
                page.title = name
                page.label.text = "Settings for \(name.lowercased())"
                self?.navigationController?.pushViewController(page, animated: true)
            }
        }
    }
}
