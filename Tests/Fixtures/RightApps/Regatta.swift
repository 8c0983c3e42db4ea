// Regatta: starting and finishing a boat race: a start countdown, finishers, retired boats.
// Async task, selection mode with a toolbar, sheet with detents, pushed pages, menu. from: .iOS16
import UIKit

private struct RegattaBoat: Equatable {
    enum Status: Equatable { case sailing, finished(place: Int), retired }
    let name: String
    var status = Status.sailing

    var line: String {
        switch status {
        case .sailing: name
        case .finished(let place): "\(name), place \(place)"
        case .retired: "\(name), retired"
        }
    }
}

@MainActor private final class RegattaRace {
    enum Phase: Equatable { case ashore, countdown(Int), racing }

    private(set) var boats = ["Albatross", "Bonito", "Curlew", "Dorado", "Egret", "Fulmar"]
        .map { RegattaBoat(name: $0) }
    private(set) var phase = Phase.ashore
    var laps = 2 { didSet { tell() } }
    private var countdown: Task<Void, Never>?
    private var observers: [() -> RegattaPage?] = []

    func observe(_ page: RegattaPage) {
        observers.removeAll { $0() == nil }
        observers.append { [weak page] in page }
    }
    private func tell() { observers.forEach { $0()?.refresh() } }

    func start() {
        guard phase == .ashore else { return }
        phase = .countdown(3)
        countdown = Task { [weak self] in
            for left in [2, 1, 0] {
                try? await Task.sleep(for: .seconds(1))
                guard !Task.isCancelled, let self else { return }
                phase = left > 0 ? .countdown(left) : .racing
                tell()
            }
        }
        tell()
    }

    /// Back to the shore: ends the countdown or the race, and forgets its results.
    func recall() {
        countdown?.cancel()
        phase = .ashore
        for index in boats.indices { boats[index].status = .sailing }
        tell()
    }

    func boat(_ name: String) -> RegattaBoat? { boats.first { $0.name == name } }

    func finish(_ name: String) {
        let first = (1...boats.count).first { place in
            !boats.contains { $0.status == .finished(place: place) }
        }
        set(.finished(place: first ?? boats.count), of: [name])
    }

    func set(_ status: RegattaBoat.Status, of names: Set<String>) {
        for index in boats.indices where names.contains(boats[index].name) {
            boats[index].status = status
        }
        tell()
    }
}

private final class RegattaStack: UIScrollView {
    /// Set once, when the page loads.
    var rows: [UIView] = [] { didSet { rows.forEach(addSubview) } }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (left, right) = (safeAreaInsets.left + 20, safeAreaInsets.right + 20)
        let width = max(0, bounds.width - left - right)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: left, y: 10 + CGFloat(index) * 52, width: width, height: 44)
        }
        contentSize = CGSize(width: bounds.width, height: 10 + CGFloat(rows.count) * 52)
    }
}

private class RegattaPage: UIViewController {
    let race: RegattaRace
    let stack = RegattaStack()

    init(race: RegattaRace, title: String) {
        self.race = race
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = stack }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.alwaysBounceVertical = true
        race.observe(self)
        refresh()
    }

    func refresh() {}
}

private final class RegattaFleetPage: RegattaPage, SelfChecking {
    private let status = UILabel()
    private var buttons: [UIButton] = []
    private var selection: Set<String> = []
    private lazy var retire = UIBarButtonItem(
        primaryAction: UIAction(title: "Retire") { [weak self] _ in self?.apply(.retired) })
    private lazy var reinstate = UIBarButtonItem(
        primaryAction: UIAction(title: "Reinstate") { [weak self] _ in self?.apply(.sailing) })
    private lazy var raceItem = UIBarButtonItem(title: "Race", menu: UIMenu(children: []))

    override func viewDidLoad() {
        toolbarItems = [retire, .flexibleSpace(), reinstate]
        navigationItem.rightBarButtonItem = editButtonItem
        navigationItem.leftBarButtonItem = raceItem
        buttons = race.boats.map { boat in
            UIButton(
                configuration: .gray(),
                primaryAction: UIAction { [weak self] _ in self?.tap(boat.name) })
        }
        super.viewDidLoad()
        stack.rows = [status] + buttons
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(!isEditing, animated: animated)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        selection = []
        navigationController?.setToolbarHidden(!editing, animated: animated)
        if isViewLoaded { refresh() }
    }

