import Foundation
import SplitFuzz
import UIKitModel

/// Music: tabs, a section of collections, and a section of playlists, in a bar and in a sidebar.
@MainActor final class MusicTabBarController: UITabBarController {
    enum Mistake {
        /// Pushes the page of all collections, which is on the stack already where there is no
        /// sidebar.
        case pushesCollections
    }

    private let mistake: Mistake?

    init(_ layout: Sidebar.Layout = .automatic, mistake: Mistake? = nil) {
        self.mistake = mistake
        super.init(nibName: nil, bundle: nil)
        mode = .tabSidebar
        sidebar.preferredLayout = layout
        tabs = [home, search, collections, playlists, documents]
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Tabs

    private var home: UITab {
        UITab(title: "Home", image: nil, identifier: "home") { [weak self] _ in
            let page = RowsPage("Home")
            page.add("Show Albums") { self?.show("albums") }
            page.add("Sidebar") { self?.sidebar.isHidden.toggle() }
            page.add("Player") { [weak page] in
                guard let page, page.presentedViewController == nil else { return }
                let player = RowsPage("Player")
                player.add("Close") { [weak player] in player?.dismiss(animated: true) }
                page.present(player, animated: true)
            }
            return UINavigationController(rootViewController: page)
        }
    }

    private var search: UITab {
        UITab(title: "Search", image: nil, identifier: "search") { _ in
            UINavigationController(rootViewController: ResultsPage())
        }
    }

    /// The controllers of the group and of its tabs make one stack.
    private var collections: UITabGroup {
        let names = ["Albums", "Artists"]
        let group = UITabGroup(
            title: "Collections", image: nil, identifier: "collections",
            children: names.map { name in
                UITab(title: name, image: nil, identifier: name.lowercased()) { [weak self] _ in
                    self?.list(name) ?? UIViewController()
                }
            }
        ) { [weak self] _ in
            let page = RowsPage("All Collections")
            for name in names { page.add("Open \(name)") { self?.open(name) } }
            return page
        }
        group.managingNavigationController = UINavigationController()
        return group
    }

    private var playlists: UITabGroup {
        let group = UITabGroup(
            title: "Playlists", image: nil, identifier: "playlists",
            children: ["Quiet", "Loud"].map { name in
                UITab(title: name, image: nil, identifier: name.lowercased()) { [weak self] _ in
                    UINavigationController(
                        rootViewController: self?.list(name) ?? UIViewController())
                }
            })
        group.defaultChildIdentifier = "loud"
        return group
    }

    private var documents: UITab {
        UITab(title: "Scores", image: nil, identifier: "scores") { _ in
            DocumentSplitViewController()
        }
    }

    private func list(_ name: String) -> UIViewController {
        let page = RowsPage(name)
        if mistake == .pushesCollections {
            page.add("All of \(name)") { [weak self, weak page] in
                guard let all = self?.tab(forIdentifier: "collections")?.viewController else {
                    return
                }
                page?.navigationController?.pushViewController(all, animated: true)
            }
        }
        page.add("First of \(name)") { [weak page] in
            page?.navigationController?.pushViewController(RowsPage("Song"), animated: true)
        }
        return page
    }

    // MARK: - Ways

    private func show(_ identifier: String) { selectedTab = tab(forIdentifier: identifier) }

    private func open(_ name: String) {
        show(name.lowercased())
    }
}

/// Results that scroll.
@MainActor private final class ResultsPage: UIViewController {
    private let results = UIScrollView()
    private var buttons: [UIButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Search"
        restorationIdentifier = "Search"
        buttons = (1...20).map { number in
            UIButton(
                type: .system,
                primaryAction: UIAction(title: "Result \(number)") { [weak self] _ in
                    self?.navigationController?.pushViewController(
                        RowsPage("Result"), animated: true)
                })
        }
        buttons.forEach(results.addSubview)
        view.addSubview(results)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        results.frame = view.bounds
        let width = results.bounds.width
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 0, y: 60 * CGFloat(index), width: width, height: 60)
        }
        results.contentSize = CGSize(width: width, height: 60 * CGFloat(buttons.count))
    }
}
