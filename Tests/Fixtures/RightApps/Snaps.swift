// A photo library with tabs that become a sidebar: photo grid with selection mode and toolbar,
// albums made in an alert, an album pinned as a tab, a viewer that pages between child controllers,
// trash with restore, deletion of what is shown. from: .iOS18
import UIKit

private struct SnapsPhoto: Equatable {
    let number: Int
    var album: String?
    var isDeleted = false
    var name: String { "Photo \(number)" }
}

private enum SnapsSource: Equatable {
    case all, trash
    case album(String)

    var title: String {
        switch self {
        case .all: "Library"
        case .trash: "Recently Deleted"
        case .album(let name): name
        }
    }
}

@MainActor private final class SnapsLibrary: NSObject {
    static let didChange = Notification.Name("SnapsLibraryDidChange")
    private var photos = (1...14).map {
        SnapsPhoto(number: $0, album: $0 % 3 == 0 ? "Garden" : $0 % 5 == 0 ? "Paris" : nil)
    }
    private(set) var albums = ["Garden", "Paris"]
    private(set) var pinned: String?
    private var made = 0

    private func changed() {
        NotificationCenter.default.post(name: SnapsLibrary.didChange, object: self)
    }

    func photos(of source: SnapsSource) -> [SnapsPhoto] {
        photos.filter { photo in
            switch source {
            case .all: !photo.isDeleted
            case .trash: photo.isDeleted
            case .album(let name): !photo.isDeleted && photo.album == name
            }
        }
    }

    func change(_ numbers: Set<Int>, _ change: (inout SnapsPhoto) -> Void) {
        for place in photos.indices where numbers.contains(photos[place].number) {
            change(&photos[place])
        }
        changed()
    }

    func erase(_ numbers: Set<Int>) {
        photos.removeAll { numbers.contains($0.number) }
        changed()
    }

    var nextName: String { "New Album \(made + 1)" }

    func makeAlbum(_ name: String) {
        guard !name.isEmpty, !albums.contains(name) else { return }
        made += 1
        albums.append(name)
        changed()
    }

    func deleteAlbum(_ name: String) {
        albums.removeAll { $0 == name }
        for place in photos.indices where photos[place].album == name { photos[place].album = nil }
        if pinned == name { pinned = nil }
        changed()
    }

    func pin(_ name: String?) {
        pinned = name
        changed()
    }
}

/// Tiles, or rows as wide as the page.
private final class SnapsGrid: UIScrollView {
    var minimum: CGFloat = 110
    var tiles: [UIView] = [] {
        didSet {
            for tile in oldValue { tile.removeFromSuperview() }
            for tile in tiles { addSubview(tile) }
            setNeedsLayout()
        }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = safeAreaInsets
        let width = max(0, bounds.width - safe.left - safe.right - 16)
        let columns = max(1, Int(width / minimum))
        let size = CGSize(width: width / CGFloat(columns), height: minimum > 200 ? 54 : 90)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, tile) in tiles.enumerated() {
            let column = isMirrored ? columns - 1 - index % columns : index % columns
            let origin = CGPoint(
                x: safe.left + 8 + CGFloat(column) * size.width,
                y: 8 + CGFloat(index / columns) * size.height)
            tile.frame = CGRect(origin: origin, size: size).insetBy(dx: 3, dy: 3)
        }
        let lines = (tiles.count + columns - 1) / columns
        let content = CGSize(width: bounds.width, height: 16 + CGFloat(lines) * size.height)
        if contentSize != content { contentSize = content }
    }
}

private class SnapsPage: UIViewController {
    let library: SnapsLibrary
    private var token: (any NSObjectProtocol)?

    init(_ library: SnapsLibrary, title: String) {
        self.library = library
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { return nil }
    isolated deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        token = NotificationCenter.default.addObserver(
            forName: SnapsLibrary.didChange, object: library, queue: nil
        ) {
            [weak self] _ in MainActor.assumeIsolated { self?.refresh() }
        }
        refresh()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if navigationController?.isToolbarHidden == wantsToolbar {
            navigationController?.setToolbarHidden(!wantsToolbar, animated: animated)
        }
    }

