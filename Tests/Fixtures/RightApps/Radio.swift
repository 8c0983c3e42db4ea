import UIKit

/// A split view as a child, with a player at the bottom that is always there.
final class RadioContainerViewController: UIViewController, UISplitViewControllerDelegate {
    private static let playerHeight: CGFloat = 56
    private let split = UISplitViewController(style: .doubleColumn)
    private let stations = StationsViewController()
    private let station = StationViewController()
    private let player = UIView()
    private lazy var playButton = UIButton(
        type: .system, primaryAction: UIAction(title: "Play") { [unowned self] _ in togglePlay() })
    private lazy var nowPlayingButton = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Not Playing") { [unowned self] _ in openPlayer() })
    private var playing: String? { didSet { updatePlayer() } }
    private var isPaused = false { didSet { updatePlayer() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        embedSplitView()
        embedPlayer()
        updatePlayer()
    }

    private func embedSplitView() {
        split.delegate = self
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(stations, for: .primary)
        split.setViewController(station, for: .secondary)
        stations.didSelect = { [unowned self] name in
            station.name = name
            split.show(.secondary)
            if !split.isCollapsed, split.displayMode == .oneOverSecondary { split.hide(.primary) }
        }
        station.didPlay = { [unowned self] name in
            playing = name
            isPaused = false
        }
        addChild(split)
        split.view.frame = view.bounds
        split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(split.view)
        split.didMove(toParent: self)
        split.additionalSafeAreaInsets.bottom = Self.playerHeight
    }

    private func embedPlayer() {
        player.backgroundColor = .secondarySystemBackground
        for part in [player, nowPlayingButton, playButton] {
            part.translatesAutoresizingMaskIntoConstraints = false
        }
        view.addSubview(player)
        player.addSubview(nowPlayingButton)
        player.addSubview(playButton)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            player.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            player.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            player.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            player.topAnchor.constraint(equalTo: area.bottomAnchor, constant: -Self.playerHeight),
            nowPlayingButton.topAnchor.constraint(equalTo: player.topAnchor),
            nowPlayingButton.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            nowPlayingButton.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            playButton.topAnchor.constraint(equalTo: player.topAnchor),
            playButton.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            playButton.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            playButton.leadingAnchor.constraint(
                greaterThanOrEqualTo: nowPlayingButton.trailingAnchor, constant: 8),
        ])
    }

    private func updatePlayer() {
        nowPlayingButton.setTitle(playing ?? "Not Playing", for: .normal)
        nowPlayingButton.isEnabled = playing != nil
        playButton.setTitle(playing != nil && !isPaused ? "Pause" : "Play", for: .normal)
        playButton.isEnabled = playing != nil
    }

    private func togglePlay() {
        isPaused.toggle()
    }

    private func openPlayer() {
        guard let playing, presentedViewController == nil else { return }
        let page = TextPageViewController()
        page.title = playing
        page.label.text = "You are listening to \(playing)."
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
        present(UINavigationController(rootViewController: page), animated: true)
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        station.name == nil ? .primary : .secondary
    }
}

private final class StationsViewController: RowsViewController {
    var didSelect: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stations"
        rowsView.rows = ["Jazz", "News", "Classics"].map { name in
            RowsView.Row(title: name) { [weak self] in self?.didSelect?(name) }
        }
    }
}

private final class StationViewController: TextPageViewController {
    var didPlay: ((String) -> Void)?
    var name: String? { didSet { update() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    private func update() {
        title = name
        label.text = name.map { "\($0), all day long" } ?? "No station selected"
        navigationItem.rightBarButtonItem = name.map { name in
            UIBarButtonItem(
                systemItem: .play, primaryAction: UIAction { [unowned self] _ in didPlay?(name) })
        }
    }
}
