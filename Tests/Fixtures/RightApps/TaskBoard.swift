// A project tracker: UITab tabs with a sidebar and a badge, a board that shows one or three columns
// by its width, detail pages that leave every stack when their task goes, bar button menus, an
// activity list with undo, toolbar. from: .iOS18
import UIKit

@MainActor func makeTaskBoard() -> UIViewController { TaskBoardTabs(store: TaskBoardStore()) }

private enum TaskBoardState: String, CaseIterable {
    case todo = "To Do", doing = "Doing", done = "Done"
}

private struct TaskBoardTask: Equatable {
    let id: Int
    let name: String
    var state: TaskBoardState
}

@MainActor private final class TaskBoardStore {
    private(set) var tasks: [TaskBoardTask]
    private(set) var history: [(text: String, before: [TaskBoardTask])] = []
    private var nextID = 6
    private var observers: [@MainActor () -> Void] = []

    init() {
        let names = [
            "Draft homepage", "Fix login", "Order laptops", "Write tests", "Plan offsite",
            "Update logo",
        ]
        tasks = names.enumerated().map {
            TaskBoardTask(id: $0, name: $1, state: TaskBoardState.allCases[$0 % 3])
        }
    }

    func task(_ id: Int) -> TaskBoardTask? { tasks.first { $0.id == id } }
    func tasks(in state: TaskBoardState) -> [TaskBoardTask] { tasks.filter { $0.state == state } }
    func observe(_ observer: @escaping @MainActor () -> Void) { observers.append(observer) }

    private func record(_ text: String, _ change: () -> Void) {
        history.append((text, tasks))
        change()
        observers.forEach { $0() }
    }
    func add(in state: TaskBoardState) {
        let task = TaskBoardTask(id: nextID, name: "New task \(nextID)", state: state)
        nextID += 1
        record("Added \(task.name)") { tasks.append(task) }
    }
    func move(_ id: Int, to state: TaskBoardState) {
        guard let index = tasks.firstIndex(where: { $0.id == id }), tasks[index].state != state
        else { return }
        record("Moved \(tasks[index].name) to \(state.rawValue)") { tasks[index].state = state }
    }
    func delete(_ id: Int) {
        guard let task = task(id) else { return }
        record("Deleted \(task.name)") { tasks.removeAll { $0.id == id } }
    }
    func undo() {
        guard let last = history.popLast() else { return }
        tasks = last.before
        observers.forEach { $0() }
    }
}

private final class TaskBoardTabs: UITabBarController {
    init(store: TaskBoardStore) {
        super.init(nibName: nil, bundle: nil)
        mode = .tabSidebar
        let board = UITab(
            title: "Board", image: UIImage(systemName: "rectangle.split.3x1"), identifier: "board"
        ) { _ in
            UINavigationController(rootViewController: TaskBoardColumns(store: store))
        }
        let activity = UITab(
            title: "Activity", image: UIImage(systemName: "clock"), identifier: "activity"
        ) { _ in
            UINavigationController(rootViewController: TaskBoardActivity(store: store))
        }
        let finished = UITab(
            title: "Finished", image: UIImage(systemName: "checkmark.circle"),
            identifier: "finished"
        ) { _ in
            UINavigationController(rootViewController: TaskBoardFinished(store: store))
        }
        tabs = [board, finished, activity]
        let showBadge: @MainActor () -> Void = { [weak board] in
            let count = store.tasks(in: .doing).count
            board?.badgeValue = count == 0 ? nil : "\(count)"
        }
        store.observe(showBadge)
        showBadge()
    }
    required init?(coder: NSCoder) { nil }
}

/// Rows in a scroll view below a heading.
private final class TaskBoardList: UIScrollView {
    private let heading = UILabel()
    private(set) var rows: [UIView] = []
    private var topRoom: CGFloat { heading.text == nil ? 0 : 44 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        alwaysBounceVertical = true
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.textAlignment = .center
        addSubview(heading)
    }
    required init?(coder: NSCoder) { nil }

    var names: [String] {
        rows.compactMap { ($0 as? UIButton)?.currentTitle ?? ($0 as? UILabel)?.text }
    }

    func show(_ newRows: [UIView], heading text: String?) {
        rows.forEach { $0.removeFromSuperview() }
        rows = newRows
        rows.forEach(addSubview)
        heading.text = text
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 12
        let width = max(0, bounds.width - left - safeAreaInsets.right - 12)
        heading.frame = CGRect(x: left, y: 0, width: width, height: topRoom)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: left, y: topRoom + CGFloat(index) * 52, width: width, height: 48)
        }
        contentSize = CGSize(width: bounds.width, height: topRoom + CGFloat(rows.count) * 52)
    }
}

private extension UIViewController {
    func taskBoardRows(_ tasks: [TaskBoardTask], of store: TaskBoardStore) -> [UIView] {
        tasks.map { task in
            UIButton(
                configuration: .gray(),
                primaryAction: UIAction(title: task.name) { [weak self] _ in
                    guard let self, let navigation = navigationController,
                        navigation.topViewController === self
                    else { return }
                    navigation.pushViewController(
                        TaskBoardDetail(store: store, id: task.id), animated: true)
                })
        }
    }
}

private final class TaskBoardColumns: UIViewController, SelfChecking {
    private let store: TaskBoardStore
    private let lists = TaskBoardState.allCases.map { _ in TaskBoardList() }
    private var picked = TaskBoardState.todo
    private lazy var pickItem = UIBarButtonItem(title: picked.rawValue)

