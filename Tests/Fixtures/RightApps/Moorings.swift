// Moorings: harbours, the boats of a harbour, and a boat, which can sail away or change its berth.
// Triple-column split view, replaced details, placeholders, delegate, alerts; from: .iOS14
import UIKit

@MainActor func makeMoorings() -> UIViewController { MooringsSplit() }

@MainActor final class MooringsBoat {
    let name: String
    var berth: Int
    var isAway = false
    init(name: String, berth: Int) { (self.name, self.berth) = (name, berth) }
}

@MainActor final class MooringsFleet {
    let harbours = ["North Quay", "Old Port", "Lagoon"]
    private var boats = [
        [MooringsBoat(name: "Alba", berth: 1), MooringsBoat(name: "Brise", berth: 2)],
        [MooringsBoat(name: "Corsair", berth: 1), MooringsBoat(name: "Dory", berth: 4)], [],
    ]
    private var made = 0
    var harbour: Int? { didSet { onChange?() } }
    var boat: MooringsBoat? { didSet { onChange?() } }
    var onChange: (() -> Void)?

    var listed: [MooringsBoat] { harbour.map { boats[$0] } ?? [] }

    func add() {
        guard let harbour else { return }
        made += 1
        boats[harbour].append(MooringsBoat(name: "Skiff \(made)", berth: boats[harbour].count + 1))
        onChange?()
    }

    func remove(_ boat: MooringsBoat) {
        for index in boats.indices { boats[index].removeAll { $0 === boat } }
        boat.isAway = true
        if self.boat === boat { self.boat = nil } else { onChange?() }
    }

    func move(_ boat: MooringsBoat, by step: Int) {
        boat.berth = min(99, max(1, boat.berth + step))
        onChange?()
    }
}

/// Replaces the page of the boat when another one is chosen.
final class MooringsSplit: UISplitViewController, UISplitViewControllerDelegate, SelfChecking {
    private let fleet = MooringsFleet()
    private let harbours: MooringsHarbours
    private let boats: MooringsBoats
    private var detail: MooringsDetail

    init() {
        harbours = MooringsHarbours(fleet: fleet)
        boats = MooringsBoats(fleet: fleet)
        detail = MooringsDetail(fleet: fleet, boat: nil)
        super.init(style: .tripleColumn)
        delegate = self
        preferredDisplayMode = .twoBesideSecondary
        setViewController(UINavigationController(rootViewController: harbours), for: .primary)
        setViewController(UINavigationController(rootViewController: boats), for: .supplementary)
        setViewController(UINavigationController(rootViewController: detail), for: .secondary)
        fleet.onChange = { [weak self] in self?.refresh() }
        harbours.onChoose = { [weak self] in self?.open(harbour: $0) }
        boats.onChoose = { [weak self] in self?.open($0) }
    }

    required init?(coder: NSCoder) { nil }

    private func refresh() {
        harbours.refresh()
        boats.refresh()
        detail.refresh()
    }

    private func open(harbour: Int) {
        guard !isCollapsed || harbours.transitionCoordinator == nil else { return }
        if fleet.harbour != harbour {
            fleet.harbour = harbour
            replaceDetail(boat: nil)
        }
        show(.supplementary)
    }

    private func open(_ boat: MooringsBoat) {
        guard !isCollapsed || boats.transitionCoordinator == nil else { return }
        replaceDetail(boat: boat)
        show(.secondary)
    }

    private func replaceDetail(boat: MooringsBoat?) {
        if detail.boat !== boat {
            detail = MooringsDetail(fleet: fleet, boat: boat)
            detail.onRemove = { [weak self] in self?.remove($0) }
            setViewController(UINavigationController(rootViewController: detail), for: .secondary)
        }
        fleet.boat = boat
    }

    /// The page of the boat stays, as a placeholder, until another boat is chosen.
    private func remove(_ boat: MooringsBoat) {
        fleet.remove(boat)
        if isCollapsed { show(.supplementary) }
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        fleet.boat != nil ? .secondary : fleet.harbour != nil ? .supplementary : .primary
    }

    var complaint: String? {
        detail.boat === fleet.boat ? nil : "the page is not that of the chosen boat"
    }
}

