import UIKit

// A tab bar with a sidebar, and a group of tabs (iOS 18).
@MainActor func makePhotos() -> UIViewController {
    let library = UITab(
        title: "Library", image: UIImage(systemName: "photo"), identifier: "library"
    ) {
        _ in UINavigationController(rootViewController: PhotosGrid(title: "Library", count: 4))
    }
    let albums = UITabGroup(
        title: "Albums", image: UIImage(systemName: "rectangle.stack"), identifier: "albums",
        children: ["Family", "Travel"].map { name in
            UITab(title: name, image: nil, identifier: "album.\(name)") { _ in
                PhotosGrid(title: name, count: 2)
            }
        }
    ) { _ in PhotosAlbums() }
    albums.managingNavigationController = UINavigationController()
    let settings = UITab(
        title: "Settings", image: UIImage(systemName: "gear"), identifier: "settings"
    ) {
        _ in UINavigationController(rootViewController: PhotosSettings())
    }
    let tabs = UITabBarController(tabs: [library, albums, settings])
    tabs.mode = .tabSidebar
    return tabs
}

final class PhotosAlbums: ListViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Albums"
        rows = ["Family", "Travel"].map { name in
            Row(name) { [weak self] in
                guard let tabs = self?.tabBarController else { return }
                tabs.selectedTab = tabs.tab(forIdentifier: "album.\(name)")
            }
        }
    }
}

final class PhotosGrid: ListViewController {
    init(title: String, count: Int) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        rows = (1...count).map { number in
            Row("Photo \(number)") { [weak self] in
                let photo = PhotoViewController(title: "Photo \(number)", text: "🏞")
                self?.navigationController?.pushViewController(photo, animated: true)
            }
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class PhotoViewController: TextViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .action,
            menu: UIMenu(children: [
                UIAction(title: "Info") { [weak self] _ in self?.showInfo() },
                UIMenu(
                    title: "Rate",
                    children: (1...2).map { stars in
                        UIAction(title: "\(stars) Stars") { [weak self] _ in
                            self?.label.text = String(repeating: "★", count: stars)
                        }
                    }),
            ]))
    }

    private func showInfo() {
        let info = UINavigationController(
            rootViewController: PhotoInfo(title: "Info", text: "4032 × 3024"))
        info.modalPresentationStyle = .formSheet
        present(info, animated: true)
    }
}

final class PhotoInfo: TextViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }
}

final class PhotosSettings: ListViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        rows = [
            Row("Hide Tab Bar Here") { [weak self] in
                let page = TextViewController(title: "About", text: "Version 1")
                page.hidesBottomBarWhenPushed = true
                self?.navigationController?.pushViewController(page, animated: true)
            }
        ]
    }
}
