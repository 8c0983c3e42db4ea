import UIKit

/// Tabs with a sidebar, as of iOS 18: a group with a managing navigation controller.
final class StudioTabBarController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        mode = .tabSidebar
        let home = UITab(
            title: "Home", image: UIImage(systemName: "house"), identifier: "home"
        ) { _ in
            UINavigationController(rootViewController: StudioHomeViewController())
        }
        let children = ["Songs", "Albums", "Artists"].map { name in
            UITab(
                title: name, image: UIImage(systemName: "music.note"), identifier: name.lowercased()
            ) { _ in
                CollectionViewController(name: name)
            }
        }
        let library = UITabGroup(
            title: "Library", image: UIImage(systemName: "books.vertical"), identifier: "library",
            children: children
        ) { _ in
            LibraryViewController()
        }
        library.managingNavigationController = UINavigationController()
        let radio = UITab(
            title: "Radio", image: UIImage(systemName: "radio"), identifier: "radio"
        ) { _ in
            UINavigationController(rootViewController: StudioRadioViewController())
        }
        tabs = [home, library, radio]
    }

    func showInLibrary(_ identifier: String) {
        let library = tab(forIdentifier: "library") as? UITabGroup
        guard let child = library?.tab(forIdentifier: identifier) else { return }
        selectedTab = child
    }
}

private final class StudioHomeViewController: RowsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
        rowsView.rows = [
            RowsView.Row(title: "Recently Played") { [weak self] in
                let page = CollectionViewController(name: "Recently Played")
                self?.navigationController?.pushViewController(page, animated: true)
            },
            RowsView.Row(title: "Go to Albums") { [weak self] in
                (self?.tabBarController as? StudioTabBarController)?.showInLibrary("albums")
            },
        ]
    }
}

private final class LibraryViewController: RowsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        rowsView.rows = ["Songs", "Albums", "Artists"].map { name in
            RowsView.Row(title: name) { [weak self] in
                let tabs = self?.tabBarController as? StudioTabBarController
                tabs?.showInLibrary(name.lowercased())
            }
        }
    }
}

private final class CollectionViewController: RowsViewController {
    private let name: String

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        rowsView.rows = (1...3).map { number in
            RowsView.Row(title: "\(name) \(number)") { [weak self] in self?.open(number) }
        }
    }

    private func open(_ number: Int) {
        let page = TextPageViewController()
        page.title = "\(name) \(number)"
        page.label.text = "Track, length and credits"
        navigationController?.pushViewController(page, animated: true)
    }
}

private final class StudioRadioViewController: TextPageViewController {
    private var isPlaying = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Radio"
        update()
    }

    private func update() {
        label.text = isPlaying ? "You are listening to Radio 4." : "Choose a station."
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: isPlaying ? .pause : .play,
            primaryAction: UIAction { [unowned self] _ in
                isPlaying.toggle()
                update()
            })
    }
}
