import UIKit

// Sheets with detents; an editor that asks before it throws changes away.
@MainActor func makeTasks() -> UIViewController {
    UINavigationController(rootViewController: TasksList())
}

final class TasksList: ListViewController {
    private var tasks = ["Buy milk", "Call Bob"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tasks"
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(
                systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() }),
            UIBarButtonItem(
                title: "Filter", primaryAction: UIAction { [weak self] _ in self?.filter() }),
        ]
        reloadTasks()
    }

    private func reloadTasks() {
        rows = tasks.map { task in Row(task) { [weak self] in self?.details(task) } }
    }

    private func add() {
        if presentedViewController != nil {
            return dismiss(animated: true) { [weak self] in self?.add() }
        }
        let editor = TaskEditor()
        editor.onSave = { [weak self] text in
            self?.tasks.append(text)
            self?.reloadTasks()
        }
        let navigation = UINavigationController(rootViewController: editor)
        navigation.presentationController?.delegate = editor
        present(navigation, animated: true)
    }

    private func filter() {
        if presentedViewController != nil { return dismiss(animated: true) }
        let filter = TaskFilter()
        let navigation = UINavigationController(rootViewController: filter)
        if let sheet = navigation.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.prefersEdgeAttachedInCompactHeight = true
            sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        }
        present(navigation, animated: true)
    }

    private func details(_ task: String) {
        let page = TextViewController(title: task, text: "Due tomorrow")
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Done",
            primaryAction: UIAction { [weak self] _ in
                self?.tasks.removeAll { $0 == task }
                self?.reloadTasks()
                self?.navigationController?.popViewController(animated: true)
            })
        navigationController?.pushViewController(page, animated: true)
    }
}

final class TaskFilter: ListViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Filter"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        rows = [
            Row("Show All") { [weak self] in
                guard let sheet = self?.navigationController?.sheetPresentationController else {
                    return
                }
                sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
            },
            Row("Smaller") { [weak self] in
                guard let sheet = self?.navigationController?.sheetPresentationController else {
                    return
                }
                sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
            },
        ]
    }
}

final class TaskEditor: UIViewController, UIAdaptivePresentationControllerDelegate {
    var onSave: ((String) -> Void)?
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Task"
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
        field.placeholder = "Title"
        field.translatesAutoresizingMaskIntoConstraints = false
        field.addAction(
            UIAction { [weak self] _ in self?.isModalInPresentation = true },
            for: .editingDidBegin)
        view.addSubview(field)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
            field.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            field.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            field.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    private func save() {
        let text = field.text ?? ""
        onSave?(text.isEmpty ? "Untitled" : text)
        dismiss(animated: true)
    }

    private func cancel() {
        isModalInPresentation ? askToDiscard() : dismiss(animated: true)
    }

    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {
        askToDiscard()
    }

    private func askToDiscard() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Discard Changes", style: .destructive) {
                [weak self] _ in self?.dismiss(animated: true)
            })
        sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
        // Nobody is to leave the page by its bar meanwhile.
        present(sheet, animated: true) {
            sheet.popoverPresentationController?.passthroughViews = nil
        }
    }
}
