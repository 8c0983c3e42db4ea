// A guide to a harbour with a drawer: custom container (drawer over compact, column beside regular
// width), right-to-left, favourites by notification, notes that load with a cancellable
// DispatchWorkItem, placeholder of an empty list.
import UIKit

private struct HarborGuidePlace { let id: Int, name: String, section: String }

@MainActor private final class HarborGuideStore {
    static let didChange = Notification.Name("HarborGuideStoreDidChange")
    let sections = ["Berths", "Shops", "Favorites"]
    private let places = [
        (1, "North Quay", "Berths"), (2, "Old Mole", "Berths"), (3, "Visitor Pontoon", "Berths"),
        (4, "Chandler", "Shops"), (5, "Bakery", "Shops"),
    ]
    .map { HarborGuidePlace(id: $0.0, name: $0.1, section: $0.2) }
    private var favorites: Set<Int> = []
    var notes: [Int: String] = [:]
    func places(in section: String) -> [HarborGuidePlace] {
        section == "Favorites" ? places.filter(isFavorite) : places.filter { $0.section == section }
    }
    func isFavorite(_ place: HarborGuidePlace) -> Bool { favorites.contains(place.id) }
    func toggleFavorite(_ place: HarborGuidePlace) {
        if favorites.remove(place.id) == nil { favorites.insert(place.id) }
        NotificationCenter.default.post(name: HarborGuideStore.didChange, object: self)
    }
}

/// Rows below each other, as wide as the safe area.
@MainActor private final class HarborGuideColumn: UIScrollView {
    var rows: [UIView] = [] {
        didSet {
            for row in oldValue where !rows.contains(row) { row.removeFromSuperview() }
            for row in rows where row.superview !== self { addSubview(row) }
            setNeedsLayout()
        }
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 16
        let width = max(0, bounds.width - left - safeAreaInsets.right - 16)
        var top: CGFloat = 12
        for row in rows {
            let fitting = row.sizeThatFits(CGSize(width: width, height: 0)).height
            row.frame = CGRect(
                x: left, y: top, width: width, height: row is UIControl ? max(48, fitting) : fitting
            )
            top = row.frame.maxY + 8
        }
        let size = CGSize(width: bounds.width, height: top + 4)
        if contentSize != size { contentSize = size }
    }
}

/// A page with a column.
@MainActor private class HarborGuidePage: UIViewController {
    let column = HarborGuideColumn(frame: .zero)
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        column.frame = view.bounds
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        column.alwaysBounceVertical = true
        view.addSubview(column)
    }
}

/// Shows a menu and a navigation stack: beside each other in regular width, else the menu as a
/// drawer.
@MainActor private final class HarborGuideDrawer: UIViewController, SelfChecking {
    private let store: HarborGuideStore
    private lazy var menu = HarborGuideMenu(sections: store.sections) { [weak self] in
        self?.choose($0)
    }
    private let content = UINavigationController()
    private let dimming = UIButton(type: .custom)
    private var isOpen = false
    private var isTiled = false
    private var section = "Berths"
    private var showsMenu: Bool { isOpen || isTiled }
    init(store: HarborGuideStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { return nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        content.setViewControllers([makePage()], animated: false)
        addChild(content)
        view.addSubview(content.view)
        content.didMove(toParent: self)
        dimming.accessibilityLabel = "Close Menu"
        dimming.accessibilityIdentifier = "Close Menu"
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.3)
        dimming.isHidden = true
        dimming.addAction(UIAction { [weak self] _ in self?.setOpen(false) }, for: .touchUpInside)
        view.addSubview(dimming)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        viewIfLoaded?.setNeedsLayout()
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let tiles = traitCollection.horizontalSizeClass == .regular
        guard tiles != isTiled else { return }
        isTiled = tiles
        isOpen = false
        dimming.isHidden = true
        if tiles { installMenu() } else { removeMenu() }
        (content.viewControllers.first as? HarborGuideList)?.showsMenuButton = !tiles
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeViews()
    }
    private func placeViews() {
        let bounds = view.bounds
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = min(
            bounds.width - 60,
            260 + (isMirrored ? view.safeAreaInsets.right : view.safeAreaInsets.left))
        let tiled = isTiled ? width : 0
        let hidden: CGFloat = showsMenu ? 0 : width
        content.view.frame = CGRect(
            x: isMirrored ? 0 : tiled, y: 0, width: bounds.width - tiled, height: bounds.height)
        dimming.frame = bounds
        guard menu.viewIfLoaded?.superview === view else { return }
        menu.view.frame = CGRect(
            x: isMirrored ? bounds.width - width + hidden : -hidden, y: 0, width: width,
            height: bounds.height)
    }
    private func setOpen(_ opens: Bool) {
        guard !isTiled, opens != isOpen else { return }
        if opens {
            installMenu()
            placeViews()
        }
        isOpen = opens
        dimming.isHidden = !opens
        menu.view.isUserInteractionEnabled = opens
        UIView.animate(withDuration: 0.25) {
            self.placeViews()
        } completion: { [weak self] _ in
            if let self, !self.showsMenu { self.removeMenu() }
        }
    }
    private func installMenu() {
        menu.loadViewIfNeeded()
        menu.select(section)
        menu.view.isUserInteractionEnabled = true
        guard menu.parent == nil else { return }
        addChild(menu)
        view.addSubview(menu.view)
        menu.didMove(toParent: self)
    }
    private func removeMenu() {
        guard menu.parent === self else { return }
        menu.willMove(toParent: nil)
        menu.view.removeFromSuperview()
        menu.removeFromParent()
    }
    private func choose(_ name: String) {
        section = name
        menu.select(name)
        content.setViewControllers([makePage()], animated: false)
        setOpen(false)
    }
    private func makePage() -> HarborGuideList {
        let page = HarborGuideList(store: store, section: section)
        page.openMenu = { [weak self] in self?.setOpen(true) }
        page.showsMenuButton = !isTiled
        return page
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if showsMenu != (menu.viewIfLoaded?.superview === view) {
            return "the menu is there though it is closed, or is missing"
        }
        if showsMenu, !view.bounds.contains(menu.view.frame) {
            return "the open menu lies outside the window"
        }
        if content.viewControllers.first?.title != section {
            return "another section than \(section) is shown"
        }
        return dimming.isHidden == isOpen ? "the dimming does not follow the drawer" : nil
    }
}

