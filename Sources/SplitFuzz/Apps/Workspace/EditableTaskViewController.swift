import UIKit

/// A task whose title the user can edit on the page. A popover shows more, with another field, and
/// the bar has a button for the list.
final class EditableTaskViewController: TaskViewController {
    private let field = UITextField(frame: .zero)
    private let details = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        guard task != nil else { return }
        field.placeholder = "Title"
        view.addSubview(field)
        rows.append(field)
        details.onTap("Details") { [unowned self] in showDetails() }
        view.addSubview(details)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateListButton()
    }

    /// The button for details is in the lower half of the page.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        details.frame = CGRect(
            x: content.midX - 60, y: content.minY + content.height * 0.75, width: 120, height: 44)
    }

    private func showDetails() {
        guard presentedViewController == nil else { return }
        let form = NoteFormViewController()
        form.preferredContentSize = CGSize(width: 320, height: 600)
        form.modalPresentationStyle = .popover
        form.popoverPresentationController?.sourceView = details
        form.popoverPresentationController?.sourceRect = details.bounds
        present(form, animated: true)
    }

    /// The button is there while there are two columns.
    func updateListButton() {
        guard let split = splitViewController as? EditableWorkspaceSplitViewController else {
            return
        }
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.leftBarButtonItem =
            split.isCollapsed
            ? nil
            : UIBarButtonItem(
                primaryAction: UIAction(title: "List") { [unowned split] _ in split.toggleList() })
    }
}
