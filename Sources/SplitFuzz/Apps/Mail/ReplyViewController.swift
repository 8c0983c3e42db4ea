import UIKit

/// A form for an answer: a field, and a button in the bar that closes the form.
final class ReplyViewController: RowsViewController {
    convenience init() {
        self.init(nibName: nil, bundle: nil)
        title = "Reply"
        restorationIdentifier = "reply"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Cancel") { [unowned self] _ in dismiss(animated: true) }
        )
        let field = UITextField(frame: .zero)
        field.placeholder = "Text"
        rows = [field]
    }
}
