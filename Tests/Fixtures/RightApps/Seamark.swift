// Seamark: buoys and lights by sea area, with an inspector of the chosen mark; three columns.
// Triple column split view, inspector column, columns shown by code, menu states. from: .iOS26
import UIKit

private struct SeamarkMark: Equatable {
    let id: Int
    let name: String
    let area: String
    var isLit = true
    var depth = 10
}

@MainActor private final class SeamarkChart {
    let areas = ["Fair Sound", "Grey Firth", "Long Reach"]
    private(set) var marks: [SeamarkMark] = []
    private(set) var removed: [SeamarkMark] = []
    private(set) var area = "Fair Sound"
    private(set) var markID: Int?
    private var observers: [@MainActor () -> Void] = []

    init() {
        let kinds = ["Cardinal Buoy", "Safe Water", "Wreck Buoy"]
        for (row, area) in areas.enumerated() {
            for (column, kind) in kinds.enumerated() {
                marks.append(SeamarkMark(id: row * 10 + column, name: kind, area: area))
            }
        }
    }

    var mark: SeamarkMark? { marks.first { $0.id == markID } }
    var marksOfArea: [SeamarkMark] { marks.filter { $0.area == area } }
    var removedOfArea: [SeamarkMark] { removed.filter { $0.area == area } }

    func observe(_ handler: @escaping @MainActor () -> Void) { observers.append(handler) }
    private func tell() { observers.forEach { $0() } }

    func choose(area newArea: String) {
        if area != newArea { markID = nil }
        area = newArea
        tell()
    }

    func choose(mark id: Int) {
        markID = id
        tell()
    }

    func update(_ change: (inout SeamarkMark) -> Void) {
        guard let index = marks.firstIndex(where: { $0.id == markID }) else { return }
        change(&marks[index])
        tell()
    }

    func removeMark() {
        guard let mark else { return }
        removed.append(mark)
        marks.removeAll { $0.id == mark.id }
        markID = nil
        tell()
    }

    func restoreMarks() {
        marks = (marks + removedOfArea).sorted { $0.id < $1.id }
        removed.removeAll { $0.area == area }
        tell()
    }
}

private final class SeamarkRows: UIScrollView {
    var rows: [UIView] = [] {
        didSet {
            for old in oldValue where !rows.contains(old) { old.removeFromSuperview() }
            rows.forEach(addSubview)
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 8
        for row in rows {
            let width = max(0, bounds.width - 32)
            let height = max(44, row.sizeThatFits(CGSize(width: width, height: 0)).height)
            row.frame = CGRect(x: 16, y: y, width: width, height: height)
            y += height + 8
        }
        contentSize = CGSize(width: bounds.width, height: y)
    }
}

private class SeamarkPage: UIViewController {
    let chart: SeamarkChart
    private let scroll = SeamarkRows()

    init(chart: SeamarkChart) {
        self.chart = chart
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.alwaysBounceVertical = true
        scroll.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scroll)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        ])
        chart.observe { [weak self] in self?.refresh() }
        refresh()
    }

    func refresh() { scroll.rows = makeRows() }

    func makeRows() -> [UIView] { [] }

    var titlesOfRows: [String] { scroll.rows.compactMap { ($0 as? UIButton)?.currentTitle } }

    func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        return label
    }

    func button(_ title: String, _ handler: @escaping @MainActor () -> Void) -> UIButton {
        UIButton(
            configuration: .plain(), primaryAction: UIAction(title: title) { _ in handler() })
    }
}

private final class SeamarkAreasPage: SeamarkPage {
    override func makeRows() -> [UIView] {
        chart.areas.map { area in
            let row = button(area) { [weak self] in
                self?.chart.choose(area: area)
                self?.splitViewController?.show(.supplementary)
            }
            row.isSelected = area == chart.area
            return row
        }
    }
}

private final class SeamarkMarksPage: SeamarkPage, SelfChecking {
    private lazy var restore = UIBarButtonItem(
        primaryAction: UIAction(title: "Restore") { [chart] _ in chart.restoreMarks() })

    override func viewDidLoad() {
        navigationItem.rightBarButtonItem = restore
        super.viewDidLoad()
    }

