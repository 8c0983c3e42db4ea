// A chess club's round-robin tournament: rounds, results, standings and a player in an inspector.
// Double-column split view, inspector column, action sheets, alerts; from: .iOS26
import UIKit

@MainActor private final class ChessClubStore {
    static let changed = Notification.Name("ChessClubStoreChanged")
    enum Outcome: String, CaseIterable { case white = "1–0", draw = "½–½", black = "0–1" }
    struct Game {
        let white: Int, black: Int
        var outcome: Outcome?
    }
    let players = [
        (name: "Anna", rating: 2104), (name: "Boris", rating: 1987), (name: "Chen", rating: 2051),
        (name: "Dana", rating: 1893), (name: "Emil", rating: 1765), (name: "Fatma", rating: 1940),
    ]
    private(set) var rounds: [[Game]] = [] {
        didSet { NotificationCenter.default.post(name: Self.changed, object: self) }
    }

    init() {
        rounds = [pairings(ofRound: 0), pairings(ofRound: 1)]
        for game in rounds[0].indices { rounds[0][game].outcome = game == 1 ? .draw : .white }
    }

    var canStartRound: Bool {
        rounds.count < 5 && rounds.last?.allSatisfy { $0.outcome != nil } ?? true
    }
    var canCancelRound: Bool { rounds.count > 1 }

    /// Half points, so that sums are exact.
    func halfPoints(of player: Int) -> Int {
        rounds.joined().reduce(0) { sum, game in
            guard player == game.white || player == game.black else { return sum }
            if game.outcome == .draw { return sum + 1 }
            return game.outcome == (player == game.white ? .white : .black) ? sum + 2 : sum
        }
    }
    func points(of player: Int) -> String { "\(Double(halfPoints(of: player)) / 2)" }

    var standings: [Int] {
        players.indices.sorted {
            (halfPoints(of: $0), players[$0].rating) > (halfPoints(of: $1), players[$1].rating)
        }
    }

    func setOutcome(_ outcome: Outcome?, round: Int, game: Int) {
        if rounds.indices.contains(round) { rounds[round][game].outcome = outcome }
    }
    func startRound() { if canStartRound { rounds.append(pairings(ofRound: rounds.count)) } }
    func cancelRound() { if canCancelRound { rounds.removeLast() } }
    private func pairings(ofRound round: Int) -> [Game] {
        let others = (0..<5).map { ($0 + round) % 5 + 1 }
        return [(0, others[4]), (others[3], others[0]), (others[1], others[2])]
            .map { Game(white: $0.0, black: $0.1) }
    }
}

