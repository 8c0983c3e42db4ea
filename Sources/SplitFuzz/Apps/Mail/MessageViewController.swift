import UIKit

/// A message, or a placeholder where none is chosen.
class MessageViewController: UIViewController {
    let message: String?

    init(message: String?) {
        self.message = message
        super.init(nibName: nil, bundle: nil)
        title = message ?? "No Message"
        restorationIdentifier = "message/\(message ?? "none")"
    }

    required init?(coder: NSCoder) { nil }
}
