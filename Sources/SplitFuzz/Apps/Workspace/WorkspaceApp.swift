import UIKit

extension AppUnderTest {
    /// All articles together: two columns, stacked where there is room for one only, and popovers
    /// that point into them.
    public static let workspace = AppUnderTest(
        name: "workspace",
        summary:
            "tasks and notes in two columns, and popovers that point into them (all articles)",
        setup: LaunchSetup(release: .iOS14, deploymentTarget: .iOS14),
        hints: .pageOnTop,
        variants: [
            variant(
                "stale-anchor",
                "leaves a popover open when the column of its anchor is hidden",
                with: .all.subtracting(.hiddenColumn)),
            variant(
                "stale-item",
                "leaves the form open when the user leaves the screen of its bar item",
                with: .all.subtracting(.leftScreen)),
            variant(
                "right", "dismisses every popover whose anchor disappears",
                with: .all),
            Variant(
                "tabs",
                "beside another tab, with a button of its own for the list, and titles to edit"
            ) {
                WorkspaceTabBarController()
            },
        ])

    private static func variant(
        _ name: String, _ summary: String, with dismissals: PopoverDismissals
    ) -> Variant {
        Variant(name, summary) { WorkspaceSplitViewController(dismissals: dismissals) }
    }
}

/// When the app dismisses a popover because its anchor disappears.
struct PopoverDismissals: OptionSet {
    let rawValue: Int

    /// When the column of the anchor is hidden (C-052).
    static let hiddenColumn = PopoverDismissals(rawValue: 1 << 0)
    /// When one column becomes two, or two become one.
    static let changedColumns = PopoverDismissals(rawValue: 1 << 1)
    /// When the user leaves the screen that opened the popover.
    static let leftScreen = PopoverDismissals(rawValue: 1 << 2)

    static let all: PopoverDismissals = [.hiddenColumn, .changedColumns, .leftScreen]
}
