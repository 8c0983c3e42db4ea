// Almanac: a calendar with a month beside the day's events, or above them where it is narrow.
// A custom container that adapts to traits, toolbars, action sheets, right-to-left; from: .iOS17
import UIKit

@MainActor func makeAlmanac() -> UIViewController {
    let root = AlmanacRoot(calendar: AlmanacCalendar())
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    return navigation
}

@MainActor final class AlmanacEvent {
    let name: String
    var day: Int
    init(name: String, day: Int) { (self.name, self.day) = (name, day) }
}

@MainActor final class AlmanacCalendar {
    private let months = [("April", 0..<30), ("May", 30..<61), ("June", 61..<91)]
    let days = 0..<91
    private var made = 2
    private(set) var events = [
        AlmanacEvent(name: "Dentist 1", day: 11), AlmanacEvent(name: "Picnic 2", day: 30),
    ]
    var selection = 11 { didSet { onChange?() } }
    var onChange: (() -> Void)?
    func month(of day: Int) -> (name: String, days: Range<Int>) {
        months.first { $0.1.contains(day) } ?? months[0]
    }
    func number(of day: Int) -> Int { day - month(of: day).days.lowerBound + 1 }
    func name(of day: Int) -> String { "\(number(of: day)) \(month(of: day).name)" }
    func events(on day: Int) -> [AlmanacEvent] { events.filter { $0.day == day } }

    func add(_ kind: String) {
        made += 1
        events.append(AlmanacEvent(name: "\(kind) \(made)", day: selection))
        onChange?()
    }

    func remove(_ event: AlmanacEvent) {
        events.removeAll { $0 === event }
        onChange?()
    }

    func move(_ event: AlmanacEvent, by step: Int) {
        guard days.contains(event.day + step) else { return }
        event.day += step
        selection = event.day
    }
}

final class AlmanacRoot: UIViewController, SelfChecking {
    private let calendar: AlmanacCalendar
    private let (month, agenda): (AlmanacMonth, AlmanacAgenda)
    private var hidesMonth = false
    private lazy var toggle = item("Hide Month") { $0.toggleMonth() }
    private lazy var add = item("Add Event") { $0.askWhatToAdd() }
    private lazy var earlier = item("Previous Day") { $0.step(by: -1) }
    private lazy var later = item("Next Day") { $0.step(by: 1) }

    init(calendar: AlmanacCalendar) {
        self.calendar = calendar
        month = AlmanacMonth(calendar: calendar)
        agenda = AlmanacAgenda(calendar: calendar)
        super.init(nibName: nil, bundle: nil)
        (navigationItem.leftBarButtonItem, navigationItem.rightBarButtonItem) = (toggle, add)
        toolbarItems = [earlier, .flexibleSpace(), later]
        calendar.onChange = { [weak self] in self?.refresh() }
    }

    required init?(coder: NSCoder) { nil }