/// Rows of one width below each other, between the sides of the safe area.
private final class ChessClubRows: UIScrollView {
    private(set) var buttons: [UIButton] = []
    /// Rows without an action only inform.
    func show(_ titles: [String], selected: Int? = nil, tapped: ((Int, UIView) -> Void)? = nil) {
        for button in buttons { button.removeFromSuperview() }
        buttons = titles.enumerated().map { index, title in
            let button = UIButton(configuration: .gray())
            button.setTitle(title, for: .normal)
            button.contentHorizontalAlignment = .leading
            button.isSelected = index == selected
            button.isEnabled = tapped != nil
            button.addAction(
                UIAction { [unowned button] _ in tapped?(index, button) }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 16
        let width = max(0, bounds.width - left - safeAreaInsets.right - 16)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: left, y: 8 + CGFloat(index) * 52, width: width, height: 44)
        }
        let size = CGSize(width: bounds.width, height: 8 + CGFloat(buttons.count) * 52)
        if contentSize != size { contentSize = size }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

private class ChessClubPage: UIViewController {
    let store: ChessClubStore
    let list = ChessClubRows(frame: .zero)
    private var token: (any NSObjectProtocol)?

    init(store: ChessClubStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    isolated deinit { if let token { NotificationCenter.default.removeObserver(token) } }
    override func loadView() {
        list.alwaysBounceVertical = true
        list.backgroundColor = .systemGroupedBackground
        view = list
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        token = NotificationCenter.default.addObserver(
            forName: ChessClubStore.changed, object: store, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.refresh() } }
        refresh()
    }
    func refresh() {}
    var shownTitles: [String] { list.buttons.map { $0.currentTitle ?? "" } }
}

private final class ChessClubRounds: ChessClubPage, SelfChecking {
    var onSelect: ((Int?) -> Void)?
    /// The round that the board shows; nil for the standings.
    var selection: Int? { didSet { if isViewLoaded { refresh() } } }
    private lazy var startItem = UIBarButtonItem(
        title: "Start Round",
        primaryAction: UIAction(title: "Start Round") { [weak self] _ in
            self?.store.startRound()
        })
    private var titles: [String] {
        ["Standings"] + store.rounds.indices.map { "Round \($0 + 1)" }
    }
    override func viewDidLoad() {
        navigationItem.title = "Tournament"
        navigationItem.rightBarButtonItem = startItem
        super.viewDidLoad()
    }
    override func refresh() {
        startItem.isEnabled = store.canStartRound
        list.show(titles, selected: selection.map { $0 + 1 } ?? 0) { [weak self] index, _ in
            self?.onSelect?(index == 0 ? nil : index - 1)
        }
    }
    var complaint: String? {
        guard isViewLoaded else { return nil }
        if shownTitles != titles { return "the list does not show the rounds" }
        return startItem.isEnabled == store.canStartRound ? nil : "Start Round is not as it may be"
    }
}

private final class ChessClubBoard: ChessClubPage, SelfChecking {
    var onPlayer: ((Int) -> Void)?
    var onCancelRound: (() -> Void)?
    /// The round shown; nil for the standings.
    var round: Int? { didSet { if isViewLoaded { refresh() } } }
    private var canCancel: Bool { store.canCancelRound && round == store.rounds.count - 1 }
    private lazy var cancelItem = UIBarButtonItem(
        title: "Cancel Round",
        primaryAction: UIAction(title: "Cancel Round") { [weak self] _ in
            self?.confirmCancel()
        })
    private var pageTitle: String { round.map { "Pairings of Round \($0 + 1)" } ?? "Standings" }
    private var titles: [String] {
        guard let round, store.rounds.indices.contains(round) else {
            return store.standings.map { "\(store.players[$0].name)  \(store.points(of: $0))" }
        }
        return store.rounds[round].map { game in
            let (white, black) = (store.players[game.white].name, store.players[game.black].name)
            return "\(white) v \(black)  \(game.outcome?.rawValue ?? "open")"
        }
    }

    override func viewDidLoad() {
        navigationItem.rightBarButtonItem = cancelItem
        super.viewDidLoad()
    }
    override func refresh() {
        navigationItem.title = pageTitle
        cancelItem.isEnabled = canCancel
        list.show(titles) { [weak self] index, row in self?.choose(index, from: row) }
    }

    private func choose(_ index: Int, from row: UIView) {
        guard let round else { return onPlayer?(store.standings[index]) ?? () }
        guard presentedViewController == nil else { return }
        let game = store.rounds[round][index]
        let sheet = UIAlertController(title: "Result", message: nil, preferredStyle: .actionSheet)
        let choices =
            ChessClubStore.Outcome.allCases.map { ($0.rawValue, $0) }
            + [("Clear Result", ChessClubStore.Outcome?.none)]
        for (title, outcome) in choices where outcome != game.outcome {
            let choice = UIAlertAction(title: title, style: .default) { [store] _ in
                store.setOutcome(outcome, round: round, game: index)
            }
            sheet.addAction(choice)
        }
        sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
        sheet.popoverPresentationController?.sourceView = row
        sheet.popoverPresentationController?.sourceRect = row.bounds
        present(sheet, animated: true)
    }

    private func confirmCancel() {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep Round", style: .cancel))
        let cancel = UIAlertAction(title: "Cancel It", style: .destructive) { [weak self] _ in
            self?.onCancelRound?()
        }
        alert.addAction(cancel)
        present(alert, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        if navigationItem.title != pageTitle { return "the title is not that of the page" }
        return shownTitles == titles ? nil : "the rows are not those of the tournament"
    }
}

private final class ChessClubPlayer: ChessClubPage {
    var onClose: (() -> Void)?
    var player = 0 { didSet { if isViewLoaded { refresh() } } }
    private var titles: [String] {
        ["Rating \(store.players[player].rating)", "Points \(store.points(of: player))"]
    }

    override func viewDidLoad() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.onClose?() })
        super.viewDidLoad()
    }
    override func refresh() {
        navigationItem.title = store.players[player].name
        list.show(titles)
    }
}

private final class ChessClubSplit: UISplitViewController, UISplitViewControllerDelegate {
    private let rounds: ChessClubRounds
    private let board: ChessClubBoard
    private let player: ChessClubPlayer
    private var hasChosen = false
    init(store: ChessClubStore) {
        rounds = ChessClubRounds(store: store)
        board = ChessClubBoard(store: store)
        player = ChessClubPlayer(store: store)
        super.init(style: .doubleColumn)
        delegate = self
        setViewController(UINavigationController(rootViewController: rounds), for: .primary)
        setViewController(UINavigationController(rootViewController: board), for: .secondary)
        setViewController(UINavigationController(rootViewController: player), for: .inspector)
        rounds.onSelect = { [weak self] round in self?.select(round) }
        board.onPlayer = { [weak self] index in self?.inspect(index) }
        board.onCancelRound = { [weak self] in
            store.cancelRound()
            self?.board.round = store.rounds.count - 1
            self?.rounds.selection = store.rounds.count - 1
        }
        player.onClose = { [weak self] in self?.hide(.inspector) }
    }
    required init?(coder: NSCoder) { nil }
    private func select(_ round: Int?) {
        hasChosen = true
        board.round = round
        rounds.selection = round
        show(.secondary)
        if !isCollapsed, displayMode == .oneOverSecondary { hide(.primary) }
    }
    private func inspect(_ index: Int) {
        let isSame = index == player.player
        player.player = index
        if isSame, isShowing(.inspector) { hide(.inspector) } else { show(.inspector) }
    }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { hasChosen ? .secondary : .primary }
}

@MainActor func makeChessClub() -> UIViewController { ChessClubSplit(store: ChessClubStore()) }
