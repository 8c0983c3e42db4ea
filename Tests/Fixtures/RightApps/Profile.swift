import UIKit

// A page that hides its back button and has its own Cancel and Done.
@MainActor func makeProfile() -> UIViewController {
    UINavigationController(
        rootViewController: ProfileViewController(
            title: "Profile", text: "Ada Lovelace"))
}

final class ProfileViewController: TextViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit() })
        update(isLoggedIn: true)
    }

    private func update(isLoggedIn: Bool) {
        label.text = isLoggedIn ? "Ada Lovelace" : "Logged out"
        navigationItem.rightBarButtonItem?.isEnabled = isLoggedIn
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: isLoggedIn ? "Log Out" : "Log In",
            primaryAction: UIAction { [weak self] _ in
                if isLoggedIn { self?.logOut() } else { self?.update(isLoggedIn: true) }
            })
    }

    private func edit() {
        let editor = ProfileEditor(name: label.text ?? "")
        editor.onDone = { [weak self] in self?.label.text = $0 }
        navigationController?.pushViewController(editor, animated: true)
    }

    private func logOut() {
        let alert = UIAlertController(
            title: "Log Out?", message: "You can log in again later.", preferredStyle: .alert)
        let cancel = UIAlertAction(title: "Cancel", style: .cancel)
        alert.addAction(
            UIAlertAction(title: "Log Out", style: .destructive) { [weak self] _ in
                self?.update(isLoggedIn: false)
            })
        alert.addAction(cancel)
        alert.preferredAction = cancel
        present(alert, animated: true)
    }
}

final class ProfileEditor: UIViewController, UITextFieldDelegate {
    var onDone: ((String) -> Void)?
    private let name = UITextField()
    private let original: String
    private var hasChanges = false

    init(name: String) {
        original = name
        super.init(nibName: nil, bundle: nil)
        title = "Edit"
        self.name.text = name
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.hidesBackButton = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.done() })
        name.delegate = self
        name.placeholder = "Name"
        name.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(name)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            name.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
            name.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            name.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            name.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { hasChanges = true }

    private func done() {
        onDone?(name.text ?? original)
        navigationController?.popViewController(animated: true)
    }

    private func cancel() {
        guard hasChanges else {
            navigationController?.popViewController(animated: true)
            return
        }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Discard Changes", style: .destructive) {
                [weak self] _ in self?.navigationController?.popViewController(animated: true)
            })
        sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
        // Nobody is to leave the page by its bar meanwhile.
        present(sheet, animated: true) {
            sheet.popoverPresentationController?.passthroughViews = nil
        }
    }
}
