import UIKit

/// The detail of a member, or a placeholder where none is chosen.
final class DetailViewController: UIViewController {
    let member: String?

    init(member: String?) {
        self.member = member
        super.init(nibName: nil, bundle: nil)
        title = member ?? "Nothing Chosen"
        restorationIdentifier = "detail/\(member ?? "none")"
    }

    required init?(coder: NSCoder) { nil }
}
