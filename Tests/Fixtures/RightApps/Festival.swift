// Festival: acts on the stages of a festival and the visitor's plan. Tabs and a tab group with a
// sidebar, stages that come and go, a menu of stages, a badge, an alert. from: .iOS18
import UIKit

@MainActor func makeFestival() -> UIViewController {
    FestivalTabs(programme: FestivalProgramme())
}

private struct FestivalAct {
    let id, stageID: Int
    let name: String
}

private struct FestivalStage {
    let id: Int
    let name: String
    var key: String { "stage \(id)" }
}

@MainActor private final class FestivalProgramme {
    private(set) var stages = [
        FestivalStage(id: 1, name: "Main Stage"), FestivalStage(id: 2, name: "Tent"),
        FestivalStage(id: 3, name: "Barn"),
    ]
    private(set) var acts = [
        FestivalAct(id: 1, stageID: 1, name: "The Lanterns"),
        FestivalAct(id: 2, stageID: 1, name: "Copper Choir"),
        FestivalAct(id: 3, stageID: 2, name: "Paper Moths"),
        FestivalAct(id: 4, stageID: 3, name: "Old Salt"),
    ]
    private(set) var planned: [Int] = []
    private var nextID = 5
    private var observers: [() -> Void] = []

    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }
    func acts(on stage: FestivalStage) -> [FestivalAct] { acts.filter { $0.stageID == stage.id } }
    func act(_ id: Int) -> FestivalAct? { acts.first { $0.id == id } }
    func stage(of act: FestivalAct) -> FestivalStage? { stages.first { $0.id == act.stageID } }

    func toggle(_ id: Int) {
        let others = planned.filter { $0 != id }
        planned = others.count < planned.count ? others : planned + [id]
        tell()
    }

    func clearPlan() {
        planned = []
        tell()
    }

    func openStage() {
        stages.append(FestivalStage(id: nextID, name: "Meadow \(nextID)"))
        acts.append(FestivalAct(id: nextID, stageID: nextID, name: "Surprise \(nextID)"))
        nextID += 1
        tell()
    }

    func closeStage(_ stage: FestivalStage) {
        let gone = acts(on: stage).map(\.id)
        stages.removeAll { $0.id == stage.id }
        acts.removeAll { gone.contains($0.id) }
        planned.removeAll { gone.contains($0) }
        tell()
    }

    private func tell() { observers.forEach { $0() } }
}

@MainActor private final class FestivalTabs: UITabBarController {
    private let programme: FestivalProgramme
    private let group: UITabGroup
    private let home: UITab
    private let plan: UITab

    init(programme: FestivalProgramme) {
        self.programme = programme
        home = UITab(title: "Line-up", image: nil, identifier: "home") { _ in
            UINavigationController(rootViewController: FestivalHome(programme: programme))
        }
        plan = UITab(title: "My Plan", image: nil, identifier: "plan") { _ in
            UINavigationController(rootViewController: FestivalPlan(programme: programme))
        }
        group = UITabGroup(title: "Stages", image: nil, identifier: "stages")
        super.init(nibName: nil, bundle: nil)
        group.children = programme.stages.map { tab(for: $0) }
        mode = .tabSidebar
        sidebar.preferredLayout = .tile
        tabs = [home, plan, group]
        programme.observe { [weak self] in self?.follow() }
    }

    required init?(coder: NSCoder) { nil }

    private func tab(for stage: FestivalStage) -> UITab {
        let programme = programme
        return UITab(title: stage.name, image: nil, identifier: stage.key) { _ in
            UINavigationController(
                rootViewController: FestivalStagePage(programme: programme, stage: stage))
        }
    }

    /// The group has one tab for each stage.
    private func follow() {
        let count = programme.planned.count
        plan.badgeValue = count > 0 ? "\(count)" : nil
        let keys = programme.stages.map(\.key)
        guard group.children.map(\.identifier) != keys else { return }
        // What goes must not be on screen.
        if let shown = selectedTab, shown.parent === group, !keys.contains(shown.identifier) {
            selectedTab = home
        }
        group.children = programme.stages.map { stage in
            group.tab(forIdentifier: stage.key) ?? tab(for: stage)
        }
    }
}

@MainActor private final class FestivalList: UIScrollView {
    var rows: [UIView] = [] {
        didSet {
            oldValue.forEach { $0.removeFromSuperview() }
            rows.forEach(addSubview)
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 16
        let width = max(0, bounds.width - left - safeAreaInsets.right - 16)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: left, y: 52 * CGFloat(index), width: width, height: 52)
        }
        let size = CGSize(width: bounds.width, height: 52 * CGFloat(rows.count))
        if contentSize != size { contentSize = size }
    }
}

