import UIKit

/// A form with a text field. While the user edits that, the keyboard is up and moves the popover.
final class NoteFormViewController: UIViewController {
    private let field = UITextField(frame: .zero)
    private let button = UIButton(type: .system)

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "New Note"
        restorationIdentifier = "form"
        preferredContentSize = CGSize(width: 320, height: 320)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Note"
        button.setTitle("Done", for: .normal)
        button.addAction(
            UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
        view.addSubview(field)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        field.frame = CGRect(x: content.minX, y: content.minY, width: content.width, height: 44)
        button.frame = field.frame.offsetBy(dx: 0, dy: 44)
    }
}
