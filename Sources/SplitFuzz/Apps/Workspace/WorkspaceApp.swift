import UIKit

extension AppUnderTest {
    /// All of it together: two columns, stacked where there is room for one, and popovers that point
    /// into them.
    public static let workspace = AppUnderTest(
        name: "workspace",
        summary:
            "tasks and notes in two columns, and popovers that point into them (all articles)",
        variants: [
            variant(
                "stale-anchor",
                "leaves a popover open when the column that it points into is hidden",
                with: .all.subtracting(.hiding)),
            variant(
                "stale-item", "leaves the form open when the screen of its bar item is left",
                with: .all.subtracting(.leaving)),
            variant(
                "right", "dismisses every popover whose anchor goes",
                with: .all),
        ])

    private static func variant(
        _ name: String, _ summary: String, with cares: WorkspaceCares
    ) -> Variant {
        Variant(name, summary) { WorkspaceSplitViewController(cares: cares) }
    }
}
