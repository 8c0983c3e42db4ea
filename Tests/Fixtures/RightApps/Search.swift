import UIKit

// A search over the whole screen, with a field and results.
@MainActor func makeSearch() -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    let topics = SearchTopics()
    let detail = UINavigationController(
        rootViewController: TextViewController(title: nil, text: "Pick or search a topic"))
    split.setViewController(UINavigationController(rootViewController: topics), for: .primary)
    split.setViewController(detail, for: .secondary)
    split.delegate = topics
    return split
}

final class SearchTopics: ListViewController, UISplitViewControllerDelegate {
    private var isOpen = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Topics"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .search, primaryAction: UIAction { [weak self] _ in self?.search() })
        rows = ["Art", "Music"].map { name in
            Row(name) { [weak self] in self?.open(name) }
        }
    }

    private func open(_ name: String) {
        isOpen = true
        let page = TextViewController(title: name, text: "About \(name)")
        splitViewController?.showDetailViewController(
            UINavigationController(rootViewController: page), sender: self)
    }

    private func search() {
        let search = SearchViewController()
        search.onPick = { [weak self] name in
            self?.dismiss(animated: true) { self?.open(name) }
        }
        let navigation = UINavigationController(rootViewController: search)
        navigation.modalPresentationStyle = .fullScreen
        present(navigation, animated: true)
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        isOpen ? .secondary : .primary
    }
}

final class SearchViewController: UIViewController {
    var onPick: ((String) -> Void)?
    private let field = UITextField()
    private let results = SearchResults()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Search"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        field.placeholder = "Search"
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        addChild(results)
        results.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(results.view)
        results.didMove(toParent: self)
        results.onPick = { [weak self] in self?.onPick?($0) }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
            field.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            field.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            field.heightAnchor.constraint(equalToConstant: 36),
            results.view.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
            results.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            results.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            results.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
    }
}

final class SearchResults: ListViewController {
    var onPick: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        list.keyboardDismissMode = .onDrag
        rows = ["Cubism", "Jazz"].map { name in
            Row(name) { [weak self] in self?.onPick?(name) }
        }
    }
}
