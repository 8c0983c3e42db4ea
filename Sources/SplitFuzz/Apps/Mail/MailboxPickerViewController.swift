import UIKit

/// The mailboxes that a message can go to. A tap on one closes the popover.
final class MailboxPickerViewController: UIViewController {
    private var buttons: [UIButton] = []

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Move"
        restorationIdentifier = "move"
        preferredContentSize = CGSize(width: 240, height: 44 * 2)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        buttons = MailContents.mailboxes.map { mailbox in
            let action = UIAction(title: mailbox.name) { [unowned self] _ in
                dismiss(animated: true)
            }
            return UIButton(type: .system, primaryAction: action)
        }
        buttons.forEach(view.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: content.minX, y: content.minY + CGFloat(index) * 44, width: content.width,
                height: 44)
        }
    }
}
