import UIKit

extension AppUnderTest {
    /// Articles 001 and 002: a list and its detail in a classic split view, on a phone that turns
    /// from one hierarchy to the other.
    public static let masterDetail = AppUnderTest(
        name: "master-detail",
        summary: "a list and its detail in a classic split view (articles 001 and 002)",
        setup: LaunchSetup(device: .iPhone8Plus, release: .iOS12, orientation: .portrait),
        hints: hints,
        variants: [
            Variant("default-delegate", "leaves collapsing and expanding to UIKit") {
                MasterDetailViewController()
            },
            Variant("article-002-delegate", "does by hand what UIKit does, without empty details") {
                MasterDetailViewController(keeper: ArticleDelegate())
            },
            Variant("emptied-detail", "shows nothing chosen by emptying the detail's stack") {
                MasterDetailViewController(keeper: EmptyingDelegate())
            },
            Variant("early-size-class", "reads its size class when the view loads, and never again")
            {
                MasterDetailViewController(keeper: MarkedSidesDelegate(), reading: .early)
            },
            Variant("marked-sides", "every controller knows its side, and is put there") {
                MasterDetailViewController(keeper: MarkedSidesDelegate())
            },
        ])

    private static var hints: Hints {
        var hints = Hints()
        hints.side = { controller in
            switch (controller as? any SideMarked)?.side {
            case .primary: .primary
            case .secondary: .secondary
            case nil: nil
            }
        }
        hints.laidOutFor = { ($0 as? ItemsViewController)?.laidOutFor }
        return hints
    }
}
