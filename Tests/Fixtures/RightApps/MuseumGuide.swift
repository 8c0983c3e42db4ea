// A museum's guide: exhibits by hall, spoken texts in a player bar that stays below all pages.
// Custom container, additional safe area, timers, full player, trait changes; from: .iOS17
import UIKit

@MainActor private final class MuseumGuidePlayer {
    static let changed = Notification.Name("MuseumGuidePlayerChanged")
    struct Exhibit { let title: String, hall: String, seconds: Int }
    let exhibits = [
        Exhibit(title: "Amber Mask", hall: "Antiquity", seconds: 40),
        Exhibit(title: "Big Horse", hall: "Antiquity", seconds: 30),
        Exhibit(title: "Old Altar", hall: "Middle Ages", seconds: 50),
        Exhibit(title: "Dutch Port", hall: "Paintings", seconds: 20),
        Exhibit(title: "Night Walk", hall: "Paintings", seconds: 35),
    ]
    private(set) var current: Int?
    private(set) var elapsed = 0
    private(set) var isPlaying = false
    private var timer: Timer?

    isolated deinit { timer?.invalidate() }
    func play(_ index: Int) {
        if current != index || isAtEnd { elapsed = 0 }
        current = index
        setPlaying(true)
    }
    func togglePlaying() {
        guard current != nil else { return }
        if !isPlaying, isAtEnd { elapsed = 0 }
        setPlaying(!isPlaying)
    }
    func skip(_ seconds: Int) {
        guard let current else { return }
        elapsed = min(max(0, elapsed + seconds), exhibits[current].seconds)
        setPlaying(isPlaying && elapsed < exhibits[current].seconds)
    }
    func stop() {
        current = nil
        elapsed = 0
        setPlaying(false)
    }
    var isAtEnd: Bool { current.map { elapsed == exhibits[$0].seconds } ?? true }
    private func setPlaying(_ plays: Bool) {
        isPlaying = plays
        if !plays {
            timer?.invalidate()
            timer = nil
        } else if timer == nil {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.skip(1) }
            }
        }
        NotificationCenter.default.post(name: Self.changed, object: self)
    }
    /// Text for the bar and the full player.
    var status: String {
        guard let current else { return "Nothing is playing" }
        return "\(exhibits[current].title) \(elapsed)/\(exhibits[current].seconds) s"
    }
    func observe(_ change: @escaping @MainActor () -> Void) -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: Self.changed, object: self, queue: nil) {
            _ in MainActor.assumeIsolated { change() }
        }
    }
}

@MainActor private func museumGuideButton(
    _ title: String, action: @escaping @MainActor () -> Void
) -> UIButton {
    let button = UIButton(configuration: .gray())
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
}

/// Views below each other, or beside each other where the page asks for it.
private final class MuseumGuideStack: UIScrollView {
    var items: [UIView] = [] {
        didSet {
            for view in oldValue { view.removeFromSuperview() }
            for view in items { addSubview(view) }
            setNeedsLayout()
        }
    }
    var isHorizontal = false { didSet { if isHorizontal != oldValue { setNeedsLayout() } } }
    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 16
        let width = max(0, bounds.width - left - safeAreaInsets.right - 16)
        let column = (width - 8 * CGFloat(items.count - 1)) / CGFloat(max(1, items.count))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, item) in items.enumerated() {
            let place = CGFloat(isRightToLeft ? items.count - 1 - index : index)
            item.frame =
                isHorizontal
                ? CGRect(x: left + place * (column + 8), y: 8, width: column, height: 44)
                : CGRect(x: left, y: 8 + CGFloat(index) * 52, width: width, height: 44)
        }
        let rows = isHorizontal ? 1 : CGFloat(items.count)
        let size = CGSize(width: bounds.width, height: 8 + rows * 52)
        if contentSize != size { contentSize = size }
    }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

private class MuseumGuidePage: UIViewController {
    let player: MuseumGuidePlayer
    let stack = MuseumGuideStack(frame: .zero)
    private var token: (any NSObjectProtocol)?
    init(player: MuseumGuidePlayer) {
        self.player = player
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    isolated deinit { if let token { NotificationCenter.default.removeObserver(token) } }
    override func loadView() {
        stack.alwaysBounceVertical = true
        stack.backgroundColor = .systemBackground
        view = stack
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        token = player.observe { [weak self] in self?.refresh() }
        refresh()
    }
    func refresh() {}
}

private final class MuseumGuideHalls: MuseumGuidePage, SelfChecking {
    private var hall: String? { didSet { showHall() } }
    private let hallItem = UIBarButtonItem(title: "Halls")
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = hallItem
        showHall()
    }
    private var shown: [Int] {
        player.exhibits.indices.filter { hall == nil || player.exhibits[$0].hall == hall }
    }
    private func showHall() {
        navigationItem.title = hall ?? "All Halls"
        let halls = [nil, "Antiquity", "Middle Ages", "Paintings"]
        hallItem.menu = UIMenu(
            children: halls.map { choice in
                UIAction(title: choice ?? "Every Hall", state: choice == hall ? .on : .off) {
                    [weak self] _ in self?.hall = choice
                }
            })
        stack.items = shown.map { index in
            museumGuideButton(player.exhibits[index].title) { [weak self] in
                guard let self else { return }
                show(MuseumGuideExhibit(index: index, player: player), sender: self)
            }
        }
    }
    var complaint: String? {
        guard isViewLoaded else { return nil }
        let titles = stack.items.map { ($0 as? UIButton)?.currentTitle }
        let wanted = shown.map { player.exhibits[$0].title }
        return titles == wanted ? nil : "the list does not show the exhibits of the hall"
    }
}