    var wantsToolbar: Bool { false }
    func refresh() {}

    var isFrontPage: Bool {
        navigationController?.topViewController === self
            && navigationController?.presentedViewController == nil
    }

    func ask(_ question: String, _ verb: String, _ act: @escaping @MainActor () -> Void) {
        guard isFrontPage else { return }
        let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: verb, style: .destructive) { _ in act() })
        present(alert, animated: true)
    }

    /// Takes the page out of its stack, wherever it is there.
    func leave() {
        guard let stack = navigationController,
            let place = stack.viewControllers.firstIndex(of: self), place > 0
        else { return }
        let isShown = viewIfLoaded?.window != nil
        stack.setViewControllers(Array(stack.viewControllers.prefix(place)), animated: isShown)
    }
}

private final class SnapsPhotos: SnapsPage, SelfChecking {
    private let source: SnapsSource
    private let grid = SnapsGrid()
    private var shown: [SnapsPhoto] = []
    private var selected: Set<Int> = []
    private lazy var deleteItem = item(source == .trash ? "Erase" : "Delete") { [unowned self] in
        remove()
    }
    private lazy var moveItem = item(source == .trash ? "Restore" : "Move") { [unowned self] in
        restore()
    }
    override var wantsToolbar: Bool { isEditing }

    init(_ library: SnapsLibrary, _ source: SnapsSource) {
        self.source = source
        super.init(library, title: source.title)
    }

    required init?(coder: NSCoder) { return nil }

    private func item(_ title: String, _ act: @escaping @MainActor () -> Void) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in act() })
    }

    override func viewDidLoad() {
        grid.frame = view.bounds
        grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        grid.alwaysBounceVertical = true
        view.addSubview(grid)
        navigationItem.rightBarButtonItem = editButtonItem
        if source != .trash {
            moveItem.primaryAction = nil
            moveItem.title = "Move"
        }
        toolbarItems = [moveItem, .flexibleSpace(), deleteItem]
        super.viewDidLoad()
    }

    override func refresh() {
        if case .album(let name) = source, !library.albums.contains(name) { return leave() }
        let photos = library.photos(of: source)
        selected.formIntersection(photos.map(\.number))
        if photos != shown || grid.tiles.isEmpty {
            shown = photos
            let empty = UILabel()
            empty.text = "No photos"
            grid.tiles =
                photos.isEmpty
                ? [empty]
                : photos.map { photo in
                    let tile = UIButton(
                        type: .system,
                        primaryAction: UIAction(title: photo.name) { [unowned self] _ in
                            tap(photo.number)
                        })
                    tile.backgroundColor = .secondarySystemBackground
                    return tile
                }
        }
        if source != .trash {
            let albums = library.albums.map { name in
                UIAction(title: "To \(name)") { [unowned self] _ in move(to: name) }
            }
            moveItem.menu = UIMenu(
                title: "Move",
                children: albums + [
                    UIAction(title: "Out of albums") { [unowned self] _ in move(to: nil) }
                ])
        }
        editButtonItem.isEnabled = isEditing || !photos.isEmpty
        showSelection()
    }

    private func showSelection() {
        for (tile, photo) in zip(grid.tiles, shown) {
            let button = tile as? UIButton
            button?.isSelected = selected.contains(photo.number)
            button?.setTitle(
                selected.contains(photo.number) ? "✓ \(photo.name)" : photo.name, for: .normal)
        }
        deleteItem.isEnabled = !selected.isEmpty
        moveItem.isEnabled = !selected.isEmpty
        navigationItem.title = isEditing ? "\(selected.count) selected" : source.title
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if !editing { selected = [] }
        if let stack = navigationController, stack.topViewController === self {
            stack.setToolbarHidden(!editing, animated: animated)
        }
        if isViewLoaded { refresh() }
    }

    private func tap(_ number: Int) {
        if isEditing {
            if selected.remove(number) == nil { selected.insert(number) }
            showSelection()
        } else if source == .trash {
            setEditing(true, animated: true)
            selected = [number]
            showSelection()
        } else if isFrontPage {
            navigationController?.pushViewController(
                SnapsViewer(library, source, number), animated: true)
        }
    }

    private func move(to album: String?) {
        let numbers = selected
        setEditing(false, animated: true)
        library.change(numbers) { $0.album = album }
    }

    private func restore() {
        let numbers = selected
        setEditing(false, animated: true)
        library.change(numbers) { $0.isDeleted = false }
    }

    private func remove() {
        let numbers = selected
        guard source == .trash else {
            setEditing(false, animated: true)
            return library.change(numbers) { $0.isDeleted = true }
        }
        ask("Erase \(numbers.count) photos for ever?", "Erase") { [weak self, library] in
            self?.setEditing(false, animated: true)
            library.erase(numbers)
        }
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        let names = library.photos(of: source).map {
            selected.contains($0.number) ? "✓ \($0.name)" : $0.name
        }
        if grid.tiles.compactMap({ ($0 as? UIButton)?.currentTitle }) != names {
            return "the grid does not show the photos"
        }
        return deleteItem.isEnabled == selected.isEmpty
            ? "the toolbar does not follow the selection" : nil
    }
}

