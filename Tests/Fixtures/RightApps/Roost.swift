// A hotel search: list and map as children of a custom container (both when wide, else one at a
// time), filters in a popover that adapts to a sheet, debounced work items, trips in a second tab,
// alerts, right-to-left. from: .iOS14
import UIKit

private struct RoostHotel: Equatable {
    let name: String
    let price: Int
    let stars: Int
    let hasPool: Bool
}

private struct RoostFilter: Equatable {
    var maximum = 250
    var needsPool = false
    var sortsByStars = false
    var changes: Int { (maximum == 250 ? 0 : 1) + (needsPool ? 1 : 0) + (sortsByStars ? 1 : 0) }
}

@MainActor private protocol RoostObserver: AnyObject { func agencyDidChange() }

@MainActor private final class RoostAgency: NSObject {
    private struct Box { weak var observer: (any RoostObserver)? }

    private let hotels = [
        ("Alba", 80, 3, false), ("Birch", 120, 4, true), ("Cedar", 60, 2, false),
        ("Dune", 210, 5, true),
        ("Elm", 150, 4, false), ("Fjord", 180, 4, true), ("Gale", 95, 3, true),
        ("Haven", 240, 5, true),
    ].map { RoostHotel(name: $0, price: $1, stars: $2, hasPool: $3) }
    private var boxes: [Box] = []
    private var pending: DispatchWorkItem?
    private(set) var results: [RoostHotel] = []
    private(set) var trips: [RoostHotel] = []
    var isSearching: Bool { pending != nil }
    var filter = RoostFilter() { didSet { if filter != oldValue { search() } } }

    override init() {
        super.init()
        finish()
    }

    func add(_ observer: any RoostObserver) { boxes.append(Box(observer: observer)) }

    private func changed() {
        boxes.removeAll { $0.observer == nil }
        for box in boxes { box.observer?.agencyDidChange() }
    }

    /// Waits a little for more changes of the filter.
    private func search() {
        pending?.cancel()
        let item = DispatchWorkItem { [weak self] in MainActor.assumeIsolated { self?.finish() } }
        pending = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
        changed()
    }

    private func finish() {
        pending = nil
        let filter = filter
        results = hotels.filter { $0.price <= filter.maximum && ($0.hasPool || !filter.needsPool) }
            .sorted {
                filter.sortsByStars && $0.stars != $1.stars
                    ? $0.stars > $1.stars : $0.price < $1.price
            }
        changed()
    }

    func toggleTrip(_ hotel: RoostHotel) {
        if trips.contains(hotel) { trips.removeAll { $0 == hotel } } else { trips.append(hotel) }
        changed()
    }
}

/// Rows, or pins two abreast, that scroll.
private final class RoostBoard: UIScrollView {
    var isMap = false
    var rows: [UIView] = [] {
        didSet {
            for row in oldValue { row.removeFromSuperview() }
            for row in rows { addSubview(row) }
            setNeedsLayout()
        }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = safeAreaInsets
        let left = safe.left + 16
        let width = max(0, bounds.width - left - safe.right - 16)
        let room = max(240, bounds.height - safe.top - safe.bottom)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, row) in rows.enumerated() {
            if isMap {
                let isRight = (index % 2 == 1) != isMirrored
                row.frame = CGRect(
                    x: left + (isRight ? width - 120 : 0),
                    y: 6 + CGFloat(index / 2) * (room - 6) / 4, width: 120, height: 46)
            } else {
                row.frame = CGRect(x: left, y: 8 + CGFloat(index) * 54, width: width, height: 50)
            }
        }
        let size = CGSize(width: bounds.width, height: isMap ? room : 16 + CGFloat(rows.count) * 54)
        if contentSize != size { contentSize = size }
    }
}

private class RoostPage: UIViewController, RoostObserver {
    let agency: RoostAgency
    let board = RoostBoard()

