import UIKit

// Split views within UITabs, a group, and trait changes that choose the display mode.
@MainActor func makeMusic() -> UIViewController {
    let tabs = UITabBarController(tabs: [
        UITab(title: "Albums", image: UIImage(systemName: "square.stack"), identifier: "albums") {
            _ in
            MusicSplitViewController(kind: "Albums", items: ["Blue", "Kind of Blue"])
        },
        UITab(title: "Artists", image: UIImage(systemName: "music.mic"), identifier: "artists") {
            _ in
            MusicSplitViewController(kind: "Artists", items: ["Miles", "Joni"])
        },
    ])
    tabs.mode = .tabBar
    return tabs
}

final class MusicSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private var selection: String?

    init(kind: String, items: [String]) {
        super.init(style: .doubleColumn)
        delegate = self
        let list = MusicList(kind: kind, items: items)
        list.onSelect = { [weak self] in self?.select($0) }
        setViewController(list, for: .primary)
        setViewController(empty(), for: .secondary)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        arrange()
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (self: MusicSplitViewController, _: UITraitCollection) in
            self.arrange()
        }
    }

    private func arrange() {
        preferredDisplayMode =
            traitCollection.horizontalSizeClass == .regular ? .oneBesideSecondary : .automatic
    }

    private func empty() -> UIViewController {
        TextViewController(title: nil, text: "Nothing selected")
    }

    private func select(_ item: String) {
        selection = item
        let page = MusicPage(title: item, text: "Songs of \(item)")
        page.onRemove = { [weak self] in self?.remove(item) }
        setViewController(page, for: .secondary)
        show(.secondary)
    }

    private func remove(_ item: String) {
        guard selection == item else { return }
        selection = nil
        (viewController(for: .primary) as? MusicList)?.remove(item)
        show(.primary)
        setViewController(empty(), for: .secondary)
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        selection == nil ? .primary : .secondary
    }
}

final class MusicList: ListViewController {
    var onSelect: ((String) -> Void)?
    private var items: [String]

    init(kind: String, items: [String]) {
        self.items = items
        super.init(nibName: nil, bundle: nil)
        title = kind
        reloadItems()
    }

    required init?(coder: NSCoder) { fatalError() }

    func remove(_ item: String) {
        items.removeAll { $0 == item }
        reloadItems()
    }

    private func reloadItems() {
        rows = items.map { item in Row(item) { [weak self] in self?.onSelect?(item) } }
    }
}

final class MusicPage: TextViewController {
    var onRemove: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More",
            menu: UIMenu(children: [
                UIAction(title: "Play") { [weak self] _ in self?.play() },
                UIAction(title: "Remove", attributes: .destructive) { [weak self] _ in
                    self?.onRemove?()
                },
            ]))
    }

    private func play() {
        let player = TextViewController(title: "Now Playing", text: "♫")
        player.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close,
            primaryAction: UIAction { [weak player] _ in player?.dismiss(animated: true) })
        let navigation = UINavigationController(rootViewController: player)
        navigation.modalPresentationStyle = .pageSheet
        present(navigation, animated: true)
    }
}
