// Vivarium: a keeper's terraria, what was fed: two columns.
// Split view columns shown by code, row configurations, trait registration, menus. from: .iOS17
import UIKit

private struct VivariumTank: Equatable {
    let id: Int
    var name: String
    var feedings = 0
}

@MainActor private final class VivariumStore {
    private(set) var tanks: [VivariumTank] = []
    private(set) var selectedID: Int?
    private var nextID = 0
    private var observers: [@MainActor () -> Void] = []

    init() {
        for name in ["Fern Gully", "Dry Wash", "Mangrove", "Cloud Forest"] { insert(name) }
    }

    var selected: VivariumTank? { tanks.first { $0.id == selectedID } }
    func observe(_ handler: @escaping @MainActor () -> Void) { observers.append(handler) }
    private func tell() { observers.forEach { $0() } }

    private func insert(_ name: String) {
        nextID += 1
        tanks.append(VivariumTank(id: nextID, name: name))
    }

    func addTank() {
        insert("Tank \(nextID + 1)")
        selectedID = nextID
        tell()
    }

    func select(_ id: Int) {
        selectedID = id
        tell()
    }

    func update(_ id: Int, _ change: (inout VivariumTank) -> Void) {
        guard let index = tanks.firstIndex(where: { $0.id == id }) else { return }
        change(&tanks[index])
        tell()
    }

    func remove(_ id: Int) {
        tanks.removeAll { $0.id == id }
        if selectedID == id { selectedID = nil }
        tell()
    }
}

/// What a row shows, as a content configuration.
private struct VivariumRowConfiguration: Equatable {
    let id: Int
    var text: String
    var isMarked: Bool
}

private final class VivariumRow: UIButton {
    private(set) var shown: VivariumRowConfiguration?

    func apply(_ row: VivariumRowConfiguration) {
        shown = row
        var style = row.isMarked ? Configuration.tinted() : Configuration.plain()
        style.title = row.text
        configuration = style
        isSelected = row.isMarked
        contentHorizontalAlignment = .leading
    }
}

private final class VivariumStack: UIScrollView {
    var rows: [UIView] = [] {
        didSet {
            for old in oldValue where !rows.contains(old) { old.removeFromSuperview() }
            rows.forEach(addSubview)
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - 32)
        var y: CGFloat = 12
        for row in rows {
            let height = max(44, row.sizeThatFits(CGSize(width: width, height: 0)).height)
            row.frame = CGRect(x: 16, y: y, width: width, height: height)
            y += height + 8
        }
        contentSize = CGSize(width: bounds.width, height: y + 4)
    }
}

private class VivariumPage: UIViewController {
    let store: VivariumStore
    let stack = VivariumStack()

    init(store: VivariumStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.alwaysBounceVertical = true
        view.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        ])
        store.observe { [weak self] in self?.refresh() }
        refresh()
    }

    func refresh() {}
}

private final class VivariumTanksPage: VivariumPage, SelfChecking {
    private var rows: [Int: VivariumRow] = [:]

    override func viewDidLoad() {
        title = "Tanks"
        super.viewDidLoad()
        let add = UIAction(title: "Add Tank") { [weak self] _ in
            self?.store.addTank()
            self?.splitViewController?.show(.secondary)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: add)
    }

    private var configurations: [VivariumRowConfiguration] {
        store.tanks.map {
            VivariumRowConfiguration(
                id: $0.id, text: "\($0.name) (\($0.feedings))",
                isMarked: $0.id == store.selectedID)
        }
    }

    override func refresh() {
        let wanted = configurations
        rows = rows.filter { id, _ in wanted.contains { $0.id == id } }
        stack.rows = wanted.map { configuration in
            let row = rows[configuration.id] ?? makeRow(configuration.id)
            rows[configuration.id] = row
            row.apply(configuration)
            return row
        }
    }

    private func makeRow(_ id: Int) -> VivariumRow {
        VivariumRow(
            type: .system,
            primaryAction: UIAction { [weak self] _ in
                self?.store.select(id)
                self?.splitViewController?.show(.secondary)
            })
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let shown = stack.rows.compactMap { ($0 as? VivariumRow)?.shown }
        return shown == configurations ? nil : "the rows are not the tanks of the store"
    }
}

private final class VivariumTankPage: VivariumPage, SelfChecking {
    private let status = UILabel()
    private lazy var feed = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Feed Now") { [weak self] _ in
            self?.update { $0.feedings += 1 }
        })
    private lazy var tankItem = UIBarButtonItem(title: "Tank", menu: makeMenu(of: nil))
    private lazy var columnItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Tank List") { [weak self] _ in self?.toggleColumn() })

    override func viewDidLoad() {
        status.numberOfLines = 0
        navigationItem.rightBarButtonItem = tankItem
        super.viewDidLoad()
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (page: Self, _) in
            page.updateItems()
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateItems()
    }

    func updateItems() {
        let isCollapsed = splitViewController?.isCollapsed ?? true
        navigationItem.leftBarButtonItem = isCollapsed ? nil : columnItem
    }

    private func toggleColumn() {
        guard let split = splitViewController else { return }
        split.displayMode == .secondaryOnly ? split.show(.primary) : split.hide(.primary)
    }

    private func update(_ change: (inout VivariumTank) -> Void) {
        if let id = store.selectedID { store.update(id, change) }
    }

    private func makeMenu(of tank: VivariumTank?) -> UIMenu {
        let unfed: UIMenuElement.Attributes = tank?.feedings ?? 0 > 0 ? [] : .disabled
        return UIMenu(children: [
            UIAction(title: "Reset Feedings", attributes: unfed) { [weak self] _ in
                self?.update { $0.feedings = 0 }
            },
            UIAction(title: "Remove Tank", attributes: .destructive) { [weak self] _ in
                self?.confirmRemoval()
            },
        ])
    }

    private func confirmRemoval() {
        guard let tank = store.selected, presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "Remove \(tank.name)?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Remove", style: .destructive) { [weak self] _ in
                guard let self else { return }
                store.remove(tank.id)
                splitViewController?.show(.primary)
            })
        present(alert, animated: true)
    }

    override func refresh() {
        let tank = store.selected
        title = tank?.name ?? "Vivarium"
        tankItem.isEnabled = tank != nil
        tankItem.menu = makeMenu(of: tank)
        status.text = tank.map { "Feedings this week: \($0.feedings)" } ?? "No Tank Selected"
        stack.rows = tank == nil ? [status] : [status, feed]
        stack.setNeedsLayout()
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let expected = store.selected?.name ?? "Vivarium"
        return title == expected ? nil : "the title is not that of the tank"
    }
}

private final class VivariumSplit: UISplitViewController, UISplitViewControllerDelegate {
    private let store = VivariumStore()
    private lazy var tankPage = VivariumTankPage(store: store)

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        preferredSplitBehavior = .tile
        displayModeButtonVisibility = .never
        preferredPrimaryColumnWidth = 300
        let list = VivariumTanksPage(store: store)
        setViewController(UINavigationController(rootViewController: list), for: .primary)
        setViewController(UINavigationController(rootViewController: tankPage), for: .secondary)
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { store.selected == nil ? .primary : .secondary }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { tankPage.updateItems() }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { tankPage.updateItems() }
}

@MainActor func makeVivarium() -> UIViewController { VivariumSplit(style: .doubleColumn) }
