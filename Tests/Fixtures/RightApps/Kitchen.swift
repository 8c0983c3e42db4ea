// Kitchen timers: a custom container with two pages, a pull-down menu of new timers, and a full-
// screen page of a timer. Child controllers, repeating Timer, full-screen modal, alert, undo of
// clearing.
import UIKit

@MainActor private final class KitchenClock {
    struct Entry {
        let id: Int
        let name: String
        let seconds: Int
        var left: Int
        var isRunning = false

        var isOver: Bool { left == 0 }
        var state: String { isOver ? "finished" : "\(left) s" + (isRunning ? "" : " (paused)") }
        var title: String { "\(name) \(id): \(state)" }
    }

    static let kinds = [("Tea", 4), ("Egg", 8), ("Rice", 15)]
    private(set) var entries: [Entry] = []
    private(set) var history: [String] = []
    private(set) var cleared: [String] = []
    private var next = 1
    private var finished = 0
    private var timer: Timer?
    private var observers: [Observer] = []

    private struct Observer {
        weak var owner: AnyObject?
        let update: () -> Void
    }

    func observe(for owner: AnyObject, _ update: @escaping () -> Void) {
        observers.removeAll { $0.owner == nil }
        observers.append(Observer(owner: owner, update: update))
    }

    func entry(_ id: Int) -> Entry? { entries.first { $0.id == id } }

    func add(_ name: String, _ seconds: Int) {
        entries.append(Entry(id: next, name: name, seconds: seconds, left: seconds))
        next += 1
        changed()
    }

    func toggle(_ id: Int) {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
        if entries[index].isOver {
            entries[index].left = entries[index].seconds
            entries[index].isRunning = false
        } else {
            entries[index].isRunning.toggle()
        }
        changed()
    }

    func remove(_ id: Int) {
        entries.removeAll { $0.id == id }
        changed()
    }

    func clearHistory() {
        (cleared, history) = (history, [])
        changed()
    }

    func undoClearing() {
        (cleared, history) = ([], cleared)
        changed()
    }

    private func tick() {
        for index in entries.indices where entries[index].isRunning {
            entries[index].left -= 1
            guard entries[index].isOver else { continue }
            entries[index].isRunning = false
            finished += 1
            // What was cleared before can no longer be brought back.
            cleared = []
            history.append("\(finished). \(entries[index].name), \(entries[index].seconds) s")
        }
        changed()
    }

    private func changed() {
        let isRunning = entries.contains(where: \.isRunning)
        if isRunning, timer == nil {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
                MainActor.assumeIsolated { if let self { self.tick() } else { timer.invalidate() } }
            }
        } else if !isRunning {
            timer?.invalidate()
            timer = nil
        }
        for observer in observers where observer.owner != nil { observer.update() }
    }
}

@MainActor private func kitchenLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    return label
}

/// Shows one of two pages below a row of two buttons.
private final class KitchenHome: UIViewController, SelfChecking {
    private let clock = KitchenClock()
    private lazy var pages: [UIViewController] = [KitchenTimers(clock), KitchenHistory(clock)]
    private var selected = 0
    private lazy var switches = [makeSwitch(0), makeSwitch(1)]
    private lazy var addItem = UIBarButtonItem(
        systemItem: .add,
        menu: UIMenu(
            title: "New Timer",
            children: KitchenClock.kinds.map { name, seconds in
                UIAction(title: "\(name), \(seconds) s") { [weak self] _ in
                    self?.select(0)
                    self?.clock.add(name, seconds)
                }
            }))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Kitchen"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = addItem
        for button in switches { view.addSubview(button) }
        show(pages[0])
        clock.observe(for: self) { [weak self] in self?.showState() }
        showState()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        let width = ((room.width - 40) / 2).rounded(.down)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in switches.enumerated() {
            let place = CGFloat(isMirrored ? 1 - index : index)
            button.frame = CGRect(
                x: room.minX + 16 + place * (width + 8), y: room.minY + 4, width: width, height: 44)
        }
        layOut(pages[selected])
    }

    private func layOut(_ page: UIViewController) {
        let top = view.safeAreaInsets.top + 52
        page.view.frame = CGRect(
            x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
    }

    private func makeSwitch(_ index: Int) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction { [weak self] _ in self?.select(index) })
    }

    private func select(_ index: Int) {
        guard index != selected else { return }
        let old = pages[selected]
        old.willMove(toParent: nil)
        old.view.removeFromSuperview()
        old.removeFromParent()
        selected = index
        show(pages[index])
        showState()
    }

    private func show(_ page: UIViewController) {
        addChild(page)
        layOut(page)
        view.addSubview(page.view)
        page.didMove(toParent: self)
    }

    private var titles: [String] {
        let names = ["Timers (\(clock.entries.count))", "History (\(clock.history.count))"]
        return names.enumerated().map { $0.offset == selected ? "• \($0.element)" : $0.element }
    }

    private func showState() {
        for (index, button) in switches.enumerated() {
            button.setTitle(titles[index], for: .normal)
            // The chosen page is marked, and cannot be chosen again.
            button.isEnabled = index != selected
        }
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        if switches.map({ $0.currentTitle ?? "" }) != titles {
            return "the switches have the wrong numbers"
        }
        if children.count != 1 || children[0] !== pages[selected] {
            return "the page on screen is not the chosen one"
        }
        return pages[selected].view.superview === view
            ? nil : "the chosen page has no place on screen"
    }
}

