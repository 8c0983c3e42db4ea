import UIKit

/// Headlines beside an article that loads; a loading that is out of date is cancelled.
struct NewsError: Error {}

@MainActor final class NewsService {
    static let headlines = ["Rain expected", "Team wins", "Prices fall"]
    private var failures: Set<String> = ["Team wins"]

    /// The first request for some articles fails.
    func text(of headline: String) async throws -> String {
        try await Task.sleep(nanoseconds: 400_000_000)
        if failures.remove(headline) != nil { throw NewsError() }
        return "\(headline), as our correspondent reports."
    }
}

final class NewsSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let list = HeadlinesViewController()
    private let article = ArticleViewController(service: NewsService())

    init() {
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.didSelect = { [unowned self] headline in
            if article.headline != headline { article.headline = headline }
            show(.secondary)
            if !isCollapsed, displayMode == .oneOverSecondary { hide(.primary) }
        }
        setViewController(list, for: .primary)
        setViewController(article, for: .secondary)
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        article.headline == nil ? .primary : .secondary
    }
}

private final class HeadlinesViewController: RowsViewController {
    var didSelect: ((String) -> Void)?
    private var clock: Timer?
    private var minutes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "News"
        rowsView.rows = NewsService.headlines.map { headline in
            RowsView.Row(title: headline) { [weak self] in self?.didSelect?(headline) }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        clock?.invalidate()
        clock = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        clock?.invalidate()
        clock = nil
    }

    private func tick() {
        minutes += 1
        navigationItem.title = "News (\(minutes) min)"
    }
}

private final class ArticleViewController: TextPageViewController {
    private enum State {
        case empty, loading, failed
        case loaded(String)
    }

    private let service: NewsService
    private var task: Task<Void, Never>?
    private var state = State.empty { didSet { update() } }
    private lazy var retryItem = UIBarButtonItem(
        systemItem: .refresh, primaryAction: UIAction { [unowned self] _ in load() })
    var headline: String? { didSet { load() } }

    init(service: NewsService) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    private func load() {
        task?.cancel()
        guard let headline else {
            state = .empty
            return
        }
        state = .loading
        task = Task { [weak self, service] in
            do {
                let text = try await service.text(of: headline)
                guard !Task.isCancelled else { return }
                self?.state = .loaded(text)
            } catch {
                guard !Task.isCancelled else { return }
                self?.state = .failed
            }
        }
    }

    private func update() {
        title = headline
        switch state {
        case .empty: label.text = "No article selected"
        case .loading: label.text = "Loading…"
        case .failed: label.text = "The article could not be loaded."
        case .loaded(let text): label.text = text
        }
        if case .failed = state {
            navigationItem.rightBarButtonItem = retryItem
        } else {
            navigationItem.rightBarButtonItem = nil
        }
    }
}
