import UIKit

/// The user's profile: a field for the name, and a way to a page of help over the whole screen.
final class ProfileViewController: UIViewController {
    private let field = UITextField(frame: .zero)
    private let button = UIButton(type: .system)

    convenience init() {
        self.init(nibName: nil, bundle: nil)
        title = "Profile"
        restorationIdentifier = "profile"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Name"
        button.onTap("Help") { [unowned self] in showHelp() }
        view.addSubview(field)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stackRows([field, button])
    }

    private func showHelp() {
        guard presentedViewController == nil else { return }
        let help = AboutViewController(task: "Tasks")
        help.modalPresentationStyle = .fullScreen
        present(help, animated: true)
    }
}
