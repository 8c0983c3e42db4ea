// A radio with a floating player: custom container with a panel of three heights (a side panel in
// regular width or compact height), additional safe area, a Timer that counts, a sleep timer,
// notification observers.
import UIKit

@MainActor private final class WaveRadioPlayer {
    static let didChange = Notification.Name("WaveRadioPlayerDidChange")
    let stations = [
        "Jazz Harbor", "Morning Talk", "Night Drive", "String Hall", "Old Town Live", "Rain Garden",
    ]
    private(set) var station: Int?
    private(set) var seconds = 0
    private(set) var sleepsIn: Int?
    private var timer: Timer?
    var isPlaying: Bool { timer != nil }
    func play(_ index: Int) {
        station = index
        seconds = 0
        resume()
    }
    func resume() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
            MainActor.assumeIsolated {
                guard let self else { return timer.invalidate() }
                self.tick()
            }
        }
        tell()
    }
    func pause() {
        timer?.invalidate()
        timer = nil
        sleepsIn = nil
        tell()
    }
    func stop() {
        station = nil
        pause()
    }
    func skip() { if let station { play((station + 1) % stations.count) } }
    func setSleep(_ seconds: Int?) {
        sleepsIn = seconds
        tell()
    }
    private func tick() {
        seconds = (seconds + 1) % 3600
        if let left = sleepsIn {
            if left <= 1 { return pause() }
            sleepsIn = left - 1
        }
        tell()
    }
    private func tell() {
        NotificationCenter.default.post(name: WaveRadioPlayer.didChange, object: self)
    }
    func observe(_ change: @escaping @MainActor @Sendable () -> Void) -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(
            forName: WaveRadioPlayer.didChange, object: self, queue: nil
        ) { _ in
            MainActor.assumeIsolated { change() }
        }
    }
}

/// The stations, and the player over them.
@MainActor private final class WaveRadioHome: UIViewController, SelfChecking {
    enum Height { case low, half, high }
    private let player: WaveRadioPlayer
    private let content: UINavigationController
    private let panel: WaveRadioPanel
    private nonisolated(unsafe) var observer: (any NSObjectProtocol)?
    private var height = Height.low
    private let lowHeight: CGFloat = 68
    private var isOpen: Bool { panel.parent === self }
    init(player: WaveRadioPlayer) {
        self.player = player
        content = UINavigationController(rootViewController: WaveRadioStations(player: player))
        panel = WaveRadioPanel(player: player)
        super.init(nibName: nil, bundle: nil)
        panel.resize = { [weak self] in self?.stepHeight() }
        observer = player.observe { [weak self] in self?.playerDidChange() }
    }
    required init?(coder: NSCoder) { return nil }
    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(content)
        view.addSubview(content.view)
        content.didMove(toParent: self)
        playerDidChange()
    }
    private var isBeside: Bool {
        traitCollection.horizontalSizeClass == .regular
            || traitCollection.verticalSizeClass == .compact
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeViews()
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        viewIfLoaded?.setNeedsLayout()
    }
    private func placeViews() {
        let (bounds, safe) = (view.bounds, view.safeAreaInsets)
        let beside = isOpen && isBeside
        panel.mode = isBeside ? .beside : .below(height)
        if beside {
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let width = min(300 + (isMirrored ? safe.left : safe.right), bounds.width / 2)
            content.view.frame = CGRect(
                x: isMirrored ? width : 0, y: 0, width: bounds.width - width, height: bounds.height)
            panel.view.frame = CGRect(
                x: isMirrored ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
        } else {
            content.view.frame = bounds
            let tall = panelHeight(height)
            if isOpen {
                panel.view.frame = CGRect(
                    x: 0, y: bounds.height - tall, width: bounds.width, height: tall)
            }
        }
        content.additionalSafeAreaInsets.bottom =
            isOpen && !beside ? panelHeight(height == .low ? .low : .half) - safe.bottom : 0
    }
    private func panelHeight(_ height: Height) -> CGFloat {
        let (low, high) = (
            lowHeight + view.safeAreaInsets.bottom, view.bounds.height - view.safeAreaInsets.top - 8
        )
        switch height {
        case .low: return low
        case .half: return max(low, high / 2)
        case .high: return max(low, high)
        }
    }
    private func stepHeight() {
        height = height == .low ? .half : height == .half ? .high : .low
        UIView.animate(withDuration: 0.3) { self.placeViews() }
    }
    private func playerDidChange() {
        guard isViewLoaded, isOpen != (player.station != nil) else { return }
        if isOpen {
            panel.willMove(toParent: nil)
            panel.view.removeFromSuperview()
            panel.removeFromParent()
        } else {
            height = .low
            addChild(panel)
            view.addSubview(panel.view)
            panel.didMove(toParent: self)
        }
        placeViews()
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if isOpen != (player.station != nil) {
            return
                "the player is open: \(isOpen), though the station is \(String(describing: player.station))"
        }
        guard isOpen else { return nil }
        if panel.view.bounds.height < lowHeight {
            return "the panel is \(panel.view.bounds.height) high"
        }
        return view.bounds.insetBy(dx: -1, dy: -1).contains(panel.view.frame)
            ? nil : "the panel lies outside the window"
    }
}

