import UIKit

extension AppUnderTest {
    /// Article 003: mailboxes, messages and a message in three columns.
    public static let mail = AppUnderTest(
        name: "mail",
        summary: "mailboxes, messages and a message in a triple-column split view (article 003)",
        variants: [
            Variant(
                "supplementary-in-double", "puts its messages into a double column's supplementary"
            ) {
                MailSplitViewController(style: .doubleColumn)
            },
            Variant("no-gesture", "switches the gesture off, and offers no way of its own") {
                let split = MailSplitViewController(style: .tripleColumn)
                split.presentsWithGesture = false
                return split
            },
            Variant("right", "three columns, and the user's place kept where there is one") {
                MailSplitViewController(style: .tripleColumn)
            },
        ])
}
