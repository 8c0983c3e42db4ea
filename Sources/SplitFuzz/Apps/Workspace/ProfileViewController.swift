import UIKit

/// The user's profile: a field for the name, and a way to a page of help over the whole screen.
final class ProfileViewController: RowsViewController {
    convenience init() {
        self.init(nibName: nil, bundle: nil)
        title = "Profile"
        restorationIdentifier = "profile"
        let field = UITextField(frame: .zero)
        field.placeholder = "Name"
        rows = [field, UIButton("Help") { [unowned self] in showHelp() }]
    }

    private func showHelp() {
        guard presentedViewController == nil else { return }
        let help = AboutViewController(task: "Tasks")
        help.modalPresentationStyle = .fullScreen
        present(help, animated: true)
    }
}
