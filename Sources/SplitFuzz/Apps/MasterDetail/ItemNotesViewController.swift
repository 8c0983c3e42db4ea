import UIKit

/// The notes of an item, one level above the detail.
final class ItemNotesViewController: UIViewController, SideMarked {
    let side = SplitSide.secondary

    init(item: String) {
        super.init(nibName: nil, bundle: nil)
        title = "Notes"
        restorationIdentifier = "notes/\(item)"
    }

    required init?(coder: NSCoder) { nil }
}