    private func item(_ title: String, _ tap: @escaping (AlmanacRoot) -> Void) -> UIBarButtonItem {
        UIBarButtonItem(
            primaryAction: UIAction(title: title) { [weak self] _ in
                if let self { tap(self) }
            })
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for page in [month, agenda] {
            addChild(page)
            view.addSubview(page.view)
            page.didMove(toParent: self)
        }
        let traits: [UITrait] = [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
        registerForTraitChanges(traits) { (root: AlmanacRoot, _) in root.view.setNeedsLayout() }
        refresh()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (wide, low) = (traitCollection.horizontalSizeClass, traitCollection.verticalSizeClass)
        let isSideBySide = wide == .regular || low == .compact
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let edge = isSideBySide ? isMirrored ? CGRectEdge.maxXEdge : .minXEdge : .minYEdge
        let length = isSideBySide ? view.bounds.width : view.bounds.height
        let halves = view.bounds.divided(atDistance: (length / 2).rounded(), from: edge)
        month.view.isHidden = hidesMonth
        month.view.frame = halves.slice
        agenda.view.frame = hidesMonth ? view.bounds : halves.remainder
    }

    private func refresh() {
        title = calendar.name(of: calendar.selection)
        toggle.title = hidesMonth ? "Show Month" : "Hide Month"
        earlier.isEnabled = calendar.selection > calendar.days.lowerBound
        later.isEnabled = calendar.selection < calendar.days.upperBound - 1
        month.refresh()
        agenda.refresh()
    }

    private func step(by days: Int) {
        let day = calendar.selection + days
        if calendar.days.contains(day) { calendar.selection = day }
    }

    private func toggleMonth() {
        hidesMonth.toggle()
        refresh()
        view.setNeedsLayout()
    }

    private func askWhatToAdd() {
        let isTop = navigationController?.topViewController === self
        guard isTop, view.window != nil, presentedViewController == nil else { return }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for kind in ["Meeting", "Lunch", "Deadline"] {
            sheet.addAction(
                UIAlertAction(title: "Add \(kind)", style: .default) { [weak self] _ in
                    self?.calendar.add(kind)
                })
        }
        sheet.addAction(UIAlertAction(title: "Add Nothing", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = add
        present(sheet, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        return title == calendar.name(of: calendar.selection) ? nil : "the title is wrong"
    }
}

class AlmanacPane: UIViewController {
    fileprivate let calendar: AlmanacCalendar
    fileprivate let flow = AlmanacFlow(frame: .zero)

    init(calendar: AlmanacCalendar) {
        self.calendar = calendar
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
    override func loadView() { view = flow }
    fileprivate func button(_ title: String, _ tap: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in tap() })
        button.backgroundColor = .secondarySystemBackground
        return button
    }
}

final class AlmanacMonth: AlmanacPane {
    func refresh() {
        let days = calendar.month(of: calendar.selection).days
        flow.cellWidth = 46
        if flow.cells.first?.tag != days.lowerBound || flow.cells.count != days.count {
            flow.cells = days.map { day in
                let title = "\(calendar.number(of: day))"
                let cell = button(title) { [weak self] in self?.calendar.selection = day }
                cell.tag = day
                return cell
            }
        }
        for case let cell as UIButton in flow.cells {
            let hasEvents = !calendar.events(on: cell.tag).isEmpty
            cell.isSelected = cell.tag == calendar.selection
            cell.isEnabled = !cell.isSelected
            let plain = hasEvents ? UIColor.systemGray3 : .systemGray6
            cell.backgroundColor = cell.isSelected ? .systemTeal : plain
        }
    }
}

final class AlmanacAgenda: AlmanacPane, SelfChecking {
    private let placeholder = UILabel(frame: .zero)
    func refresh() {
        placeholder.text = "Nothing on \(calendar.name(of: calendar.selection))."
        let rows = calendar.events(on: calendar.selection).map { event in
            button(event.name) { [weak self] in self?.open(event) }
        }
        flow.cells = rows.isEmpty ? [placeholder] : rows
    }

    private func open(_ event: AlmanacEvent) {
        let top = navigationController?.topViewController
        guard presentedViewController == nil, top === parent else { return }
        let detail = AlmanacDetail(calendar: calendar, event: event)
        navigationController?.pushViewController(detail, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let names = flow.cells.compactMap { ($0 as? UIButton)?.currentTitle }
        let events = calendar.events(on: calendar.selection)
        return names == events.map(\.name) ? nil : "it does not list the day's events"
    }
}

final class AlmanacDetail: AlmanacPane {
    private let event: AlmanacEvent
    private let date = UILabel(frame: .zero)
    private lazy var later = button("Postpone") { [weak self] in self?.move(by: 1) }
    private lazy var earlier = button("Bring Forward") { [weak self] in self?.move(by: -1) }
    private lazy var delete = button("Delete Event") { [weak self] in self?.remove() }

    init(calendar: AlmanacCalendar, event: AlmanacEvent) {
        self.event = event
        super.init(calendar: calendar)
        title = event.name
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        flow.cells = [date, later, earlier, delete]
        move(by: 0)
    }
    private func move(by step: Int) {
        calendar.move(event, by: step)
        date.text = "On \(calendar.name(of: event.day))"
        later.isEnabled = calendar.days.contains(event.day + 1)
        earlier.isEnabled = calendar.days.contains(event.day - 1)
    }

    private func remove() {
        guard navigationController?.topViewController === self else { return }
        calendar.remove(event)
        navigationController?.popViewController(animated: true)
    }
}

private final class AlmanacFlow: UIScrollView {
    var cellWidth: CGFloat?
    var cells: [UIView] = [] {
        didSet {
            for cell in oldValue where !cells.contains(cell) { cell.removeFromSuperview() }
            for cell in cells where cell.superview !== self { addSubview(cell) }
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
    }

    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        let (left, right) = (safeAreaInsets.left + 4, safeAreaInsets.right + 4)
        let width = max(0, bounds.width - left - right)
        let columns = cellWidth.map { max(1, Int(width / $0)) } ?? 1
        let size = CGSize(width: width / CGFloat(columns), height: 48)
        for (index, cell) in cells.enumerated() {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let column = isMirrored ? columns - 1 - index % columns : index % columns
            let origin = CGPoint(
                x: left + CGFloat(column) * size.width, y: CGFloat(index / columns) * 50 + 4)
            cell.frame = CGRect(origin: origin, size: size).insetBy(dx: 1, dy: 0)
        }
        let height = CGFloat((cells.count + columns - 1) / columns) * 50 + 8
        let content = CGSize(width: bounds.width, height: height)
        if contentSize != content { contentSize = content }
    }
}
