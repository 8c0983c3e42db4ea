// A museum's collection: specimens in the sidebar, one of them beside it, its tags in an inspector
// column. Uses a double-column split view with an inspector, isShowing, show and hide, an alert
// with a text field.
import UIKit

private struct SpecimenItem {
    let id: Int
    var name: String
    var tags: Set<String> = []
}

@MainActor private final class SpecimenCollection {
    let knownTags = ["Rare", "On loan", "Damaged", "Photographed"]
    private(set) var items = [
        SpecimenItem(id: 1, name: "Amber beetle", tags: ["Rare"]),
        SpecimenItem(id: 2, name: "Trilobite"),
        SpecimenItem(id: 3, name: "Quartz rose", tags: ["On loan", "Photographed"]),
        SpecimenItem(id: 4, name: "Meteorite slice"),
    ]
    private(set) var chosenID: Int?
    private var lastID = 4
    private var observers: [() -> Void] = []
    var chosen: SpecimenItem? { items.first { $0.id == chosenID } }
    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }
    func notify() { for observer in observers { observer() } }
    func choose(_ id: Int?) {
        chosenID = id
        notify()
    }
    func add() {
        lastID += 1
        items.append(SpecimenItem(id: lastID, name: "Find number \(lastID)"))
        notify()
    }
    func change(_ id: Int, _ change: (inout SpecimenItem) -> Void) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        change(&items[index])
        notify()
    }
    func remove(_ id: Int) {
        items.removeAll { $0.id == id }
        if chosenID == id { chosenID = nil }
        notify()
    }
}

/// What the three pages have in common: a stack of views that follows the collection.
private class SpecimenPage: UIViewController {
    let collection: SpecimenCollection
    let stack = PartStack(frame: .zero)
    let label = UILabel()
    init(_ collection: SpecimenCollection) {
        self.collection = collection
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = stack }
    override func viewDidLoad() {
        super.viewDidLoad()
        stack.alwaysBounceVertical = true
        label.numberOfLines = 0
        collection.observe { [weak self] in self?.reload() }
        reload()
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }
    func reload() {}
    func makeButton(_ handler: @escaping @MainActor () -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.contentHorizontalAlignment = .leading
        button.addAction(UIAction { _ in handler() }, for: .primaryActionTriggered)
        return button
    }
}

private final class SpecimenListController: SpecimenPage, SelfChecking {
    private var rows: [Int: UIButton] = [:]
    override func viewDidLoad() {
        title = "Collection"
        label.text = "The cabinet is empty."
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction(title: "Add Find") { [weak self] _ in self?.collection.add() })
        super.viewDidLoad()
    }
    override func reload() {
        let isCollapsed = splitViewController?.isCollapsed ?? true
        rows = rows.filter { row in collection.items.contains { $0.id == row.key } }
        for item in collection.items {
            let id = item.id
            let row = rows[id] ?? makeButton { [weak self] in self?.tapped(id) }
            row.setTitle(item.name, for: .normal)
            row.isSelected = !isCollapsed && id == collection.chosenID
            rows[id] = row
        }
        stack.parts =
            collection.items.isEmpty ? [label] : collection.items.compactMap { rows[$0.id] }
    }
    private func tapped(_ id: Int) {
        guard let split = splitViewController else { return }
        let isTiled = !split.isCollapsed && split.displayMode == .oneBesideSecondary
        if isTiled, id == collection.chosenID {
            collection.choose(nil)  // A second tap takes the choice back.
            split.hide(.inspector)
        } else {
            collection.choose(id)
            split.show(.secondary)
        }
    }
    var complaint: String? {
        guard isViewLoaded else { return nil }
        return stack.buttonTitles == collection.items.map(\.name)
            ? nil : "the list is not that of the collection"
    }
}

