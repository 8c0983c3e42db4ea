// A podcast app: shows and episodes in a custom container whose queue panel lies beside them or
// below, downloads as cancellable tasks, sleep timer menu, action sheet from a row, alert, trait
// registration, right-to-left. from: .iOS17
import UIKit

private struct PodlyEpisode: Hashable {
    let show: String
    let number: Int
    var name: String { "\(show) \(number)" }
}

@MainActor private final class PodlyStore: NSObject {
    static let didChange = Notification.Name("PodlyStoreDidChange")
    let shows = ["Deep Sea", "Night Bus", "Small Talk", "Old Maps"]
    private(set) var queue: [PodlyEpisode] = []
    /// In percent; 100 for what is on the device.
    private(set) var downloads: [PodlyEpisode: Int] = [:]
    private(set) var sleepsIn: Int?
    private(set) var isAsleep = false
    private var tasks: [PodlyEpisode: Task<Void, Never>] = [:]
    private var timer: Timer?

    deinit { timer?.invalidate() }

    private func changed() {
        NotificationCenter.default.post(name: PodlyStore.didChange, object: self)
    }

    func toggleQueued(_ episode: PodlyEpisode) {
        if queue.contains(episode) {
            queue.removeAll { $0 == episode }
        } else {
            queue.append(episode)
        }
        changed()
    }

    func moveToFront(_ episode: PodlyEpisode) {
        guard let place = queue.firstIndex(of: episode) else { return }
        queue.insert(queue.remove(at: place), at: 0)
        changed()
    }

    func clearQueue() {
        queue = []
        changed()
    }

    /// Begins a download, cancels a running one or deletes what has come.
    func toggleDownload(_ episode: PodlyEpisode) {
        if downloads[episode] != nil {
            tasks.removeValue(forKey: episode)?.cancel()
            downloads[episode] = nil
        } else {
            downloads[episode] = 0
            tasks[episode] = Task { [weak self] in
                for percent in [25, 50, 75, 100] {
                    try? await Task.sleep(nanoseconds: 500_000_000)
                    guard !Task.isCancelled, let self else { return }
                    self.downloads[episode] = percent
                    if percent == 100 { self.tasks[episode] = nil }
                    self.changed()
                }
            }
        }
        changed()
    }

    func sleep(in seconds: Int?) {
        isAsleep = false
        timer?.invalidate()
        timer = nil
        sleepsIn = seconds
        if seconds != nil {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.tick() }
            }
        }
        changed()
    }

    private func tick() {
        guard let left = sleepsIn else { return }
        guard left <= 1 else {
            sleepsIn = left - 1
            return changed()
        }
        sleep(in: nil)
        isAsleep = true
        changed()
    }
}

private final class PodlyRows: UIScrollView {
    var rows: [UIView] = [] {
        didSet {
            for row in oldValue where !rows.contains(row) { row.removeFromSuperview() }
            for row in rows where row.superview !== self { addSubview(row) }
            setNeedsLayout()
        }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 16
        let width = max(0, bounds.width - left - safeAreaInsets.right - 16)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: left, y: 6 + CGFloat(index) * 52, width: width, height: 48)
        }
        let size = CGSize(width: bounds.width, height: 12 + CGFloat(rows.count) * 52)
        if contentSize != size { contentSize = size }
    }
}

private class PodlyPage: UIViewController {
    let store: PodlyStore
    let list = PodlyRows()
    private var token: (any NSObjectProtocol)?

    init(_ store: PodlyStore, title: String) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { return nil }
    isolated deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    override func loadView() {
        list.alwaysBounceVertical = true
        list.backgroundColor = .systemBackground
        view = list
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addItems()
        token = NotificationCenter.default.addObserver(
            forName: PodlyStore.didChange, object: store, queue: nil
        ) {
            [weak self] _ in MainActor.assumeIsolated { self?.refresh() }
        }
        refresh()
    }

