import UIKit

/// A task with a button to its notes, or a placeholder where none is chosen.
class TaskViewController: RowsViewController {
    let task: String?

    init(task: String?, dismissals: PopoverDismissals) {
        self.task = task
        super.init(nibName: nil, bundle: nil)
        title = task ?? "No Task"
        restorationIdentifier = "task/\(task ?? "none")"
        guard let task else { return }
        let notes = UIButton("Notes") { [unowned self] in
            navigationController?.pushViewController(
                TaskNotesViewController(task: task, dismissals: dismissals), animated: true)
        }
        rows = [notes]
    }

    required init?(coder: NSCoder) { nil }
}
