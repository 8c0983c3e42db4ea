// Ferry: crossings of a harbour's ferries and seats in them. A classic split view with a display
// mode button, its collapse and separation, a popover with a filter, placeholders. from: .iOS14
import UIKit

@MainActor func makeFerry() -> UIViewController {
    FerrySplit(timetable: FerryTimetable())
}

private struct FerryCrossing {
    let number: Int
    let harbour: String
    let isMorning: Bool
    var seats: Int
    var booked = 0
}

private enum FerryFilter: String, CaseIterable {
    case all = "All Crossings"
    case morning = "Mornings"
    case evening = "Evenings"

    func admits(_ crossing: FerryCrossing) -> Bool {
        self == .all || crossing.isMorning == (self == .morning)
    }
}

@MainActor private final class FerryTimetable {
    private(set) var crossings = [
        FerryCrossing(number: 11, harbour: "Northport", isMorning: true, seats: 3),
        FerryCrossing(number: 12, harbour: "Saint Anne", isMorning: true, seats: 12),
        FerryCrossing(number: 21, harbour: "Northport", isMorning: false, seats: 6),
        FerryCrossing(number: 22, harbour: "Long Island", isMorning: false, seats: 4),
    ]
    var filter = FerryFilter.all { didSet { tell() } }
    var chosen: Int? { didSet { tell() } }
    private var observers: [() -> Void] = []

    var listed: [FerryCrossing] { crossings.filter { filter.admits($0) } }
    var crossing: FerryCrossing? { crossings.first { $0.number == chosen } }

    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }

    func book(_ seats: Int, on number: Int) {
        guard let index = crossings.firstIndex(where: { $0.number == number }) else { return }
        let wanted = crossings[index].booked + seats
        crossings[index].booked = min(max(0, wanted), crossings[index].seats)
        tell()
    }

    func cancel(_ number: Int) {
        crossings.removeAll { $0.number == number }
        if chosen == number { chosen = nil } else { tell() }
    }

    private func tell() { observers.forEach { $0() } }
}

/// A column of labels and buttons, each at least 44 points high.
@MainActor private final class FerryColumn: UIScrollView {
    private(set) var parts: [UIView] = []

    func show(_ new: [UIView]) {
        parts.forEach { $0.removeFromSuperview() }
        parts = new
        new.forEach(addSubview)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: safeAreaInsets.left + 16, bottom: 0, right: safeAreaInsets.right + 16)
        )
        var y: CGFloat = 8
        for view in parts {
            let fit = view.sizeThatFits(CGSize(width: room.width, height: 0)).height
            view.frame = CGRect(x: room.minX, y: y, width: max(0, room.width), height: max(44, fit))
            y = view.frame.maxY + 8
        }
        let size = CGSize(width: bounds.width, height: y)
        if contentSize != size { contentSize = size }
    }
}

@MainActor private class FerryPage: UIViewController {
    let timetable: FerryTimetable
    let column = FerryColumn()

    init(timetable: FerryTimetable) {
        self.timetable = timetable
        super.init(nibName: nil, bundle: nil)
        timetable.observe { [weak self] in self?.refresh() }
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        column.backgroundColor = .systemBackground
        column.alwaysBounceVertical = true
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = column
    }

    func refresh() {}

    func button(_ title: String, _ body: @escaping () -> Void) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction(title: title) { _ in body() })
    }
}

@MainActor private final class FerrySplit: UISplitViewController, UISplitViewControllerDelegate {
    private let timetable: FerryTimetable
    private let main: UINavigationController
    private let detail: UINavigationController

    init(timetable: FerryTimetable) {
        self.timetable = timetable
        let list = FerryCrossings(timetable: timetable)
        let page = FerryCrossingPage(timetable: timetable)
        main = UINavigationController(rootViewController: list)
        detail = UINavigationController(rootViewController: page)
        super.init(nibName: nil, bundle: nil)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        viewControllers = [main, detail]
        page.navigationItem.leftBarButtonItem = displayModeButtonItem
        page.navigationItem.leftItemsSupplementBackButton = true
        list.open = { [weak self] number in self?.open(number) }
        page.close = { [weak self] in self?.close() }
    }