/// A page of rows about the fleet.
class MooringsPage: UIViewController {
    fileprivate let fleet: MooringsFleet
    fileprivate let column = ReadableColumn(frame: .zero)

    init(fleet: MooringsFleet) {
        self.fleet = fleet
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
    override func loadView() { view = column }

    override func viewDidLoad() {
        super.viewDidLoad()
        refresh()
    }

    func refresh() {}

    fileprivate func button(_ title: String, _ tap: @escaping () -> Void) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction(title: title) { _ in tap() })
    }

    fileprivate func label(_ text: String) -> UILabel {
        let label = UILabel(frame: .zero)
        label.numberOfLines = 0
        label.text = text
        return label
    }
}

final class MooringsHarbours: MooringsPage {
    var onChoose: ((Int) -> Void)?

    override func viewDidLoad() {
        title = "Harbours"
        column.rows = fleet.harbours.indices.map { index in
            button(fleet.harbours[index]) { [weak self] in self?.onChoose?(index) }
        }
        super.viewDidLoad()
    }

    override func refresh() {
        for (index, row) in column.rows.enumerated() {
            row.backgroundColor = index == fleet.harbour ? .systemGray4 : .clear
        }
    }
}

/// The boats of the chosen harbour.
final class MooringsBoats: MooringsPage, SelfChecking {
    var onChoose: ((MooringsBoat) -> Void)?
    private lazy var add = UIBarButtonItem(
        primaryAction: UIAction(title: "Add Boat") { [weak self] _ in self?.fleet.add() })

    override func viewDidLoad() {
        navigationItem.rightBarButtonItem = add
        super.viewDidLoad()
    }

    private func name(of boat: MooringsBoat) -> String { "\(boat.name), berth \(boat.berth)" }

    override func refresh() {
        title = fleet.harbour.map { fleet.harbours[$0] } ?? "Boats"
        add.isEnabled = fleet.harbour != nil
        let rows = fleet.listed.map { boat in
            let row = button(name(of: boat)) { [weak self] in self?.onChoose?(boat) }
            row.backgroundColor = boat === fleet.boat ? .systemGray4 : .clear
            return row
        }
        let hint = fleet.harbour == nil ? "Choose a harbour." : "No boats here. Add one."
        column.rows = rows.isEmpty ? [label(hint)] : rows
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let titles = column.rows.compactMap { ($0 as? UIButton)?.currentTitle }
        return titles == fleet.listed.map(name) ? nil : "it does not list the harbour's boats"
    }
}

final class MooringsDetail: MooringsPage, SelfChecking {
    private(set) var boat: MooringsBoat?
    var onRemove: ((MooringsBoat) -> Void)?
    private lazy var heading = label("")
    private lazy var up = button("Next Berth") { [weak self] in self?.move(1) }
    private lazy var down = button("Previous Berth") { [weak self] in self?.move(-1) }
    private lazy var leave = button("Sail Away") { [weak self] in self?.askToLeave() }

    init(fleet: MooringsFleet, boat: MooringsBoat?) {
        self.boat = boat
        super.init(fleet: fleet)
    }

    required init?(coder: NSCoder) { nil }

    override func refresh() {
        if boat?.isAway == true { boat = nil }
        title = boat?.name ?? "No Boat"
        guard let boat else {
            heading.text = "Choose a boat from the list."
            column.rows = [heading]
            return
        }
        heading.text = "\(boat.name) lies in berth \(boat.berth)."
        down.isEnabled = boat.berth > 1
        up.isEnabled = boat.berth < 99
        column.rows = [heading, up, down, leave]
    }

    private func move(_ step: Int) { boat.map { fleet.move($0, by: step) } }

    private func askToLeave() {
        guard let boat, presentedViewController == nil, view.window != nil else { return }
        let title = "Let \(boat.name) go?"
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
        let go = UIAlertAction(title: "Let It Go", style: .destructive) { [onRemove] _ in
            onRemove?(boat)
        }
        alert.addAction(go)
        present(alert, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        return title == boat?.name ?? "No Boat" ? nil : "the title is not the boat's"
    }
}
