import Foundation
import UIKit

/// What one member of a group has to show, or that nothing is chosen.
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
