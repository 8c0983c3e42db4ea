// FieldAtlas: survey sites of a field team in a classic (iOS 13 style) split view with a flat stack
// while collapsed. UISplitViewController without a style, collapse/separate delegate,
// displayModeButtonItem, edit mode, alerts with fields. from: .iOS14
import UIKit

private struct FieldAtlasSite {
    let id: Int
    var name: String
    var visits: Int
}

@MainActor private final class FieldAtlasStore {
    private(set) var sites = [
        FieldAtlasSite(id: 1, name: "North Quarry", visits: 2),
        FieldAtlasSite(id: 2, name: "Harbour Wall", visits: 0),
        FieldAtlasSite(id: 3, name: "Pump House", visits: 5),
    ]
    private var nextID = 4

    func site(_ id: Int) -> FieldAtlasSite? { sites.first { $0.id == id } }

    func add() {
        sites.append(FieldAtlasSite(id: nextID, name: "Site \(nextID)", visits: 0))
        nextID += 1
    }

    func update(_ id: Int, _ change: (inout FieldAtlasSite) -> Void) {
        guard let index = sites.firstIndex(where: { $0.id == id }) else { return }
        change(&sites[index])
    }

    func remove(_ id: Int) { sites.removeAll { $0.id == id } }
}

/// A scrolling column of rows that keeps to the safe area.
private final class FieldAtlasColumn: UIScrollView {
    var rows: [UIView] = [] {
        didSet {
            for view in oldValue where !rows.contains(view) { view.removeFromSuperview() }
            for view in rows where view.superview !== self { addSubview(view) }
            setNeedsLayout()
        }
    }

    init() {
        super.init(frame: .zero)
        alwaysBounceVertical = true
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 16
        let width = max(0, bounds.width - left - safeAreaInsets.right - 16)
        var y: CGFloat = 12
        for row in rows {
            let fitting = row.sizeThatFits(CGSize(width: width, height: 10_000)).height
            row.frame = CGRect(x: left, y: y, width: width, height: max(44, fitting))
            y = row.frame.maxY + 8
        }
        let size = CGSize(width: bounds.width, height: y + 4)
        if contentSize != size { contentSize = size }
    }
}

private final class FieldAtlasListPage: UIViewController, SelfChecking {
    private let store: FieldAtlasStore
    private let column = FieldAtlasColumn()
    private var buttons: [Int: UIButton] = [:]
    var onSelect: (Int) -> Void = { _ in }
    var onDelete: (Int) -> Void = { _ in }
    /// The site that is marked, as it is shown beside the list.
    var markedID: Int? { didSet { if isViewLoaded { reload() } } }

    init(store: FieldAtlasStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Survey Sites"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = column }

    override func viewDidLoad() {
        super.viewDidLoad()
        let add = UIAction(title: "Add Site") { [weak self] _ in
            self?.store.add()
            self?.reload()
        }
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: add)
        reload()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { reload() }
    }

    func reload() {
        var kept: [Int: UIButton] = [:]
        for site in store.sites {
            let button = buttons[site.id] ?? makeButton(for: site.id)
            button.setTitle(text(of: site), for: .normal)
            button.isSelected = site.id == markedID
            kept[site.id] = button
        }
        buttons = kept
        column.rows = store.sites.compactMap { kept[$0.id] }
    }

    private func text(of site: FieldAtlasSite) -> String {
        if isEditing { return "Remove \(site.name)" }
        return site.id == markedID ? "\(site.name) (shown)" : site.name
    }

    private func makeButton(for id: Int) -> UIButton {
        let button = UIButton(type: .system)
        button.contentHorizontalAlignment = .leading
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if isEditing { confirmRemoval(of: id) } else { onSelect(id) }
            }, for: .touchUpInside)
        return button
    }

    private func confirmRemoval(of id: Int) {
        guard presentedViewController == nil, let site = store.site(id) else { return }
        let alert = UIAlertController(
            title: "Remove \(site.name)?", message: "Its visits are lost.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Remove", style: .destructive) { [weak self] _ in
                self?.onDelete(id)
            })
        present(alert, animated: true)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if column.rows.count != store.sites.count { return "the list does not show all sites" }
        for site in store.sites where buttons[site.id]?.currentTitle != text(of: site) {
            return "the row of \(site.name) has another text"
        }
        if let markedID, store.site(markedID) == nil { return "a removed site is marked" }
        return nil
    }
}

private final class FieldAtlasSitePage: UIViewController, SelfChecking {
    let id: Int
    private let store: FieldAtlasStore
    private let column = FieldAtlasColumn()
    private let summary = UILabel()
    private let undo = UIButton(type: .system)
    var onChange: () -> Void = {}
    var onDelete: () -> Void = {}

    init(id: Int, store: FieldAtlasStore) {
        self.id = id
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = store.site(id)?.name
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = column }

