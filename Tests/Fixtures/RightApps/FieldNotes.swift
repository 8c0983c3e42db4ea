// Notes in a split container of the app's own: list and detail beside each other in regular width,
// one stack in compact; both are rebuilt from the model's selection. Placeholder, deletion of what
// is shown, alerts, edit mode, export on an OperationQueue.
import UIKit

@MainActor private final class FieldNotesStore {
    static let didChange = Notification.Name("FieldNotesStoreDidChange")
    struct Note { let id: Int, title: String, isPinned: Bool }
    private(set) var notes = ["Beech grove", "Heron nest", "Marsh orchid", "Otter tracks"]
        .enumerated()
        .map { Note(id: $0, title: $1, isPinned: false) }
    private var nextID = 4
    var selection: Int? { didSet { if selection != oldValue { tell() } } }
    var sorted: [Note] { notes.filter(\.isPinned) + notes.filter { !$0.isPinned } }
    func note(_ id: Int) -> Note? { notes.first { $0.id == id } }
    func add() {
        notes.append(Note(id: nextID, title: "Note \(nextID + 1)", isPinned: false))
        nextID += 1
        tell()
    }
    func togglePin(_ id: Int) {
        notes = notes.map {
            $0.id == id ? Note(id: id, title: $0.title, isPinned: !$0.isPinned) : $0
        }
        tell()
    }
    func rename(_ id: Int, to title: String) {
        notes = notes.map { $0.id == id ? Note(id: id, title: title, isPinned: $0.isPinned) : $0 }
        tell()
    }
    func delete(_ id: Int) {
        notes.removeAll { $0.id == id }
        if selection == id { selection = nil } else { tell() }
    }
    private func tell() {
        NotificationCenter.default.post(name: FieldNotesStore.didChange, object: self)
    }
    func observe(_ change: @escaping @MainActor @Sendable () -> Void) -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(
            forName: FieldNotesStore.didChange, object: self, queue: nil
        ) { _ in
            MainActor.assumeIsolated { change() }
        }
    }
}

/// The container.
@MainActor
private final class FieldNotesSplit: UIViewController, UINavigationControllerDelegate, SelfChecking
{
    private let store: FieldNotesStore
    private let list: FieldNotesList
    private let listStack: UINavigationController
    private let detailStack = UINavigationController()
    private let separator = UIView(frame: .zero)
    private nonisolated(unsafe) var observer: (any NSObjectProtocol)?
    private var isWide = false
    private var shownSelection: Int?
    private var selectedEditor: FieldNotesEditor? {
        (isWide ? detailStack : listStack).viewControllers.last as? FieldNotesEditor
    }
    init(store: FieldNotesStore) {
        self.store = store
        list = FieldNotesList(store: store)
        listStack = UINavigationController(rootViewController: list)
        super.init(nibName: nil, bundle: nil)
        listStack.delegate = self
        list.open = { [weak self] in self?.open($0) }
        observer = store.observe { [weak self] in
            if let self, self.store.selection != self.shownSelection {
                self.showSelection(animated: true)
            }
        }
    }
    required init?(coder: NSCoder) { return nil }
    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        separator.backgroundColor = .separator
        view.addSubview(separator)
        addChild(listStack)
        view.addSubview(listStack.view)
        listStack.didMove(toParent: self)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        viewIfLoaded?.setNeedsLayout()
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let wide = traitCollection.horizontalSizeClass == .regular
        guard wide != isWide else { return }
        view.endEditing(true)
        isWide = wide
        list.marksSelection = wide
        if wide {
            listStack.popToRootViewController(animated: false)
            addChild(detailStack)
            view.addSubview(detailStack.view)
            detailStack.didMove(toParent: self)
        } else {
            detailStack.willMove(toParent: nil)
            detailStack.view.removeFromSuperview()
            detailStack.removeFromParent()
            detailStack.setViewControllers([], animated: false)
        }
        showSelection(animated: false)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width =
            isWide
            ? min(320, bounds.width * 0.4)
                + (isMirrored ? view.safeAreaInsets.right : view.safeAreaInsets.left) : bounds.width
        listStack.view.frame = CGRect(
            x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        separator.isHidden = !isWide
        separator.frame = CGRect(
            x: isMirrored ? bounds.width - width - 1 : width, y: 0, width: 1, height: bounds.height)
        guard isWide else { return }
        let rest = bounds.width - width - 1
        detailStack.view.frame = CGRect(
            x: isMirrored ? 0 : width + 1, y: 0, width: rest, height: bounds.height)
    }
    /// The note may be selected already: it may be on its way off the screen.
    private func open(_ id: Int) {
        store.selection = id
        showSelection(animated: true)
    }
    /// Makes the stacks show what is selected.
    private func showSelection(animated: Bool) {
        guard isViewLoaded else { return }
        shownSelection = store.selection
        guard let selection = store.selection else {
            if isWide {
                if !(detailStack.viewControllers.last is FieldNotesPlaceholder) {
                    detailStack.setViewControllers([FieldNotesPlaceholder()], animated: false)
                }
            } else if listStack.viewControllers.count > 1 {
                listStack.popToRootViewController(animated: animated)
            }
            return
        }
        guard selectedEditor?.id != selection else { return }
        let editor = FieldNotesEditor(store: store, id: selection)
        if isWide {
            detailStack.setViewControllers([editor], animated: false)
        } else {
            listStack.setViewControllers([list, editor], animated: animated)
        }
    }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        // The user may have gone back. A note that was deleted meanwhile is about to go.
        guard !isWide, viewController === listStack.topViewController else { return }
        let id = (viewController as? FieldNotesEditor)?.id
        if id == nil || id.flatMap(store.note) != nil { store.selection = id }
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if selectedEditor?.id != store.selection { return "the note shown is not the selected one" }
        if isWide != (detailStack.parent === self) {
            return "the detail is there in compact width, or is missing"
        }
        return isWide && detailStack.viewControllers.isEmpty ? "the detail is empty" : nil
    }
}

