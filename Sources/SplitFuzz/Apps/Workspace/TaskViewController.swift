import UIKit

/// A task with a button to its notes, or a placeholder where none is chosen.
class TaskViewController: UIViewController {
    let task: String?
    private let dismissals: PopoverDismissals
    private let button = UIButton(type: .system)

    init(task: String?, dismissals: PopoverDismissals) {
        self.task = task
        self.dismissals = dismissals
        super.init(nibName: nil, bundle: nil)
        title = task ?? "No Task"
        restorationIdentifier = "task/\(task ?? "none")"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard task != nil else { return }
        button.onTap("Notes") { [unowned self] in showNotes() }
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stackRows([button])
    }

    private func showNotes() {
        guard let task else { return }
        navigationController?.pushViewController(
            TaskNotesViewController(task: task, dismissals: dismissals), animated: true)
    }
}