private final class SnapsAlbums: SnapsPage, SelfChecking {
    private let grid = SnapsGrid()

    override func viewDidLoad() {
        grid.minimum = 280
        grid.frame = view.bounds
        grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        grid.alwaysBounceVertical = true
        view.addSubview(grid)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [unowned self] _ in add() })
        super.viewDidLoad()
    }

    override func refresh() {
        grid.tiles = library.albums.map { name in
            UIButton(
                type: .system,
                primaryAction: UIAction(title: name) { [unowned self] _ in
                    if isFrontPage {
                        navigationController?.pushViewController(
                            SnapsAlbum(library, title: name), animated: true)
                    }
                })
        }
    }

    private func add() {
        guard isFrontPage else { return }
        let alert = UIAlertController(title: "New album", message: nil, preferredStyle: .alert)
        alert.addTextField { [library] field in
            field.placeholder = "Name"
            field.text = library.nextName
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Create", style: .default) { [library, weak alert] _ in
                library.makeAlbum(alert?.textFields?.first?.text ?? "")
            })
        present(alert, animated: true)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        return grid.tiles.compactMap { ($0 as? UIButton)?.currentTitle } == library.albums
            ? nil : "the list does not show the albums"
    }
}

/// What can be done with an album.
private final class SnapsAlbum: SnapsPage {
    private let grid = SnapsGrid()
    private var name: String { title ?? "" }
    private lazy var photos = button("") { [unowned self] in
        if isFrontPage {
            navigationController?.pushViewController(
                SnapsPhotos(library, .album(name)), animated: true)
        }
    }
    private lazy var pin = button("") { [unowned self] in
        library.pin(library.pinned == name ? nil : name)
    }
    private lazy var delete = button("Delete album") { [unowned self] in
        ask("Delete \(name)? Its photos stay.", "Delete album") { [library, name] in
            library.deleteAlbum(name)
        }
    }

    private func button(_ title: String, _ act: @escaping @MainActor () -> Void) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction(title: title) { _ in act() })
    }

    override func viewDidLoad() {
        grid.minimum = 5000
        grid.frame = view.bounds
        grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        grid.tiles = [photos, pin, delete]
        view.addSubview(grid)
        super.viewDidLoad()
    }

    override func refresh() {
        guard library.albums.contains(name) else { return leave() }
        photos.setTitle("Show \(library.photos(of: .album(name)).count) photos", for: .normal)
        pin.setTitle(library.pinned == name ? "Unpin from tabs" : "Pin as a tab", for: .normal)
    }
}

