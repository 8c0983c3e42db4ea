import UIKit

/// Information about a task, small enough for a popover.
final class AboutViewController: RowsViewController {
    convenience init(task: String) {
        self.init(nibName: nil, bundle: nil)
        title = "About \(task)"
        restorationIdentifier = "about/\(task)"
        preferredContentSize = CGSize(width: 280, height: 160)
        rows = [UIButton("Close") { [unowned self] in dismiss(animated: true) }]
    }
}
