import UIKit

/// The user's profile: a field for the name, and a way to a page of help over the whole screen.
final class ProfileViewController: UIViewController {
    private let field = UITextField(frame: .zero)
    private let button = UIButton(type: .system)

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Profile"
        restorationIdentifier = "profile"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Name"
        button.setTitle("Help", for: .normal)
        button.addAction(UIAction { [unowned self] _ in showHelp() }, for: .touchUpInside)
        view.addSubview(field)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        field.frame = CGRect(x: content.minX, y: content.minY, width: content.width, height: 44)
        button.frame = field.frame.offsetBy(dx: 0, dy: 44)
    }

    private func showHelp() {
        guard presentedViewController == nil else { return }
        let help = AboutViewController(task: "Tasks")
        help.modalPresentationStyle = .fullScreen
        present(help, animated: true)
    }
}
