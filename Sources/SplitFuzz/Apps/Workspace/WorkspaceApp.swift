import UIKit

extension AppUnderTest {
    /// All of it together: two columns, stacked where there is room for one, and popovers that point
    /// into them.
    public static let workspace = AppUnderTest(
        name: "workspace",
        summary:
            "tasks and notes in two columns, and popovers that point into them (all articles)",
        device: "iPad Pro 11-inch",
        release: "iOS 14",
        variants: [
            variant(
                "stale-anchor", "leaves popovers open when their column is hidden or stacked",
                with: [.place, .leaving]),
            variant(
                "stale-item", "leaves the form open when the screen of its bar item is left",
                with: [.place, .hiding]),
            variant(
                "lost-place", "lets the split view choose what is on top in one column",
                with: [.hiding, .leaving]),
            variant(
                "right", "dismisses popovers whose anchor goes, and keeps the user's place",
                with: [.place, .hiding, .leaving]),
        ])

    private static func variant(
        _ name: String, _ summary: String, with cares: WorkspaceCares
    ) -> Variant {
        Variant(name, summary) { WorkspaceSplitViewController(cares: cares) }
    }
}
