// A week planner: days and their tasks side by side, or a tab bar in compact width. Uses a double-
// column split view with a compact column, state carried over in the collapse delegate, a tab bar,
// a form sheet and alerts.
import UIKit

private struct WeekPlannerTask {
    let id: Int
    let day: Int
    let name: String
    var isDone = false
}

@MainActor private final class WeekPlannerStore {
    let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]
    private(set) var tasks = [
        WeekPlannerTask(id: 1, day: 0, name: "Water the plants"),
        WeekPlannerTask(id: 2, day: 0, name: "Call the bank"),
        WeekPlannerTask(id: 3, day: 2, name: "Return the bicycle"),
        WeekPlannerTask(id: 4, day: 4, name: "Bake bread"),
    ]
    private(set) var day: Int?
    private var lastID = 4
    private var observers: [() -> Void] = []
    var summary: String { "\(tasks.filter(\.isDone).count) of \(tasks.count) tasks are done." }
    func tasks(on day: Int) -> [WeekPlannerTask] { tasks.filter { $0.day == day } }
    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }
    func notify() { for observer in observers { observer() } }
    func choose(_ newDay: Int?) {
        day = newDay
        notify()
    }
    func toggle(_ id: Int) {
        guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
        tasks[index].isDone.toggle()
        notify()
    }
    func add(_ name: String, on day: Int) {
        lastID += 1
        tasks.append(
            WeekPlannerTask(id: lastID, day: day, name: name.isEmpty ? "Task \(lastID)" : name))
        notify()
    }
    func removeDone(where isIncluded: (WeekPlannerTask) -> Bool) {
        tasks.removeAll { $0.isDone && isIncluded($0) }
        notify()
    }
}

/// Text above a list of buttons; all pages of the planner look like this.
private class WeekPlannerPage: UIViewController {
    let store: WeekPlannerStore
    let label = UILabel()
    private let scroller = UIScrollView(frame: .zero)
    private var rows: [Int: UIButton] = [:]
    private var order: [Int] = []
    init(_ store: WeekPlannerStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.numberOfLines = 0
        scroller.alwaysBounceVertical = true
        scroller.translatesAutoresizingMaskIntoConstraints = false
        scroller.addSubview(label)
        view.addSubview(scroller)
        NSLayoutConstraint.activate([
            scroller.topAnchor.constraint(equalTo: view.topAnchor),
            scroller.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroller.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            scroller.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        ])
        store.observe { [weak self] in self?.reload() }
        reload()
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = max(0, scroller.bounds.width - 32)
        let height = ceil(label.sizeThatFits(CGSize(width: width, height: 10_000)).height)
        label.frame = CGRect(x: 16, y: 12, width: width, height: height)
        var y = label.frame.maxY + 12
        for row in order.compactMap({ rows[$0] }) {
            row.frame = CGRect(x: 16, y: y, width: width, height: 44)
            y += 48
        }
        scroller.contentSize = CGSize(width: scroller.bounds.width, height: y)
    }
    var titles: [String] { order.compactMap { rows[$0]?.currentTitle } }
    func reload() {}
    func tapped(_ id: Int) {}
    func show(_ items: [(id: Int, title: String)], current: Int? = nil) {
        for (id, row) in rows where !items.contains(where: { $0.id == id }) {
            row.removeFromSuperview()
            rows[id] = nil
        }
        for (id, title) in items {
            let row = rows[id] ?? UIButton(type: .system)
            if rows.updateValue(row, forKey: id) == nil {
                row.contentHorizontalAlignment = .leading
                row.addAction(
                    UIAction { [weak self] _ in self?.tapped(id) }, for: .primaryActionTriggered)
                scroller.addSubview(row)
            }
            row.setTitle(title, for: .normal)
            row.isSelected = id == current
        }
        order = items.map(\.id)
        view.setNeedsLayout()
    }
}

private final class WeekPlannerDaysController: WeekPlannerPage, SelfChecking {
    /// Whether the page is one of the compact column, where days are pushed.
    var isCompact = false
    var onChoose: (Int) -> Void = { _ in }
    var onSummary: () -> Void = {}
    override func viewDidLoad() {
        title = "Week"
        super.viewDidLoad()
        guard !isCompact else { return }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Summary",
            primaryAction: UIAction(title: "Summary") { [weak self] _ in self?.onSummary() })
    }
    private var wanted: [String] {
        store.days.indices.map {
            "\(store.days[$0]), \(store.tasks(on: $0).filter { !$0.isDone }.count) to do"
        }
    }
    override func reload() {
        label.text = store.summary
        show(
            Array(wanted.enumerated()).map { ($0.offset, $0.element) },
            current: isCompact ? nil : store.day)
    }
    override func tapped(_ id: Int) { onChoose(id) }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        return titles == wanted ? nil : "the counts of the days are stale"
    }
}

