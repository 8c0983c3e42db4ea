// A feed reader: articles in the sidebar, the article beside it, a filter menu. Column split view,
// bar menu, delayed refresh, placeholder, alert; from: .iOS14
import UIKit

@MainActor func makeHerald() -> UIViewController { HeraldSplit(store: HeraldStore()) }

private struct HeraldArticle {
    let id: Int
    let feed: String
    let headline: String
    var isRead = false
    var isStarred = false
}

private enum HeraldFilter: String, CaseIterable {
    case all = "All"
    case unread = "Unread"
    case starred = "Starred"
}

@MainActor private final class HeraldStore {
    private let feeds = ["City News", "Science Daily", "Slow Food"]
    private(set) var articles: [HeraldArticle] = []
    private(set) var selectedID: Int?
    var filter = HeraldFilter.all { didSet { changed() } }
    private(set) var isRefreshing = false
    private var nextID = 1
    private var observers: [() -> Void] = []

    init() { for _ in 0..<2 { fetch() } }

    var visible: [HeraldArticle] {
        articles.filter { article in
            switch filter {
            case .all: true
            case .unread: !article.isRead || article.id == selectedID
            case .starred: article.isStarred
            }
        }
    }
    var selected: HeraldArticle? { articles.first { $0.id == selectedID } }

    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }
    private func changed() { observers.forEach { $0() } }
    func select(_ id: Int?) {
        selectedID = id
        if let index = articles.firstIndex(where: { $0.id == id }) { articles[index].isRead = true }
        changed()
    }
    func toggleStar() {
        guard let index = articles.firstIndex(where: { $0.id == selectedID }) else { return }
        articles[index].isStarred.toggle()
        changed()
    }
    func deleteSelected() {
        articles.removeAll { $0.id == selectedID }
        selectedID = nil
        changed()
    }
    func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        changed()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.isRefreshing = false
                self.fetch()
                self.changed()
            }
        }
    }
    private func fetch() {
        for feed in feeds {
            articles.insert(
                HeraldArticle(id: nextID, feed: feed, headline: "Story \(nextID)"), at: 0)
            nextID += 1
        }
    }
}

/// Rows as wide as the safe area, one under the other, or a text where there are none.
private final class HeraldRows: UIScrollView {
    private(set) var titles: [String] = []
    private var buttons: [UIButton] = []
    private let emptyLabel = UILabel()

    func show(_ rows: [(title: String, isChosen: Bool, action: () -> Void)], empty: String) {
        titles = rows.map(\.title)
        buttons.forEach { $0.removeFromSuperview() }
        buttons = rows.map { row in
            let action = UIAction(title: row.title) { _ in row.action() }
            let button = UIButton(type: .system, primaryAction: action)
            button.contentHorizontalAlignment = .leading
            button.isSelected = row.isChosen
            addSubview(button)
            return button
        }
        emptyLabel.text = empty
        emptyLabel.isHidden = !rows.isEmpty
        if emptyLabel.superview == nil { addSubview(emptyLabel) }
        setNeedsLayout()
    }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        let x = safeAreaInsets.left + 16
        let width = max(0, bounds.width - x - safeAreaInsets.right - 16)
        var y: CGFloat = 8
        for button in buttons {
            button.frame = CGRect(x: x, y: y, width: width, height: 48)
            y += 48
        }
        emptyLabel.frame = CGRect(x: x, y: 24, width: width, height: 24)
        let size = CGSize(width: bounds.width, height: buttons.isEmpty ? 56 : y + 8)
        if contentSize != size { contentSize = size }
    }
}

private final class HeraldSplit: UISplitViewController, UISplitViewControllerDelegate {
    private let store: HeraldStore
    private let list: HeraldListPage

