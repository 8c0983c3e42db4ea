import Foundation
import UIKit

/// A task, or that none is chosen; its notes are one step further.
final class TaskViewController: UIViewController {
    let task: String?
    private let cares: WorkspaceCares
    private let button = UIButton(type: .system)

    init(task: String?, cares: WorkspaceCares) {
        self.task = task
        self.cares = cares
        super.init(nibName: nil, bundle: nil)
        title = task ?? "No Task"
        restorationIdentifier = "task/\(task ?? "none")"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard task != nil else { return }
        button.setTitle("Notes", for: .normal)
        button.addAction(UIAction { [unowned self] _ in showNotes() }, for: .touchUpInside)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        button.frame = CGRect(x: content.minX, y: content.minY, width: content.width, height: 44)
    }

    private func showNotes() {
        guard let task else { return }
        navigationController?.pushViewController(
            TaskNotesViewController(task: task, cares: cares), animated: true)
    }
}
