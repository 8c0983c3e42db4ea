import UIKit

/// The detail: an item with a button to its notes, or a placeholder where none is chosen.
final class ItemViewController: RowsViewController, SideMarked {
    let side = AppUnderTest.Side.secondary
    let item: String?

    init(item: String?) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
        title = item ?? "No Item"
        restorationIdentifier = "item/\(item ?? "none")"
        guard let item else { return }
        let action = UIAction(title: "Notes") { [unowned self] _ in
            show(ItemNotesViewController(item: item), sender: self)
        }
        rows = [UIButton(type: .system, primaryAction: action)]
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
        navigationItem.leftItemsSupplementBackButton = true
    }
}
