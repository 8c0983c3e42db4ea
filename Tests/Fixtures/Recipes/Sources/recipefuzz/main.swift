import FuzzCommand
import SplitFuzz

FuzzCommand.main(apps: [
    AppUnderTest(
        name: "recipes", summary: "categories, recipes and a recipe in three columns",
        variants: [
            .init("shipped", "with three mistakes") {
                RecipeSplitViewController(mistakes: .all)
            },
            .init("right", "without them") {
                RecipeSplitViewController(mistakes: [])
            },
        ])
])

/// The mistakes that the shipped app makes.
struct Mistakes: OptionSet {
    let rawValue: Int

    /// The filter stays open when the list hides whose button it points at.
    static let leavesFilterOpen = Mistakes(rawValue: 1 << 0)
    /// The filter's popover keeps its size when a page with another size is pushed.
    static let keepsFilterSize = Mistakes(rawValue: 1 << 1)
    /// A collapse closes the recipe that the user has opened.
    static let forgetsRecipe = Mistakes(rawValue: 1 << 2)

    static let all: Mistakes = [.leavesFilterOpen, .keepsFilterSize, .forgetsRecipe]
}
