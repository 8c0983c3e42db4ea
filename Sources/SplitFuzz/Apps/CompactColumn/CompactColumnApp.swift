import UIKit

extension AppUnderTest {
    /// Article 003: two columns, and a separate hierarchy for the compact column.
    public static let compactColumn = AppUnderTest(
        name: "compact-column",
        summary: "two columns, and a separate hierarchy for the compact column (article 003)",
        variants: [
            Variant("unsynchronised", "copies nothing from one hierarchy to the other") {
                CompactColumnSplitViewController(hierarchies: .unsynchronised)
            },
            Variant("synchronised", "copies the user's place from each hierarchy to the other") {
                CompactColumnSplitViewController(hierarchies: .synchronised)
            },
        ])
}