    func addItems() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Up Next",
            primaryAction: UIAction(title: "Up Next") { [unowned self] _ in
                guard presentedViewController == nil else { return }
                (navigationController?.parent as? PodlyRoot)?.isPanelOpen.toggle()
            })
    }

    func refresh() { navigationItem.rightBarButtonItem?.title = "Up Next (\(store.queue.count))" }

    func button(_ title: String, _ act: @escaping @MainActor (UIButton) -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.contentHorizontalAlignment = .leading
        button.addAction(
            UIAction { [unowned button] _ in act(button) }, for: .primaryActionTriggered)
        return button
    }

    func push(_ page: UIViewController) {
        guard let stack = navigationController, stack.topViewController === self,
            presentedViewController == nil
        else { return }
        stack.pushViewController(page, animated: true)
    }
}

private final class PodlyShows: PodlyPage {
    override func viewDidLoad() {
        list.rows = store.shows.map { show in
            button(show) { [unowned self] _ in push(PodlyEpisodes(store, title: show)) }
        }
        super.viewDidLoad()
    }
}

private final class PodlyEpisodes: PodlyPage, SelfChecking {
    private lazy var episodes = (1...12).map { PodlyEpisode(show: title ?? "", number: $0) }

    override func viewDidLoad() {
        list.rows = episodes.map { episode in
            button(episode.name) { [unowned self] _ in push(PodlyDetail(store, episode)) }
        }
        super.viewDidLoad()
    }

    private func text(_ episode: PodlyEpisode) -> String {
        let percent = store.downloads[episode]
        let state = percent == 100 ? ", on device" : percent != nil ? ", coming" : ""
        return episode.name + state + (store.queue.contains(episode) ? ", queued" : "")
    }

    override func refresh() {
        super.refresh()
        for (row, episode) in zip(list.rows, episodes) {
            (row as? UIButton)?.setTitle(text(episode), for: .normal)
        }
    }

    var complaint: String? {
        list.rows.compactMap { ($0 as? UIButton)?.currentTitle } == episodes.map(text)
            ? nil : "the list does not show the episodes"
    }
}

private final class PodlyDetail: PodlyPage, SelfChecking {
    private let episode: PodlyEpisode
    private let state = UILabel()
    private lazy var queued = button("") { [unowned self] _ in store.toggleQueued(episode) }
    private lazy var download = button("") { [unowned self] _ in store.toggleDownload(episode) }

    init(_ store: PodlyStore, _ episode: PodlyEpisode) {
        self.episode = episode
        super.init(store, title: episode.name)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        list.rows = [state, queued, download]
        super.viewDidLoad()
    }

    override func refresh() {
        super.refresh()
        queued.setTitle(
            store.queue.contains(episode) ? "Take out of queue" : "Add to queue", for: .normal)
        switch store.downloads[episode] {
        case nil:
            (state.text, _) = ("Not on this device", download.setTitle("Download", for: .normal))
        case 100?:
            (state.text, _) = ("On this device", download.setTitle("Delete download", for: .normal))
        case let percent?:
            (state.text, _) = (
                "\(percent) percent are here", download.setTitle("Stop download", for: .normal)
            )
        }
    }

    var complaint: String? {
        let isQueued = queued.currentTitle == "Take out of queue"
        if isQueued != store.queue.contains(episode) { return "the queue button is wrong" }
        return (download.currentTitle == "Download") == (store.downloads[episode] == nil)
            ? nil : "the download button is wrong"
    }
}

/// The panel with the queue.
private final class PodlyQueue: PodlyPage, SelfChecking {
    private var shown: [PodlyEpisode]?
    private let note = UILabel()
    private var canWake: Bool?
    private let sleepItem = UIBarButtonItem(title: "Sleep", menu: nil)
    private lazy var clearItem = UIBarButtonItem(
        title: "Clear",
        primaryAction: UIAction(title: "Clear") { [unowned self] _ in
            guard presentedViewController == nil, view.window != nil else { return }
            let alert = UIAlertController(
                title: "Clear the queue?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(
                UIAlertAction(title: "Clear all", style: .destructive) { [store] _ in
                    store.clearQueue()
                })
            present(alert, animated: true)
        })

