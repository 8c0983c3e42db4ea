// A calendar: a custom container with a month grid and the day's agenda, side by side or stacked by
// the room there is (viewWillTransition), right-to-left grid, a sheet with detents to add an event,
// a pushed event page with an alert to delete. from: .iOS15
import UIKit

@MainActor func makeDayCalendar() -> UIViewController {
    UINavigationController(rootViewController: DayCalendarRoot(store: DayCalendarStore()))
}

private struct DayCalendarDay: Hashable {
    var month: Int
    var day: Int
}

private struct DayCalendarEvent {
    let id: Int
    let kind: String
    var day: DayCalendarDay
    var hour: Int
    var title: String { "\(kind) at \(hour):00" }
}

/// The year 2029, which begins on a Monday.
@MainActor private final class DayCalendarStore {
    static let today = DayCalendarDay(month: 4, day: 17)
    static let names = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
    static let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

    private(set) var selected = DayCalendarStore.today
    private(set) var month = DayCalendarStore.today.month
    private(set) var events: [DayCalendarEvent] = []
    private var nextID = 0
    private var observers: [@MainActor () -> Void] = []

    init() {
        for (day, kind) in [(17, "Meeting"), (17, "Call"), (18, "Workout"), (23, "Meeting")] {
            add(kind, on: DayCalendarDay(month: 4, day: day))
        }
    }

    var monthName: String { "\(Self.names[month]) 2029" }
    /// The column of the first day, where Monday is 0.
    var firstColumn: Int { Self.lengths[..<month].reduce(0, +) % 7 }
    func events(on day: DayCalendarDay) -> [DayCalendarEvent] {
        events.filter { $0.day == day }.sorted { ($0.hour, $0.id) < ($1.hour, $1.id) }
    }
    func event(_ id: Int) -> DayCalendarEvent? { events.first { $0.id == id } }

    func observe(_ observer: @escaping @MainActor () -> Void) { observers.append(observer) }
    private func changed() { observers.forEach { $0() } }

    func show(month: Int) {
        guard Self.names.indices.contains(month) else { return }
        self.month = month
        changed()
    }
    func select(_ day: DayCalendarDay) {
        selected = day
        month = day.month
        changed()
    }
    func add(_ kind: String, on day: DayCalendarDay) {
        events.append(DayCalendarEvent(id: nextID, kind: kind, day: day, hour: 9 + nextID % 8))
        nextID += 1
        changed()
    }
    func shift(_ id: Int, by hours: Int) {
        guard let index = events.firstIndex(where: { $0.id == id }) else { return }
        events[index].hour = min(23, max(0, events[index].hour + hours))
        changed()
    }
    func delete(_ id: Int) {
        events.removeAll { $0.id == id }
        changed()
    }
}

private final class DayCalendarRoot: UIViewController, SelfChecking {
    private let store: DayCalendarStore
    private let month: DayCalendarMonth
    private let agenda: DayCalendarAgenda
    private lazy var previous = item("Previous Month", "chevron.backward") { store in
        store.show(month: store.month - 1)
    }
    private lazy var following = item("Next Month", "chevron.forward") { store in
        store.show(month: store.month + 1)
    }
    private lazy var today = item("Today", "calendar") { $0.select(DayCalendarStore.today) }

