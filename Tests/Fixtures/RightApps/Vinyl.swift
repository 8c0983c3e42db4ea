// A music library in tabs with a now-playing bar below them: custom container, tab bar controller,
// navigation, sort menu, player sheet with detents, repeating timer, favourites with a badge. from:
// .iOS15
import UIKit

private struct VinylSong: Equatable {
    let title: String
    let artist: String
    let seconds: Int
}

private struct VinylRecord {
    let title: String
    let artist: String
    let songs: [VinylSong]

    init(_ title: String, by artist: String, _ names: [String]) {
        self.title = title
        self.artist = artist
        songs = names.enumerated().map {
            VinylSong(title: $1, artist: artist, seconds: 20 + 5 * $0)
        }
    }
}

/// What plays, and who wants to know.
@MainActor private final class VinylPlayer: NSObject {
    private struct Observer {
        weak var owner: AnyObject?
        let call: @MainActor () -> Void
    }

    private var observers: [Observer] = []
    private var timer: Timer?
    private(set) var queue: [VinylSong] = []
    private(set) var index = 0
    private(set) var elapsed = 0
    private(set) var favourites: [VinylSong] = []
    var isPlaying: Bool { timer != nil }
    var current: VinylSong? { queue.indices.contains(index) ? queue[index] : nil }
    var hasNext: Bool { index + 1 < queue.count }

    deinit { timer?.invalidate() }

    func observe(_ owner: AnyObject, _ call: @escaping @MainActor () -> Void) {
        observers.append(Observer(owner: owner, call: call))
    }

    private func changed() {
        observers.removeAll { $0.owner == nil }
        for observer in observers { observer.call() }
    }

    func play(_ songs: [VinylSong], from start: Int) {
        queue = songs
        index = start
        elapsed = 0
        resume()
    }

    func togglePlaying() {
        guard current != nil else { return }
        if isPlaying { pause() } else { resume() }
    }

    private func resume() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
        changed()
    }

    private func pause() {
        timer?.invalidate()
        timer = nil
        changed()
    }

    func skip() {
        guard hasNext else { return }
        index += 1
        elapsed = 0
        changed()
    }

    func goBack() {
        if elapsed == 0, index > 0 { index -= 1 }
        elapsed = 0
        changed()
    }

    func stop() {
        queue = []
        index = 0
        elapsed = 0
        pause()
    }

    func toggleFavourite(_ song: VinylSong) {
        if let place = favourites.firstIndex(of: song) {
            favourites.remove(at: place)
        } else {
            favourites.append(song)
        }
        changed()
    }

    private func tick() {
        guard let song = current else { return }
        elapsed += 1
        guard elapsed >= song.seconds else { return changed() }
        if hasNext { return skip() }
        elapsed = 0
        pause()
    }
}

/// A column of rows that scrolls.
private final class VinylColumn: UIScrollView {
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
        let width = max(0, bounds.width - safe.left - safe.right - 32)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: safe.left + 16, y: 8 + CGFloat(index) * 52, width: width, height: 48)
        }
        let size = CGSize(width: bounds.width, height: 16 + CGFloat(rows.count) * 52)
        if contentSize != size { contentSize = size }
    }
}

private class VinylPage: UIViewController {
    let player: VinylPlayer
    let column = VinylColumn()

    init(_ player: VinylPlayer) {
        self.player = player
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        column.frame = view.bounds
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
    }

    func row(_ title: String, _ act: @escaping @MainActor () -> Void) -> UIButton {
        let row = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in act() })
        row.contentHorizontalAlignment = .leading
        return row
    }
}

