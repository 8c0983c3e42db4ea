import UIKit

/// The detail: an item with a button to its notes, or a placeholder where none is chosen.
final class ItemViewController: UIViewController, SideMarked {
    let side = SplitSide.secondary
    let item: String?
    private var notesButton: UIButton?

    init(item: String?) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
        title = item ?? "No Item"
        restorationIdentifier = "item/\(item ?? "none")"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
        navigationItem.leftItemsSupplementBackButton = true
        guard let item else { return }
        let action = UIAction(title: "Notes") { [unowned self] _ in
            show(ItemNotesViewController(item: item), sender: self)
        }
        let button = UIButton(type: .system, primaryAction: action)
        view.addSubview(button)
        notesButton = button
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        notesButton?.frame = CGRect(
            x: content.minX, y: content.minY, width: content.width, height: 44)
    }
}
