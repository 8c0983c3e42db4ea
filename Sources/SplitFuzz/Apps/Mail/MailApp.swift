import UIKit

extension AppUnderTest {
    /// Mailboxes, messages and a message in three columns, from the article More About Split View
    /// Controllers in iOS 14.
    public static let mail = AppUnderTest(
        name: "mail",
        summary:
            "mailboxes, messages and a message in a triple-column split view "
            + "(More About Split View Controllers in iOS 14)",
        setup: LaunchSetup(release: .iOS14, deploymentTarget: .iOS14),
        hints: .pageOnTop,
        variants: [
            Variant(
                "supplementary-in-double",
                "sets a supplementary column, which a double-column style lacks"
            ) {
                MailSplitViewController(style: .doubleColumn)
            },
            Variant(
                "no-gesture", "switches the gesture off, and offers no other way to the sidebar"
            ) {
                let split = MailSplitViewController(style: .tripleColumn)
                split.presentsWithGesture = false
                return split
            },
            Variant("right", "keeps the user's place when three columns become one") {
                MailSplitViewController(style: .tripleColumn)
            },
            Variant(
                "writing",
                "also searches, answers and moves messages, in columns of its own widths"
            ) {
                let split = MailSplitViewController(style: .tripleColumn, writes: true)
                split.preferredSplitBehavior = .tile
                split.showsSecondaryOnlyButton = true
                split.preferredPrimaryColumnWidthFraction = 0.2
                split.minimumPrimaryColumnWidth = 160
                split.maximumPrimaryColumnWidth = 240
                split.preferredSupplementaryColumnWidth = 280
                return split
            },
        ])
}