private final class VinylRecords: VinylPage, SelfChecking {
    private var records = [
        VinylRecord("Harbour Lights", by: "The Wren", ["Anchor", "Low Tide", "Salt", "Lantern"]),
        VinylRecord("Cold Rooms", by: "Ada Moss", ["Window", "Frost", "Kettle"]),
        VinylRecord("Tin Parade", by: "Brass Club", ["March", "Waltz", "Polka", "Encore", "Home"]),
    ]
    private var sortsByArtist = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Records"
        sort(byArtist: false)
    }

    private func sort(byArtist: Bool) {
        sortsByArtist = byArtist
        records.sort { byArtist ? $0.artist < $1.artist : $0.title < $1.title }
        column.rows = records.map { record in
            row("\(record.title), \(record.artist)") { [unowned self] in open(record) }
        }
        let choices = [("By title", false), ("By artist", true)].map { name, value in
            UIAction(title: name, state: value == byArtist ? .on : .off) { [unowned self] _ in
                sort(byArtist: value)
            }
        }
        let menu = UIMenu(title: "Sort records", children: choices)
        if let item = navigationItem.rightBarButtonItem {
            item.menu = menu
        } else {
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: menu)
        }
    }

    private func open(_ record: VinylRecord) {
        guard let stack = navigationController, stack.topViewController === self else { return }
        stack.pushViewController(VinylTracks(player, record), animated: true)
    }

    var complaint: String? {
        let shown = column.rows.compactMap { ($0 as? UIButton)?.currentTitle }
        return shown == records.map { "\($0.title), \($0.artist)" }
            ? nil : "the list does not show the records"
    }
}

/// The songs of a record, or the favourites.
private final class VinylTracks: VinylPage, SelfChecking {
    private let record: VinylRecord?
    private var shown: [VinylSong] = []
    private let empty = UILabel()
    private var songs: [VinylSong] { record?.songs ?? player.favourites }

    init(_ player: VinylPlayer, _ record: VinylRecord?) {
        self.record = record
        super.init(player)
        title = record?.title ?? "Favourites"
        player.observe(self) { [weak self] in self?.refresh() }
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        empty.text = "No favourites yet"
        empty.textAlignment = .center
        empty.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(empty)
        NSLayoutConstraint.activate([
            empty.leadingAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            empty.trailingAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
            empty.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
        refresh()
    }

    private func name(_ song: VinylSong) -> String {
        player.current == song ? "Now on: \(song.title)" : song.title
    }

    private func refresh() {
        guard isViewLoaded else { return }
        if shown != songs || column.rows.count != songs.count {
            shown = songs
            column.rows = songs.enumerated().map { index, song in
                row(name(song)) { [unowned self] in
                    if player.current == song {
                        player.togglePlaying()
                    } else {
                        player.play(songs, from: index)
                    }
                }
            }
        }
        for (view, song) in zip(column.rows, songs) {
            (view as? UIButton)?.setTitle(name(song), for: .normal)
        }
        empty.isHidden = !songs.isEmpty
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        let titles = column.rows.compactMap { ($0 as? UIButton)?.currentTitle }
        if titles != songs.map(name) { return "the list does not show the songs" }
        return empty.isHidden == songs.isEmpty ? "the note about no favourites is wrong" : nil
    }
}

/// The whole player, in a sheet.
private final class VinylNowPlaying: VinylPage {
    private let heading = UILabel()
    private let progress = UILabel()
    private lazy var playButton = row("") { [unowned self] in player.togglePlaying() }
    private lazy var previousButton = row("Previous song") { [unowned self] in player.goBack() }
    private lazy var nextButton = row("Next song") { [unowned self] in player.skip() }
    private lazy var heart = row("") { [unowned self] in player.current.map(player.toggleFavourite)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Now Playing"
        heading.font = .preferredFont(forTextStyle: .title2)
        progress.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        column.rows = [
            heading, progress, playButton, previousButton, nextButton,
            heart,
            row("Stop playing") { [unowned self] in
                player.stop(); close()
            },
        ]
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [unowned self] _ in close() })
        player.observe(self) { [weak self] in self?.refresh() }
        refresh()
    }

    private func close() {
        guard let stack = navigationController, !stack.isBeingDismissed else { return }
        stack.dismiss(animated: true)
    }

