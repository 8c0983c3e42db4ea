import UIKit

extension AppUnderTest {
    /// A two-level menu in the primary column, with and without a navigation controller of its own,
    /// from the article Fixing Multi-Level Menu Layouts.
    public static let sidebar = AppUnderTest(
        name: "sidebar",
        summary:
            "a two-level menu in the primary column of a double-column split view "
            + "(Fixing Multi-Level Menu Layouts)",
        setup: LaunchSetup(release: .iOS14, deploymentTarget: .iOS14),
        hints: .pageOnTop,
        variants: [
            Variant("system-navigation", "the split view makes the menu's navigation controller") {
                SidebarRootViewController(
                    split: UISplitViewController(style: .doubleColumn), menu: .wrappedBySplitView)
            },
            repaired("own-navigation", "the menu brings its own navigation controller", by: []),
            repaired(
                "insets-in-layout", "sets the insets in viewDidLayoutSubviews",
                by: [.insetsInLayout]),
            repaired("insets", "sets the insets in an observer of the frame", by: [.insets]),
            repaired(
                "insets+bar",
                "sets the insets in an observer of the frame, and lays the bar out again",
                by: [.insets, .bar]),
            repaired(
                "insets+bar+safe-area",
                "also sets the insets in an observer of the safe area (as published)",
                by: [.insets, .bar, .safeArea]),
            repaired(
                "insets+bar+safe-area+guard",
                "also waits while the view is narrower than its column (as mended later), and keeps "
                    + "insets exact",
                by: [.insets, .bar, .safeArea, .guard, .exact]),
        ]
    ).with(repairs) { chosen in
        let pieces = RepairedSplitViewController.Repairs.named.filter { chosen.contains($0.name) }
        return SidebarRootViewController(repairs: .init(pieces.map(\.repair)))
    }

    private static let repairs = [
        Workaround("insets-in-layout", "sets the insets in viewDidLayoutSubviews"),
        Workaround("insets", "sets the insets in an observer of the frame"),
        Workaround("bar", "lays the navigation bar out again after setting the insets"),
        Workaround("safe-area", "sets the insets in an observer of the safe area"),
        Workaround(
            "guard", "waits while the view is narrower than its column, and keeps insets exact"),
    ]

    private static func repaired(
        _ name: String, _ summary: String, by repairs: RepairedSplitViewController.Repairs
    ) -> Variant {
        Variant(name, summary) { SidebarRootViewController(repairs: repairs) }
    }
}
