import UIKit

/// The notes of a task. An item in the bar opens a form for a new note.
final class TaskNotesViewController: UIViewController {
    private let dismissals: PopoverDismissals

    init(task: String, dismissals: PopoverDismissals) {
        self.dismissals = dismissals
        super.init(nibName: nil, bundle: nil)
        title = "Notes"
        restorationIdentifier = "notes/\(task)"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Add") { [unowned self] _ in add() })
    }

    required init?(coder: NSCoder) { nil }

    /// Dismisses the form. A bar takes touches behind a popover that points into it, so the user
    /// can leave the screen while the form is open.
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard dismissals.contains(.leftScreen), presentedViewController != nil else { return }
        dismiss(animated: false)
    }

    private func add() {
        guard presentedViewController == nil else { return }
        let form = NoteFormViewController()
        form.modalPresentationStyle = .popover
        form.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        present(form, animated: true)
    }
}