    override func addItems() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close,
            primaryAction: UIAction { [unowned self] _ in
                guard presentedViewController == nil else { return }
                (navigationController?.parent as? PodlyRoot)?.isPanelOpen = false
            })
        navigationItem.rightBarButtonItems = [clearItem, sleepItem]
    }

    override func refresh() {
        clearItem.isEnabled = !store.queue.isEmpty
        let count =
            store.queue.isEmpty ? "Nothing in the queue" : "\(store.queue.count) in the queue"
        note.text =
            store.isAsleep
            ? "\(count), asleep" : store.sleepsIn.map { "\(count), sleeps in \($0) s" } ?? count
        updateMenu()
        guard shown != store.queue else { return }
        shown = store.queue
        list.rows =
            [note]
            + store.queue.map { episode in
                button("Next: \(episode.name)") { [unowned self] row in offer(episode, at: row) }
            }
    }

    private func updateMenu() {
        let canWake = store.isAsleep || store.sleepsIn != nil
        guard self.canWake != canWake else { return }
        self.canWake = canWake
        let choices: [(String, Int?)] = [
            ("In a minute", 60), ("In five minutes", 300), ("Stay awake", nil),
        ]
        sleepItem.menu = UIMenu(
            title: "Sleep",
            children: choices.map { name, seconds in
                UIAction(title: name, attributes: seconds == nil && !canWake ? .disabled : []) {
                    [store] _ in store.sleep(in: seconds)
                }
            })
    }

    private var laidOutSize = CGSize.zero

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if view.bounds.size != laidOutSize, presentedViewController is UIAlertController {
            dismiss(animated: false)
        }
        laidOutSize = view.bounds.size
    }

    private func offer(_ episode: PodlyEpisode, at row: UIButton) {
        guard presentedViewController == nil, row.window != nil else { return }
        let sheet = UIAlertController(
            title: episode.name, message: nil, preferredStyle: .actionSheet)
        if store.queue.first != episode {
            sheet.addAction(
                UIAlertAction(title: "Play first", style: .default) { [store] _ in
                    store.moveToFront(episode)
                })
        }
        sheet.addAction(
            UIAlertAction(title: "Remove", style: .destructive) { [store] _ in
                if store.queue.contains(episode) { store.toggleQueued(episode) }
            })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        // Nothing changes the queue, and so the rows, while the sheet is up. Less room may hide the
        // row, and closes the sheet.
        sheet.popoverPresentationController?.sourceView = row
        sheet.popoverPresentationController?.sourceRect = row.bounds
        present(sheet, animated: true)
    }

    var complaint: String? {
        list.rows.compactMap { ($0 as? UIButton)?.currentTitle }
            == store.queue.map { "Next: \($0.name)" } ? nil : "the panel does not list the queue"
    }
}

/// The stack of pages, and the panel beside it or below it.
private final class PodlyRoot: UIViewController, SelfChecking {
    private let store = PodlyStore()
    private lazy var stack = UINavigationController(
        rootViewController: PodlyShows(store, title: "Shows"))
    private lazy var panel = UINavigationController(
        rootViewController: PodlyQueue(store, title: "Queue"))

    var isPanelOpen = false {
        didSet {
            guard isPanelOpen != oldValue else { return }
            if isPanelOpen { add(panel) } else { removePanel() }
            view.setNeedsLayout()
            UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .separator
        add(stack)
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: PodlyRoot, _) in
            self.view.setNeedsLayout()
        }
    }

    private func add(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    private func removePanel() {
        panel.willMove(toParent: nil)
        panel.view.removeFromSuperview()
        panel.removeFromParent()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        guard isPanelOpen else { return stack.view.frame = bounds }
        let isBeside =
            traitCollection.horizontalSizeClass == .regular || bounds.width > bounds.height
        if isBeside {
            let width = min(340, (bounds.width * 0.45).rounded())
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let (left, right) = bounds.divided(
                atDistance: isMirrored ? width : bounds.width - width, from: .minXEdge)
            stack.view.frame = isMirrored ? right : left
            panel.view.frame = isMirrored ? left : right
        } else {
            let (bottom, top) = bounds.divided(
                atDistance: (bounds.height * 0.45).rounded(), from: .maxYEdge)
            stack.view.frame = top
            panel.view.frame = bottom
        }
    }

    var complaint: String? {
        if children.contains(panel) != isPanelOpen { return "the panel is not where it should be" }
        guard isPanelOpen, view.window != nil else { return nil }
        return panel.view.frame.width < 100 || panel.view.frame.height < 100
            ? "the panel is open but has no room" : nil
    }
}

@MainActor func makePodly() -> UIViewController { PodlyRoot() }