private final class SpecimenDetailController: SpecimenPage, SelfChecking {
    private lazy var inspectItem = UIBarButtonItem(
        title: "Tags",
        primaryAction: UIAction(title: "Tags") { [weak self] _ in self?.toggleInspector() })
    private lazy var removeItem = UIBarButtonItem(
        systemItem: .trash,
        primaryAction: UIAction(title: "Remove Find") { [weak self] _ in self?.confirmRemoval() })
    private lazy var renameButton = makeButton { [weak self] in self?.askForName() }
    override func viewDidLoad() {
        renameButton.setTitle("Rename", for: .normal)
        navigationItem.rightBarButtonItems = [inspectItem, removeItem]
        super.viewDidLoad()
    }
    private var wantedText: String {
        guard let item = collection.chosen else { return "Choose a find from the collection." }
        let tags = item.tags.sorted().joined(separator: ", ")
        return tags.isEmpty ? "\(item.name) has no tags." : "\(item.name) is tagged: \(tags)."
    }
    override func reload() {
        title = collection.chosen?.name ?? "No Find"
        label.text = wantedText
        stack.parts = collection.chosen == nil ? [label] : [label, renameButton]
        for item in [inspectItem, removeItem] { item.isEnabled = collection.chosen != nil }
    }
    private func toggleInspector() {
        guard let split = splitViewController else { return }
        if split.isShowing(.inspector) { split.hide(.inspector) } else { split.show(.inspector) }
    }
    private func askForName() {
        guard let item = collection.chosen, viewIfLoaded?.window != nil,
            presentedViewController == nil
        else { return }
        let alert = UIAlertController(
            title: "Rename \(item.name)", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "New name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Rename Find", style: .default) { [weak self, weak alert] _ in
                let text = alert?.textFields?.first?.text ?? ""
                self?.collection.change(item.id) {
                    $0.name = text.isEmpty ? "Find number \(item.id)" : text
                }
            })
        present(alert, animated: true)
    }
    private func confirmRemoval() {
        guard let item = collection.chosen, viewIfLoaded?.window != nil,
            presentedViewController == nil
        else { return }
        let alert = UIAlertController(
            title: "Remove \(item.name)?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep Find", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Remove", style: .destructive) { [weak self] _ in
                guard let self else { return }
                let split = splitViewController
                collection.remove(item.id)
                split?.hide(.inspector)
                if split?.isCollapsed == true { split?.show(.primary) }
            })
        present(alert, animated: true)
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if label.text != wantedText { return "the text is not that of the chosen find" }
        return inspectItem.isEnabled == (collection.chosen != nil)
            ? nil : "Tags is enabled at the wrong time"
    }
}

private final class SpecimenTagsController: SpecimenPage, SelfChecking {
    private lazy var buttons = collection.knownTags.map { tag in
        makeButton { [weak self] in
            guard let self, let id = collection.chosenID else { return }
            collection.change(id) { if $0.tags.remove(tag) == nil { $0.tags.insert(tag) } }
        }
    }
    override func viewDidLoad() {
        title = "Tags"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close,
            primaryAction: UIAction(title: "Close Tags") { [weak self] _ in self?.onClose() })
        super.viewDidLoad()
    }
    var onClose: () -> Void = {}
    private var wantedTitles: [String] {
        guard let item = collection.chosen else { return [] }
        return collection.knownTags.map {
            item.tags.contains($0) ? "Remove tag \($0)" : "Add tag \($0)"
        }
    }
    override func reload() {
        label.text = collection.chosen?.name ?? "Nothing to tag"
        let titles = wantedTitles
        for (button, title) in zip(buttons, titles) { button.setTitle(title, for: .normal) }
        stack.parts = titles.isEmpty ? [label] : [label] + buttons
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        return stack.buttonTitles == wantedTitles
            ? nil : "the tags are not those of the chosen find"
    }
}

private final class SpecimenSplitController: UISplitViewController, UISplitViewControllerDelegate {
    private let collection = SpecimenCollection()
    init() {
        super.init(style: .doubleColumn)
        let tags = SpecimenTagsController(collection)
        tags.onClose = { [weak self] in self?.hide(.inspector) }
        let pages: [(SpecimenPage, Column)] = [
            (SpecimenListController(collection), .primary),
            (SpecimenDetailController(collection), .secondary),
            (tags, .inspector),
        ]
        for (page, column) in pages {
            setViewController(UINavigationController(rootViewController: page), for: column)
        }
        preferredInspectorColumnWidth = 260
        delegate = self
    }
    required init?(coder: NSCoder) { nil }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column { collection.chosen == nil ? .primary : proposedTopColumn }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { collection.notify() }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { collection.notify() }
}

@MainActor func makeSpecimen() -> UIViewController { SpecimenSplitController() }
