import UIKit

extension AppUnderTest {
    /// A list and its detail in a classic split view, on a phone that collapses and expands it by
    /// turning. From two articles: UISplitViewController Adaptability, Part 1, and Default
    /// Behaviour of collapseSecondaryViewController.
    public static let masterDetail = AppUnderTest(
        name: "master-detail",
        summary:
            "a list and its detail in a classic split view "
            + "(UISplitViewController Adaptability, Part 1, and Default Behaviour of "
            + "collapseSecondaryViewController)",
        setup: LaunchSetup(device: .iPhone8Plus, release: .iOS12, orientation: .portrait),
        hints: hints,
        variants: [
            Variant("default-delegate", "leaves collapsing and expanding to UIKit") {
                MasterDetailViewController()
            },
            Variant(
                "article-002-delegate",
                "collapses and expands by hand, and leaves out empty details"
            ) {
                MasterDetailViewController(splitDelegate: ArticleDelegate())
            },
            Variant("emptied-detail", "empties the detail's stack where no item is chosen") {
                MasterDetailViewController(splitDelegate: EmptyingDelegate())
            },
            Variant("early-size-class", "reads its size class only when the view loads") {
                MasterDetailViewController(splitDelegate: MarkedSidesDelegate(), reading: .early)
            },
            Variant("marked-sides", "moves each controller to the side that it is marked with") {
                MasterDetailViewController(splitDelegate: MarkedSidesDelegate())
            },
        ])

    private static var hints: Hints {
        var hints = Hints.pageOnTop
        hints.side = { ($0 as? any SideMarked)?.side }
        hints.laidOutFor = { ($0 as? ItemsViewController)?.laidOutFor }
        return hints
    }
}