/// The player: a header, and a body that scrolls where there is room.
@MainActor private final class WaveRadioPanel: UIViewController, SelfChecking {
    enum Mode: Equatable { case beside, below(WaveRadioHome.Height) }
    private let player: WaveRadioPlayer
    private nonisolated(unsafe) var observer: (any NSObjectProtocol)?
    private let name = UILabel(frame: .zero)
    private let playButton = UIButton(type: .system)
    private let sizeButton = UIButton(type: .system)
    private let body = UIScrollView(frame: .zero)
    private let time = UILabel(frame: .zero)
    private let sleep = UILabel(frame: .zero)
    private let sleepButton = UIButton(type: .system)
    private var rows: [UIView] = []
    var resize: () -> Void = {}
    var mode = Mode.beside { didSet { if mode != oldValue { update() } } }
    init(player: WaveRadioPlayer) {
        self.player = player
        super.init(nibName: nil, bundle: nil)
        observer = player.observe { [weak self] in self?.update() }
    }
    required init?(coder: NSCoder) { return nil }
    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.clipsToBounds = true
        playButton.addAction(
            UIAction { [player] _ in player.isPlaying ? player.pause() : player.resume() },
            for: .touchUpInside)
        sizeButton.addAction(UIAction { [weak self] _ in self?.resize() }, for: .touchUpInside)
        let skip = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Next Station") { [player] _ in player.skip() })
        let stop = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Stop Playing") { [player] _ in player.stop() })
        sleepButton.addAction(
            UIAction { [player] _ in player.setSleep(player.sleepsIn == nil ? 30 : nil) },
            for: .touchUpInside)
        rows = [time, skip, sleep, sleepButton, stop]
        body.contentInsetAdjustmentBehavior = .never
        for row in rows { body.addSubview(row) }
        for part in [name, playButton, sizeButton, body] { view.addSubview(part) }
        update()
    }
    private func update() {
        guard isViewLoaded else { return }
        name.text = player.station.map { player.stations[$0] }
        time.text = "Listening for \(player.seconds) s"
        playButton.setTitle(player.isPlaying ? "Pause" : "Play", for: .normal)
        sleep.text = player.sleepsIn.map { "Pauses in \($0) s" } ?? "No sleep timer"
        sleepButton.setTitle(
            player.sleepsIn == nil ? "Start Sleep Timer" : "Cancel Sleep Timer", for: .normal)
        sleepButton.isEnabled = player.isPlaying
        sizeButton.isHidden = mode == .beside
        sizeButton.setTitle(mode == .below(.high) ? "Shrink" : "Enlarge", for: .normal)
        body.isHidden = mode == .below(.low)
        view.setNeedsLayout()
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room = CGRect(
            x: safe.left + 16, y: safe.top,
            width: max(0, view.bounds.width - safe.left - safe.right - 32), height: 68)
        func place(_ part: UIView, _ start: CGFloat, _ width: CGFloat) {
            part.frame = CGRect(
                x: isMirrored ? room.maxX - start - width : room.minX + start, y: room.minY + 10,
                width: width, height: 48)
        }
        let sizeWidth: CGFloat = sizeButton.isHidden ? 0 : 76
        place(sizeButton, room.width - 76, 76)
        place(playButton, room.width - sizeWidth - 64, 64)
        place(name, 0, max(0, room.width - sizeWidth - 72))
        body.frame = CGRect(
            x: 0, y: room.maxY, width: view.bounds.width,
            height: max(0, view.bounds.height - room.maxY))
        body.contentInset.bottom = safe.bottom
        var top: CGFloat = 4
        for row in rows {
            row.frame = CGRect(
                x: room.minX, y: top, width: room.width, height: row is UIControl ? 48 : 28)
            top = row.frame.maxY + 8
        }
        body.contentSize = CGSize(width: view.bounds.width, height: top)
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil, let station = player.station else { return nil }
        if name.text != player.stations[station] {
            return "the panel names \(name.text ?? "nothing")"
        }
        if playButton.currentTitle != (player.isPlaying ? "Pause" : "Play") {
            return "the play button has the wrong title"
        }
        return sleepButton.isEnabled == player.isPlaying
            ? nil : "the sleep timer can be set though nothing plays, or cannot"
    }
}

@MainActor private final class WaveRadioStations: UIViewController {
    private let player: WaveRadioPlayer
    private nonisolated(unsafe) var observer: (any NSObjectProtocol)?
    private let list = UIScrollView(frame: .zero)
    private var buttons: [UIButton] = []
    init(player: WaveRadioPlayer) {
        self.player = player
        super.init(nibName: nil, bundle: nil)
        title = "Stations"
        observer = player.observe { [weak self] in self?.mark() }
    }
    required init?(coder: NSCoder) { return nil }
    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        list.alwaysBounceVertical = true
        view.addSubview(list)
        buttons = player.stations.indices.map { [player] index in
            UIButton(
                type: .system,
                primaryAction: UIAction(title: player.stations[index]) { _ in player.play(index) })
        }
        for button in buttons { list.addSubview(button) }
        mark()
    }
    /// The station that is on cannot be chosen again.
    private func mark() {
        for (index, button) in buttons.enumerated() {
            button.isSelected = index == player.station
            button.isEnabled = index != player.station
        }
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.frame = view.bounds
        let safe = view.safeAreaInsets
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: safe.left + 16, y: CGFloat(index) * 60 + 8,
                width: max(0, view.bounds.width - safe.left - safe.right - 32), height: 52)
        }
        list.contentSize = CGSize(width: view.bounds.width, height: CGFloat(buttons.count) * 60 + 8)
    }
}

@MainActor func makeWaveRadio() -> UIViewController { WaveRadioHome(player: WaveRadioPlayer()) }
