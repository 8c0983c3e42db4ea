internal import SplitFuzz
internal import UIKit

extension AppUnderTest {
    /// A list and its detail in a classic split view, with the mistakes of apps that collapse and
    /// expand by hand.
    static let classic = AppUnderTest(
        name: "classic", summary: "a list and its detail in a classic split view",
        setup: AppUnderTest.masterDetail.setup, hints: readingItems,
        variants: [
            variant("right", "gives each side what belongs to it", nil),
            variant(
                "refuses-nesting", "its navigation controllers take no others", .refusesNesting),
            variant(
                "next-as-detail", "shows the next item as another detail", .nextAsDetail),
            variant(
                "bare-detail", "separates the page on top without its navigation controller",
                .bareDetail),
            variant("default-detail", "expands to an empty detail", .defaultDetail),
            variant(
                "own-flag", "keeps a flag of its own for whether it is collapsed", .ownFlag),
        ])

    private static func variant(
        _ name: String, _ summary: String, _ mistake: ClassicSplitViewController.Mistake?
    ) -> Variant {
        Variant(name, summary) { ClassicSplitViewController(mistake: mistake) }
    }

    private static var readingItems: Hints {
        var hints = AppUnderTest.masterDetail.hints
        hints.laidOutFor = { ($0 as? ClassicItemViewController)?.laidOutFor }
        return hints
    }
}
