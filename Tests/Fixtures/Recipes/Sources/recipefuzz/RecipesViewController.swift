import UIKit

/// The recipes of a category. Its bar has a button for the sidebar, and one for the filter.
final class RecipesViewController: RowsViewController {
    private let store: RecipeStore
    private let onSelect: (RecipeStore.Recipe) -> Void

    init(
        store: RecipeStore, onSelect: @escaping (RecipeStore.Recipe) -> Void,
        onSidebar: @escaping () -> Void, onFilter: @escaping (UIBarButtonItem) -> Void
    ) {
        self.store = store
        self.onSelect = onSelect
        super.init(nibName: nil, bundle: nil)
        title = store.category.name
        restorationIdentifier = "recipes/\(store.category.name)"
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Sidebar") { _ in onSidebar() })
        let filter = UIBarButtonItem(title: "Filter")
        filter.primaryAction = UIAction(title: "Filter") { [unowned filter] _ in onFilter(filter) }
        navigationItem.rightBarButtonItem = filter
        reload()
    }

    required init?(coder: NSCoder) { nil }

    func reload() {
        rows = store.recipes.map { recipe in
            Row(title: recipe.name) { [unowned self] in onSelect(recipe) }
        }
    }
}