@MainActor private final class HarborGuideMenu: HarborGuidePage {
    private let sections: [String]
    private var buttons: [UIButton] = []
    init(sections: [String], choose: @escaping (String) -> Void) {
        self.sections = sections
        super.init(nibName: nil, bundle: nil)
        buttons = sections.map { name in
            UIButton(
                type: .system, primaryAction: UIAction(title: "Show \(name)") { _ in choose(name) })
        }
    }
    required init?(coder: NSCoder) { return nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        column.rows = buttons
    }
    func select(_ name: String) {
        for (button, section) in zip(buttons, sections) {
            button.isSelected = section == name
            button.isEnabled = section != name
        }
    }
}

@MainActor private final class HarborGuideList: HarborGuidePage, SelfChecking {
    private let store: HarborGuideStore
    private let section: String
    private nonisolated(unsafe) var observer: (any NSObjectProtocol)?
    var openMenu: () -> Void = {}
    var showsMenuButton = false {
        didSet {
            let action = UIAction { [weak self] _ in self?.openMenu() }
            navigationItem.leftBarButtonItem =
                showsMenuButton ? UIBarButtonItem(title: "Menu", primaryAction: action) : nil
        }
    }
    init(store: HarborGuideStore, section: String) {
        self.store = store
        self.section = section
        super.init(nibName: nil, bundle: nil)
        title = section
        observer = NotificationCenter.default.addObserver(
            forName: HarborGuideStore.didChange, object: store, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.reload() }
        }
    }
    required init?(coder: NSCoder) { return nil }
    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
    override func viewDidLoad() {
        super.viewDidLoad()
        reload()
    }
    private func reload() {
        guard isViewLoaded else { return }
        let places = store.places(in: section)
        let placeholder = UILabel(frame: .zero)
        placeholder.text = "No favorites yet. Open a place and add it."
        placeholder.numberOfLines = 0
        column.rows =
            places.isEmpty
            ? [placeholder]
            : places.map { place in
                UIButton(
                    type: .system,
                    primaryAction: UIAction(title: place.name) { [weak self] _ in self?.show(place)
                    })
            }
    }
    private func show(_ place: HarborGuidePlace) {
        guard let navigationController, navigationController.topViewController === self else {
            return
        }
        navigationController.pushViewController(
            HarborGuideDetail(store: store, place: place), animated: true)
    }
    var complaint: String? {
        guard isViewLoaded else { return nil }
        let names = store.places(in: section).map(\.name)
        let shown = column.rows.compactMap { ($0 as? UIButton)?.currentTitle }
        return shown != names
            ? "the list shows \(shown), the store has \(names)"
            : column.rows.isEmpty ? "there is no placeholder" : nil
    }
}

@MainActor private final class HarborGuideDetail: HarborGuidePage {
    private let store: HarborGuideStore
    private let place: HarborGuidePlace
    private let notes = UILabel(frame: .zero)
    private let favorite = UIButton(type: .system)
    private var loading: DispatchWorkItem?
    init(store: HarborGuideStore, place: HarborGuidePlace) {
        self.store = store
        self.place = place
        super.init(nibName: nil, bundle: nil)
        title = place.name
    }
    required init?(coder: NSCoder) { return nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        notes.numberOfLines = 0
        favorite.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                store.toggleFavorite(place)
                updateFavorite()
            }, for: .touchUpInside)
        updateFavorite()
        column.rows = [notes, favorite]
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let text = store.notes[place.id] { return showNotes(text) }
        guard loading == nil else { return }
        showNotes("Loading notes…")
        let item = DispatchWorkItem { [weak self] in MainActor.assumeIsolated { self?.didLoad() } }
        loading = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5, execute: item)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        loading?.cancel()
        loading = nil
    }
    private func didLoad() {
        loading = nil
        store.notes[place.id] =
            "\(place.name) is open from 8 to 18. Call the harbor master on channel 12 before you arrive."
        showNotes(store.notes[place.id])
    }
    private func showNotes(_ text: String?) {
        notes.text = text
        column.setNeedsLayout()
    }
    private func updateFavorite() {
        favorite.setTitle(
            store.isFavorite(place) ? "Remove from Favorites" : "Add to Favorites", for: .normal)
    }
}

@MainActor func makeHarborGuide() -> UIViewController {
    HarborGuideDrawer(store: HarborGuideStore())
}
