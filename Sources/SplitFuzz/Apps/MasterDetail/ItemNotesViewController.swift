import UIKit

/// The notes of an item, one level above the detail.
final class ItemNotesViewController: UIViewController, SideMarked {
    let side = AppUnderTest.Side.secondary

    convenience init(item: String) {
        self.init(nibName: nil, bundle: nil)
        title = "Notes"
        restorationIdentifier = "notes/\(item)"
    }
}
