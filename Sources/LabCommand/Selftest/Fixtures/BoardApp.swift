internal import SplitFuzz
internal import UIKit

extension AppUnderTest {
    /// A screen with popovers at two buttons and at an item of its bar, and a page.
    static let board = AppUnderTest(
        name: "board", summary: "popovers at buttons and at an item of the bar, and a page",
        variants: [
            variant("right", "opens each once, with an anchor", nil),
            variant(
                "no-anchor", "gives a popover no anchor in compact width", .leavesOutAnchor),
            variant(
                "anchor-set-once", "keeps the popover's controller, and sets its anchor once",
                .setsAnchorOnce),
            variant(
                "opens-twice",
                "lets touches through to the bar, and opens the form without asking whether it is open",
                .opensTwice),
            variant(
                "pushes-late", "pushes a page that it keeps, in a later turn of the run loop",
                .pushesLate),
            variant(
                "pushes-again", "pushes a page that it keeps without asking whether it is there",
                .pushesAgain),
        ])

    private static func variant(
        _ name: String, _ summary: String, _ mistake: BoardViewController.Mistake?
    ) -> Variant {
        Variant(name, summary) {
            UINavigationController(rootViewController: BoardViewController(mistake: mistake))
        }
    }
}
