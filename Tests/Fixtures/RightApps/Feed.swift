import UIKit

// Late tasks: a timer, Task.sleep and asyncAfter.
@MainActor func makeFeed() -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    let list = FeedList()
    split.setViewController(list, for: .primary)
    split.setViewController(TextViewController(title: nil, text: "No Article"), for: .secondary)
    split.delegate = list
    return split
}

final class FeedList: ListViewController, UISplitViewControllerDelegate {
    private var articles = ["Moon", "Mars"]
    private var loading: Task<Void, Never>?
    private var hasSelection = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Feed"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.refresh() })
        reloadArticles()
    }

    private func refresh() {
        navigationItem.rightBarButtonItem?.isEnabled = false
        loading?.cancel()
        loading = Task { [weak self] in
            try? await Task.sleep(for: .seconds(1))
            guard !Task.isCancelled, let self else { return }
            if !articles.contains("Venus") { articles.append("Venus") }
            reloadArticles()
            navigationItem.rightBarButtonItem?.isEnabled = true
        }
    }

    private func reloadArticles() {
        rows = articles.map { name in Row(name) { [weak self] in self?.open(name) } }
    }

    private func open(_ name: String) {
        hasSelection = true
        splitViewController?.setViewController(FeedArticle(name: name), for: .secondary)
        splitViewController?.show(.secondary)
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        hasSelection ? .secondary : .primary
    }
}

final class FeedArticle: TextViewController {
    private let name: String
    private var clock: Timer?
    private var seconds = 0

    init(name: String) {
        self.name = name
        super.init(title: name, text: "Loading…")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Gallery", primaryAction: UIAction { [weak self] _ in self?.loadGallery() })
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
            guard let self else { return }
            label.text = "All about \(name)"
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        clock = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.seconds = 5
                self?.navigationItem.title = "\(self?.name ?? "") (read)"
            }
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        clock?.invalidate()
        clock = nil
    }

    private func loadGallery() {
        navigationItem.rightBarButtonItem?.isEnabled = false
        Task { [weak self] in
            try? await Task.sleep(nanoseconds: 300_000_000)
            guard let self else { return }
            navigationItem.rightBarButtonItem?.isEnabled = true
            guard navigationController?.topViewController === self, view.window != nil else {
                return
            }
            navigationController?.pushViewController(
                TextViewController(title: "Gallery", text: "Pictures of \(name)"), animated: true)
        }
    }
}