    private func tap(_ name: String) {
        if isEditing {
            selection.formSymmetricDifference([name])
            refresh()
        } else if navigationController?.topViewController === self {
            let page = RegattaBoatPage(race: race, title: name)
            navigationController?.pushViewController(page, animated: true)
        }
    }

    private func apply(_ status: RegattaBoat.Status) {
        race.set(status, of: selection.filter { canApply(status, to: $0) })
        setEditing(false, animated: true)
    }

    private func canApply(_ status: RegattaBoat.Status, to name: String) -> Bool {
        let boat = race.boat(name)
        return status == .retired ? boat?.status == .sailing : boat?.status == .retired
    }

    private func showCourse() {
        guard presentedViewController == nil else { return }
        let page = UINavigationController(
            rootViewController: RegattaCoursePage(race: race, title: "Course"))
        page.sheetPresentationController?.detents = [.medium(), .large()]
        page.sheetPresentationController?.prefersGrabberVisible = true
        present(page, animated: true)
    }

    private func makeMenu() -> UIMenu {
        let start = UIAction(title: "Start Race") { [weak self] _ in self?.race.start() }
        let recall = UIAction(title: "Recall Fleet") { [weak self] _ in self?.race.recall() }
        let course = UIAction(title: "Course Settings") { [weak self] _ in self?.showCourse() }
        return UIMenu(children: [race.phase == .ashore ? start : recall, course])
    }

    override func refresh() {
        let laps = race.laps == 1 ? "1 lap" : "\(race.laps) laps"
        switch race.phase {
        case .ashore: status.text = "Ashore, \(laps)"
        case .countdown(let left): status.text = "Start in \(left), \(laps)"
        case .racing: status.text = "Racing, \(laps)"
        }
        for (boat, button) in zip(race.boats, buttons) {
            let isSelected = selection.contains(boat.name)
            button.isSelected = isSelected
            button.setTitle(isSelected ? "\(boat.line) ✓" : boat.line, for: .normal)
        }
        retire.isEnabled = selection.contains { canApply(.retired, to: $0) }
        reinstate.isEnabled = selection.contains { canApply(.sailing, to: $0) }
        raceItem.menu = makeMenu()
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        if !isEditing && !selection.isEmpty { return "boats stay selected after the selection" }
        let canAct = retire.isEnabled || reinstate.isEnabled
        if selection.isEmpty && canAct { return "the toolbar acts on no boat" }
        let isStale = zip(race.boats, buttons).contains {
            $1.currentTitle?.hasPrefix($0.line) != true
        }
        return isStale ? "a row does not show its boat" : nil
    }
}

private final class RegattaBoatPage: RegattaPage, SelfChecking {
    private let status = UILabel()
    private lazy var cross = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Cross Finish Line") { [weak self] _ in self?.toggle() })

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.rows = [status, cross]
    }

    private var boat: RegattaBoat? { race.boat(title ?? "") }

    private func toggle() {
        guard let boat else { return }
        boat.status == .sailing ? race.finish(boat.name) : race.set(.sailing, of: [boat.name])
    }

    override func refresh() {
        guard let boat else { return }
        status.text = boat.line
        let isSailing = boat.status == .sailing
        cross.setTitle(isSailing ? "Cross Finish Line" : "Back to Sailing", for: .normal)
        cross.isEnabled = race.phase == .racing || !isSailing
    }

    var complaint: String? {
        guard isViewLoaded, let boat else { return nil }
        return status.text == boat.line ? nil : "the status is not that of the boat"
    }
}

private final class RegattaCoursePage: RegattaPage {
    private var choices: [UIButton] = []

    override func viewDidLoad() {
        choices = (1...3).map { laps in
            let action = UIAction { [weak self] _ in self?.race.laps = laps }
            return UIButton(configuration: .bordered(), primaryAction: action)
        }
        super.viewDidLoad()
        stack.rows = choices
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Close Course") { [weak self] _ in
                self?.dismiss(animated: true)
            })
    }

    override func refresh() {
        for (index, choice) in choices.enumerated() {
            let isOn = race.laps == index + 1
            choice.isSelected = isOn
            choice.setTitle("Laps: \(index + 1)\(isOn ? " ✓" : "")", for: .normal)
            choice.isEnabled = !isOn
        }
    }
}

@MainActor func makeRegatta() -> UIViewController {
    let fleet = RegattaFleetPage(race: RegattaRace(), title: "Fleet")
    return UINavigationController(rootViewController: fleet)
}