private final class KitchenTimers: UIViewController, SelfChecking {
    private let clock: KitchenClock
    private let column = RowColumn()
    private let emptyLabel = kitchenLabel("There are no timers. Add one with the plus button.")
    private var buttons: [Int: UIButton] = [:]

    init(_ clock: KitchenClock) {
        self.clock = clock
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        column.fill(view)
        clock.observe(for: self) { [weak self] in self?.reload() }
        reload()
    }

    private func reload() {
        buttons = buttons.filter { clock.entry($0.key) != nil }
        for entry in clock.entries {
            let id = entry.id
            let button =
                buttons[id]
                ?? UIButton(
                    type: .system, primaryAction: UIAction { [weak self] _ in self?.open(id) })
            button.setTitle(entry.title, for: .normal)
            buttons[id] = button
        }
        column.show(
            clock.entries.isEmpty ? [emptyLabel] : clock.entries.compactMap { buttons[$0.id] })
    }

    private func open(_ id: Int) {
        guard presentedViewController == nil, view.window != nil else { return }
        let page = UINavigationController(rootViewController: KitchenTimer(clock, id))
        page.modalPresentationStyle = .fullScreen
        present(page, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let titles = column.rows.compactMap { ($0 as? UIButton)?.currentTitle }
        return titles == clock.entries.map(\.title)
            ? nil : "the timers on screen are not those of the clock"
    }
}

/// One timer in full screen.
private final class KitchenTimer: UIViewController, SelfChecking {
    private let clock: KitchenClock
    private let id: Int
    private let column = RowColumn()
    private let label = kitchenLabel("")
    private lazy var button = UIButton(
        type: .system,
        primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            clock.toggle(id)
        })
    private lazy var remove = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Remove Timer") { [weak self] _ in
            self?.close(removing: true)
        })

    init(_ clock: KitchenClock, _ id: Int) {
        self.clock = clock
        self.id = id
        super.init(nibName: nil, bundle: nil)
        title = clock.entry(id)?.name
        let close = UIAction(title: "Close") { [weak self] _ in self?.close(removing: false) }
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: close)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.textAlignment = .center
        column.fill(view)
        column.show([label, button, remove])
        clock.observe(for: self) { [weak self] in self?.showState() }
        showState()
    }

    private func showState() {
        guard let entry = clock.entry(id) else { return }
        label.text = entry.state
        button.setTitle(entry.isOver ? "Reset" : entry.isRunning ? "Pause" : "Start", for: .normal)
        column.setNeedsLayout()
    }

    private func close(removing: Bool) {
        guard let presenter = navigationController?.presentingViewController,
            navigationController?.isBeingDismissed == false
        else { return }
        if removing { clock.remove(id) }
        presenter.dismiss(animated: true)
    }

    var complaint: String? {
        guard isViewLoaded, let entry = clock.entry(id) else { return nil }
        return label.text == entry.state ? nil : "the page does not show the state of its timer"
    }
}

private final class KitchenHistory: UIViewController, SelfChecking {
    private let clock: KitchenClock
    private let column = RowColumn()
    private let emptyLabel = kitchenLabel("Finished timers appear here.")
    private lazy var clear = UIButton(
        type: .system, primaryAction: UIAction { [weak self] _ in self?.act() })

    init(_ clock: KitchenClock) {
        self.clock = clock
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        column.fill(view)
        clock.observe(for: self) { [weak self] in self?.reload() }
        reload()
    }

    private func reload() {
        clear.setTitle(clock.cleared.isEmpty ? "Clear History" : "Undo Clearing", for: .normal)
        let lines: [UIView] = clock.history.isEmpty ? [emptyLabel] : clock.history.map(kitchenLabel)
        column.show(clock.history.isEmpty && clock.cleared.isEmpty ? lines : [clear] + lines)
    }

    private func act() {
        guard presentedViewController == nil, view.window != nil else { return }
        if !clock.cleared.isEmpty { return clock.undoClearing() }
        let alert = UIAlertController(
            title: "Clear the history?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Clear", style: .destructive) { [weak self] _ in
                self?.clock.clearHistory()
            })
        alert.addAction(UIAlertAction(title: "Keep History", style: .cancel))
        present(alert, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let lines = column.rows.compactMap { $0 === emptyLabel ? nil : ($0 as? UILabel)?.text }
        return lines == clock.history ? nil : "the history on screen is out of date"
    }
}

@MainActor func makeKitchen() -> UIViewController {
    UINavigationController(rootViewController: KitchenHome())
}
