import UIKit

/// A photo over the whole screen.
final class PhotoViewController: RowsViewController {
    convenience init() {
        self.init(nibName: nil, bundle: nil)
        title = "Photo"
        restorationIdentifier = "photo"
        rows = [UIButton("Close") { [unowned self] in dismiss(animated: true) }]
    }
}
