import UIKit

/// A form for an answer: a field, and a button in the bar that closes the form.
final class ReplyViewController: UIViewController {
    private let field = UITextField(frame: .zero)

    convenience init() {
        self.init(nibName: nil, bundle: nil)
        title = "Reply"
        restorationIdentifier = "reply"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Cancel") { [unowned self] _ in dismiss(animated: true) }
        )
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Text"
        view.addSubview(field)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stackRows([field])
    }
}
