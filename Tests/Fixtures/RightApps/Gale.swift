// A weather station: cities in the sidebar, two panels side by side or one under the other. Column
// split, custom container, trait registration, repeating timer, form sheet; from: .iOS17
import UIKit

@MainActor func makeGale() -> UIViewController { GaleSplit(store: GaleStore()) }

@MainActor private final class GaleStore {
    let known = ["Bergen", "Cairo", "Lima", "Osaka", "Perth", "Quito"]
    private(set) var cities = ["Bergen", "Cairo", "Lima"]
    private(set) var selected: String?
    private(set) var readings = 0
    var usesFahrenheit = false { didSet { changed() } }
    private var observers: [() -> Void] = []

    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }
    private func changed() { observers.forEach { $0() } }

    func degrees(_ city: String, hour: Int) -> String {
        let celsius = ((known.firstIndex(of: city) ?? 0) * 5 + hour * 3 + readings) % 30
        return usesFahrenheit ? "\(celsius * 9 / 5 + 32) °F" : "\(celsius) °C"
    }
    func select(_ city: String) {
        selected = city
        changed()
    }
    func add(_ city: String) {
        if !cities.contains(city) { cities.append(city) }
        changed()
    }
    func remove(_ city: String) {
        cities.removeAll { $0 == city }
        if selected == city { selected = nil }
        changed()
    }
    func measure() {
        readings += 1
        changed()
    }
}

private final class GaleSplit: UISplitViewController, UISplitViewControllerDelegate {
    private let store: GaleStore
    init(store: GaleStore) {
        self.store = store
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        let cities = GaleCitiesPage(store: store)
        cities.onChoose = { [weak self] city in
            self?.store.select(city)
            self?.show(.secondary)
        }
        let station = GaleStationPage(store: store)
        setViewController(UINavigationController(rootViewController: cities), for: .primary)
        setViewController(UINavigationController(rootViewController: station), for: .secondary)
    }
    required init?(coder: NSCoder) { nil }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { store.selected == nil ? .primary : .secondary }
}

/// Rows in a scroll view: buttons where there is an action, else labels.
private class GaleRowsPage: UIViewController {
    let store: GaleStore
    private let scroll = UIScrollView()
    private var rows: [UIView] = []
    private(set) var texts: [String] = []

    init(store: GaleStore, title: String?) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = scroll }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.alwaysBounceVertical = true
        store.observe { [weak self] in self?.refresh() }
        refresh()
    }

    func refresh() {}

    func show(_ lines: [(text: String, action: (() -> Void)?)]) {
        texts = lines.map(\.text)
        rows.forEach { $0.removeFromSuperview() }
        rows = lines.map { line in
            guard let action = line.action else {
                let label = UILabel()
                label.text = line.text
                return label
            }
            let primary = UIAction(title: line.text) { _ in action() }
            let button = UIButton(type: .system, primaryAction: primary)
            button.contentHorizontalAlignment = .leading
            return button
        }
        rows.forEach { scroll.addSubview($0) }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (left, right) = (view.safeAreaInsets.left + 16, view.safeAreaInsets.right + 16)
        let width = max(0, view.bounds.width - left - right)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: left, y: CGFloat(index) * 48, width: width, height: 48)
        }
        let size = CGSize(width: view.bounds.width, height: CGFloat(rows.count) * 48)
        if scroll.contentSize != size { scroll.contentSize = size }
    }
}

