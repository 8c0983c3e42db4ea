import UIKit

/// A column each for the trips, the days of a trip, and a day. An inspector shows the day's notes.
final class PlannerViewController: UISplitViewController {
    private let mistake: TripsMistake?
    private let drafts = DraftStore()
    private let trips = UINavigationController()
    private let days = UINavigationController()
    private let work = UINavigationController()
    private lazy var notes = DayNotesViewController { [unowned self] in hide(.inspector) }
    /// The trips were on top of the single column at the last expand, and the user has not chosen
    /// one since.
    private var isAtTrips = true

    init(mistake: TripsMistake?) {
        self.mistake = mistake
        super.init(style: .tripleColumn)
        delegate = self
        let list = ListViewController(
            title: "Trips", identifier: "trips", rows: Trip.all.map(\.name))
        list.delegate = self
        trips.viewControllers = [list]
        showDays(of: Trip.all[0])
        open(day: nil)
        setViewController(trips, for: .primary)
        setViewController(days, for: .supplementary)
        setViewController(work, for: .secondary)
        setViewController(UINavigationController(rootViewController: notes), for: .inspector)
    }

    required init?(coder: NSCoder) { nil }

    /// The page of the chosen day, or the placeholder.
    var page: DayViewController? { work.viewControllers.first as? DayViewController }

    /// Whether the placeholder covers the lists.
    var isPlaceholderOnTop: Bool {
        isCollapsed && page?.day == nil && trips.topViewController === work
    }

    private func showDays(of trip: Trip) {
        let list = DayListViewController(
            title: trip.name, identifier: "days/\(trip.name)", rows: trip.days)
        list.delegate = self
        days.viewControllers = [list]
    }

    private func open(day: String?) {
        let page = DayViewController(day: day, drafts: drafts, pinsBothEdges: mistake != .oneEdge)
        page.didChangeDraft = { [unowned self] in updateNotes() }
        work.viewControllers = [page]
        updateNotes()
    }

    private func updateNotes() {
        notes.text = page?.draft ?? ""
    }

    /// Every screen moves when columns collapse or expand. A popover would point to where its
    /// button was.
    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        if presentedViewController?.modalPresentationStyle == .popover { dismiss(animated: false) }
        super.willTransition(to: newCollection, with: coordinator)
    }
}

extension PlannerViewController: ListViewControllerDelegate {
    func listViewController(_ list: ListViewController, didSelect row: String) {
        isAtTrips = false
        if let trip = Trip.all.first(where: { $0.name == row }) {
            showDays(of: trip)
            show(.supplementary)
        } else {
            open(day: row)
            show(.secondary)
        }
    }
}

extension PlannerViewController: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column {
        if mistake == .placeholder { return proposedTopColumn }
        return page?.day != nil ? .secondary : isAtTrips ? .primary : .supplementary
    }

    /// Closes a day that the user has left, and remembers whether the trips are on top.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: DisplayMode
    ) -> DisplayMode {
        let top = trips.topViewController
        isAtTrips = top === trips.viewControllers.first
        if isAtTrips || top === days { open(day: nil) }
        return proposedDisplayMode
    }
}