    override func viewDidLoad() {
        super.viewDidLoad()
        summary.numberOfLines = 0
        let log = UIButton(type: .system)
        log.setTitle("Log Visit", for: .normal)
        log.addAction(UIAction { [weak self] _ in self?.addVisits(1) }, for: .touchUpInside)
        undo.setTitle("Undo Visit", for: .normal)
        undo.addAction(UIAction { [weak self] _ in self?.addVisits(-1) }, for: .touchUpInside)
        let rename = UIButton(type: .system)
        rename.setTitle("Rename Site", for: .normal)
        rename.addAction(UIAction { [weak self] _ in self?.askForName() }, for: .touchUpInside)
        column.rows = [summary, log, undo, rename]
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Delete Site") { [weak self] _ in self?.askForDeletion()
            })
        reload()
    }

    private func reload() {
        guard let site = store.site(id) else { return }
        title = site.name
        summary.text = summary(of: site)
        undo.isEnabled = site.visits > 0
        column.setNeedsLayout()
    }

    private func summary(of site: FieldAtlasSite) -> String {
        site.visits == 0 ? "Not visited yet" : "Visited \(site.visits) times"
    }

    private func addVisits(_ count: Int) {
        store.update(id) { $0.visits = max(0, $0.visits + count) }
        reload()
        onChange()
    }

    private func askForName() {
        guard presentedViewController == nil, let site = store.site(id) else { return }
        let alert = UIAlertController(title: "Rename Site", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.text = site.name }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Save Name", style: .default) { [weak self, weak alert] _ in
                guard let self, let name = alert?.textFields?.first?.text, !name.isEmpty
                else { return }
                store.update(id) { $0.name = name }
                reload()
                onChange()
            })
        present(alert, animated: true)
    }

    private func askForDeletion() {
        guard presentedViewController == nil, let site = store.site(id) else { return }
        let alert = UIAlertController(
            title: "Delete \(site.name)?", message: "Its visits are lost.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.onDelete()
            })
        present(alert, animated: true)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        guard let site = store.site(id) else { return "the page shows a site that was deleted" }
        if title != site.name { return "the title is not the name of the site" }
        if summary.text != summary(of: site) { return "the number of visits is stale" }
        return undo.isEnabled == (site.visits > 0) ? nil : "Undo Visit has the wrong state"
    }
}

private final class FieldAtlasEmptyPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "No Site"
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = "Choose a site"
        label.textColor = .secondaryLabel
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
    }
}

private final class FieldAtlasSplit: UISplitViewController, UISplitViewControllerDelegate {
    private let store = FieldAtlasStore()
    private let empty = FieldAtlasEmptyPage()
    private let list: FieldAtlasListPage
    private let listStack: UINavigationController
    private let siteStack: UINavigationController

    init() {
        list = FieldAtlasListPage(store: store)
        listStack = UINavigationController(rootViewController: list)
        siteStack = UINavigationController(rootViewController: empty)
        super.init(nibName: nil, bundle: nil)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        viewControllers = [listStack, siteStack]
        empty.navigationItem.leftBarButtonItem = displayModeButtonItem
        list.onSelect = { [weak self] in self?.showSite($0) }
        list.onDelete = { [weak self] in self?.deleteSite($0) }
    }

    required init?(coder: NSCoder) { nil }

    private var shownSite: FieldAtlasSitePage? {
        (siteStack.viewControllers + listStack.viewControllers)
            .compactMap { $0 as? FieldAtlasSitePage }.first
    }

    private func showSite(_ id: Int) {
        guard store.site(id) != nil else { return }
        let page = FieldAtlasSitePage(id: id, store: store)
        page.navigationItem.leftBarButtonItem = displayModeButtonItem
        page.navigationItem.leftItemsSupplementBackButton = true
        page.onChange = { [weak self] in self?.list.reload() }
        page.onDelete = { [weak self] in self?.deleteSite(id) }
        if isCollapsed {
            guard listStack.topViewController === list else { return }
            listStack.pushViewController(page, animated: true)
        } else {
            siteStack.setViewControllers([page], animated: false)
            list.markedID = id
        }
    }

    private func deleteSite(_ id: Int) {
        let isShown = shownSite?.id == id
        store.remove(id)
        if isShown, isCollapsed {
            listStack.popToRootViewController(animated: true)
        } else if isShown {
            siteStack.setViewControllers([empty], animated: false)
        }
        if list.markedID == id { list.markedID = nil } else { list.reload() }
    }

    // A site that is shown goes on top of the list; the empty page is left out.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        let pages = siteStack.viewControllers.filter { $0 !== empty }
        if !pages.isEmpty {
            siteStack.setViewControllers([empty], animated: false)
            listStack.setViewControllers([list] + pages, animated: false)
        }
        list.markedID = nil
        return true
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        let pages = listStack.viewControllers.filter { $0 !== list }
        listStack.setViewControllers([list], animated: false)
        siteStack.setViewControllers(pages.isEmpty ? [empty] : pages, animated: false)
        list.markedID = shownSite?.id
        return siteStack
    }
}

@MainActor func makeFieldAtlas() -> UIViewController { FieldAtlasSplit() }
