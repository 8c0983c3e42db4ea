import UIKit

/// A form for an answer: a field, and a button in the bar that closes the form.
final class ReplyViewController: UIViewController {
    private let field = UITextField(frame: .zero)

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Reply"
        restorationIdentifier = "reply"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Cancel") { [unowned self] _ in dismiss(animated: true) }
        )
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Text"
        view.addSubview(field)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        field.frame = CGRect(x: content.minX, y: content.minY, width: content.width, height: 44)
    }
}
