// A podcast player: a custom container holds a split view above a player bar. Uses a double-column
// split view as a child, size(forChildContentContainer:), a timer, a sheet with detents, the expand
// and collapse delegate.
import UIKit

private struct AirWavesEpisode {
    let id: Int
    let name: String
    let minutes: Int
    var position = 0
}

@MainActor private final class AirWavesPlayer {
    private static let feed = [
        AirWavesEpisode(id: 1, name: "The Deep Sea", minutes: 6),
        AirWavesEpisode(id: 2, name: "Old Maps", minutes: 4),
        AirWavesEpisode(id: 3, name: "Night Trains", minutes: 8),
        AirWavesEpisode(id: 4, name: "Bees", minutes: 3),
    ]
    private(set) var episodes = AirWavesPlayer.feed
    private(set) var shownID: Int?
    private(set) var loadedID: Int?
    private var timer: Timer?
    private var observers: [() -> Void] = []
    var isPlaying: Bool { timer != nil }
    var isComplete: Bool { episodes.count == AirWavesPlayer.feed.count }
    var shown: AirWavesEpisode? { episodes.first { $0.id == shownID } }
    var loaded: AirWavesEpisode? { episodes.first { $0.id == loadedID } }
    var statusText: String {
        loaded.map { "\($0.name): minute \($0.position) of \($0.minutes)" } ?? "Nothing is playing"
    }
    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }
    func notify() { for observer in observers { observer() } }
    func show(_ id: Int?) {
        shownID = id
        notify()
    }
    func play(_ id: Int) {
        loadedID = id
        if let index = episodes.firstIndex(where: { $0.id == id }),
            episodes[index].position >= episodes[index].minutes
        {
            episodes[index].position = 0
        }
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
            MainActor.assumeIsolated {
                if let self { self.advance() } else { timer.invalidate() }
            }
        }
        notify()
    }
    func pause() {
        stopTimer()
        notify()
    }
    func close() {
        stopTimer()
        loadedID = nil
        notify()
    }
    func remove(_ id: Int) {
        if loadedID == id { close() }
        if shownID == id { shownID = nil }
        episodes.removeAll { $0.id == id }
        notify()
    }
    /// Fetches removed episodes again.
    func refresh() {
        episodes = AirWavesPlayer.feed.map { entry in episodes.first { $0.id == entry.id } ?? entry
        }
        notify()
    }
    private func stopTimer() {
        timer?.invalidate()
        timer = nil
    }
    private func advance() {
        guard let index = episodes.firstIndex(where: { $0.id == loadedID }) else { return close() }
        episodes[index].position += 1
        if episodes[index].position >= episodes[index].minutes { stopTimer() }
        notify()
    }
}

private class AirWavesPage: UIViewController {
    let player: AirWavesPlayer
    let stack = PartStack(frame: .zero)
    let label = UILabel()
    init(_ player: AirWavesPlayer) {
        self.player = player
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = stack }
    override func viewDidLoad() {
        super.viewDidLoad()
        stack.alwaysBounceVertical = true
        label.numberOfLines = 0
        player.observe { [weak self] in self?.reload() }
        reload()
    }
    func reload() {}
}

@MainActor private func airWavesButton(_ title: String, _ handler: @escaping @MainActor () -> Void)
    -> UIButton
{
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in handler() }, for: .primaryActionTriggered)
    return button
}

private final class AirWavesListController: AirWavesPage, SelfChecking {
    private var rows: [Int: UIButton] = [:]
    private lazy var refreshItem = UIBarButtonItem(
        systemItem: .refresh,
        primaryAction: UIAction(title: "Fetch Again") { [weak self] _ in self?.player.refresh() })
    override func viewDidLoad() {
        title = "Episodes"
        label.text = "No episodes left."
        navigationItem.rightBarButtonItem = refreshItem
        super.viewDidLoad()
    }
    override func reload() {
        let isCollapsed = splitViewController?.isCollapsed ?? true
        for episode in player.episodes {
            let id = episode.id
            let row = rows[id] ?? airWavesButton(episode.name) { [weak self] in self?.tapped(id) }
            row.isSelected = !isCollapsed && id == player.shownID
            rows[id] = row
        }
        stack.parts = player.episodes.isEmpty ? [label] : player.episodes.compactMap { rows[$0.id] }
        refreshItem.isEnabled = !player.isComplete
    }
    private func tapped(_ id: Int) {
        guard let split = splitViewController else { return }
        let closes =
            !split.isCollapsed && split.displayMode == .oneBesideSecondary && player.shownID == id
        player.show(closes ? nil : id)
        if !closes { split.show(.secondary) }
    }
    var complaint: String? {
        guard isViewLoaded else { return nil }
        let titles = stack.parts.compactMap { ($0 as? UIButton)?.currentTitle }
        return titles == player.episodes.map(\.name) ? nil : "the list does not show the episodes"
    }
}