@MainActor private final class FieldNotesPlaceholder: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: .zero)
        label.text = "Select a note"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
    }
}

/// A page of rows that scrolls.
@MainActor private class FieldNotesPage: UIViewController {
    let scroller = UIScrollView(frame: .zero)
    var rows: [UIView] = [] {
        didSet {
            for row in oldValue where !rows.contains(row) { row.removeFromSuperview() }
            for row in rows where row.superview == nil { scroller.addSubview(row) }
            viewIfLoaded?.setNeedsLayout()
        }
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroller.alwaysBounceVertical = true
        view.addSubview(scroller)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroller.frame = view.bounds
        let (left, right) = (view.safeAreaInsets.left + 16, view.safeAreaInsets.right + 16)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: left, y: CGFloat(index) * 56 + 8,
                width: max(0, view.bounds.width - left - right), height: 48)
        }
        scroller.contentSize = CGSize(
            width: view.bounds.width, height: CGFloat(rows.count) * 56 + 8)
    }
}

@MainActor private final class FieldNotesList: FieldNotesPage, SelfChecking {
    private let store: FieldNotesStore
    private nonisolated(unsafe) var observer: (any NSObjectProtocol)?
    private let exportStatus = UILabel(frame: .zero)
    private let exports = OperationQueue()
    private var exportCount = 0
    var open: (Int) -> Void = { _ in }
    var marksSelection = false { didSet { reload() } }
    init(store: FieldNotesStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Field Notes"
        exports.maxConcurrentOperationCount = 1
        observer = store.observe { [weak self] in self?.reload() }
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { _ in store.add() })
    }
    required init?(coder: NSCoder) { return nil }
    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
    override func viewDidLoad() {
        super.viewDidLoad()
        exportStatus.text = "Nothing exported"
        reload()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        exports.cancelAllOperations()
        exportStatus.text = "Nothing exported"
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        reload()
    }
    private func reload() {
        guard isViewLoaded else { return }
        let buttons = store.sorted.map { note in
            let name = (note.isPinned ? "★ " : "") + note.title
            let action = UIAction(title: isEditing ? "Delete \(name)" : name) { [weak self] _ in
                self?.tap(note.id)
            }
            let button = UIButton(type: .system, primaryAction: action)
            button.isSelected = marksSelection && note.id == store.selection
            button.isEnabled = isEditing || !button.isSelected
            return button
        }
        let export = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Export All") { [weak self] _ in self?.export() })
        export.isEnabled = !store.notes.isEmpty && !isEditing
        rows = buttons + [export, exportStatus]
    }
    private func tap(_ id: Int) { if isEditing { store.delete(id) } else { open(id) } }
    private func export() {
        exports.cancelAllOperations()
        exportStatus.text = "Exporting…"
        exportCount += 1
        let (names, number) = (store.sorted.map(\.title), exportCount)
        let writing = BlockOperation { _ = names.joined(separator: "\n") }
        let done = BlockOperation { [weak self] in
            if writing.isCancelled { return }
            MainActor.assumeIsolated {
                self?.exportStatus.text = "Export \(number) done: \(names.count) notes"
            }
        }
        done.addDependency(writing)
        exports.addOperation(writing)
        OperationQueue.main.addOperation(done)
    }
    var complaint: String? {
        guard isViewLoaded else { return nil }
        let names = store.sorted.map {
            (isEditing ? "Delete " : "") + ($0.isPinned ? "★ " : "") + $0.title
        }
        let shown = rows.dropLast(2).compactMap { ($0 as? UIButton)?.currentTitle }
        return shown == names ? nil : "the list shows \(shown), the store has \(names)"
    }
}

@MainActor private final class FieldNotesEditor: FieldNotesPage, SelfChecking {
    let id: Int
    private let store: FieldNotesStore
    private nonisolated(unsafe) var observer: (any NSObjectProtocol)?
    private lazy var pin = UIButton(
        type: .system, primaryAction: UIAction { [store, id] _ in store.togglePin(id) })
    init(store: FieldNotesStore, id: Int) {
        self.store = store
        self.id = id
        super.init(nibName: nil, bundle: nil)
        observer = store.observe { [weak self] in self?.update() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.askToDelete() })
        update()
    }
    required init?(coder: NSCoder) { return nil }
    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
    override func viewDidLoad() {
        super.viewDidLoad()
        rows = [
            pin,
            UIButton(
                type: .system,
                primaryAction: UIAction(title: "Rename") { [weak self] _ in self?.askForName() }),
        ]
    }
    private func update() {
        guard let note = store.note(id) else { return }
        title = note.title
        pin.setTitle(note.isPinned ? "Unpin" : "Pin", for: .normal)
    }
    private func askForName() {
        guard presentedViewController == nil, let note = store.note(id) else { return }
        let alert = UIAlertController(title: "Rename Note", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.text = note.title }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Use Name", style: .default) { [store, id, weak alert] _ in
                let name = alert?.textFields?.first?.text ?? ""
                if !name.isEmpty { store.rename(id, to: name) }
            })
        present(alert, animated: true)
    }
    private func askToDelete() {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "Delete this note?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete Note", style: .destructive) { [store, id] _ in
                store.delete(id)
            })
        present(alert, animated: true)
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil, let note = store.note(id) else { return nil }
        return title == note.title
            ? nil : "the title is \(title ?? "none"), the note is \(note.title)"
    }
}

@MainActor func makeFieldNotes() -> UIViewController { FieldNotesSplit(store: FieldNotesStore()) }
