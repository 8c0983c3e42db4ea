import UIKit

/// A form with a text field. While the user edits that, the keyboard is up and moves the popover.
final class NoteFormViewController: RowsViewController {
    convenience init() {
        self.init(nibName: nil, bundle: nil)
        title = "New Note"
        restorationIdentifier = "form"
        preferredContentSize = CGSize(width: 320, height: 320)
        let field = UITextField(frame: .zero)
        field.placeholder = "Note"
        rows = [field, UIButton("Done") { [unowned self] in dismiss(animated: true) }]
    }
}
