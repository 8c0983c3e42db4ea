/// The recipes, and what the user has chosen of them.
@MainActor final class RecipeStore {
    struct Category {
        let name: String
        let recipes: [Recipe]
    }

    struct Recipe: Equatable {
        let name: String
        let isVegetarian: Bool
    }

    let categories = [
        Category(
            name: "Mains",
            recipes: [
                Recipe(name: "Ramen", isVegetarian: false),
                Recipe(name: "Risotto", isVegetarian: true),
            ]),
        Category(name: "Desserts", recipes: [Recipe(name: "Crumble", isVegetarian: true)]),
    ]

    private(set) var category: Category
    private(set) var recipe: Recipe?
    /// Whether the list leaves out what is not vegetarian.
    var isVegetarian = false {
        didSet { onFilterChange?() }
    }
    var onFilterChange: (() -> Void)?

    init() {
        category = categories[0]
    }

    var recipes: [Recipe] {
        category.recipes.filter { $0.isVegetarian || !isVegetarian }
    }

    func choose(_ chosen: Category) {
        category = chosen
    }

    func open(_ opened: Recipe?) {
        recipe = opened
    }
}
