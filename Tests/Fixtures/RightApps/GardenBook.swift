// A garden planner: beds of plants, filtered by tags and season, with tags edited in popovers.
// Popovers with adaptive delegates, alert with a field, edit mode, toolbar. from: .iOS16
import UIKit

@MainActor func makeGardenBook() -> UIViewController {
    UINavigationController(rootViewController: GardenBookPlants(store: GardenBookStore()))
}

@MainActor private final class GardenBookPlant {
    var name: String
    var tags: Set<String>
    init(_ name: String, _ tags: Set<String>) { (self.name, self.tags) = (name, tags) }
    var row: String { ([name] + tags.sorted()).joined(separator: " · ") }
}

@MainActor private final class GardenBookStore {
    let allTags = ["Edible", "Perennial", "Shade", "Sunny"]
    var filter: Set<String> = []
    var sortsBackwards = false
    private var planted = 0
    var plants = [
        GardenBookPlant("Tomato", ["Edible", "Sunny"]), GardenBookPlant("Hosta", ["Shade"]),
        GardenBookPlant("Lavender", ["Perennial", "Sunny"]), GardenBookPlant("Mint", ["Edible"]),
        GardenBookPlant("Fern", ["Perennial", "Shade"]),
    ]
    var shown: [GardenBookPlant] {
        let sorted = plants.filter { filter.isSubset(of: $0.tags) }.sorted { $0.name < $1.name }
        return sortsBackwards ? sorted.reversed() : sorted
    }

    func plant() {
        planted += 1
        plants.append(GardenBookPlant("Seedling \(planted)", filter))
    }
}

@MainActor
private final class GardenBookTags: RowPage, SelfChecking,
    UIPopoverPresentationControllerDelegate
{
    private let all: [String]
    private let staysPopover: Bool
    private let read: () -> Set<String>
    private let write: (Set<String>) -> Void

    init(
        title: String, all: [String], staysPopover: Bool, read: @escaping () -> Set<String>,
        write: @escaping (Set<String>) -> Void
    ) {
        (self.all, self.staysPopover, self.read, self.write) = (all, staysPopover, read, write)
        super.init(title: title)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction(title: "Close Tags") { [weak self] _ in
                self?.presentingViewController?.dismiss(animated: true)
            })
    }
    required init?(coder: NSCoder) { nil }

    func present(over page: UIViewController, from item: UIBarButtonItem) {
        guard page.presentedViewController == nil else { return }
        let navigation = UINavigationController(rootViewController: self)
        navigation.modalPresentationStyle = .popover
        navigation.preferredContentSize = CGSize(width: 280, height: 330)
        navigation.popoverPresentationController?.sourceItem = item
        navigation.popoverPresentationController?.delegate = self
        page.present(navigation, animated: true)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        staysPopover || traitCollection.horizontalSizeClass == .regular ? .none : .pageSheet
    }

    private var titles: [String] { all.map { read().contains($0) ? "✓ \($0)" : $0 } }

    override func refresh() {
        let rows = zip(all, titles).map { tag, title in
            rowButton(title) { [weak self] in
                guard let self else { return }
                write(read().symmetricDifference([tag]))
                refresh()
            }
        }
        list.show(rows)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        return list.texts == titles ? nil : "the marks are not those of the tags"
    }
}

@MainActor private final class GardenBookPlants: RowPage, SelfChecking {
    private let store: GardenBookStore
    private lazy var filterItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Filter") { [weak self] _ in self?.editFilter() })
    private lazy var addItem = UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction(title: "Add Plant") { [weak self] _ in
            self?.store.plant()
            self?.refresh()
        })
    private lazy var sortItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Reverse Order") { [weak self] _ in
            self?.store.sortsBackwards.toggle()
            self?.refresh()
        })

    init(store: GardenBookStore) {
        self.store = store
        super.init(title: "Garden")
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItems = [addItem, filterItem]
        toolbarItems = [.flexibleSpace(), sortItem, .flexibleSpace()]
    }
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { refresh() }
    }

    override func refresh() {
        let rows = store.shown.map { plant in
            rowButton(isEditing ? "Remove \(plant.row)" : plant.row) { [weak self] in
                guard let self else { return }
                if isEditing {
                    store.plants.removeAll { $0 === plant }
                    refresh()
                } else if navigationController?.topViewController === self {
                    show(GardenBookPlantPage(plant, in: store), sender: nil)
                }
            }
        }
        list.show(rows.isEmpty ? [rowLabel("No plants with these tags")] : rows)
        filterItem.title = store.filter.isEmpty ? "Filter" : "Filter (\(store.filter.count))"
        sortItem.isEnabled = rows.count > 1
    }

    private func editFilter() {
        let tags = GardenBookTags(
            title: "Filter", all: store.allTags, staysPopover: false,
            read: { [store] in store.filter },
            write: { [weak self] new in
                self?.store.filter = new
                self?.refresh()
            })
        tags.present(over: self, from: filterItem)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        let shown = list.rows.filter { $0 is UIButton }.count
        return shown == store.shown.count ? nil : "the list does not show the filtered plants"
    }
}

@MainActor private final class GardenBookPlantPage: RowPage, SelfChecking {
    private let plant: GardenBookPlant
    private let store: GardenBookStore
    private lazy var tagsItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Edit Tags") { [weak self] _ in self?.editTags() })

    init(_ plant: GardenBookPlant, in store: GardenBookStore) {
        (self.plant, self.store) = (plant, store)
        super.init(title: plant.name)
        navigationItem.rightBarButtonItem = tagsItem
    }
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // Back takes touches beside the popover.
        if presentedViewController != nil { dismiss(animated: false) }
    }

    override func refresh() {
        title = plant.name
        let tags = plant.tags.sorted().map { rowLabel("Tag: \($0)") }
        let rename = rowButton("Rename Plant") { [weak self] in self?.rename() }
        list.show((tags.isEmpty ? [rowLabel("No tags")] : tags) + [rename])
    }

    private func editTags() {
        let tags = GardenBookTags(
            title: "Tags", all: store.allTags, staysPopover: true,
            read: { [plant] in plant.tags },
            write: { [weak self] new in
                self?.plant.tags = new
                self?.refresh()
            })
        tags.present(over: self, from: tagsItem)
    }

    private func rename() {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { [plant] in $0.text = plant.name }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
                guard let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
                self?.plant.name = name
                self?.refresh()
            })
        present(alert, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let shown = list.texts.filter { $0.hasPrefix("Tag: ") }.count
        return shown == plant.tags.count ? nil : "the page does not show the tags"
    }
}
