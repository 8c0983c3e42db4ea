import UIKit

extension AppUnderTest {
    /// Article 003: two columns, and a hierarchy of its own for the compact column.
    public static let compactColumn = AppUnderTest(
        name: "compact-column",
        summary: "two columns, and another hierarchy for the compact column (article 003)",
        variants: [
            Variant("unsynchronised", "carries nothing from one hierarchy to the other") {
                CompactColumnSplitViewController(hierarchies: .unsynchronised)
            },
            Variant("synchronised", "carries the user's place both ways") {
                CompactColumnSplitViewController(hierarchies: .synchronised)
            },
        ])
}
