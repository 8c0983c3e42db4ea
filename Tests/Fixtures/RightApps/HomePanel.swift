// A home's panel: rooms in a sidebar of tabs, tiles of devices, levels in a popover. UITab groups
// with sidebar, grid, async work, menus, popover kept on phones; from: .iOS18
import UIKit

@MainActor private final class HomePanelHouse {
    static let changed = Notification.Name("HomePanelHouseChanged")
    enum Power { case off, starting, on }
    struct Device {
        let name: String, room: String
        var power = Power.off
        var level = 5
    }
    let rooms = ["Kitchen", "Bedroom", "Garage"]
    private(set) var devices = [
        Device(name: "Hob Lamp", room: "Kitchen", power: .on), Device(name: "Fan", room: "Kitchen"),
        Device(name: "Kettle", room: "Kitchen"), Device(name: "Bed Lamp", room: "Bedroom"),
        Device(name: "Heater", room: "Bedroom", power: .on), Device(name: "Door", room: "Garage"),
        Device(name: "Charger", room: "Garage"),
    ]
    private var tasks: [Int: Task<Void, Never>] = [:]

    isolated deinit { for task in tasks.values { task.cancel() } }

    /// A device needs a moment to start, and none to stop.
    func toggle(_ index: Int) {
        tasks.removeValue(forKey: index)?.cancel()
        guard devices[index].power == .off else { return set(.off, for: index) }
        set(.starting, for: index)
        tasks[index] = Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(500))
            guard !Task.isCancelled else { return }
            self?.tasks[index] = nil
            self?.set(.on, for: index)
        }
    }
    func switchAllOff() {
        for index in devices.indices where devices[index].power != .off { toggle(index) }
    }
    func switchAllOn() {
        for index in devices.indices where devices[index].power == .off { toggle(index) }
    }
    func setLevel(_ level: Int, for index: Int) {
        devices[index].level = min(max(1, level), 9)
        tell()
    }
    private func set(_ power: Power, for index: Int) {
        devices[index].power = power
        tell()
    }
    private func tell() { NotificationCenter.default.post(name: Self.changed, object: self) }

    func title(of index: Int) -> String {
        switch devices[index].power {
        case .off: "\(devices[index].name): off"
        case .starting: "\(devices[index].name): …"
        case .on: "\(devices[index].name): \(devices[index].level)"
        }
    }
    func isOn(_ index: Int) -> Bool { devices[index].power != .off }
    func observe(_ change: @escaping @MainActor () -> Void) -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: Self.changed, object: self, queue: nil) {
            _ in MainActor.assumeIsolated { change() }
        }
    }
}

@MainActor private func homePanelButton(
    _ title: String, action: @escaping @MainActor (UIButton) -> Void
) -> UIButton {
    let button = UIButton(configuration: .gray())
    button.setTitle(title, for: .normal)
    let run = UIAction { [unowned button] _ in action(button) }
    button.addAction(run, for: .touchUpInside)
    return button
}

/// Tiles in as many columns as there is room for.
private final class HomePanelGrid: UIScrollView {
    var tiles: [UIView] = [] {
        didSet {
            for view in oldValue { view.removeFromSuperview() }
            for view in tiles { addSubview(view) }
            setNeedsLayout()
        }
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 16
        let width = max(0, bounds.width - left - safeAreaInsets.right - 16)
        let columns = max(1, Int((width + 8) / 168))
        let side = (width - 8 * CGFloat(columns - 1)) / CGFloat(columns)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, tile) in tiles.enumerated() {
            let column = isRightToLeft ? columns - 1 - index % columns : index % columns
            tile.frame = CGRect(
                x: left + CGFloat(column) * (side + 8), y: 8 + CGFloat(index / columns) * 72,
                width: side, height: 64)
        }
        let rows = (tiles.count + columns - 1) / columns
        let size = CGSize(width: bounds.width, height: 8 + CGFloat(rows) * 72)
        if contentSize != size { contentSize = size }
    }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

/// The devices of a room, or those of all rooms.
private final class HomePanelRoom: UIViewController, SelfChecking {
    private let house: HomePanelHouse
    private let room: String?
    private let grid = HomePanelGrid(frame: .zero)
    private var token: (any NSObjectProtocol)?
    private lazy var levelsItem = UIBarButtonItem(
        title: "Levels",
        primaryAction: UIAction(title: "Levels") { [weak self] _ in
            self?.openLevels()
        })
    private lazy var onItem = UIBarButtonItem(
        title: "All On",
        primaryAction: UIAction(title: "All On") { [weak self] _ in
            self?.house.switchAllOn()
        })
    private lazy var offItem = UIBarButtonItem(
        title: "All Off",
        primaryAction: UIAction(title: "All Off") { [weak self] _ in
            self?.confirmAllOff()
        })

