// CrewDispatch: teams, their jobs and one job in a triple-column split view whose pages live as
// long as the app. UISplitViewController(style: .tripleColumn), top column and display mode on
// collapse/expand, menus, alerts, selection model. from: .iOS14
import UIKit

private struct CrewDispatchJob {
    let id: Int
    let team: String
    let name: String
    var isDone = false
}

@MainActor private final class CrewDispatchModel {
    let teams = ["Electric", "Plumbing", "Roofing"]
    private(set) var jobs = [
        CrewDispatchJob(id: 1, team: "Electric", name: "Rewire Hall"),
        CrewDispatchJob(id: 2, team: "Electric", name: "Meter Swap"),
        CrewDispatchJob(id: 3, team: "Plumbing", name: "Boiler Check"),
    ]
    private var nextID = 4
    var team = "Electric" { didSet { onChange() } }
    var jobID: Int? { didSet { onChange() } }
    var onChange: () -> Void = {}

    var job: CrewDispatchJob? { jobs.first { $0.id == jobID } }
    var jobsOfTeam: [CrewDispatchJob] { jobs.filter { $0.team == team } }
    func openJobs(of team: String) -> Int { jobs.filter { $0.team == team && !$0.isDone }.count }

    func add(_ kind: String) -> Int {
        jobs.append(CrewDispatchJob(id: nextID, team: team, name: "\(kind) \(nextID)"))
        nextID += 1
        onChange()
        return nextID - 1
    }

    func toggle(_ id: Int) {
        guard let index = jobs.firstIndex(where: { $0.id == id }) else { return }
        jobs[index].isDone.toggle()
        onChange()
    }

    func remove(_ id: Int) {
        jobs.removeAll { $0.id == id }
        if jobID == id { jobID = nil } else { onChange() }
    }
}

private final class CrewDispatchColumn: UIScrollView {
    var rows: [UIView] = [] {
        didSet {
            for view in oldValue where !rows.contains(view) { view.removeFromSuperview() }
            for view in rows where view.superview !== self { addSubview(view) }
            setNeedsLayout()
        }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 16
        let width = max(0, bounds.width - left - safeAreaInsets.right - 16)
        var y: CGFloat = 8
        for row in rows where !row.isHidden {
            let height = row.sizeThatFits(CGSize(width: width, height: 10_000)).height
            row.frame = CGRect(x: left, y: y, width: width, height: max(44, height))
            y = row.frame.maxY + 8
        }
        let size = CGSize(width: bounds.width, height: y)
        if contentSize != size { contentSize = size }
    }
}

/// What the three pages have in common: a column, and a model that tells of changes.
private class CrewDispatchPage: UIViewController {
    let model: CrewDispatchModel
    let column = CrewDispatchColumn(frame: .zero)

    init(model: CrewDispatchModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        column.alwaysBounceVertical = true
        column.backgroundColor = .systemBackground
        view = column
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        refresh()
    }

    func refresh() {}
}

private final class CrewDispatchTeamsPage: CrewDispatchPage, SelfChecking {
    private var buttons: [UIButton] = []
    var onSelect: (String) -> Void = { _ in }

    override func viewDidLoad() {
        title = "Teams"
        buttons = model.teams.map { team in
            let button = UIButton(type: .system)
            button.contentHorizontalAlignment = .leading
            button.addAction(
                UIAction { [weak self] _ in self?.onSelect(team) }, for: .touchUpInside)
            return button
        }
        column.rows = buttons
        super.viewDidLoad()
    }

    private func text(of team: String) -> String { "\(team), \(model.openJobs(of: team)) open" }

    override func refresh() {
        for (team, button) in zip(model.teams, buttons) {
            button.setTitle(text(of: team), for: .normal)
            button.isSelected = team == model.team
        }
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        for (team, button) in zip(model.teams, buttons) {
            if button.currentTitle != text(of: team) { return "the count of \(team) is stale" }
            if button.isSelected != (team == model.team) { return "the wrong team is marked" }
        }
        return nil
    }
}

private final class CrewDispatchJobsPage: CrewDispatchPage, SelfChecking {
    private var buttons: [Int: UIButton] = [:]
    private let none = UILabel()
    var onSelect: (Int) -> Void = { _ in }

    override func viewDidLoad() {
        none.text = "No jobs. Add one with New Job."
        none.numberOfLines = 0
        none.textColor = .secondaryLabel
        let kinds = ["Repair", "Survey", "Delivery"].map { kind in
            UIAction(title: "New \(kind)") { [weak self] _ in
                guard let self else { return }
                onSelect(model.add(kind))
            }
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "New Job", menu: UIMenu(title: "Kind of Job", children: kinds))
        super.viewDidLoad()
    }

