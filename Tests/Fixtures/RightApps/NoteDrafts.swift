// Notes with drafts: a list with edit mode and a toolbar, an editor that saves a second after the
// last change (a task) and on leaving, empty notes that vanish, an action sheet at a bar button,
// keyboard notifications, a field that scrolls into view. from: .iOS15
import UIKit

@MainActor func makeNoteDrafts() -> UIViewController {
    UINavigationController(rootViewController: NoteDraftsList(store: NoteDraftsStore()))
}

private struct NoteDraftsNote {
    let id: Int
    var name: String
    var lines: [String]
    var isEmpty: Bool { name.isEmpty && lines.isEmpty }
    var shownName: String { name.isEmpty ? "Untitled note \(id)" : name }
}

@MainActor private final class NoteDraftsStore {
    private(set) var notes: [NoteDraftsNote] = [
        NoteDraftsNote(id: 1, name: "Groceries", lines: ["Bread", "Milk"]),
        NoteDraftsNote(id: 2, name: "Ideas", lines: ["A better lamp"]),
        NoteDraftsNote(id: 3, name: "Books to read", lines: []),
    ]
    private var nextID = 4
    private var observers: [@MainActor () -> Void] = []

    func note(_ id: Int) -> NoteDraftsNote? { notes.first { $0.id == id } }
    func observe(_ observer: @escaping @MainActor () -> Void) { observers.append(observer) }
    private func changed() { observers.forEach { $0() } }

    func add(name: String = "", lines: [String] = []) -> Int {
        let id = nextID
        nextID += 1
        notes.insert(NoteDraftsNote(id: id, name: name, lines: lines), at: 0)
        changed()
        return id
    }
    func save(_ note: NoteDraftsNote) {
        guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
        notes[index] = note
        changed()
    }
    func delete(_ ids: Set<Int>) {
        notes.removeAll { ids.contains($0.id) }
        changed()
    }
}