private final class GaleCitiesPage: GaleRowsPage, SelfChecking {
    var onChoose: (String) -> Void = { _ in }
    init(store: GaleStore) { super.init(store: store, title: "Cities") }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        let add = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
        navigationItem.rightBarButtonItems = [editButtonItem, add]
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { refresh() }
    }

    private var expected: [String] {
        store.cities.isEmpty
            ? ["No cities yet"] : store.cities.map { isEditing ? "Remove \($0)" : $0 }
    }

    override func refresh() {
        guard isViewLoaded, texts != expected else { return }
        guard !store.cities.isEmpty else { return show([(expected[0], nil)]) }
        show(
            zip(store.cities, expected).map { city, text in
                (
                    text,
                    { [weak self] in
                        guard let self else { return }
                        if self.isEditing { self.store.remove(city) } else { self.onChoose(city) }
                    }
                )
            })
    }

    private func add() {
        guard presentedViewController == nil else { return }
        let sheet = UINavigationController(rootViewController: GaleAddPage(store: store))
        sheet.modalPresentationStyle = .formSheet
        present(sheet, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        return texts == expected ? nil : "the list does not show the cities"
    }
}

private final class GaleAddPage: GaleRowsPage {
    init(store: GaleStore) {
        super.init(store: store, title: "Add or Drop a City")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                self?.dismiss(animated: true)
            })
    }
    required init?(coder: NSCoder) { nil }
    override func refresh() {
        let lines = store.known.map { store.cities.contains($0) ? "Drop \($0)" : "Add \($0)" }
        guard texts != lines else { return }
        show(
            zip(store.known, lines).map { [store] city, line in
                (
                    line,
                    {
                        if store.cities.contains(city) {
                            store.remove(city)
                        } else {
                            store.add(city)
                        }
                    }
                )
            })
    }
}

private final class GalePanel: GaleRowsPage {
    private let hours: ClosedRange<Int>
    init(store: GaleStore, title: String, hours: ClosedRange<Int>) {
        self.hours = hours
        super.init(store: store, title: title)
    }
    required init?(coder: NSCoder) { nil }
    override func refresh() {
        guard let city = store.selected else { return show([]) }
        show(
            [(title ?? "", nil)]
                + hours.map { hour in
                    ("In \(hour) hours: \(store.degrees(city, hour: hour))", nil)
                })
    }
}

/// Two panels: side by side where the height is compact, else one under the other.
private final class GaleStationPage: UIViewController, SelfChecking {
    private let store: GaleStore
    private let panels: [GalePanel]
    private let emptyLabel = UILabel()
    private var timer: Timer?
    private lazy var unitItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Fahrenheit") { [weak self] _ in
            self?.store.usesFahrenheit.toggle()
        })

    init(store: GaleStore) {
        self.store = store
        panels = [("Soon", 1...3), ("Later", 6...12)].map { title, hours in
            GalePanel(store: store, title: title, hours: hours)
        }
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    isolated deinit { timer?.invalidate() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        emptyLabel.text = "Choose a city"
        view.addSubview(emptyLabel)
        for panel in panels {
            addChild(panel)
            view.addSubview(panel.view)
            panel.didMove(toParent: self)
        }
        navigationItem.rightBarButtonItem = unitItem
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (page: Self, _) in
            page.view.setNeedsLayout()
        }
        store.observe { [weak self] in self?.refresh() }
        refresh()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard timer == nil else { return }
        timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.store.measure() }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
        timer = nil
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        emptyLabel.frame = CGRect(
            x: room.minX + 20, y: room.minY + 20, width: max(0, room.width - 40), height: 24)
        let isWide = traitCollection.verticalSizeClass == .compact
        let half = (isWide ? room.width : room.height) / 2
        let (first, second) = room.divided(atDistance: half, from: isWide ? .minXEdge : .minYEdge)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft && isWide
        panels[0].view.frame = isMirrored ? second : first
        panels[1].view.frame = isMirrored ? first : second
    }

    private func refresh() {
        title = store.selected ?? "Weather"
        emptyLabel.isHidden = store.selected != nil
        for panel in panels { panel.view.isHidden = store.selected == nil }
        unitItem.title = store.usesFahrenheit ? "Celsius" : "Fahrenheit"
        unitItem.isEnabled = store.selected != nil
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        if title != store.selected ?? "Weather" { return "the title is not the city" }
        return panels.allSatisfy { $0.view.isHidden == (store.selected == nil) }
            ? nil : "panels are shown without a city"
    }
}
