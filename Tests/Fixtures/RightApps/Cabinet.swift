// A file manager with three columns: places, the files of one, and a preview of the chosen file.
// Triple column split view, sort menu, action sheet, alert with field; from: .iOS14
import UIKit

@MainActor func makeCabinet() -> UIViewController { CabinetSplit(store: CabinetStore()) }

private struct CabinetFile {
    let id: Int
    var name: String
    var place: Int
    let size: Int
}

@MainActor private final class CabinetStore {
    let places = ["Documents", "Pictures", "Shared"]
    private(set) var files = ["Letter", "Budget", "Sunset", "Map", "Minutes"].enumerated().map {
        CabinetFile(id: $0, name: $1, place: $0 % 3, size: 90 - 15 * $0)
    }
    private(set) var place = 0
    private(set) var hasChosenPlace = false
    private(set) var selectedID: Int?
    var sortsBySize = false { didSet { changed() } }
    private var nextID = 5
    private var observers: [() -> Void] = []

    var shown: [CabinetFile] {
        files.filter { $0.place == place }.sorted { one, other in
            sortsBySize && one.size != other.size
                ? one.size < other.size : (one.name, one.id) < (other.name, other.id)
        }
    }
    var selected: CabinetFile? { files.first { $0.id == selectedID } }
    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }
    private func changed() { observers.forEach { $0() } }

    func choose(place: Int) {
        if place != self.place { selectedID = nil }
        self.place = place
        hasChosenPlace = true
        changed()
    }
    func select(_ id: Int?) {
        selectedID = id
        changed()
    }
    func add() {
        files.append(
            CabinetFile(id: nextID, name: "Untitled \(nextID)", place: place, size: nextID))
        nextID += 1
        changed()
    }
    func rename(_ id: Int, to name: String) {
        guard let index = files.firstIndex(where: { $0.id == id }) else { return }
        files[index].name = name
        changed()
    }
    func move(_ id: Int, to place: Int) {
        guard let index = files.firstIndex(where: { $0.id == id }) else { return }
        files[index].place = place
        self.place = place
        changed()
    }
    func delete(_ id: Int) {
        files.removeAll { $0.id == id }
        if selectedID == id { selectedID = nil }
        changed()
    }
}

private final class CabinetSplit: UISplitViewController, UISplitViewControllerDelegate {
    private let store: CabinetStore

    init(store: CabinetStore) {
        self.store = store
        super.init(style: .tripleColumn)
        delegate = self
        preferredDisplayMode = .twoBesideSecondary
        let places = CabinetListPage { [weak self, store] in
            store.places.enumerated().map { place, name in
                (
                    name, place == store.place,
                    {
                        store.choose(place: place)
                        self?.show(.supplementary)
                    }
                )
            }
        } heading: {
            "Places"
        }
        let files = CabinetListPage { [weak self, store] in
            store.shown.map { file in
                (
                    file.name, file.id == store.selectedID,
                    {
                        store.select(file.id)
                        self?.show(.secondary)
                    }
                )
            }
        } heading: { [store] in
            store.places[store.place]
        }
        let add = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [store] _ in store.add() })
        let byName = UIAction(title: "Sort by Name") { [store] _ in store.sortsBySize = false }
        let bySize = UIAction(title: "Sort by Size") { [store] _ in store.sortsBySize = true }
        files.navigationItem.rightBarButtonItems = [
            add, UIBarButtonItem(title: "Sort", menu: UIMenu(children: [byName, bySize])),
        ]
        for page in [places, files] { store.observe { [weak page] in page?.refresh() } }
        let preview = CabinetPreviewPage(store: store)
        preview.onDelete = { [weak self] in
            if self?.isCollapsed == true { self?.show(.supplementary) }
        }
        setViewController(UINavigationController(rootViewController: places), for: .primary)
        setViewController(UINavigationController(rootViewController: files), for: .supplementary)
        setViewController(UINavigationController(rootViewController: preview), for: .secondary)
    }
    required init?(coder: NSCoder) { nil }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        store.selected != nil ? .secondary : store.hasChosenPlace ? .supplementary : .primary
    }
}

/// A list with a heading in the bar.
private final class CabinetListPage: UIViewController, SelfChecking {
    typealias Row = (title: String, isChosen: Bool, action: () -> Void)
    private let rows: () -> [Row]
    private let heading: () -> String
    private let scroll = UIScrollView()
    private let emptyLabel = UILabel()
    private var buttons: [UIButton] = []

