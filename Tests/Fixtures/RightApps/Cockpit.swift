// Cockpit: boards of live gauges in a grid of tiles, with an inspector for the selected tile.
// Split view with an inspector column, a repeating timer, grid layout, mirroring; from: .iOS26
import UIKit

@MainActor func makeCockpit() -> UIViewController { CockpitSplit(panel: CockpitPanel()) }

@MainActor final class CockpitTile {
    let name: String
    var value: Int
    var shown: String { "\(name): \(value)" }

    init(name: String, value: Int) { (self.name, self.value) = (name, value) }
}

@MainActor final class CockpitPanel {
    let boards = ["Engine", "Cabin", "Weather"]
    private(set) var board = 0
    private(set) var tiles = [
        ["Oil", "Fuel", "Heat"], ["Air", "Light"], ["Wind", "Rain", "Sun"],
    ]
    .map { names in names.map { CockpitTile(name: $0, value: $0.count * 7) } }
    private(set) var selection: CockpitTile?
    private var made = 0
    var onChange: (() -> Void)?

    var shownTiles: [CockpitTile] { tiles[board] }

    func open(_ index: Int) {
        if index != board { selection = nil }
        board = index
        onChange?()
    }

    func select(_ tile: CockpitTile?) {
        selection = tile
        onChange?()
    }

    func add() {
        made += 1
        let tile = CockpitTile(name: "Gauge \(made)", value: 0)
        tiles[board].append(tile)
        select(tile)
    }

    func removeSelection() {
        tiles[board].removeAll { $0 === selection }
        select(nil)
    }

    func tick() {
        for tile in shownTiles { tile.value = (tile.value + 1) % 100 }
        onChange?()
    }

    func reset() {
        selection?.value = 0
        onChange?()
    }
}

final class CockpitSplit: UISplitViewController {
    init(panel: CockpitPanel) {
        super.init(style: .doubleColumn)
        let list = CockpitBoards(panel: panel)
        let board = CockpitBoard(panel: panel)
        let inspector = CockpitInspector(panel: panel)
        list.onOpen = { [weak self] in self?.showBoard() }
        inspector.onClose = { [weak self] in self?.hide(.inspector) }
        setViewController(UINavigationController(rootViewController: list), for: .primary)
        setViewController(UINavigationController(rootViewController: board), for: .secondary)
        setViewController(UINavigationController(rootViewController: inspector), for: .inspector)
        panel.onChange = { [weak list, weak board, weak inspector] in
            list?.refresh()
            board?.refresh()
            inspector?.refresh()
        }
    }

    required init?(coder: NSCoder) { nil }

    private func showBoard() {
        if isCollapsed {
            show(.secondary)
        } else if displayMode == .oneOverSecondary {
            hide(.primary)
        }
    }
}

class CockpitPage: UIViewController {
    fileprivate let panel: CockpitPanel
    fileprivate let grid = CockpitGrid(frame: .zero)

    init(panel: CockpitPanel) {
        self.panel = panel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
    override func loadView() { view = grid }

    override func viewDidLoad() {
        super.viewDidLoad()
        refresh()
    }

    func refresh() {}

    fileprivate func button(_ title: String, _ tap: @escaping () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        return UIButton(configuration: configuration, primaryAction: UIAction { _ in tap() })
    }
}

final class CockpitBoards: CockpitPage {
    var onOpen: (() -> Void)?

    override func viewDidLoad() {
        title = "Boards"
        grid.cells = panel.boards.indices.map { index in
            button(panel.boards[index]) { [weak self] in
                self?.panel.open(index)
                self?.onOpen?()
            }
        }
        super.viewDidLoad()
    }

    override func refresh() {
        for (index, cell) in grid.cells.enumerated() {
            (cell as? UIButton)?.isSelected = index == panel.board
            cell.backgroundColor = index == panel.board ? .systemTeal : .clear
        }
    }
}

final class CockpitBoard: CockpitPage, SelfChecking {
    private var isLive = false
    private var timer: Timer?
    private var shownTiles: [CockpitTile] = []
    private let placeholder = UILabel(frame: .zero)
    private let options = UIBarButtonItem(title: "Options", menu: nil)

    override func viewDidLoad() {
        grid.cellWidth = 150
        placeholder.text = "No tiles. Add one."
        let inspect = UIAction(title: "Inspect") { [weak self] _ in self?.toggleInspector() }
        navigationItem.rightBarButtonItems = [UIBarButtonItem(primaryAction: inspect), options]
        super.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        followLive()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
    }

    isolated deinit { timer?.invalidate() }

    private func followLive() {
        timer?.invalidate()
        let add = UIAction(title: "Add Tile") { [weak self] _ in self?.addTile() }
        let live = UIAction(title: isLive ? "Stop Live" : "Start Live") { [weak self] _ in
            self?.isLive.toggle()
            self?.followLive()
        }
        options.menu = UIMenu(children: [add, live])
        guard isLive else { return }
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.panel.tick() }
        }
    }

    override func refresh() {
        guard isViewLoaded else { return }
        title = panel.boards[panel.board]
        let tiles = panel.shownTiles
        if !tiles.elementsEqual(shownTiles, by: ===) || grid.cells.isEmpty {
            shownTiles = tiles
            let cells = tiles.map { tile in button("") { [weak self] in self?.choose(tile) } }
            grid.cells = cells.isEmpty ? [placeholder] : cells
        }
        for (tile, cell) in zip(tiles, grid.cells.compactMap { $0 as? UIButton }) {
            cell.configuration?.title = tile.shown
            cell.isSelected = tile === panel.selection
            cell.backgroundColor = cell.isSelected ? .systemTeal : .clear
        }
    }

    private func choose(_ tile: CockpitTile) {
        let isInspected = splitViewController?.isShowing(.inspector) == true
        if tile === panel.selection, isInspected { return panel.select(nil) }
        panel.select(tile)
        splitViewController?.show(.inspector)
    }

    private func addTile() {
        panel.add()
        grid.layoutIfNeeded()
        if let last = grid.cells.last { grid.scrollRectToVisible(last.frame, animated: true) }
    }

    private func toggleInspector() {
        guard let split = splitViewController else { return }
        split.isShowing(.inspector) ? split.hide(.inspector) : split.show(.inspector)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let titles = grid.cells.compactMap { ($0 as? UIButton)?.configuration?.title }
        return titles == panel.shownTiles.map(\.shown) ? nil : "it does not show the board's tiles"
    }
}

final class CockpitInspector: CockpitPage, SelfChecking {
    var onClose: (() -> Void)?
    private let label = UILabel(frame: .zero)
    private lazy var reset = button("Reset to Zero") { [weak self] in self?.panel.reset() }
    private lazy var remove = button("Remove Tile") { [weak self] in self?.panel.removeSelection() }

    override func viewDidLoad() {
        title = "Inspector"
        let close = UIAction(title: "Close") { [weak self] _ in self?.onClose?() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: close)
        grid.cells = [label, reset, remove]
        super.viewDidLoad()
    }

    override func refresh() {
        label.text = panel.selection?.shown ?? "Select a tile."
        reset.isEnabled = panel.selection.map { $0.value != 0 } ?? false
        remove.isEnabled = panel.selection != nil
    }

    var complaint: String? {
        guard isViewLoaded, let tile = panel.selection else { return nil }
        return label.text == tile.shown ? nil : "it shows another tile than the selected one"
    }
}

private final class CockpitGrid: UIScrollView {
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