@MainActor private class FestivalPage: UIViewController {
    let programme: FestivalProgramme
    let list = FestivalList()

    init(programme: FestivalProgramme, title: String) {
        self.programme = programme
        super.init(nibName: nil, bundle: nil)
        self.title = title
        programme.observe { [weak self] in self?.refresh() }
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        list.backgroundColor = .systemBackground
        list.alwaysBounceVertical = true
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = list
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        refresh()
    }

    func refresh() {}

    func show(_ buttons: [(title: String, body: () -> Void)], empty: String) {
        list.rows = buttons.map { button in
            let action = UIAction(title: button.title) { _ in button.body() }
            return UIButton(type: .system, primaryAction: action)
        }
        guard buttons.isEmpty else { return }
        let label = UILabel()
        label.text = empty
        list.rows = [label]
    }

    var titles: [String] { list.rows.compactMap { ($0 as? UIButton)?.currentTitle } }

    func open(_ stage: FestivalStage) {
        if let tab = tabBarController?.tab(forIdentifier: stage.key) {
            tabBarController?.selectedTab = tab
        }
    }
}

@MainActor private final class FestivalHome: FestivalPage, SelfChecking {
    convenience init(programme: FestivalProgramme) {
        self.init(programme: programme, title: "Line-up")
        let action = UIAction(title: "Open a Stage") { _ in programme.openStage() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Open a Stage", primaryAction: action)
    }

    private func text(of stage: FestivalStage) -> String {
        "\(stage.name): \(programme.acts(on: stage).count) acts"
    }

    override func refresh() {
        let rows = programme.stages.map { stage in
            (text(of: stage), { [weak self] in self?.open(stage) ?? () })
        }
        show(rows, empty: "No stage is open.")
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        return titles == programme.stages.map(text) ? nil : "the list does not show the stages"
    }
}

@MainActor private final class FestivalPlan: FestivalPage, SelfChecking {
    private lazy var clear = UIBarButtonItem(
        title: "Clear Plan",
        primaryAction: UIAction(title: "Clear Plan") { [weak self] _ in self?.confirm() })

    convenience init(programme: FestivalProgramme) {
        self.init(programme: programme, title: "My Plan")
        navigationItem.rightBarButtonItem = clear
    }

    override func refresh() {
        clear.isEnabled = !programme.planned.isEmpty
        let acts = programme.planned.compactMap(programme.act)
        show(
            acts.map { act in
                let place = programme.stage(of: act)?.name ?? "nowhere"
                return ("Skip \(act.name), \(place)", { [programme] in programme.toggle(act.id) })
            }, empty: "Choose acts on the stages.")
    }

    private func confirm() {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(title: "Clear plan?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep Plan", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Clear", style: .destructive) { [programme] _ in
                programme.clearPlan()
            })
        present(alert, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        if titles.count != programme.planned.count { return "the list does not show the plan" }
        return clear.isEnabled == titles.isEmpty ? "Clear Plan has a wrong state" : nil
    }
}

@MainActor private final class FestivalStagePage: FestivalPage {
    private let stage: FestivalStage
    private let more = UIBarButtonItem(title: "Stages", primaryAction: nil)

    init(programme: FestivalProgramme, stage: FestivalStage) {
        self.stage = stage
        super.init(programme: programme, title: stage.name)
        navigationItem.rightBarButtonItem = more
    }

    required init?(coder: NSCoder) { nil }

    override func refresh() {
        let others = programme.stages.filter { $0.id != stage.id }
        var items = others.map { other in
            UIAction(title: "Go to \(other.name)") { [weak self] _ in self?.open(other) }
        }
        // The last stage stays: a group without tabs has nothing to show.
        let close = UIAction(title: "Close \(stage.name)") { [programme, stage] _ in
            programme.closeStage(stage)
        }
        if !items.isEmpty { items.append(close) }
        more.isEnabled = !items.isEmpty
        more.menu = UIMenu(title: "Stages", children: items)
        show(
            programme.acts(on: stage).map { act in
                let verb = programme.planned.contains(act.id) ? "Skip" : "Plan"
                return ("\(verb) \(act.name)", { [weak self] in self?.programme.toggle(act.id) })
            }, empty: "No acts.")
    }
}
