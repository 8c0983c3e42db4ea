import UIKit

/// Notes beside an editor; in compact width a navigation stack of its own, which keeps the
/// selection.
@MainActor final class Notebook {
    struct Note {
        var title: String
        var isPinned = false
    }

    private(set) var notes = ["Groceries", "Ideas", "Letter to Mum"].map { Note(title: $0) }
    var selection: Int? { didSet { didChange?() } }
    var didChange: (() -> Void)?

    func togglePin(_ index: Int) {
        notes[index].isPinned.toggle()
        didChange?()
    }

    func add() {
        notes.append(Note(title: "Note \(notes.count + 1)"))
        didChange?()
    }
}

final class JotterSplitViewController: UISplitViewController, UISplitViewControllerDelegate,
    UINavigationControllerDelegate
{
    private let notebook = Notebook()
    private lazy var list = NoteListViewController(notebook) { [unowned self] in open($0) }
    private lazy var editor = NoteViewController(notebook)
    private lazy var compactList = NoteListViewController(notebook) { [unowned self] in open($0) }
    private lazy var compactStack = UINavigationController(rootViewController: compactList)

    init() {
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        compactStack.delegate = self
        notebook.didChange = { [unowned self] in update() }
        setViewController(list, for: .primary)
        setViewController(editor, for: .secondary)
        setViewController(compactStack, for: .compact)
        update()
    }

    private func open(_ index: Int) {
        if isCollapsed {
            guard compactStack.topViewController === compactList else { return }
            // A push ends a pop that runs, and its end clears the selection.
            compactStack.pushViewController(NoteViewController(notebook), animated: true)
            notebook.selection = index
        } else {
            notebook.selection = index
            if displayMode == .oneOverSecondary { hide(.primary) }
        }
    }

    private func update() {
        list.update()
        editor.update()
        compactStack.viewControllers.forEach { ($0 as? any NotebookObserver)?.update() }
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        var stack: [UIViewController] = [compactList]
        if notebook.selection != nil { stack.append(NoteViewController(notebook)) }
        compactStack.setViewControllers(stack, animated: false)
        return .compact
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        guard isCollapsed, viewController === compactList, notebook.selection != nil else { return }
        notebook.selection = nil
    }
}

@MainActor private protocol NotebookObserver {
    func update()
}

private final class NoteListViewController: RowsViewController, NotebookObserver {
    private let notebook: Notebook
    private let open: (Int) -> Void

    init(_ notebook: Notebook, open: @escaping (Int) -> Void) {
        self.notebook = notebook
        self.open = open
        super.init(nibName: nil, bundle: nil)
        title = "Notes"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .compose, primaryAction: UIAction { [unowned notebook] _ in notebook.add() }
        )
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func update() {
        rowsView.rows = notebook.notes.enumerated().map { index, note in
            RowsView.Row(title: note.isPinned ? "★ \(note.title)" : note.title) {
                [weak self] in self?.open(index)
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }
}

private final class NoteViewController: TextPageViewController, NotebookObserver {
    private let notebook: Notebook

    init(_ notebook: Notebook) {
        self.notebook = notebook
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    func update() {
        guard let index = notebook.selection else {
            title = nil
            label.text = "No note selected"
            navigationItem.rightBarButtonItem = nil
            return
        }
        let note = notebook.notes[index]
        title = note.title
        label.text = "What I wanted to write about \(note.title)."
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: note.isPinned ? "Unpin" : "Pin",
            primaryAction: UIAction { [unowned self] _ in notebook.togglePin(index) })
    }
}
