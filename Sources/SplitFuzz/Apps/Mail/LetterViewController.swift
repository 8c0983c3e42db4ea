import UIKit

/// A message that the user can answer in a sheet, move with a popover, and whose photo fills the
/// screen. It is longer than a narrow window is high.
final class LetterViewController: MessageViewController {
    private let text = UIScrollView(frame: .zero)
    private let photo = UIButton(type: .system)
    private let top = UIButton(type: .system)

    init(message: String) {
        super.init(message: message)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Move") { [unowned self] _ in move() })
        toolbarItems = [
            UIBarButtonItem(primaryAction: UIAction(title: "Reply") { [unowned self] _ in reply() })
        ]
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        photo.onTap("Photo") { [unowned self] in showPhoto() }
        top.onTap("Top") { [unowned self] in text.scrollRectToVisible(photo.frame, animated: true) }
        text.frame = view.bounds
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(text)
        text.addSubview(photo)
        text.addSubview(top)
    }

    /// The toolbar is the navigation controller's, which has other pages, too.
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        // The same words take more lines where lines are shorter.
        let height = (600_000 / max(200, content.width)).rounded()
        text.contentSize = CGSize(width: view.bounds.width, height: height)
        photo.frame = CGRect(x: content.minX, y: 0, width: content.width, height: 44)
        top.frame = CGRect(x: content.minX, y: height - 44, width: content.width, height: 44)
    }

    /// A bar takes touches behind a popover that points into it, so the user can leave while the
    /// popover is open.
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if !(navigationController?.topViewController is LetterViewController) {
            navigationController?.setToolbarHidden(true, animated: false)
        }
        if presentedViewController?.modalPresentationStyle == .popover { dismiss(animated: false) }
    }

    // MARK: - What the user does with the message

    private func move() {
        guard presentedViewController == nil else { return }
        let mailboxes = MailboxPickerViewController()
        mailboxes.modalPresentationStyle = .popover
        mailboxes.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        present(mailboxes, animated: true)
    }

    private func reply() {
        guard presentedViewController == nil else { return }
        let form = UINavigationController(rootViewController: ReplyViewController())
        form.modalPresentationStyle = .formSheet
        present(form, animated: true)
    }

    private func showPhoto() {
        guard presentedViewController == nil else { return }
        let photo = PhotoViewController()
        photo.modalPresentationStyle = .fullScreen
        present(photo, animated: true)
    }
}