    init(store: TaskBoardStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Board"
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        lists.forEach { list in
            list.contentInsetAdjustmentBehavior = .never
            view.addSubview(list)
        }
        let add = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                store.add(in: showsAll ? .todo : picked)
            })
        navigationItem.rightBarButtonItem = add
        store.observe { [weak self] in self?.reload() }
        reload()
    }

    private var showsAll: Bool { view.bounds.inset(by: view.safeAreaInsets).width >= 620 }

    private func reload() {
        for (list, state) in zip(lists, TaskBoardState.allCases) {
            let tasks = store.tasks(in: state)
            list.show(taskBoardRows(tasks, of: store), heading: "\(state.rawValue): \(tasks.count)")
        }
    }

    private func showPicker() {
        pickItem.title = picked.rawValue
        pickItem.menu = UIMenu(
            title: "Column",
            children: TaskBoardState.allCases.map { state in
                UIAction(
                    title: "Show \(state.rawValue)", attributes: state == picked ? .disabled : [],
                    state: state == picked ? .on : .off
                ) { [weak self] _ in
                    self?.picked = state
                    self?.showPicker()
                    self?.view.setNeedsLayout()
                }
            })
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let hasPicker = navigationItem.leftBarButtonItem != nil
        if showsAll == hasPicker {
            navigationItem.leftBarButtonItem = showsAll ? nil : pickItem
            showPicker()
        }
        let width = showsAll ? area.width / 3 : area.width
        let states =
            view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? TaskBoardState.allCases.reversed() : TaskBoardState.allCases
        for (list, state) in zip(lists, TaskBoardState.allCases) {
            list.isHidden = !showsAll && state != picked
            let column = showsAll ? states.firstIndex(of: state) ?? 0 : 0
            list.frame = CGRect(
                x: area.minX + CGFloat(column) * width, y: area.minY, width: width,
                height: area.height)
        }
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        for (list, state) in zip(lists, TaskBoardState.allCases)
        where list.names != store.tasks(in: state).map(\.name) {
            return "the column \(state.rawValue) does not show its tasks"
        }
        return nil
    }
}

private final class TaskBoardFinished: UIViewController {
    private let store: TaskBoardStore
    private let list = TaskBoardList()

    init(store: TaskBoardStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Finished"
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = list }
    override func viewDidLoad() {
        super.viewDidLoad()
        list.backgroundColor = .systemBackground
        store.observe { [weak self] in self?.reload() }
        reload()
    }
    private func reload() {
        let tasks = store.tasks(in: .done)
        list.show(
            taskBoardRows(tasks, of: store),
            heading: tasks.isEmpty ? "Nothing is finished yet" : nil)
    }
}

private final class TaskBoardActivity: UIViewController, SelfChecking {
    private let store: TaskBoardStore
    private let list = TaskBoardList()
    private lazy var undoItem = UIBarButtonItem(
        systemItem: .undo, primaryAction: UIAction { [store] _ in store.undo() })

    init(store: TaskBoardStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Activity"
        navigationItem.rightBarButtonItem = undoItem
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = list }
    override func viewDidLoad() {
        super.viewDidLoad()
        list.backgroundColor = .systemBackground
        store.observe { [weak self] in self?.reload() }
        reload()
    }
    private func reload() {
        undoItem.isEnabled = !store.history.isEmpty
        list.show(
            store.history.reversed().map { entry in
                let label = UILabel()
                label.text = entry.text
                return label
            }, heading: store.history.isEmpty ? "No changes yet" : nil)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        if undoItem.isEnabled == store.history.isEmpty { return "Undo does not follow the history" }
        return list.rows.count == store.history.count ? nil : "the list does not show the history"
    }
}

private final class TaskBoardDetail: UIViewController, SelfChecking {
    private let store: TaskBoardStore
    private let id: Int
    private let stateLabel = UILabel()
    private let moveItem = UIBarButtonItem(title: "Move")

    init(store: TaskBoardStore, id: Int) {
        self.store = store
        self.id = id
        super.init(nibName: nil, bundle: nil)
        title = store.task(id)?.name
        navigationItem.largeTitleDisplayMode = .never
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stateLabel.textAlignment = .center
        stateLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stateLabel)
        NSLayoutConstraint.activate([
            stateLabel.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            stateLabel.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            stateLabel.topAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stateLabel.heightAnchor.constraint(equalToConstant: 44),
        ])
        let delete = UIBarButtonItem(
            systemItem: .trash, primaryAction: UIAction { [store, id] _ in store.delete(id) })
        navigationItem.rightBarButtonItems = [delete, moveItem]
        store.observe { [weak self] in self?.update() }
        update()
    }

    private func update() {
        guard let task = store.task(id) else { return leave() }
        stateLabel.text = "This task is in \(task.state.rawValue)."
        moveItem.menu = UIMenu(
            title: "Move to",
            children: TaskBoardState.allCases.map { state in
                UIAction(
                    title: "Move to \(state.rawValue)",
                    attributes: state == task.state ? .disabled : []
                ) { [store, id] _ in
                    store.move(id, to: state)
                }
            })
    }

    /// The task may be deleted here, or from another tab.
    private func leave() {
        guard let navigation = navigationController, navigation.viewControllers.contains(self)
        else { return }
        if view.window != nil, navigation.topViewController === self {
            navigation.popViewController(animated: true)
        } else {
            navigation.setViewControllers(
                navigation.viewControllers.filter { $0 !== self }, animated: false)
        }
    }

    var complaint: String? {
        guard isViewLoaded, viewIfLoaded?.window != nil else { return nil }
        guard let task = store.task(id) else { return "the page shows a task that is deleted" }
        return stateLabel.text == "This task is in \(task.state.rawValue)."
            ? nil : "the state is not the task's"
    }
}
