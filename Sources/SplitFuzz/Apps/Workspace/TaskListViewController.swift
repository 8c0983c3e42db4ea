import UIKit

/// Receives the choice of a task.
@MainActor protocol TaskListViewControllerDelegate: AnyObject {
    func taskList(_ list: TaskListViewController, didSelect task: String)
}

/// The tasks: a row each, with a button that shows information about the task in a popover.
final class TaskListViewController: UIViewController {
    private let tasks: [String]
    weak var delegate: (any TaskListViewControllerDelegate)?
    private var rows: [(choose: UIButton, about: UIButton)] = []

    init(tasks: [String]) {
        self.tasks = tasks
        super.init(nibName: nil, bundle: nil)
        title = "Tasks"
        restorationIdentifier = "tasks"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        rows = tasks.map { task in
            let choose = UIAction(title: task) { [unowned self] _ in
                delegate?.taskList(self, didSelect: task)
            }
            let about = UIButton(type: .system)
            about.accessibilityIdentifier = "about-\(task)"
            about.onTap("ⓘ") { [unowned self, unowned about] in
                showInformation(about: task, at: about)
            }
            return (UIButton(type: .system, primaryAction: choose), about)
        }
        for row in rows {
            view.addSubview(row.choose)
            view.addSubview(row.about)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        for (index, row) in rows.enumerated() {
            let line = CGRect(
                x: content.minX, y: content.minY + CGFloat(index) * 44, width: content.width,
                height: 44)
            let parts = line.divided(atDistance: 80, from: .maxXEdge)
            row.about.frame = parts.slice
            row.choose.frame = parts.remainder
        }
    }

    private func showInformation(about task: String, at button: UIButton) {
        guard presentedViewController == nil else { return }
        let about = AboutViewController(task: task)
        about.modalPresentationStyle = .popover
        about.popoverPresentationController?.sourceView = button
        about.popoverPresentationController?.sourceRect = button.bounds
        present(about, animated: true)
    }
}