private final class MuseumGuideExhibit: MuseumGuidePage, SelfChecking {
    private let index: Int
    private let hall = UILabel(frame: .zero)
    private lazy var button = museumGuideButton("") { [weak self] in self?.tap() }
    init(index: Int, player: MuseumGuidePlayer) {
        self.index = index
        super.init(player: player)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = player.exhibits[index].title
        hall.text = "In the hall \(player.exhibits[index].hall)"
        stack.items = [hall, button]
    }
    private var isHeard: Bool { player.current == index && player.isPlaying }
    private var wanted: String { isHeard ? "Pause Audio" : "Play Audio" }
    override func refresh() { button.setTitle(wanted, for: .normal) }
    private func tap() { if isHeard { player.togglePlaying() } else { player.play(index) } }
    var complaint: String? {
        isViewLoaded && button.currentTitle != wanted ? "the button does not fit the player" : nil
    }
}

private final class MuseumGuideFull: MuseumGuidePage {
    private lazy var back = museumGuideButton("Back 10") { [weak self] in self?.player.skip(-10) }
    private lazy var toggle = museumGuideButton("") { [weak self] in self?.player.togglePlaying() }
    private lazy var ahead = museumGuideButton("Skip 10") { [weak self] in self?.player.skip(10) }
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        stack.items = [back, toggle, ahead]
        registerForTraitChanges([UITraitVerticalSizeClass.self]) {
            (self: Self, _: UITraitCollection) in self.refresh()
        }
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }
    override func refresh() {
        stack.isHorizontal = traitCollection.verticalSizeClass == .compact
        navigationItem.title = player.status
        back.isEnabled = player.elapsed > 0
        ahead.isEnabled = !player.isAtEnd
        let title = player.isPlaying ? "Pause" : player.isAtEnd ? "Play Again" : "Resume"
        toggle.setTitle(title, for: .normal)
    }
}

/// The pages, and below them the bar while there is something to hear.
private final class MuseumGuideRoot: UIViewController, SelfChecking {
    private let player = MuseumGuidePlayer()
    private lazy var pages = UINavigationController(
        rootViewController: MuseumGuideHalls(player: player))
    private let bar = UIView(frame: .zero)
    private lazy var open = museumGuideButton("") { [weak self] in self?.openPlayer() }
    private lazy var stop = museumGuideButton("Stop") { [weak self] in self?.player.stop() }
    private var token: (any NSObjectProtocol)?
    isolated deinit { if let token { NotificationCenter.default.removeObserver(token) } }
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(pages)
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
        bar.backgroundColor = .secondarySystemBackground
        open.accessibilityIdentifier = "Open Player"
        bar.addSubview(open)
        bar.addSubview(stop)
        view.addSubview(bar)
        token = player.observe { [weak self] in self?.refresh() }
        refresh()
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pages.view.frame = view.bounds
        let safe = view.safeAreaInsets
        let top = view.bounds.height - safe.bottom - 60
        bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 60 + safe.bottom)
        let width = max(0, view.bounds.width - safe.left - safe.right - 40)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let small: CGFloat = 80
        let (openX, stopX) = isRightToLeft ? (small + 8, 0) : (0, width + 8 - small)
        let left = safe.left + 16
        open.frame = CGRect(x: left + openX, y: 8, width: width - small, height: 44)
        stop.frame = CGRect(x: left + stopX, y: 8, width: small, height: 44)
    }
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }
    private func refresh() {
        bar.isHidden = player.current == nil
        let room: CGFloat = player.current == nil ? 0 : 60
        if pages.additionalSafeAreaInsets.bottom != room {
            pages.additionalSafeAreaInsets.bottom = room
        }
        open.setTitle(player.status, for: .normal)
    }
    private func openPlayer() {
        guard presentedViewController == nil else { return }
        let full = UINavigationController(rootViewController: MuseumGuideFull(player: player))
        present(full, animated: true)
    }
    var complaint: String? {
        guard isViewLoaded else { return nil }
        if bar.isHidden != (player.current == nil) { return "the bar does not fit the player" }
        return open.currentTitle == player.status ? nil : "the bar shows another exhibit"
    }
}

@MainActor func makeMuseumGuide() -> UIViewController { MuseumGuideRoot() }
