import Foundation
import UIKit

/// A further level of the detail's side: an item's notes.
final class ItemNotesViewController: UIViewController, SideMarked {
    let side = SplitSide.secondary

    init(item: String) {
        super.init(nibName: nil, bundle: nil)
        title = "Notes"
        restorationIdentifier = "notes/\(item)"
    }

    required init?(coder: NSCoder) { nil }
}