private final class NoteDraftsList: UIViewController, SelfChecking {
    private let store: NoteDraftsStore
    private let scroll = UIScrollView()
    private let emptyLabel = UILabel()
    private var rows: [UIButton] = []
    private var picked: Set<Int> = []
    private lazy var newItem = UIBarButtonItem(
        systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.makeNote() })
    private lazy var deleteItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Delete Picked") { [weak self] _ in self?.askToDelete() })
    private lazy var allItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Pick All") { [weak self] _ in self?.pickAll() })

    init(store: NoteDraftsStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Notes"
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = scroll }
    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.backgroundColor = .systemBackground
        scroll.alwaysBounceVertical = true
        emptyLabel.text = "No Notes"
        emptyLabel.textAlignment = .center
        scroll.addSubview(emptyLabel)
        navigationItem.rightBarButtonItems = [newItem, editButtonItem]
        toolbarItems = [allItem, .flexibleSpace(), deleteItem]
        store.observe { [weak self] in self?.reload() }
        reload()
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(!isEditing, animated: animated)
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        picked = []
        if navigationController?.topViewController === self {
            navigationController?.setToolbarHidden(!editing, animated: animated)
        }
        reload()
    }

    private func name(of note: NoteDraftsNote) -> String {
        isEditing ? "\(picked.contains(note.id) ? "☑︎" : "☐") \(note.shownName)" : note.shownName
    }

    private func reload() {
        guard isViewLoaded else { return }
        picked.formIntersection(store.notes.map(\.id))
        rows.forEach { $0.removeFromSuperview() }
        rows = store.notes.map { note in
            let row = UIButton(
                type: .system,
                primaryAction: UIAction(title: name(of: note)) { [weak self] _ in
                    self?.choose(note.id)
                })
            row.contentHorizontalAlignment = .leading
            row.isSelected = picked.contains(note.id)
            scroll.addSubview(row)
            return row
        }
        emptyLabel.isHidden = !rows.isEmpty
        newItem.isEnabled = !isEditing
        editButtonItem.isEnabled = isEditing || !rows.isEmpty
        deleteItem.isEnabled = !picked.isEmpty
        allItem.title = picked.count == rows.count && !rows.isEmpty ? "Pick None" : "Pick All"
        allItem.isEnabled = !rows.isEmpty
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = scroll.safeAreaInsets
        let width = max(0, scroll.bounds.width - safe.left - safe.right - 32)
        emptyLabel.frame = CGRect(x: safe.left + 16, y: 24, width: width, height: 30)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: safe.left + 16, y: CGFloat(index) * 50, width: width, height: 50)
        }
        scroll.contentSize = CGSize(
            width: scroll.bounds.width, height: max(60, CGFloat(rows.count) * 50))
    }

    private func choose(_ id: Int) {
        guard isEditing else { return open(id) }
        guard presentedViewController == nil else { return }
        if picked.remove(id) == nil { picked.insert(id) }
        reload()
    }
    private func open(_ id: Int) {
        guard let navigation = navigationController, navigation.topViewController === self,
            let note = store.note(id)
        else { return }
        navigation.pushViewController(NoteDraftsEditor(store: store, note: note), animated: true)
    }
    private func makeNote() {
        guard !isEditing, navigationController?.topViewController === self else { return }
        open(store.add())
    }
    private func pickAll() {
        picked = picked.count == store.notes.count ? [] : Set(store.notes.map(\.id))
        reload()
    }
    private func askToDelete() {
        guard !picked.isEmpty, isEditing, presentedViewController == nil else { return }
        let doomed = picked
        let alert = UIAlertController(
            title: "Delete the picked notes?", message: "There are \(doomed.count).",
            preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Delete Notes", style: .destructive) { [weak self] _ in
                self?.store.delete(doomed)
                self?.setEditing(false, animated: true)
            })
        alert.addAction(UIAlertAction(title: "Keep Notes", style: .cancel))
        present(alert, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        if rows.map({ $0.currentTitle ?? "" }) != store.notes.map(name(of:)) {
            return "the list does not show the notes"
        }
        if deleteItem.isEnabled == picked.isEmpty {
            return "the delete button does not follow the picked notes"
        }
        guard view.window != nil, let navigation = navigationController,
            navigation.topViewController === self
        else { return nil }
        return navigation.isToolbarHidden == isEditing
            ? "the toolbar does not follow the edit mode" : nil
    }
}