    private func refresh() {
        guard let song = player.current else { return }
        heading.text = "\(song.title), \(song.artist)"
        progress.text = "\(player.elapsed) of \(song.seconds) seconds"
        playButton.setTitle(player.isPlaying ? "Pause playback" : "Resume playback", for: .normal)
        nextButton.isEnabled = player.hasNext
        previousButton.isEnabled = player.index > 0 || player.elapsed > 0
        heart.setTitle(
            player.favourites.contains(song) ? "Remove from favourites" : "Add to favourites",
            for: .normal)
    }
}

/// The tabs, and the bar below them while there is something to play.
private final class VinylShell: UIViewController, SelfChecking {
    private let player = VinylPlayer()
    private let tabs = UITabBarController()
    private let bar = UIView()
    private let titleButton = UIButton(type: .system)
    private let playButton = UIButton(type: .system)
    private var isBarShown: Bool { player.current != nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let pages: [(UIViewController, String, String)] = [
            (VinylRecords(player), "Records", "square.stack"),
            (VinylTracks(player, nil), "Favourites", "heart"),
        ]
        tabs.viewControllers = pages.enumerated().map { index, page in
            let stack = UINavigationController(rootViewController: page.0)
            stack.tabBarItem = UITabBarItem(
                title: page.1, image: UIImage(systemName: page.2), tag: index)
            return stack
        }
        addChild(tabs)
        view.addSubview(tabs.view)
        tabs.didMove(toParent: self)
        makeBar()
        player.observe(self) { [weak self] in self?.refresh() }
        refresh()
    }

    private func makeBar() {
        bar.backgroundColor = .secondarySystemBackground
        view.addSubview(bar)
        titleButton.contentHorizontalAlignment = .leading
        titleButton.addAction(
            UIAction { [unowned self] _ in openPlayer() }, for: .primaryActionTriggered)
        playButton.addAction(
            UIAction { [unowned self] _ in player.togglePlaying() }, for: .primaryActionTriggered)
        for button in [titleButton, playButton] {
            button.translatesAutoresizingMaskIntoConstraints = false
            bar.addSubview(button)
        }
        let safe = bar.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            playButton.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            playButton.widthAnchor.constraint(equalToConstant: 72),
            titleButton.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            titleButton.trailingAnchor.constraint(equalTo: playButton.leadingAnchor, constant: -8),
            playButton.topAnchor.constraint(equalTo: bar.topAnchor, constant: 4),
            playButton.heightAnchor.constraint(equalToConstant: 48),
            titleButton.topAnchor.constraint(equalTo: bar.topAnchor, constant: 4),
            titleButton.heightAnchor.constraint(equalToConstant: 48),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (width, height) = (view.bounds.width, view.bounds.height)
        let barHeight = isBarShown ? min(height, 56 + view.safeAreaInsets.bottom) : 0
        tabs.view.frame = CGRect(x: 0, y: 0, width: width, height: height - barHeight)
        bar.frame = CGRect(x: 0, y: height - barHeight, width: width, height: barHeight)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    private func refresh() {
        titleButton.setTitle(player.current?.title, for: .normal)
        playButton.setTitle(player.isPlaying ? "Pause" : "Play", for: .normal)
        let count = player.favourites.count
        tabs.viewControllers?.last?.tabBarItem.badgeValue = count > 0 ? "\(count)" : nil
        guard bar.isHidden == isBarShown else { return }
        bar.isHidden = !isBarShown
        view.setNeedsLayout()
        guard view.window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
    }

    private func openPlayer() {
        guard presentedViewController == nil, player.current != nil else { return }
        let stack = UINavigationController(rootViewController: VinylNowPlaying(player))
        stack.sheetPresentationController?.detents = [.medium(), .large()]
        stack.sheetPresentationController?.prefersGrabberVisible = true
        present(stack, animated: true)
    }

    var complaint: String? {
        if bar.isHidden == isBarShown { return "the now-playing bar does not follow the player" }
        if isBarShown, bar.frame.height < 56 { return "the now-playing bar has no room" }
        return isBarShown && titleButton.currentTitle != player.current?.title
            ? "the bar names another song" : nil
    }
}

@MainActor func makeVinyl() -> UIViewController { VinylShell() }