    override func refresh() {
        super.refresh()
        title = chart.area
        restore.isEnabled = !chart.removedOfArea.isEmpty
    }

    override func makeRows() -> [UIView] {
        let rows = chart.marksOfArea.map { mark in
            let row = button(mark.name) { [weak self] in
                self?.chart.choose(mark: mark.id)
                self?.splitViewController?.show(.secondary)
            }
            row.isSelected = mark.id == chart.markID
            return row
        }
        return rows.isEmpty ? [label("No Marks Here")] : rows
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        if title != chart.area { return "the title is not the area" }
        let isRight = titlesOfRows == chart.marksOfArea.map(\.name)
        return isRight ? nil : "the rows are not the marks of the area"
    }
}

private final class SeamarkMarkPage: SeamarkPage, SelfChecking {
    private lazy var menuItem = UIBarButtonItem(title: "Mark", menu: UIMenu(children: []))
    private lazy var inspectItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Inspect") { [weak self] _ in self?.toggleInspector() })

    override func viewDidLoad() {
        navigationItem.rightBarButtonItems = [menuItem, inspectItem]
        super.viewDidLoad()
    }

    private func toggleInspector() {
        guard let split = splitViewController else { return }
        split.isShowing(.inspector) ? split.hide(.inspector) : split.show(.inspector)
    }

    override func refresh() {
        super.refresh()
        title = chart.mark?.name ?? "Chart"
        menuItem.isEnabled = chart.mark != nil
        let light = UIAction(
            title: "Light", state: chart.mark?.isLit == true ? .on : .off
        ) { [chart] _ in chart.update { $0.isLit.toggle() } }
        let remove = UIAction(title: "Remove Mark", attributes: .destructive) { [weak self] _ in
            guard let self else { return }
            chart.removeMark()
            splitViewController?.show(.supplementary)
        }
        menuItem.menu = UIMenu(children: [light, remove])
    }

    override func makeRows() -> [UIView] {
        guard let mark = chart.mark else { return [label("Choose a mark.")] }
        return [label(mark.isLit ? "The light is lit." : "The light is out."), label(mark.area)]
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        return title == chart.mark?.name ?? "Chart" ? nil : "the title is not that of the mark"
    }
}

private final class SeamarkInspectorPage: SeamarkPage {
    override func viewDidLoad() {
        title = "Soundings"
        super.viewDidLoad()
        let close = UIAction(title: "Close Soundings") { [weak self] _ in self?.close() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: close)
    }

    /// Collapsed, the inspector is a sheet over the split view; else a column of it.
    private func close() {
        guard let split = splitViewController else { return dismiss(animated: true) }
        split.hide(.inspector)
    }

    override func makeRows() -> [UIView] {
        guard let mark = chart.mark else { return [label("No mark is chosen.")] }
        let shallower = button("Shallower") { [chart] in chart.update { $0.depth -= 1 } }
        shallower.isEnabled = mark.depth > 1
        let deeper = button("Deeper") { [chart] in chart.update { $0.depth += 1 } }
        deeper.isEnabled = mark.depth < 20
        return [label("Depth \(mark.depth) metres"), deeper, shallower]
    }
}

private final class SeamarkSplit: UISplitViewController, UISplitViewControllerDelegate {
    private let chart = SeamarkChart()

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        preferredPrimaryColumnWidth = 240
        preferredSupplementaryColumnWidth = 280
        preferredInspectorColumnWidth = 260
        let pages: [(SeamarkPage, Column)] = [
            (SeamarkAreasPage(chart: chart), .primary),
            (SeamarkMarksPage(chart: chart), .supplementary),
            (SeamarkMarkPage(chart: chart), .secondary),
            (SeamarkInspectorPage(chart: chart), .inspector),
        ]
        pages[0].0.title = "Sea Areas"
        for (page, column) in pages {
            setViewController(UINavigationController(rootViewController: page), for: column)
        }
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { chart.mark == nil ? .supplementary : .secondary }
}

@MainActor func makeSeamark() -> UIViewController { SeamarkSplit(style: .tripleColumn) }
