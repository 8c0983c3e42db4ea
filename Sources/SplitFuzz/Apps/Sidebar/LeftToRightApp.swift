import UIKit

extension AppUnderTest {
    /// The menu of `sidebar`, in an app that was never tried from right to left.
    package static let leftToRight = AppUnderTest(
        name: "left-to-right", summary: "a menu whose insets are meant for the left",
        setup: LaunchSetup(release: .iOS14, deploymentTarget: .iOS14),
        hints: .pageOnTop,
        variants: [
            Variant("left-only", "sets the insets of its menu at the left alone") {
                SidebarRootViewController(repairs: [.insets, .leftOnly])
            }
        ]
    ).without("insets-current", because: "the published repairs break it by themselves")
}