/// The tasks of a day: of one for good while compact, of the chosen one beside the week.
private final class WeekPlannerDayController: WeekPlannerPage, SelfChecking {
    var fixedDay: Int?
    private var day: Int? { fixedDay ?? store.day }
    private lazy var addItem = UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction(title: "Add Task") { [weak self] _ in self?.askForTask() })
    private lazy var clearItem = UIBarButtonItem(
        title: "Clear Done",
        primaryAction: UIAction(title: "Clear Done") { [weak self] _ in
            guard let self, let day else { return }
            store.removeDone { $0.day == day }
        })
    override func viewDidLoad() {
        navigationItem.rightBarButtonItems = [addItem, clearItem]
        super.viewDidLoad()
    }
    private var wanted: [String] {
        day.map { store.tasks(on: $0).map { $0.isDone ? "Done: \($0.name)" : $0.name } } ?? []
    }
    override func reload() {
        title = day.map { store.days[$0] } ?? "Day"
        label.text =
            day == nil
            ? "Choose a day of the week."
            : wanted.isEmpty ? "Nothing to do." : "Tap a task to tick it."
        let tasks = day.map { store.tasks(on: $0) } ?? []
        show(zip(tasks, wanted).map { ($0.id, $1) })
        addItem.isEnabled = day != nil
        clearItem.isEnabled = tasks.contains(where: \.isDone)
    }
    override func tapped(_ id: Int) { store.toggle(id) }
    private func askForTask() {
        guard let day, viewIfLoaded?.window != nil, presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "Task for \(store.days[day])", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Task" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Add", style: .default) { [store, weak alert] _ in
                store.add(alert?.textFields?.first?.text ?? "", on: day)
            })
        present(alert, animated: true)
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if title != day.map({ store.days[$0] }) ?? "Day" {
            return "the title is not the name of the day"
        }
        if titles != wanted { return "the list does not show the tasks of the day" }
        return addItem.isEnabled == (day != nil) ? nil : "a task can be added to no day"
    }
}

private final class WeekPlannerSummaryController: WeekPlannerPage, SelfChecking {
    var onDone: (() -> Void)?
    override func viewDidLoad() {
        title = "Summary"
        super.viewDidLoad()
        guard onDone != nil else { return }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction(title: "Close Summary") { [weak self] _ in self?.onDone?() })
    }
    override func reload() {
        label.text = store.summary
        show(store.tasks.contains(where: \.isDone) ? [(0, "Clear All Done Tasks")] : [])
    }
    override func tapped(_ id: Int) { store.removeDone { _ in true } }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        return label.text == store.summary ? nil : "the summary is stale"
    }
}

private final class WeekPlannerSplitController: UISplitViewController, UISplitViewControllerDelegate
{
    private let store = WeekPlannerStore()
    private lazy var compactDays = WeekPlannerDaysController(store)
    private lazy var compactStack = UINavigationController(rootViewController: compactDays)
    init() {
        super.init(style: .doubleColumn)
        delegate = self
        let week = WeekPlannerDaysController(store)
        week.onChoose = { [weak self] day in self?.choose(day) }
        week.onSummary = { [weak self] in self?.presentSummary() }
        setViewController(UINavigationController(rootViewController: week), for: .primary)
        let day = WeekPlannerDayController(store)
        setViewController(UINavigationController(rootViewController: day), for: .secondary)
        compactDays.isCompact = true
        compactDays.onChoose = { [weak self] day in self?.push(day) }
        let summary = UINavigationController(
            rootViewController: WeekPlannerSummaryController(store))
        compactStack.tabBarItem = UITabBarItem(
            title: "Plan", image: UIImage(systemName: "calendar"), tag: 0)
        summary.tabBarItem = UITabBarItem(
            title: "Progress", image: UIImage(systemName: "checkmark"), tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [compactStack, summary]
        setViewController(tabs, for: .compact)
    }
    required init?(coder: NSCoder) { nil }
    private func choose(_ day: Int) {
        // A second tap on the chosen day, where nothing covers it, takes the choice back.
        let closes = displayMode == .oneBesideSecondary && store.day == day
        store.choose(closes ? nil : day)
        if !closes { show(.secondary) }
    }
    private func dayPage(_ day: Int) -> UIViewController {
        let page = WeekPlannerDayController(store)
        page.fixedDay = day
        return page
    }
    private func push(_ day: Int) {
        guard compactStack.topViewController === compactDays else { return }
        store.choose(day)
        compactStack.pushViewController(dayPage(day), animated: true)
    }
    private func presentSummary() {
        guard presentedViewController == nil else { return }
        let summary = WeekPlannerSummaryController(store)
        summary.onDone = { [weak summary] in summary?.dismiss(animated: true) }
        let navigation = UINavigationController(rootViewController: summary)
        navigation.modalPresentationStyle = .formSheet
        present(navigation, animated: true)
    }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column {
        // The compact column goes where the columns were.
        compactStack.setViewControllers(
            [compactDays] + (store.day.map { [dayPage($0)] } ?? []), animated: false)
        return .compact
    }
}

@MainActor func makeWeekPlanner() -> UIViewController { WeekPlannerSplitController() }
