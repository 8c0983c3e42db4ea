// A workout planner: exercises in an order, durations, a full-screen countdown with rests. Edit
// mode, toolbar, menu, action sheet, full-screen presentation, timer, alert; from: .iOS15
import UIKit

@MainActor private final class WorkoutPlan {
    struct Exercise {
        let id: Int, name: String
        var seconds: Int
    }
    private(set) var exercises = [
        Exercise(id: 0, name: "Squats", seconds: 20), Exercise(id: 1, name: "Plank", seconds: 30),
        Exercise(id: 2, name: "Lunges", seconds: 20),
    ]
    private(set) var workoutsDone = 0
    private var lastID = 2
    let names = ["Squats", "Plank", "Lunges", "Burpees", "Crunches", "Jumps"]
    func add(_ name: String) {
        lastID += 1
        exercises.append(Exercise(id: lastID, name: name, seconds: 20))
    }
    func remove(_ id: Int) { exercises.removeAll { $0.id == id } }
    func moveUp(_ id: Int) {
        guard let index = exercises.firstIndex(where: { $0.id == id }), index > 0 else { return }
        exercises.swapAt(index, index - 1)
    }
    func setSeconds(_ seconds: Int, of id: Int) {
        for index in exercises.indices where exercises[index].id == id {
            exercises[index].seconds = seconds
        }
    }
    func finishWorkout() { workoutsDone += 1 }
}

@MainActor private func workoutButton(
    _ title: String, action: @escaping @MainActor () -> Void
) -> UIButton {
    let button = UIButton(configuration: .gray())
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
}

/// Lines of views: the first of a line takes the room that the others leave.
private final class WorkoutLines: UIScrollView {
    static func make() -> WorkoutLines {
        let lines = WorkoutLines(frame: .zero)
        lines.alwaysBounceVertical = true
        lines.backgroundColor = .systemBackground
        return lines
    }
    var lines: [[UIView]] = [] {
        didSet {
            for view in oldValue.joined() { view.removeFromSuperview() }
            for view in lines.joined() { addSubview(view) }
            setNeedsLayout()
        }
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 16
        let width = max(0, bounds.width - left - safeAreaInsets.right - 16)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (row, line) in lines.enumerated() {
            var x: CGFloat = 0
            for (index, view) in line.enumerated() {
                let side: CGFloat = 64
                let own = index == 0 ? width - CGFloat(line.count - 1) * (side + 8) : side
                let start = isRightToLeft ? width - x - own : x
                view.frame = CGRect(
                    x: left + start, y: 8 + CGFloat(row) * 52, width: own, height: 44)
                x += own + 8
            }
        }
        let size = CGSize(width: bounds.width, height: 8 + CGFloat(lines.count) * 52)
        if contentSize != size { contentSize = size }
    }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

private final class WorkoutPlanPage: UIViewController, SelfChecking {
    private let plan = WorkoutPlan()
    private let list = WorkoutLines.make()
    private let placeholder = UILabel(frame: .zero)
    private let addItem = UIBarButtonItem(title: "Add Exercise")
    private let countItem = UIBarButtonItem(title: "No workouts yet")
    private lazy var startItem = UIBarButtonItem(
        title: "Start", primaryAction: UIAction(title: "Start") { [weak self] _ in self?.start() })
    override func loadView() { view = list }
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "My Plan"
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = startItem
        countItem.isEnabled = false
        placeholder.text = "No exercises"
        toolbarItems = [addItem, .flexibleSpace(), countItem]
        refresh()
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        refresh()
    }
    private func text(of exercise: WorkoutPlan.Exercise) -> String {
        "\(exercise.name) \(exercise.seconds) s"
    }
    private func refresh() {
        startItem.isEnabled = !plan.exercises.isEmpty && !isEditing
        editButtonItem.isEnabled = !plan.exercises.isEmpty || isEditing
        let done = plan.workoutsDone
        let others = plan.names.filter { name in !plan.exercises.contains { $0.name == name } }
        addItem.isEnabled = !others.isEmpty
        addItem.menu = UIMenu(
            children: others.map { name in
                UIAction(title: name) { [weak self] _ in self?.change { $0.add(name) } }
            })
        countItem.title = done == 0 ? "No workouts yet" : "Workouts done: \(done)"
        list.lines = plan.exercises.enumerated().map { place, exercise in
            let id = exercise.id
            let name = workoutButton(text(of: exercise)) { [weak self] in self?.adjust(id) }
            guard isEditing else { return [name] }
            name.isEnabled = false
            let up = workoutButton("Up") { [weak self] in self?.change { $0.moveUp(id) } }
            up.isEnabled = place > 0
            let drop = workoutButton("Del") { [weak self] in self?.change { $0.remove(id) } }
            up.accessibilityIdentifier = "Move \(id) up"
            drop.accessibilityIdentifier = "Delete \(id)"
            return [name, up, drop]
        }
        if plan.exercises.isEmpty { list.lines = [[placeholder]] }
    }
    private func change(_ change: (WorkoutPlan) -> Void) {
        change(plan)
        refresh()
    }
    private func adjust(_ id: Int) {
        guard presentedViewController == nil,
            let row = plan.exercises.firstIndex(where: { $0.id == id })
        else { return }
        let sheet = UIAlertController(
            title: "How long?", message: nil, preferredStyle: .actionSheet)
        for seconds in [10, 20, 30, 60] where seconds != plan.exercises[row].seconds {
            sheet.addAction(
                UIAlertAction(title: "\(seconds) seconds", style: .default) { [weak self] _ in
                    self?.change { $0.setSeconds(seconds, of: id) }
                })
        }
        sheet.addAction(UIAlertAction(title: "As Before", style: .cancel))
        sheet.popoverPresentationController?.sourceView = list.lines[row][0]
        sheet.popoverPresentationController?.sourceRect = list.lines[row][0].bounds
        present(sheet, animated: true)
    }
    private func start() {
        guard presentedViewController == nil else { return }
        let page = WorkoutTimer(exercises: plan.exercises)
        page.onEnd = { [weak self] isDone in
            if isDone { self?.plan.finishWorkout() }
            self?.refresh()
            self?.dismiss(animated: true)
        }
        page.modalPresentationStyle = .fullScreen
        present(page, animated: true)
    }
    var complaint: String? {
        guard isViewLoaded else { return nil }
        let titles = list.lines.compactMap { ($0.first as? UIButton)?.currentTitle }
        if titles != plan.exercises.map(text) { return "the list does not show the plan" }
        let mayStart = !plan.exercises.isEmpty && !isEditing
        return startItem.isEnabled == mayStart ? nil : "Start is not as it may be"
    }
}

