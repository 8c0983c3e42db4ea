// Apiary: a beekeeper's hives. A double column split view with an inspector, a placeholder for the
// hive that was removed, alerts with a text field. from: .iOS26
import UIKit

@MainActor func makeApiary() -> UIViewController {
    ApiarySplit(store: ApiaryStore())
}

private struct ApiaryHive {
    let id: Int
    var name: String
    var frames: Int
    var isInspected = false
    var queenIsMarked = false
}

@MainActor private final class ApiaryStore {
    private(set) var hives = [
        ApiaryHive(id: 1, name: "Orchard", frames: 8),
        ApiaryHive(id: 2, name: "Meadow", frames: 10, isInspected: true),
        ApiaryHive(id: 3, name: "Riverside", frames: 6, queenIsMarked: true),
    ]
    private(set) var selectedID: Int? = 1
    private var nextID = 4
    private var observers: [() -> Void] = []

    var selected: ApiaryHive? { hives.first { $0.id == selectedID } }

    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }

    func select(_ id: Int) {
        guard hives.contains(where: { $0.id == id }) else { return }
        selectedID = id
        tell()
    }

    func add() {
        hives.append(ApiaryHive(id: nextID, name: "Hive \(nextID)", frames: 5))
        selectedID = nextID
        nextID += 1
        tell()
    }

    func change(_ id: Int, _ body: (inout ApiaryHive) -> Void) {
        guard let index = hives.firstIndex(where: { $0.id == id }) else { return }
        body(&hives[index])
        tell()
    }

    func remove(_ id: Int) {
        hives.removeAll { $0.id == id }
        if selectedID == id { selectedID = nil }
        tell()
    }

    private func tell() { observers.forEach { $0() } }
}

/// Rows one below the other, each as wide as the safe area.
@MainActor private final class ApiaryList: UIScrollView {
    var rows: [UIView] = [] {
        didSet {
            oldValue.forEach { $0.removeFromSuperview() }
            rows.forEach(addSubview)
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right)
        var y: CGFloat = 0
        for row in rows {
            let fit = row.sizeThatFits(CGSize(width: width, height: 0)).height
            let height = max(44, row is UILabel ? fit + 16 : 44)
            row.frame = CGRect(x: safeAreaInsets.left, y: y, width: width, height: height)
            y += height
        }
        let size = CGSize(width: bounds.width, height: y)
        if contentSize != size { contentSize = size }
    }
}

@MainActor private class ApiaryPage: UIViewController {
    let store: ApiaryStore
    let list = ApiaryList()

    init(store: ApiaryStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        store.observe { [weak self] in
            guard let self, isViewLoaded else { return }
            refresh()
        }
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        list.backgroundColor = .systemBackground
        list.alwaysBounceVertical = true
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = list
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        refresh()
    }

    func refresh() {}

    func button(_ title: String, enabled: Bool = true, _ body: @escaping () -> Void) -> UIButton {
        let made = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in body() })
        made.isEnabled = enabled
        return made
    }

    func label(_ text: String) -> UILabel {
        let made = UILabel()
        made.text = text
        made.numberOfLines = 0
        return made
    }
}

@MainActor private final class ApiarySplit: UISplitViewController, UISplitViewControllerDelegate {
    private let store: ApiaryStore

    init(store: ApiaryStore) {
        self.store = store
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        let notes = ApiaryNotes(store: store)
        notes.split = self
        setViewController(ApiaryHives(store: store), for: .primary)
        setViewController(ApiaryHivePage(store: store), for: .secondary)
        setViewController(UINavigationController(rootViewController: notes), for: .inspector)
    }

    required init?(coder: NSCoder) { nil }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { store.selected == nil ? .primary : .secondary }
}