    init(_ agency: RoostAgency, title: String?) {
        self.agency = agency
        super.init(nibName: nil, bundle: nil)
        self.title = title
        agency.add(self)
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() {
        board.alwaysBounceVertical = true
        board.backgroundColor = .systemBackground
        view = board
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        refresh()
    }

    final func agencyDidChange() { if isViewLoaded { refresh() } }
    func refresh() {}

    func button(_ title: String, _ act: @escaping @MainActor () -> Void) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in act() })
        button.contentHorizontalAlignment = .leading
        button.backgroundColor = .secondarySystemBackground
        return button
    }

    func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    func open(_ hotel: RoostHotel) {
        guard let stack = navigationController, stack.presentedViewController == nil,
            stack.topViewController === self || stack.topViewController === parent
        else { return }
        stack.pushViewController(RoostDetail(agency, hotel), animated: true)
    }
}

/// The results as a list or as pins, or the trips as a list.
private final class RoostHotels: RoostPage, SelfChecking {
    enum Kind { case list, map, trips }

    private let kind: Kind
    private var shown: [RoostHotel]?
    private var hotels: [RoostHotel] { kind == .trips ? agency.trips : agency.results }

    init(_ agency: RoostAgency, _ kind: Kind) {
        self.kind = kind
        super.init(agency, title: kind == .trips ? "Trips" : nil)
        board.isMap = kind == .map
    }

    required init?(coder: NSCoder) { return nil }

    private func text(_ hotel: RoostHotel) -> String {
        kind == .map
            ? "\(hotel.name) £\(hotel.price)"
            : "\(hotel.name), \(hotel.stars) stars, £\(hotel.price)"
    }

    override func refresh() {
        board.alpha = kind != .trips && agency.isSearching ? 0.5 : 1
        guard shown != hotels else { return }
        shown = hotels
        board.rows = hotels.map { hotel in button(text(hotel)) { [unowned self] in open(hotel) } }
        if hotels.isEmpty { board.rows = [label(kind == .trips ? "No trips yet" : "No hotels")] }
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        let titles = board.rows.compactMap { ($0 as? UIButton)?.currentTitle }
        return titles == hotels.map(text) ? nil : "it does not show the hotels"
    }
}

private final class RoostDetail: RoostPage, SelfChecking {
    private let hotel: RoostHotel
    private lazy var reserve = button("Reserve") { [unowned self] in confirm() }
    private var isReserved: Bool { agency.trips.contains(hotel) }

    init(_ agency: RoostAgency, _ hotel: RoostHotel) {
        self.hotel = hotel
        super.init(agency, title: hotel.name)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        board.rows = [
            label("\(hotel.stars) stars"), label(hotel.hasPool ? "With a pool" : "No pool"),
            label("£\(hotel.price) a night"), reserve,
        ]
        super.viewDidLoad()
    }

    override func refresh() {
        reserve.setTitle(isReserved ? "Cancel reservation" : "Reserve", for: .normal)
    }

    private func confirm() {
        guard let stack = navigationController, stack.topViewController === self,
            presentedViewController == nil
        else { return }
        let (wasReserved, hotel) = (isReserved, hotel)
        let alert = UIAlertController(
            title: wasReserved
                ? "Cancel your stay at \(hotel.name)?"
                : "Reserve \(hotel.name) for £\(hotel.price)?",
            message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Not now", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Yes", style: .default) { [agency] _ in
                if agency.trips.contains(hotel) == wasReserved { agency.toggleTrip(hotel) }
            })
        present(alert, animated: true)
    }

    var complaint: String? {
        (reserve.currentTitle == "Reserve") == isReserved
            ? "the button does not tell whether the hotel is reserved" : nil
    }
}

private final class RoostFilters: RoostPage {
    private let limit = UILabel()
    private lazy var cheaper = button("Cheaper") { [unowned self] in agency.filter.maximum -= 50 }
    private lazy var dearer = button("Dearer") { [unowned self] in agency.filter.maximum += 50 }
    private lazy var pool = button("") { [unowned self] in agency.filter.needsPool.toggle() }
    private lazy var order = button("") { [unowned self] in agency.filter.sortsByStars.toggle() }
    private lazy var reset = button("Reset filters") { [unowned self] in
        agency.filter = RoostFilter()
    }