private final class WorkoutTimer: UIViewController, SelfChecking {
    /// Called at the end, with whether all steps are done.
    var onEnd: ((Bool) -> Void)?
    private let steps: [(name: String, seconds: Int)]
    private var index = 0
    private var remaining: Int
    private var timer: Timer?
    private let lines = WorkoutLines.make()
    private let label = UILabel(frame: .zero)
    private lazy var pause = workoutButton("") { [weak self] in self?.toggle() }
    private lazy var skip = workoutButton("Next Step") { [weak self] in self?.nextStep() }
    private lazy var end = workoutButton("") { [weak self] in self?.leave() }
    init(exercises: [WorkoutPlan.Exercise]) {
        let all = exercises.flatMap { [($0.name, $0.seconds), ("Rest", 5)] }
        steps = all.dropLast().map { (name: $0.0, seconds: $0.1) }
        remaining = steps.first?.seconds ?? 0
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    isolated deinit { timer?.invalidate() }
    private var isDone: Bool { index >= steps.count }
    private var text: String { isDone ? "Well done" : "\(steps[index].name): \(remaining) s" }
    override func loadView() { view = lines }
    override func viewDidLoad() {
        super.viewDidLoad()
        lines.lines = [[label], [pause], [skip], [end]]
        setRunning(true)
    }
    private func setRunning(_ runs: Bool) {
        timer?.invalidate()
        timer = nil
        if runs, !isDone {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.tick() }
            }
        }
        refresh()
    }
    private func toggle() { setRunning(timer == nil) }
    private func tick() {
        remaining -= 1
        if remaining > 0 { refresh() } else { nextStep() }
    }
    private func nextStep() {
        guard !isDone else { return }
        index += 1
        remaining = isDone ? 0 : steps[index].seconds
        if isDone { setRunning(false) } else { refresh() }
    }
    private func refresh() {
        label.text = text
        pause.setTitle(timer == nil ? "Resume" : "Pause", for: .normal)
        pause.isEnabled = !isDone
        skip.isEnabled = !isDone
        end.setTitle(isDone ? "Close Workout" : "Stop Workout", for: .normal)
    }
    /// Once only, though a second touch may come while the page leaves.
    private func finish() {
        onEnd?(isDone)
        onEnd = nil
    }
    private func leave() {
        guard presentedViewController == nil else { return }
        guard !isDone else { return finish() }
        let wasRunning = timer != nil
        setRunning(false)
        let alert = UIAlertController(title: "Stop now?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Go On", style: .cancel) { [weak self] _ in
                self?.setRunning(wasRunning)
            })
        alert.addAction(
            UIAlertAction(title: "Stop It", style: .destructive) { [weak self] _ in
                self?.finish()
            })
        present(alert, animated: true)
    }
    var complaint: String? {
        guard isViewLoaded else { return nil }
        if label.text != text { return "the step shown is not the present one" }
        return isDone && timer != nil ? "the timer runs after the end" : nil
    }
}

@MainActor func makeWorkout() -> UIViewController {
    UINavigationController(rootViewController: WorkoutPlanPage())
}
