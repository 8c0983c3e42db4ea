import UIKit

/// A form with a text field. While the user edits that, the keyboard is up and moves the popover.
final class NoteFormViewController: UIViewController {
    private let field = UITextField(frame: .zero)
    private let button = UIButton(type: .system)

    convenience init() {
        self.init(nibName: nil, bundle: nil)
        title = "New Note"
        restorationIdentifier = "form"
        preferredContentSize = CGSize(width: 320, height: 320)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Note"
        button.onTap("Done") { [unowned self] in dismiss(animated: true) }
        view.addSubview(field)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stackRows([field, button])
    }
}
