import Foundation
import UIKit

/// The notes of a task. An item in the bar opens a form for another.
final class TaskNotesViewController: UIViewController {
    private let cares: WorkspaceCares

    init(task: String, cares: WorkspaceCares) {
        self.cares = cares
        super.init(nibName: nil, bundle: nil)
        title = "Notes"
        restorationIdentifier = "notes/\(task)"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Add") { [unowned self] _ in add() })
    }

    required init?(coder: NSCoder) { nil }

    /// The bar stays within reach behind a popover that points into it: its item may be tapped
    /// again, and the screen left.
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard cares.contains(.leaving), presentedViewController != nil else { return }
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
