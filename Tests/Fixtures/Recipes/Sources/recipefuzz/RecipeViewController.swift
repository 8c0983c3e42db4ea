import UIKit

/// A recipe with a button to its ingredients, or a placeholder where none is open.
final class RecipeViewController: RowsViewController {
    init(recipe: RecipeStore.Recipe?) {
        super.init(nibName: nil, bundle: nil)
        title = recipe?.name ?? "No Recipe"
        restorationIdentifier = "recipe/\(recipe?.name ?? "none")"
        guard let recipe else { return }
        rows = [
            Row(title: "Ingredients") { [unowned self] in
                let ingredients = UIViewController()
                ingredients.title = "Ingredients"
                ingredients.restorationIdentifier = "ingredients/\(recipe.name)"
                navigationController?.pushViewController(ingredients, animated: true)
            }
        ]
    }

    required init?(coder: NSCoder) { nil }
}
