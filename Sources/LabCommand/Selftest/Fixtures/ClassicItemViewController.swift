internal import SplitFuzz
internal import UIKit

/// An item with a page of notes, and the app's own display-mode button. It lays itself out for the
/// size class that `willTransition(to:with:)` announces.
final class ClassicItemViewController: RowsViewController, SideMarked {
    let side = AppUnderTest.Side.secondary
    let item: String?
    /// The size class that the item is laid out for; `nil` before it is on screen.
    private(set) var laidOutFor: UIUserInterfaceSizeClass?

    init(item: String?, showsNext: Bool) {
        self.item = item
        var rows: [Row] = []
        if let item {
            rows.append(
                (
                    "Notes",
                    { $0.show(SideMarkedNotes("Notes", identifier: "notes/\(item)"), sender: $0) }
                ))
            if showsNext { rows.append(("Next", ClassicItemViewController.showNext)) }
        }
        super.init(item ?? "No Item", identifier: "item/\(item ?? "none")", rows: rows)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
        navigationItem.leftItemsSupplementBackButton = true
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if laidOutFor == nil { laidOutFor = traitCollection.horizontalSizeClass }
    }

    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        if laidOutFor != nil { laidOutFor = newCollection.horizontalSizeClass }
    }

    private static func showNext(from page: RowsViewController) {
        let next = ClassicItemViewController(item: "Grace", showsNext: true)
        page.showDetailViewController(
            UINavigationController(rootViewController: next), sender: page)
    }
}

/// Notes on the secondary side.
private final class SideMarkedNotes: RowsViewController, SideMarked {
    let side = AppUnderTest.Side.secondary
}