    private func text(of job: CrewDispatchJob) -> String {
        job.isDone ? "\(job.name) (done)" : job.name
    }

    override func refresh() {
        title = "\(model.team) Jobs"
        var kept: [Int: UIButton] = [:]
        for job in model.jobsOfTeam {
            let button = buttons[job.id] ?? makeButton(for: job.id)
            button.setTitle(text(of: job), for: .normal)
            button.isSelected = job.id == model.jobID
            kept[job.id] = button
        }
        buttons = kept
        let rows = model.jobsOfTeam.compactMap { kept[$0.id] }
        column.rows = rows.isEmpty ? [none] : rows
    }

    private func makeButton(for id: Int) -> UIButton {
        let button = UIButton(type: .system)
        button.contentHorizontalAlignment = .leading
        button.addAction(UIAction { [weak self] _ in self?.onSelect(id) }, for: .touchUpInside)
        return button
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if title != "\(model.team) Jobs" { return "the title is not that of the team" }
        if buttons.count != model.jobsOfTeam.count { return "the list does not show all jobs" }
        for job in model.jobsOfTeam where buttons[job.id]?.currentTitle != text(of: job) {
            return "the row of \(job.name) is stale"
        }
        return nil
    }
}

private final class CrewDispatchJobPage: CrewDispatchPage, SelfChecking {
    private let status = UILabel()
    private let toggle = UIButton(type: .system)
    private let cancel = UIButton(type: .system)
    var onRemove: (Int) -> Void = { _ in }

    override func viewDidLoad() {
        status.numberOfLines = 0
        toggle.addAction(
            UIAction { [weak self] _ in
                guard let self, let id = model.jobID else { return }
                model.toggle(id)
            }, for: .touchUpInside)
        cancel.setTitle("Cancel Job", for: .normal)
        cancel.addAction(UIAction { [weak self] _ in self?.askToCancel() }, for: .touchUpInside)
        column.rows = [status, toggle, cancel]
        super.viewDidLoad()
    }

    override func refresh() {
        let job = model.job
        title = job?.name ?? "No Job"
        status.text = text(of: job)
        toggle.setTitle(job?.isDone == true ? "Reopen Job" : "Finish Job", for: .normal)
        toggle.isHidden = job == nil
        cancel.isHidden = job == nil
        column.setNeedsLayout()
    }

    private func text(of job: CrewDispatchJob?) -> String {
        guard let job else { return "Choose a job of the list." }
        return "\(job.team): \(job.isDone ? "done" : "open")"
    }

    private func askToCancel() {
        guard presentedViewController == nil, let job = model.job else { return }
        let alert = UIAlertController(
            title: "Cancel \(job.name)?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep Job", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Remove Job", style: .destructive) { [weak self] _ in
                self?.onRemove(job.id)
            })
        present(alert, animated: true)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if title != model.job?.name ?? "No Job" { return "the title is not that of the job" }
        if status.text != text(of: model.job) { return "the status is not that of the job" }
        return toggle.isHidden == (model.job == nil) ? nil : "the buttons do not fit the job"
    }
}

private final class CrewDispatchSplit: UISplitViewController, UISplitViewControllerDelegate {
    private let model = CrewDispatchModel()
    private let teams: CrewDispatchTeamsPage
    private let jobs: CrewDispatchJobsPage
    private let job: CrewDispatchJobPage

    init() {
        teams = CrewDispatchTeamsPage(model: model)
        jobs = CrewDispatchJobsPage(model: model)
        job = CrewDispatchJobPage(model: model)
        super.init(style: .tripleColumn)
        delegate = self
        showsSecondaryOnlyButton = true
        setViewController(teams, for: .primary)
        setViewController(jobs, for: .supplementary)
        setViewController(job, for: .secondary)
        model.onChange = { [weak self] in self?.refresh() }
        teams.onSelect = { [weak self] in
            self?.model.team = $0
            self?.show(.supplementary)
        }
        jobs.onSelect = { [weak self] in
            self?.model.jobID = $0
            self?.show(.secondary)
        }
        job.onRemove = { [weak self] in
            guard let self else { return }
            model.remove($0)
            if isCollapsed { show(.supplementary) }
        }
    }

    required init?(coder: NSCoder) { nil }

    private func refresh() {
        for page in [teams, jobs, job] as [CrewDispatchPage] where page.isViewLoaded {
            page.refresh()
        }
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { model.job == nil ? .supplementary : .secondary }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
            UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        model.job == nil ? .oneBesideSecondary : proposedDisplayMode
    }
}

@MainActor func makeCrewDispatch() -> UIViewController { CrewDispatchSplit() }