    required init?(coder: NSCoder) { nil }

    private func open(_ number: Int) {
        guard presentedViewController == nil else { return }
        timetable.chosen = number
        // Expanded, the detail is on screen already.
        guard isCollapsed, !main.viewControllers.contains(detail) else { return }
        showDetailViewController(detail, sender: self)
    }

    private func close() {
        if isCollapsed, timetable.crossing == nil { main.popToRootViewController(animated: true) }
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        // Without a crossing the list is what the user wants to see.
        timetable.crossing == nil
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        if main.viewControllers.contains(detail) { main.popToRootViewController(animated: false) }
        return detail
    }
}

@MainActor
private final class FerryCrossings: FerryPage, SelfChecking,
    UIPopoverPresentationControllerDelegate
{
    var open: ((Int) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        let action = UIAction(title: "Filter") { [weak self] _ in self?.showFilter() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Filter", primaryAction: action)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // In a narrow window the crossing comes over the list: the filter would point to nothing.
        if presentedViewController != nil { dismiss(animated: false) }
    }

    override func refresh() {
        title = timetable.filter.rawValue
        let rows: [UIView] = timetable.listed.map { crossing in
            button(text(of: crossing)) { [weak self] in self?.open?(crossing.number) }
        }
        guard rows.isEmpty else { return column.show(rows) }
        let label = UILabel()
        label.text = "No ferry sails."
        column.show([label])
    }

    private func text(of crossing: FerryCrossing) -> String {
        let left = crossing.seats - crossing.booked
        return "\(crossing.number) \(crossing.harbour), " + (left > 0 ? "\(left) free" : "full")
    }

    private func showFilter() {
        guard presentedViewController == nil, navigationController?.topViewController === self
        else { return }
        let page = FerryFilterPage(timetable: timetable)
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        page.popoverPresentationController?.delegate = self
        present(page, animated: true)
    }

    // The filter is small: it is a popover on a phone, too.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    var complaint: String? {
        let shown = column.parts.compactMap { ($0 as? UIButton)?.currentTitle }
        if shown != timetable.listed.map(text) { return "the list does not show the crossings" }
        return title == timetable.filter.rawValue ? nil : "the title is not the filter's"
    }
}

@MainActor private final class FerryFilterPage: FerryPage {
    override func refresh() {
        column.show(
            FerryFilter.allCases.map { filter in
                let mark = filter == timetable.filter ? "✓ " : ""
                return button(mark + filter.rawValue) { [weak self] in
                    guard let self, !isBeingDismissed else { return }
                    timetable.filter = filter
                    dismiss(animated: true)
                }
            })
        preferredContentSize = CGSize(
            width: 240, height: 8 + 52 * CGFloat(FerryFilter.allCases.count))
    }
}

@MainActor private final class FerryCrossingPage: FerryPage, SelfChecking {
    var close: (() -> Void)?

    override func refresh() {
        let crossing = timetable.crossing
        title = crossing.map { "Ferry \($0.number)" } ?? "No Ferry"
        let label = UILabel()
        label.numberOfLines = 0
        guard let crossing else {
            label.text = "Choose a crossing from the list."
            return column.show([label])
        }
        let number = crossing.number
        label.text = "To \(crossing.harbour). \(crossing.booked) of \(crossing.seats) booked."
        let book = button("Book a Seat") { [weak self] in self?.timetable.book(1, on: number) }
        book.isEnabled = crossing.booked < crossing.seats
        let free = button("Free a Seat") { [weak self] in self?.timetable.book(-1, on: number) }
        free.isEnabled = crossing.booked > 0
        let cancel = button("Cancel Crossing") { [weak self] in self?.confirm(number) }
        column.show([label, book, free, cancel])
    }

    private func confirm(_ number: Int) {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "Cancel ferry \(number)?", message: "Its passengers will be told.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep It", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Cancel It", style: .destructive) { [weak self] _ in
                self?.timetable.cancel(number)
                self?.close?()
            })
        present(alert, animated: true)
    }

    var complaint: String? {
        let expected = timetable.crossing.map { "Ferry \($0.number)" } ?? "No Ferry"
        return title == expected ? nil : "the title is not that of the crossing"
    }
}