@MainActor private final class ApiaryHives: ApiaryPage, SelfChecking {
    override func viewDidLoad() {
        title = "Hives"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add Hive",
            primaryAction: UIAction(title: "Add Hive") { [weak self] _ in
                guard let self else { return }
                store.add()
                splitViewController?.show(.secondary)
            })
        super.viewDidLoad()
    }

    override func refresh() {
        list.rows = store.hives.map { hive in
            button(name(of: hive)) { [weak self] in
                self?.store.select(hive.id)
                self?.splitViewController?.show(.secondary)
            }
        }
        if store.hives.isEmpty { list.rows = [label("No hives yet.")] }
    }

    private func name(of hive: ApiaryHive) -> String { "\(hive.name), \(hive.frames) frames" }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let shown = list.rows.compactMap { ($0 as? UIButton)?.currentTitle }
        return shown == store.hives.map(name) ? nil : "the list does not show the hives"
    }
}

@MainActor private final class ApiaryHivePage: ApiaryPage, SelfChecking {
    private lazy var notes = UIBarButtonItem(
        title: "Notes", primaryAction: UIAction(title: "Notes") { [weak self] _ in self?.toggle() })

    override func viewDidLoad() {
        navigationItem.rightBarButtonItem = notes
        super.viewDidLoad()
    }

    override func refresh() {
        let hive = store.selected
        title = hive?.name ?? "No Hive"
        notes.isEnabled = hive != nil
        guard let hive else {
            list.rows = [label("Choose a hive to see its frames.")]
            return
        }
        let (id, store) = (hive.id, store)
        list.rows = [
            label("Frames: \(hive.frames)"),
            button("Add Frame", enabled: hive.frames < 20) { store.change(id) { $0.frames += 1 } },
            button("Take Frame", enabled: hive.frames > 0) { store.change(id) { $0.frames -= 1 } },
            button(hive.isInspected ? "Clear Inspection" : "Mark Inspected") {
                store.change(id) { $0.isInspected.toggle() }
            },
            button("Rename Hive") { [weak self] in self?.ask() },
            button("Remove Hive") { [weak self] in self?.confirm() },
        ]
    }

    private func toggle() {
        guard let split = splitViewController, presentedViewController == nil else { return }
        if split.isShowing(.inspector) { split.hide(.inspector) } else { split.show(.inspector) }
    }

    private func ask() {
        guard let hive = store.selected, presentedViewController == nil else { return }
        let alert = UIAlertController(title: "Rename Hive", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name of the hive"
            field.text = hive.name
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Save Name", style: .default) { [weak self, weak alert] _ in
                guard let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
                self?.store.change(hive.id) { $0.name = text }
            })
        present(alert, animated: true)
    }

    private func confirm() {
        guard let hive = store.selected, presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "Remove \(hive.name)?", message: "Its frames are lost.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Remove", style: .destructive) { [weak self] _ in
                guard let self else { return }
                store.remove(hive.id)
                guard store.selected == nil, let split = splitViewController else { return }
                if split.isCollapsed { return split.show(.primary) }
                if split.isShowing(.inspector) { split.hide(.inspector) }
            })
        present(alert, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        if title != store.selected?.name ?? "No Hive" { return "the title is not the hive's name" }
        return notes.isEnabled == (store.selected != nil) ? nil : "Notes has a wrong state"
    }
}

@MainActor private final class ApiaryNotes: ApiaryPage {
    weak var split: UISplitViewController?

    override func viewDidLoad() {
        title = "Hive Notes"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.split?.hide(.inspector) })
        super.viewDidLoad()
    }

    override func refresh() {
        guard let hive = store.selected else { return list.rows = [label("No hive is chosen.")] }
        let (id, store) = (hive.id, store)
        list.rows = [
            label(hive.isInspected ? "Inspected this week." : "Not inspected this week."),
            label(hive.queenIsMarked ? "The queen is marked." : "The queen is not marked."),
            button(hive.queenIsMarked ? "Unmark Queen" : "Mark Queen") {
                store.change(id) { $0.queenIsMarked.toggle() }
            },
        ]
    }
}
