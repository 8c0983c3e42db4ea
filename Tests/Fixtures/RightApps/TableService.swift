// A restaurant's table plan: areas, a grid of tables, and orders that a kitchen timer cooks. Split
// view, custom grid, sheet with detents or popover, timer, placeholders. from: .iOS16
import UIKit

@MainActor func makeTableService() -> UIViewController {
    let store = TableServiceStore()
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    let plan = TableServicePlan(store: store)
    split.setViewController(TableServiceAreas(store: store, plan: plan), for: .primary)
    split.setViewController(plan, for: .secondary)
    split.delegate = plan
    return split
}

@MainActor private final class TableServiceTable {
    let name: String
    var waiting: [String] = []
    var served: [String] = []
    init(name: String) { self.name = name }
    var summary: String {
        let isFree = waiting.isEmpty && served.isEmpty
        return name + (isFree ? ": free" : ": \(waiting.count) open, \(served.count) served")
    }
}

@MainActor private final class TableServiceStore {
    let areas = ["Terrace", "Hall", "Bar"]
    let dishes = ["Soup", "Pasta", "Salad", "Cake"]
    private(set) var tables: [String: [TableServiceTable]] = [:]
    private var listeners: [() -> Void] = []
    private var timer: Timer?
    init() {
        for (index, area) in areas.enumerated() {
            tables[area] = (1...(6 - index)).map { TableServiceTable(name: "\(area) \($0)") }
        }
    }
    isolated deinit { timer?.invalidate() }

    func listen(_ listener: @escaping () -> Void) { listeners.append(listener) }

    func update(_ body: () -> Void) {
        body()
        changed()
    }
    private func cook() {
        for table in tables.values.joined() where !table.waiting.isEmpty {
            table.served.append(table.waiting.removeFirst())
        }
        changed()
    }

    /// The kitchen works only while there are orders.
    private func changed() {
        let isBusy = tables.values.joined().contains { !$0.waiting.isEmpty }
        if !isBusy { timer?.invalidate() }
        if isBusy, timer?.isValid != true {
            timer = Timer.scheduledTimer(withTimeInterval: 20, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.cook() }
            }
        }
        for listener in listeners { listener() }
    }
}

@MainActor private final class TableServiceAreas: RowPage {
    private let store: TableServiceStore
    private unowned let plan: TableServicePlan
    init(store: TableServiceStore, plan: TableServicePlan) {
        (self.store, self.plan) = (store, plan)
        super.init(title: "Areas")
        store.listen { [weak self] in if self?.isViewLoaded == true { self?.refresh() } }
    }
    required init?(coder: NSCoder) { nil }

    override func refresh() {
        list.show(
            store.areas.map { area in
                let busy = store.tables[area, default: []].filter { !$0.waiting.isEmpty }.count
                let name = busy == 0 ? area : "\(area) (\(busy) waiting)"
                return rowButton(name) { [weak self] in
                    guard let self else { return }
                    plan.area = area
                    splitViewController?.show(.secondary)
                }
            })
    }
}

@MainActor
private final class TableServicePlan: UIViewController, SelfChecking,
    UISplitViewControllerDelegate
{
    private let store: TableServiceStore
    private let grid = UIScrollView()
    private var cells: [UIView] = []
    var area: String? {
        didSet { if area != oldValue, isViewLoaded { refresh() } }
    }
    private var tables: [TableServiceTable] { area.flatMap { store.tables[$0] } ?? [] }

    init(store: TableServiceStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        store.listen { [weak self] in if self?.isViewLoaded == true { self?.refreshTitles() } }
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        grid.alwaysBounceVertical = true
        grid.frame = view.bounds
        grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(grid)
        refresh()
    }

    private func refresh() {
        title = area ?? "Table Plan"
        for cell in cells { cell.removeFromSuperview() }
        cells = tables.enumerated().map { index, table in
            let tap = UIAction(title: table.summary) { [weak self] _ in self?.open(index) }
            return UIButton(type: .system, primaryAction: tap)
        }
        if area == nil { cells = [rowLabel("Choose an area")] }
        for cell in cells { grid.addSubview(cell) }
        grid.contentOffset.y = -grid.adjustedContentInset.top
        view.setNeedsLayout()
    }

    /// Keeps the buttons, because an order may point at one of them.
    private func refreshTitles() {
        for (cell, table) in zip(cells, tables) {
            (cell as? UIButton)?.setTitle(table.summary, for: .normal)
        }
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let left = view.safeAreaInsets.left + 12
        let room = max(0, view.bounds.width - left - view.safeAreaInsets.right - 12)
        let columns = max(1, Int(room / 220))
        let width = room / CGFloat(columns)
        for (index, cell) in cells.enumerated() {
            let (row, column) = (index / columns, index % columns)
            cell.frame = CGRect(
                x: left + CGFloat(column) * width + 4, y: 12 + CGFloat(row) * 72,
                width: max(0, width - 8), height: 64)
        }
        grid.contentSize = CGSize(
            width: view.bounds.width, height: (cells.last?.frame.maxY ?? 0) + 12)
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { area == nil ? .primary : .secondary }

    private func open(_ index: Int) {
        guard presentedViewController == nil, tables.indices.contains(index) else { return }
        let order = TableServiceOrder(tables[index], in: store)
        let navigation = UINavigationController(rootViewController: order)
        navigation.modalPresentationStyle = .popover
        navigation.preferredContentSize = CGSize(width: 320, height: 420)
        navigation.popoverPresentationController?.sourceItem = cells[index]
        let sheet = navigation.popoverPresentationController?.adaptiveSheetPresentationController
        sheet?.detents = [.medium(), .large()]
        sheet?.prefersGrabberVisible = true
        present(navigation, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded, area != nil else { return nil }
        let shown = cells.compactMap { ($0 as? UIButton)?.currentTitle }
        return shown == tables.map(\.summary) ? nil : "the plan does not show its tables"
    }
}

@MainActor private final class TableServiceOrder: RowPage, SelfChecking {
    private let table: TableServiceTable
    private let store: TableServiceStore
    init(_ table: TableServiceTable, in store: TableServiceStore) {
        (self.table, self.store) = (table, store)
        super.init(title: table.name)
        store.listen { [weak self] in if self?.isViewLoaded == true { self?.refresh() } }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction(title: "Close Order") { [weak self] _ in
                self?.presentingViewController?.dismiss(animated: true)
            })
    }
    required init?(coder: NSCoder) { nil }

    override func refresh() {
        let dishes = store.dishes.map { dish in
            rowButton("Order \(dish)") { [store, table] in
                store.update { table.waiting.append(dish) }
            }
        }
        let waiting = table.waiting.enumerated().map { index, dish in
            rowButton("Cancel \(dish), order \(index + 1)") { [store, table] in
                store.update { table.waiting.remove(at: index) }
            }
        }
        let served = table.served.map { rowLabel("Served: \($0)") }
        let clear = rowButton("Clear Table") { [store, table] in
            store.update { (table.waiting, table.served) = ([], []) }
        }
        list.show(dishes + waiting + served + (waiting.isEmpty && served.isEmpty ? [] : [clear]))
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let count = list.texts.filter { $0.hasPrefix("Cancel ") }.count
        return count == table.waiting.count ? nil : "the order does not show what is open"
    }
}