/// Pages between photos, each a child.
private final class SnapsViewer: SnapsPage, SelfChecking {
    private let source: SnapsSource
    private var number: Int
    private var place = 0
    private var child: SnapsPicture?
    private lazy var previousItem = UIBarButtonItem(
        title: "Previous",
        primaryAction: UIAction(title: "Previous") { [unowned self] _ in step(-1) })
    private lazy var nextItem = UIBarButtonItem(
        title: "Next", primaryAction: UIAction(title: "Next") { [unowned self] _ in step(1) })
    private lazy var trashItem = UIBarButtonItem(
        systemItem: .trash,
        primaryAction: UIAction { [unowned self] _ in
            library.change([number]) { $0.isDeleted = true }
        })
    override var wantsToolbar: Bool { true }

    init(_ library: SnapsLibrary, _ source: SnapsSource, _ number: Int) {
        self.source = source
        self.number = number
        super.init(library, title: "Photo \(number)")
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        toolbarItems = [previousItem, .flexibleSpace(), trashItem, .flexibleSpace(), nextItem]
        super.viewDidLoad()
    }

    private func step(_ difference: Int) {
        let photos = library.photos(of: source)
        guard photos.indices.contains(place + difference) else { return }
        number = photos[place + difference].number
        refresh()
    }

    override func refresh() {
        let photos = library.photos(of: source)
        guard !photos.isEmpty else { return leave() }
        place = photos.firstIndex { $0.number == number } ?? min(place, photos.count - 1)
        number = photos[place].number
        previousItem.isEnabled = place > 0
        nextItem.isEnabled = place + 1 < photos.count
        title = photos[place].name
        guard child?.name != photos[place].name else { return }
        child?.willMove(toParent: nil)
        child?.viewIfLoaded?.removeFromSuperview()
        child?.removeFromParent()
        let new = SnapsPicture(photos[place].name)
        child = new
        addChild(new)
        new.view.frame = view.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(new.view)
        new.didMove(toParent: self)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if children.count != 1 || child?.name != title {
            return "the photo is not that of the title"
        }
        return library.photos(of: source).contains { $0.number == number }
            ? nil : "it shows a deleted photo"
    }
}

private final class SnapsPicture: UIViewController {
    let name: String

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = name
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor).isActive =
            true
        label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor).isActive =
            true
    }
}

/// The tabs, with the pinned album as one.
private final class SnapsTabs: UITabBarController, SelfChecking {
    private let library = SnapsLibrary()
    private var token: (any NSObjectProtocol)?

    isolated deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        mode = .tabSidebar
        let library = library
        tabs = [
            tab("Library", "photo") { SnapsPhotos(library, .all) },
            tab("Albums", "rectangle.stack") { SnapsAlbums(library, title: "Albums") },
            tab("Recently Deleted", "trash") { SnapsPhotos(library, .trash) },
        ]
        token = NotificationCenter.default.addObserver(
            forName: SnapsLibrary.didChange, object: library, queue: nil
        ) {
            [weak self] _ in MainActor.assumeIsolated { self?.updatePinned() }
        }
    }

    private func tab(
        _ title: String, _ image: String, _ make: @escaping @MainActor () -> UIViewController
    ) -> UITab {
        UITab(
            title: title, image: UIImage(systemName: image),
            identifier: title == library.pinned ? "pinned.\(title)" : title
        ) { _ in
            UINavigationController(rootViewController: make())
        }
    }

    private func updatePinned() {
        let wanted = library.pinned.map { "pinned.\($0)" }
        guard tabs.dropFirst(3).first?.identifier != wanted else { return }
        if let current = selectedTab, tabs.dropFirst(3).contains(current) { selectedTab = tabs[1] }
        var new = Array(tabs.prefix(3))
        if let name = library.pinned {
            new.append(tab(name, "pin") { [library] in SnapsPhotos(library, .album(name)) })
        }
        setTabs(new, animated: true)
    }

    var complaint: String? {
        tabs.count == (library.pinned == nil ? 3 : 4)
            ? nil : "the tabs do not show the pinned album"
    }
}

@MainActor func makeSnaps() -> UIViewController { SnapsTabs() }