    init(store: HeraldStore) {
        self.store = store
        list = HeraldListPage(store: store)
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        delegate = self
        list.onChoose = { [weak self] id in
            self?.store.select(id)
            self?.show(.secondary)
        }
        let article = HeraldArticlePage(store: store)
        article.onDelete = { [weak self] in
            guard let self else { return }
            self.store.deleteSelected()
            if self.isCollapsed { self.show(.primary) }
        }
        setViewController(UINavigationController(rootViewController: list), for: .primary)
        setViewController(UINavigationController(rootViewController: article), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { store.selected == nil ? .primary : .secondary }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { list.refreshIfLoaded() }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { list.refreshIfLoaded() }
}

private final class HeraldListPage: UIViewController, SelfChecking {
    var onChoose: (Int) -> Void = { _ in }
    private let store: HeraldStore
    private let rows = HeraldRows()
    private lazy var refreshItem = UIBarButtonItem(
        systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.store.refresh() })

    init(store: HeraldStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Articles"
    }

    required init?(coder: NSCoder) { nil }
    override func loadView() { view = rows }
    override func viewDidLoad() {
        super.viewDidLoad()
        rows.alwaysBounceVertical = true
        rows.backgroundColor = .systemBackground
        let filters = HeraldFilter.allCases.map { filter in
            UIAction(title: "Show \(filter.rawValue)") { [weak self] _ in
                self?.store.filter = filter
            }
        }
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Filter", menu: UIMenu(children: filters)), refreshItem,
        ]
        store.observe { [weak self] in self?.refreshIfLoaded() }
        refreshIfLoaded()
    }
    private var expectedTitles: [String] {
        store.visible.map { article in
            (article.isStarred ? "★ " : article.isRead ? "" : "• ")
                + "\(article.headline) – \(article.feed)"
        }
    }
    private var expectedTitle: String {
        store.filter == .all ? "Articles" : store.filter.rawValue
    }
    func refreshIfLoaded() {
        guard isViewLoaded else { return }
        title = expectedTitle
        refreshItem.isEnabled = !store.isRefreshing
        let isCollapsed = splitViewController?.isCollapsed ?? true
        rows.show(
            zip(store.visible, expectedTitles).map { article, title in
                (
                    title, !isCollapsed && article.id == store.selectedID,
                    { [weak self] in self?.onChoose(article.id) }
                )
            }, empty: "No articles here")
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        if rows.titles != expectedTitles { return "the list does not show the articles" }
        return title == expectedTitle ? nil : "the title does not name the filter"
    }
}

private final class HeraldArticlePage: UIViewController, SelfChecking {
    var onDelete: () -> Void = {}
    private let store: HeraldStore
    private let scroll = UIScrollView()
    private let label = UILabel()
    private lazy var starItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Star") { [weak self] _ in self?.store.toggleStar() })
    private lazy var deleteItem = UIBarButtonItem(
        systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.confirmDeletion() })

    init(store: HeraldStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.numberOfLines = 0
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.addSubview(label)
        view.addSubview(scroll)
        navigationItem.rightBarButtonItems = [deleteItem, starItem]
        store.observe { [weak self] in self?.refresh() }
        refresh()
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let x = view.safeAreaInsets.left + 20
        let width = max(0, view.bounds.width - x - view.safeAreaInsets.right - 20)
        let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
        label.frame = CGRect(x: x, y: 20, width: width, height: height)
        scroll.contentSize = CGSize(width: view.bounds.width, height: height + 40)
    }
    private func refresh() {
        let article = store.selected
        title = article?.headline ?? "No Article"
        label.text =
            article.map { article in
                String(repeating: "\(article.headline) of \(article.feed) goes on. ", count: 12)
            } ?? "Choose an article from the list."
        starItem.title = article?.isStarred == true ? "Unstar" : "Star"
        starItem.isEnabled = article != nil
        deleteItem.isEnabled = article != nil
        view.setNeedsLayout()
    }

    private func confirmDeletion() {
        guard presentedViewController == nil, let article = store.selected else { return }
        let alert = UIAlertController(
            title: "Delete \(article.headline)?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                self?.onDelete()
            })
        present(alert, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        if title != store.selected?.headline ?? "No Article" { return "the title is of another" }
        return deleteItem.isEnabled == (store.selected != nil)
            ? nil : "deletion does not follow the selection"
    }
}