    init(store: DayCalendarStore) {
        self.store = store
        month = DayCalendarMonth(store: store)
        agenda = DayCalendarAgenda(store: store)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    private func item(
        _ title: String, _ symbol: String, _ change: @escaping @MainActor (DayCalendarStore) -> Void
    ) -> UIBarButtonItem {
        let store = store
        return UIBarButtonItem(
            primaryAction: UIAction(title: title, image: UIImage(systemName: symbol)) { _ in
                change(store)
            })
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.leftBarButtonItems = [previous, following]
        let add = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
        navigationItem.rightBarButtonItems = [add, today]
        for child in [month, agenda] as [UIViewController] {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        store.observe { [weak self] in self?.update() }
        update()
    }

    private func update() {
        title = store.monthName
        previous.isEnabled = store.month > 0
        following.isEnabled = store.month < 11
        today.isEnabled =
            store.selected != DayCalendarStore.today || store.month != DayCalendarStore.today.month
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if area.width >= 540 {
            let width = max(320, (area.width * 0.5).rounded())
            let rest = area.width - width
            month.view.frame = CGRect(
                x: isRightToLeft ? area.minX + rest : area.minX, y: area.minY, width: width,
                height: area.height)
            agenda.view.frame = CGRect(
                x: isRightToLeft ? area.minX : area.minX + width, y: area.minY, width: rest,
                height: area.height)
        } else {
            let height = min(month.fittingHeight, (area.height * 0.6).rounded())
            month.view.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
            agenda.view.frame = CGRect(
                x: area.minX, y: area.minY + height, width: area.width,
                height: max(0, area.height - height))
        }
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [month] _ in month.revealSelection() }
    }

    private func add() {
        guard presentedViewController == nil, navigationController?.topViewController === self
        else { return }
        let sheet = UINavigationController(rootViewController: DayCalendarAdding(store: store))
        sheet.modalPresentationStyle = .pageSheet
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        present(sheet, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        if title != store.monthName { return "the title is not the month" }
        return previous.isEnabled == (store.month > 0) && following.isEnabled == (store.month < 11)
            ? nil : "a button leads out of the year, or not to a month"
    }
}

private final class DayCalendarMonth: UIViewController {
    private let store: DayCalendarStore
    private let scroll = UIScrollView()
    private var days: [UIButton] = []

    init(store: DayCalendarStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = scroll }
    override func viewDidLoad() {
        super.viewDidLoad()
        store.observe { [weak self] in self?.reload() }
        reload()
    }

    var fittingHeight: CGFloat { CGFloat((store.firstColumn + days.count + 6) / 7) * 48 }

    private func reload() {
        days.forEach { $0.removeFromSuperview() }
        days = (1...DayCalendarStore.lengths[store.month]).map { number in
            let day = DayCalendarDay(month: store.month, day: number)
            let button = UIButton(
                type: .system,
                primaryAction: UIAction(title: "\(number)") { [store] _ in store.select(day) })
            button.isSelected = day == store.selected
            let hasEvents = !store.events(on: day).isEmpty
            button.backgroundColor =
                button.isSelected ? .systemFill : hasEvents ? .quaternarySystemFill : .clear
            button.accessibilityValue = hasEvents ? "Has events" : "No events"
            scroll.addSubview(button)
            return button
        }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = max(44, (scroll.bounds.width / 7).rounded(.down))
        let isRightToLeft = scroll.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in days.enumerated() {
            let place = store.firstColumn + index
            let column = isRightToLeft ? 6 - place % 7 : place % 7
            button.frame = CGRect(
                x: CGFloat(column) * width, y: CGFloat(place / 7) * 48, width: width, height: 48)
        }
        scroll.contentSize = CGSize(width: width * 7, height: fittingHeight)
    }

    func revealSelection() {
        guard store.selected.month == store.month, days.indices.contains(store.selected.day - 1)
        else { return }
        view.layoutIfNeeded()
        scroll.scrollRectToVisible(days[store.selected.day - 1].frame, animated: false)
    }
}

private final class DayCalendarAgenda: UIViewController, SelfChecking {
    private let store: DayCalendarStore
    private let scroll = UIScrollView()
    private let heading = UILabel()
    private var rows: [UIButton] = []

    init(store: DayCalendarStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = scroll }
    override func viewDidLoad() {
        super.viewDidLoad()
        heading.font = .preferredFont(forTextStyle: .headline)
        scroll.addSubview(heading)
        store.observe { [weak self] in self?.reload() }
        reload()
    }

    private func reload() {
        let events = store.events(on: store.selected)
        let name = "\(DayCalendarStore.names[store.selected.month]) \(store.selected.day)"
        heading.text = events.isEmpty ? "\(name): No Events" : name
        rows.forEach { $0.removeFromSuperview() }
        rows = events.map { event in
            let row = UIButton(
                type: .system,
                primaryAction: UIAction(title: event.title) { [weak self] _ in self?.open(event.id)
                })
            row.contentHorizontalAlignment = .leading
            scroll.addSubview(row)
            return row
        }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = max(0, scroll.bounds.width - 32)
        heading.frame = CGRect(x: 16, y: 8, width: width, height: 28)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 16, y: 40 + CGFloat(index) * 48, width: width, height: 48)
        }
        scroll.contentSize = CGSize(
            width: scroll.bounds.width, height: 48 + CGFloat(rows.count) * 48)
    }

