import UIKit

extension AppUnderTest {
    /// Two columns, and a separate hierarchy for the compact column, from the article More About
    /// Split View Controllers in iOS 14.
    public static let compactColumn = AppUnderTest(
        name: "compact-column",
        summary:
            "two columns, and a separate hierarchy for the compact column "
            + "(More About Split View Controllers in iOS 14)",
        setup: LaunchSetup(release: .iOS14, deploymentTarget: .iOS14),
        hints: .pageOnTop,
        variants: [
            Variant("unsynchronised", "copies nothing from one hierarchy to the other") {
                CompactColumnSplitViewController(hierarchies: .unsynchronised)
            },
            Variant("synchronised", "copies the user's place from each hierarchy to the other") {
                CompactColumnSplitViewController(hierarchies: .synchronised)
            },
        ])
}
