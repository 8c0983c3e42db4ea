import UIKit

/// A playlist with a pull-down menu that sorts it, a toolbar, and pages with a menu of actions.
struct Track: Equatable {
    let id: Int
    let title: String
    let seconds: Int
}

final class TracksViewController: RowsViewController {
    private enum Order: String, CaseIterable {
        case title = "Title"
        case length = "Length"
    }

    private var tracks = [
        Track(id: 0, title: "So What", seconds: 562),
        Track(id: 1, title: "Blue in Green", seconds: 337),
        Track(id: 2, title: "All Blues", seconds: 693),
    ]
    private var nextID = 3
    private var order = Order.title { didSet { update() } }
    private let sortItem = UIBarButtonItem(
        title: "Sort", image: UIImage(systemName: "arrow.up.arrow.down"))
    private let countLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = sortItem
        let add = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [unowned self] _ in
                addTrack(title: "Take \(nextID)", seconds: 60 * nextID)
            })
        toolbarItems = [
            .flexibleSpace(), UIBarButtonItem(customView: countLabel), .flexibleSpace(), add,
        ]
        update()
    }

    private func addTrack(title: String, seconds: Int) {
        tracks.append(Track(id: nextID, title: title, seconds: seconds))
        nextID += 1
        update()
    }

    private func update() {
        title = "By \(order.rawValue)"
        tracks.sort {
            order == .title
                ? ($0.title, $0.id) < ($1.title, $1.id) : ($0.seconds, $0.id) < ($1.seconds, $1.id)
        }
        countLabel.text = "\(tracks.count) tracks"
        countLabel.sizeToFit()
        sortItem.menu = UIMenu(
            options: .displayInline,
            children: Order.allCases.map { choice in
                UIAction(title: choice.rawValue, state: choice == order ? .on : .off) {
                    [unowned self] _ in order = choice
                }
            })
        rowsView.rows = tracks.map { track in
            RowsView.Row(title: track.title) { [weak self] in self?.open(track) }
        }
    }

    private func open(_ track: Track) {
        let page = TrackViewController(track)
        page.didDuplicate = { [weak self] in
            self?.addTrack(title: "\(track.title) copy", seconds: track.seconds)
        }
        page.didRemove = { [weak self] in
            guard let self else { return }
            tracks.removeAll { $0.id == track.id }
            update()
            navigationController?.popToViewController(self, animated: true)
        }
        navigationController?.pushViewController(page, animated: true)
    }
}

private final class TrackViewController: TextPageViewController {
    private let track: Track
    private var isPlaying = false
    var didDuplicate: (() -> Void)?
    var didRemove: (() -> Void)?

    init(_ track: Track) {
        self.track = track
        super.init(nibName: nil, bundle: nil)
        title = track.title
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "\(track.seconds / 60) minutes"
        let duplicate = UIAction(title: "Duplicate") { [unowned self] _ in
            didDuplicate?()
            label.text = "Duplicated"
        }
        let remove = UIAction(title: "Remove", attributes: .destructive) { [unowned self] _ in
            didRemove?()
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More", image: UIImage(systemName: "ellipsis.circle"),
            menu: UIMenu(children: [duplicate, UIMenu(options: .displayInline, children: [remove])])
        )
        let previous = UIBarButtonItem(
            systemItem: .rewind,
            primaryAction: UIAction { [unowned self] _ in label.text = "At the beginning" })
        let play = UIBarButtonItem(
            systemItem: .play,
            primaryAction: UIAction { [unowned self] _ in
                isPlaying.toggle()
                label.text = isPlaying ? "Playing" : "Paused"
            })
        toolbarItems = [previous, .flexibleSpace(), play]
    }
}