    init(house: HomePanelHouse, room: String?) {
        self.house = house
        self.room = room
        super.init(nibName: nil, bundle: nil)
        title = room ?? "Whole House"
    }
    required init?(coder: NSCoder) { nil }
    isolated deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    private var shown: [Int] {
        house.devices.indices.filter { room == nil || house.devices[$0].room == room }
    }

    override func loadView() {
        grid.alwaysBounceVertical = true
        grid.backgroundColor = .systemGroupedBackground
        view = grid
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        grid.tiles = shown.map { index in
            homePanelButton("") { [weak self] _ in self?.house.toggle(index) }
        }
        if room == nil {
            navigationItem.rightBarButtonItems = [onItem, offItem]
        } else {
            navigationItem.rightBarButtonItem = levelsItem
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Go To", menu: UIMenu(children: house.rooms.map(makeAction)))
        }
        token = house.observe { [weak self] in self?.refresh() }
        refresh()
    }

    /// In compact width the bar shows a group as one tab: the menu leads to the others.
    private func makeAction(forRoom other: String) -> UIAction {
        UIAction(
            title: "Go to \(other)", attributes: other == room ? .disabled : [],
            state: other == room ? .on : .off
        ) { [weak self] _ in
            guard let tabs = self?.tabBarController else { return }
            let group = tabs.tab(forIdentifier: "Rooms") as? UITabGroup
            if let tab = group?.tab(forIdentifier: other) { tabs.selectedTab = tab }
        }
    }

    private func refresh() {
        for (tile, index) in zip(grid.tiles, shown) {
            guard let button = tile as? UIButton else { continue }
            button.setTitle(house.title(of: index), for: .normal)
            button.isSelected = house.isOn(index)
        }
        offItem.isEnabled = house.devices.indices.contains { house.isOn($0) }
        onItem.isEnabled = !house.devices.indices.allSatisfy { house.isOn($0) }
    }

    private func openLevels() {
        guard presentedViewController == nil else { return }
        let page = HomePanelLevels(house: house, devices: shown)
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.barButtonItem = levelsItem
        page.popoverPresentationController?.delegate = page
        present(page, animated: true)
    }

    private func confirmAllOff() {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "Switch everything off?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Leave On", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Switch Off", style: .destructive) { [weak self] _ in
                self?.house.switchAllOff()
            })
        present(alert, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let titles = grid.tiles.map { ($0 as? UIButton)?.currentTitle }
        return titles == shown.map { house.title(of: $0) }
            ? nil : "the tiles do not show the devices"
    }
}

/// One button for each device: a tap raises its level, from the highest to the lowest.
private final class HomePanelLevels: UIViewController, UIPopoverPresentationControllerDelegate {
    private let house: HomePanelHouse
    private let devices: [Int]
    private let grid = HomePanelGrid(frame: .zero)

    init(house: HomePanelHouse, devices: [Int]) {
        self.house = house
        self.devices = devices
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 240, height: 8 + CGFloat(devices.count) * 72)
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() {
        grid.alwaysBounceVertical = true
        grid.backgroundColor = .systemBackground
        view = grid
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        grid.tiles = devices.map { index in
            homePanelButton(text(of: index)) { [weak self] button in
                guard let self else { return }
                house.setLevel(house.devices[index].level % 9 + 1, for: index)
                button.setTitle(text(of: index), for: .normal)
            }
        }
    }
    private func text(of index: Int) -> String {
        "\(house.devices[index].name) level \(house.devices[index].level)"
    }
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

@MainActor func makeHomePanel() -> UIViewController {
    let house = HomePanelHouse()
    func makeTab(_ title: String, symbol: String, room: String?) -> UITab {
        UITab(title: title, image: UIImage(systemName: symbol), identifier: title) { _ in
            UINavigationController(rootViewController: HomePanelRoom(house: house, room: room))
        }
    }
    let rooms = UITabGroup(
        title: "Rooms", image: UIImage(systemName: "square.grid.2x2"), identifier: "Rooms",
        children: house.rooms.map { makeTab($0, symbol: "door.left.hand.open", room: $0) })
    rooms.defaultChildIdentifier = house.rooms.first
    let tabs = UITabBarController(tabs: [
        makeTab("Overview", symbol: "house", room: nil), rooms,
    ])
    tabs.mode = .tabSidebar
    return tabs
}