    private func open(_ id: Int) {
        guard let navigation = navigationController, navigation.topViewController === parent,
            presentedViewController == nil
        else { return }
        navigation.pushViewController(DayCalendarEventPage(store: store, id: id), animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        return rows.map { $0.currentTitle ?? "" } == store.events(on: store.selected).map(\.title)
            ? nil : "the agenda does not list the events of the selected day"
    }
}

private final class DayCalendarEventPage: UIViewController {
    private let store: DayCalendarStore
    private let id: Int
    private let label = UILabel()
    private lazy var earlier = UIButton(
        type: .system,
        primaryAction: UIAction(title: "One Hour Earlier") { [store, id] _ in
            store.shift(id, by: -1)
        })
    private lazy var later = UIButton(
        type: .system,
        primaryAction: UIAction(title: "One Hour Later") { [store, id] _ in store.shift(id, by: 1) }
    )

    init(store: DayCalendarStore, id: Int) {
        self.store = store
        self.id = id
        super.init(nibName: nil, bundle: nil)
        title = "Event"
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.askToDelete() })
        for subview in [label, earlier, later] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
            label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            label.heightAnchor.constraint(equalToConstant: 28),
            earlier.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
            earlier.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            earlier.heightAnchor.constraint(equalToConstant: 44),
            later.topAnchor.constraint(equalTo: earlier.bottomAnchor, constant: 8),
            later.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            later.heightAnchor.constraint(equalToConstant: 44),
        ])
        store.observe { [weak self] in self?.update() }
        update()
    }

    private func update() {
        guard let event = store.event(id) else { return }
        label.text = event.title
        earlier.isEnabled = event.hour > 0
        later.isEnabled = event.hour < 23
    }

    private func askToDelete() {
        guard presentedViewController == nil, navigationController?.topViewController === self
        else { return }
        let alert = UIAlertController(
            title: "Delete this event?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Delete Event", style: .destructive) { [weak self] _ in
                guard let self else { return }
                store.delete(id)
                navigationController?.popViewController(animated: true)
            })
        alert.addAction(UIAlertAction(title: "Keep Event", style: .cancel))
        present(alert, animated: true)
    }
}

private final class DayCalendarAdding: UIViewController {
    private let store: DayCalendarStore
    private let scroll = UIScrollView()
    private var buttons: [UIButton] = []
    private var isDone = false

    init(store: DayCalendarStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "New Event"
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = scroll }
    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.backgroundColor = .systemBackground
        scroll.alwaysBounceVertical = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.finish(adding: nil) })
        buttons = ["Meeting", "Call", "Workout", "Dinner"].map { kind in
            let button = UIButton(
                type: .system,
                primaryAction: UIAction(title: "Add \(kind)") { [weak self] _ in
                    self?.finish(adding: kind)
                })
            scroll.addSubview(button)
            return button
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = scroll.safeAreaInsets
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: safe.left + 16, y: CGFloat(index) * 52,
                width: max(0, scroll.bounds.width - safe.left - safe.right - 32), height: 48)
        }
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: CGFloat(buttons.count) * 52)
    }

    private func finish(adding kind: String?) {
        guard !isDone else { return }
        isDone = true
        if let kind { store.add(kind, on: store.selected) }
        navigationController?.dismiss(animated: true)
    }
}
