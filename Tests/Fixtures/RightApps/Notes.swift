import UIKit

// Double column with a compact column of its own; the delegate carries the place over.
@MainActor final class NotesModel {
    var notes = ["Groceries", "Ideas", "Trip"]
    var selected: String?
    func add(_ name: String) { if !notes.contains(name) { notes.append(name) } }
}

final class NotesRoot: UISplitViewController, UISplitViewControllerDelegate {
    let model = NotesModel()
    private lazy var sidebar = NotesListViewController(model: model)
    private lazy var compactList = NotesListViewController(model: model)
    private lazy var compact = UINavigationController(rootViewController: compactList)

    init() {
        super.init(style: .doubleColumn)
        delegate = self
        restorationIdentifier = "notes"
        preferredDisplayMode = .oneBesideSecondary
        for list in [sidebar, compactList] {
            list.onSelect = { [weak self] in self?.select($0) }
            list.onChange = { [weak self] in self?.reload() }
        }
        setViewController(sidebar, for: .primary)
        setViewController(page(for: nil), for: .secondary)
        setViewController(compact, for: .compact)
    }

    required init?(coder: NSCoder) { fatalError() }

    private func page(for note: String?) -> UIViewController {
        guard let note else { return TextViewController(title: nil, text: "Select a note") }
        let page = NotePage(note: note)
        page.onDelete = { [weak self] in self?.delete(note) }
        return page
    }

    private func select(_ note: String?) {
        model.selected = note
        if isCollapsed {
            if let note {
                compact.pushViewController(page(for: note), animated: true)
            } else {
                compact.popToRootViewController(animated: true)
            }
        } else {
            setViewController(page(for: note), for: .secondary)
            if note != nil { show(.secondary) }
        }
    }

    private func delete(_ note: String) {
        model.notes.removeAll { $0 == note }
        reload()
        select(nil)
    }

    private func reload() {
        sidebar.reloadNotes()
        compactList.reloadNotes()
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        var stack: [UIViewController] = [compactList]
        if let note = model.selected { stack.append(page(for: note)) }
        compact.setViewControllers(stack, animated: false)
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        let top = compact.topViewController as? NotePage
        model.selected = top?.note
        setViewController(page(for: model.selected), for: .secondary)
    }
}

final class NotesListViewController: ListViewController {
    let model: NotesModel
    var onSelect: ((String) -> Void)?
    var onChange: (() -> Void)?

    init(model: NotesModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        title = "Notes"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak self] _ in self?.askForName() })
        reloadNotes()
    }

    required init?(coder: NSCoder) { fatalError() }

    func reloadNotes() {
        rows = model.notes.map { note in Row(note) { [weak self] in self?.onSelect?(note) } }
    }

    private func askForName() {
        let alert = UIAlertController(title: "New Note", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
                let text = alert?.textFields?.first?.text ?? ""
                self?.model.add(text.isEmpty ? "Untitled" : text)
                self?.onChange?()
            })
        present(alert, animated: true)
    }
}

final class NotePage: TextViewController {
    let note: String
    var onDelete: (() -> Void)?

    init(note: String) {
        self.note = note
        super.init(title: note, text: "Text of \(note)")
        restorationIdentifier = "note.\(note)"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.onDelete?() })
    }

    required init?(coder: NSCoder) { fatalError() }
}