private final class AirWavesEpisodeController: AirWavesPage, SelfChecking {
    private lazy var playButton = airWavesButton("Play") { [weak self] in self?.playOrPause() }
    private lazy var removeItem = UIBarButtonItem(
        systemItem: .trash,
        primaryAction: UIAction(title: "Remove") { [weak self] _ in self?.confirmRemoval() })
    private var isPlayingThis: Bool { player.isPlaying && player.loadedID == player.shownID }
    override func viewDidLoad() {
        navigationItem.rightBarButtonItem = removeItem
        super.viewDidLoad()
    }
    override func reload() {
        title = player.shown?.name ?? "Episode"
        label.text = player.shown.map { "\($0.minutes) minutes long." } ?? "Choose an episode."
        playButton.setTitle(isPlayingThis ? "Pause Episode" : "Play Episode", for: .normal)
        stack.parts = player.shown == nil ? [label] : [label, playButton]
        removeItem.isEnabled = player.shown != nil
    }
    private func playOrPause() {
        guard let id = player.shownID else { return }
        if isPlayingThis { player.pause() } else { player.play(id) }
    }
    private func confirmRemoval() {
        guard let episode = player.shown, viewIfLoaded?.window != nil,
            presentedViewController == nil
        else { return }
        let alert = UIAlertController(
            title: "Remove \(episode.name)?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep Episode", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Remove Episode", style: .destructive) { [weak self] _ in
                guard let self else { return }
                let split = splitViewController
                player.remove(episode.id)
                if split?.isCollapsed == true { split?.show(.primary) }
            })
        present(alert, animated: true)
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if title != player.shown?.name ?? "Episode" {
            return "the title is not that of the episode"
        }
        let wanted = isPlayingThis ? "Pause Episode" : "Play Episode"
        return playButton.currentTitle == wanted ? nil : "the button does not fit the player"
    }
}

/// The sheet above everything, with the same episode as the bar.
private final class AirWavesNowPlayingController: AirWavesPage {
    private lazy var stopButton = airWavesButton("Stop and Close") { [weak self] in
        self?.player.close()
        self?.dismiss(animated: true)
    }
    private lazy var hideButton = airWavesButton("Hide") { [weak self] in
        self?.dismiss(animated: true)
    }
    override func reload() {
        label.text = player.statusText
        stack.parts = [label, stopButton, hideButton]
    }
}

private final class AirWavesRootController: UIViewController, UISplitViewControllerDelegate,
    SelfChecking
{
    private let player = AirWavesPlayer()
    private let split = UISplitViewController(style: .doubleColumn)
    private let bar = UIView(frame: .zero)
    private lazy var openButton = airWavesButton("Player") { [weak self] in self?.presentSheet() }
    private lazy var toggleButton = airWavesButton("Pause") { [weak self] in self?.playOrPause() }
    override func viewDidLoad() {
        super.viewDidLoad()
        for (page, column) in [
            (AirWavesListController(player), UISplitViewController.Column.primary),
            (AirWavesEpisodeController(player), .secondary),
        ] { split.setViewController(UINavigationController(rootViewController: page), for: column) }
        split.delegate = self
        addChild(split)
        view.addSubview(split.view)
        split.didMove(toParent: self)
        bar.backgroundColor = .secondarySystemBackground
        openButton.contentHorizontalAlignment = .leading
        for button in [openButton, toggleButton] { bar.addSubview(button) }
        view.addSubview(bar)
        player.observe { [weak self] in self?.reload() }
        reload()
    }
    private func reload() {
        let isHidden = player.loaded == nil
        openButton.setTitle(player.statusText, for: .normal)
        toggleButton.setTitle(player.isPlaying ? "Pause" : "Play", for: .normal)
        if isHidden != bar.isHidden {
            bar.isHidden = isHidden
            view.setNeedsLayout()
        }
    }
    private var barHeight: CGFloat { player.loaded == nil ? 0 : 56 + view.safeAreaInsets.bottom }
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let insets = view.safeAreaInsets
        let top = bounds.height - barHeight
        split.view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: barHeight)
        let room = CGRect(
            x: insets.left, y: 6, width: bounds.width - insets.left - insets.right, height: 44
        )
        .insetBy(dx: 16, dy: 0)
        let narrow = CGRect(x: room.maxX - 80, y: 6, width: 80, height: 44)
        let wide = CGRect(x: room.minX, y: 6, width: max(0, room.width - 88), height: 44)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        toggleButton.frame =
            isMirrored ? narrow.offsetBy(dx: room.minX - narrow.minX, dy: 0) : narrow
        openButton.frame = isMirrored ? wide.offsetBy(dx: 88, dy: 0) : wide
    }
    override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard container === split else {
            return super.size(
                forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        return CGSize(width: parentSize.width, height: parentSize.height - barHeight)
    }
    private func playOrPause() {
        guard let id = player.loadedID else { return }
        if player.isPlaying { player.pause() } else { player.play(id) }
    }
    private func presentSheet() {
        guard presentedViewController == nil, player.loaded != nil else { return }
        let page = AirWavesNowPlayingController(player)
        page.sheetPresentationController?.detents = [.medium(), .large()]
        page.sheetPresentationController?.prefersGrabberVisible = true
        present(page, animated: true)
    }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { player.shown == nil ? .primary : proposedTopColumn }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { player.notify() }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { player.notify() }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if bar.isHidden != (player.loaded == nil) {
            return "the player bar does not follow the player"
        }
        if !bar.isHidden, bar.bounds.height < 50 { return "the player bar has no height" }
        return openButton.currentTitle == player.statusText
            ? nil : "the player bar shows another episode"
    }
}

@MainActor func makeAirWaves() -> UIViewController { AirWavesRootController() }