private final class NoteDraftsEditor: UIViewController, UITextFieldDelegate, SelfChecking {
    private let store: NoteDraftsStore
    private var draft: NoteDraftsNote
    private var isSaved = true
    private var saving: Task<Void, Never>?
    private let scroll = UIScrollView()
    private let field = UITextField()
    private let status = UILabel()
    private let body = UILabel()
    private var keyboardHeight: CGFloat = 0
    private var observers: [any NSObjectProtocol] = []
    private lazy var addLine = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Add Line") { [weak self] _ in
            self?.edit { $0.lines.append("Line \($0.lines.count + 1)") }
        })
    private lazy var removeLine = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Remove Line") { [weak self] _ in
            self?.edit { _ = $0.lines.popLast() }
        })
    private lazy var doneItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) })
    private lazy var moreItem = UIBarButtonItem(
        systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.showActions() })

    init(store: NoteDraftsStore, note: NoteDraftsNote) {
        self.store = store
        draft = note
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItems = [moreItem]
    }
    required init?(coder: NSCoder) { nil }
    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    override func loadView() { view = scroll }
    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.backgroundColor = .systemBackground
        scroll.alwaysBounceVertical = true
        scroll.keyboardDismissMode = .onDrag
        field.placeholder = "Name of the note"
        field.text = draft.name
        field.backgroundColor = .secondarySystemBackground
        field.delegate = self
        body.numberOfLines = 0
        status.textColor = .secondaryLabel
        for subview in [field, status, addLine, removeLine, body] { scroll.addSubview(subview) }
        observe(UIResponder.keyboardWillShowNotification) { $0.keyboardHeight = $1 }
        observe(UIResponder.keyboardWillHideNotification) { editor, _ in editor.keyboardHeight = 0 }
        update()
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // Back takes touches beside the popover.
        if presentedViewController is UIAlertController { dismiss(animated: false) }
        view.endEditing(true)
        save()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent, draft.isEmpty { store.delete([draft.id]) }
    }

    private func observe(
        _ name: Notification.Name, _ note: @escaping @MainActor (NoteDraftsEditor, CGFloat) -> Void
    ) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] notification in
                let frame =
                    (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
                    .cgRectValue ?? .zero
                MainActor.assumeIsolated {
                    guard let self else { return }
                    note(self, frame.height)
                    self.avoidKeyboard()
                }
            })
    }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.avoidKeyboard() }
    }
    private func avoidKeyboard() {
        let safe = scroll.safeAreaInsets
        let room = max(0, scroll.bounds.height - safe.top - safe.bottom - 60)
        scroll.contentInset.bottom = min(room, max(0, keyboardHeight - safe.bottom))
        if keyboardHeight > 0, field.isEditing {
            scroll.scrollRectToVisible(field.frame, animated: false)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = scroll.safeAreaInsets
        let left = safe.left + 16
        let width = max(0, scroll.bounds.width - safe.left - safe.right - 32)
        field.frame = CGRect(x: left, y: 8, width: width, height: 44)
        status.frame = CGRect(x: left, y: 56, width: width, height: 24)
        let isRightToLeft = scroll.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let halves = [0, 1].map {
            CGRect(x: left + CGFloat($0) * width / 2, y: 84, width: width / 2, height: 44)
        }
        addLine.frame = halves[isRightToLeft ? 1 : 0]
        removeLine.frame = halves[isRightToLeft ? 0 : 1]
        let height = body.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            .height
        body.frame = CGRect(x: left, y: 136, width: width, height: height)
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: body.frame.maxY + 16)
    }

    private func edit(_ change: (inout NoteDraftsNote) -> Void) {
        change(&draft)
        isSaved = false
        update()
        saving?.cancel()
        saving = Task { [weak self] in
            try? await Task.sleep(nanoseconds: 1_000_000_000)
            if !Task.isCancelled { self?.save() }
        }
    }
    private func save() {
        saving?.cancel()
        saving = nil
        guard !isSaved else { return }
        isSaved = true
        store.save(draft)
        update()
    }
    private func update() {
        title = draft.shownName
        status.text = isSaved ? "All changes are saved" : "Saving…"
        body.text =
            draft.lines.isEmpty ? "This note has no lines." : draft.lines.joined(separator: "\n")
        removeLine.isEnabled = !draft.lines.isEmpty
        view.setNeedsLayout()
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        navigationItem.rightBarButtonItems = [doneItem, moreItem]
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
        navigationItem.rightBarButtonItems = [moreItem]
        let name = textField.text ?? ""
        if name != draft.name { edit { $0.name = name } }
    }

    private func showActions() {
        guard presentedViewController == nil, navigationController?.topViewController === self
        else { return }
        view.endEditing(true)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Duplicate Note", style: .default) { [weak self] _ in
                self?.duplicate()
            })
        let clear = UIAlertAction(title: "Clear Lines", style: .destructive) { [weak self] _ in
            self?.edit { $0.lines = [] }
        }
        clear.isEnabled = !draft.lines.isEmpty
        sheet.addAction(clear)
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = moreItem
        present(sheet, animated: true)
    }
    private func duplicate() {
        save()
        _ = store.add(name: "Copy of \(draft.shownName)", lines: draft.lines)
        navigationController?.popViewController(animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        if title != draft.shownName { return "the title is not the name of the note" }
        if isSaved, let kept = store.note(draft.id), kept.lines != draft.lines {
            return "the page says that it has saved, but has not"
        }
        return removeLine.isEnabled == draft.lines.isEmpty
            ? "Remove Line does not follow the lines" : nil
    }
}