    override func viewDidLoad() {
        board.rows = [limit, cheaper, dearer, pool, order, reset]
        preferredContentSize = CGSize(width: 300, height: 340)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [unowned self] _ in
                guard let stack = navigationController, !stack.isBeingDismissed else { return }
                stack.dismiss(animated: true)
            })
        super.viewDidLoad()
    }

    override func refresh() {
        let filter = agency.filter
        limit.text = "At most £\(filter.maximum)"
        cheaper.isEnabled = filter.maximum > 50
        dearer.isEnabled = filter.maximum < 250
        pool.setTitle(filter.needsPool ? "Pool: needed" : "Pool: any", for: .normal)
        order.setTitle(filter.sortsByStars ? "Sorted by stars" : "Sorted by price", for: .normal)
        reset.isEnabled = filter != RoostFilter()
    }
}

/// Shows the list, the map or both.
private final class RoostSearch: UIViewController, RoostObserver,
    UIPopoverPresentationControllerDelegate, SelfChecking
{
    private let agency: RoostAgency
    private let list: RoostHotels
    private let map: RoostHotels
    private var prefersMap = false
    private lazy var filterItem = UIBarButtonItem(
        title: "Filters",
        primaryAction: UIAction(title: "Filters") { [unowned self] _ in
            openFilters()
        })
    private lazy var switchItem = UIBarButtonItem(
        title: "Map",
        primaryAction: UIAction(title: "Map") { [unowned self] _ in
            prefersMap.toggle()
            updateChildren()
        })

    init(_ agency: RoostAgency) {
        self.agency = agency
        list = RoostHotels(agency, .list)
        map = RoostHotels(agency, .map)
        super.init(nibName: nil, bundle: nil)
        title = "Hotels"
        agency.add(self)
    }

    required init?(coder: NSCoder) { return nil }

    private var isWide: Bool {
        traitCollection.horizontalSizeClass == .regular && view.bounds.width >= 680
    }
    private var wanted: [RoostHotels] { isWide ? [list, map] : prefersMap ? [map] : [list] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        agencyDidChange()
    }

    func agencyDidChange() {
        let count = agency.filter.changes
        filterItem.title = count > 0 ? "Filters (\(count))" : "Filters"
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        updateChildren()
    }

    private func updateChildren() {
        let wanted = wanted
        for child in children where !wanted.contains(where: { $0 === child }) {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        for page in wanted where page.parent == nil {
            addChild(page)
            view.addSubview(page.view)
            page.didMove(toParent: self)
        }
        let other = prefersMap ? "List" : "Map"
        if switchItem.title != other { switchItem.title = other }
        let items = isWide ? [filterItem] : [filterItem, switchItem]
        if navigationItem.rightBarButtonItems?.count != items.count {
            navigationItem.rightBarButtonItems = items
        }
        layOutChildren()
    }

    private func layOutChildren() {
        guard isWide else {
            for page in wanted { page.view.frame = view.bounds }
            return
        }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let part = 300 + (isMirrored ? view.safeAreaInsets.right : view.safeAreaInsets.left)
        let (left, right) = view.bounds.divided(
            atDistance: isMirrored ? view.bounds.width - part : part, from: .minXEdge)
        list.view.frame = isMirrored ? right : left
        map.view.frame = isMirrored ? left : right
    }

    private func openFilters() {
        guard let stack = navigationController, stack.topViewController === self,
            presentedViewController == nil
        else { return }
        let filters = UINavigationController(
            rootViewController: RoostFilters(agency, title: "Filters"))
        filters.modalPresentationStyle = .popover
        filters.popoverPresentationController?.barButtonItem = filterItem
        filters.popoverPresentationController?.delegate = self
        present(filters, animated: true)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if children.count != (isWide ? 2 : 1) {
            return "it shows \(children.count) of list and map"
        }
        return children.contains { $0.view.bounds.width < 200 } ? "a child has no room" : nil
    }
}

@MainActor func makeRoost() -> UIViewController {
    let agency = RoostAgency()
    let search = UINavigationController(rootViewController: RoostSearch(agency))
    search.tabBarItem = UITabBarItem(
        title: "Search", image: UIImage(systemName: "magnifyingglass"), tag: 0)
    let trips = UINavigationController(rootViewController: RoostHotels(agency, .trips))
    trips.tabBarItem = UITabBarItem(title: "Trips", image: UIImage(systemName: "suitcase"), tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [search, trips]
    return tabs
}