    init(rows: @escaping () -> [Row], heading: @escaping () -> String) {
        self.rows = rows
        self.heading = heading
        super.init(nibName: nil, bundle: nil)
        title = heading()
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = scroll }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.alwaysBounceVertical = true
        emptyLabel.text = "Nothing here"
        scroll.addSubview(emptyLabel)
        refresh()
    }

    func refresh() {
        title = heading()
        guard isViewLoaded else { return }
        buttons.forEach { $0.removeFromSuperview() }
        buttons = rows().map { row in
            let action = UIAction(title: row.title) { _ in row.action() }
            let button = UIButton(type: .system, primaryAction: action)
            button.contentHorizontalAlignment = .leading
            button.isSelected = row.isChosen
            scroll.addSubview(button)
            return button
        }
        emptyLabel.isHidden = !buttons.isEmpty
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (left, right) = (view.safeAreaInsets.left + 16, view.safeAreaInsets.right + 16)
        let width = max(0, view.bounds.width - left - right)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: left, y: CGFloat(index) * 48, width: width, height: 48)
        }
        emptyLabel.frame = CGRect(x: left, y: 12, width: width, height: 24)
        let size = CGSize(
            width: view.bounds.width, height: CGFloat(max(1, buttons.count)) * 48)
        if scroll.contentSize != size { scroll.contentSize = size }
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        if title != heading() { return "the title is not the heading" }
        let shown = buttons.map { $0.currentTitle ?? "" }
        return shown == rows().map(\.title) ? nil : "the rows are not those of the store"
    }
}

private final class CabinetPreviewPage: UIViewController, SelfChecking {
    var onDelete: () -> Void = {}
    private let store: CabinetStore
    private let label = UILabel()
    private lazy var moveItem = makeItem("Move") { $0.askPlace(of: $1) }
    private lazy var renameItem = makeItem("Rename") { $0.askName(of: $1) }
    private lazy var deleteItem = makeItem("Delete") { $0.confirmDeletion(of: $1) }

    init(store: CabinetStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        store.observe { [weak self] in self?.refresh() }
    }
    required init?(coder: NSCoder) { nil }

    private func makeItem(
        _ title: String, action: @escaping (CabinetPreviewPage, CabinetFile) -> Void
    ) -> UIBarButtonItem {
        UIBarButtonItem(
            primaryAction: UIAction(title: title) { [weak self] _ in
                guard let self, self.presentedViewController == nil, let file = self.store.selected
                else { return }
                action(self, file)
            })
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
            label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
        ])
        navigationItem.rightBarButtonItems = [deleteItem, moveItem, renameItem]
        refresh()
    }

    private func refresh() {
        guard isViewLoaded else { return }
        let file = store.selected
        title = file?.name ?? "Preview"
        label.text =
            file.map { "\($0.size) kilobytes in \(store.places[$0.place])" }
            ?? "No file is chosen"
        for item in [deleteItem, moveItem, renameItem] { item.isEnabled = file != nil }
    }

    private func askPlace(of file: CabinetFile) {
        let sheet = UIAlertController(
            title: "Move \(file.name) to", message: nil, preferredStyle: .actionSheet)
        for (place, name) in store.places.enumerated() where place != file.place {
            sheet.addAction(
                UIAlertAction(title: name, style: .default) { [store] _ in
                    store.move(file.id, to: place)
                })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = moveItem
        present(sheet, animated: true) { [weak sheet] in
            sheet?.popoverPresentationController?.passthroughViews = []
        }
    }

    private func confirmDeletion(of file: CabinetFile) {
        let alert = UIAlertController(
            title: "Delete \(file.name)?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                self?.store.delete(file.id)
                self?.onDelete()
            })
        present(alert, animated: true)
    }

    private func askName(of file: CabinetFile) {
        let alert = UIAlertController(
            title: "Rename \(file.name)", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.text = file.name }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [store, weak alert] _ in
                let name = alert?.textFields?.first?.text ?? ""
                if !name.isEmpty { store.rename(file.id, to: name) }
            })
        present(alert, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        if title != store.selected?.name ?? "Preview" { return "the title is not the file's name" }
        return deleteItem.isEnabled == (store.selected != nil) ? nil : "Delete does not fit"
    }
}
