import UIKit

/// The categories. Its bar has a button for the settings.
final class CategoriesViewController: RowsViewController {
    init(
        store: RecipeStore, onSelect: @escaping (RecipeStore.Category) -> Void,
        onSettings: @escaping () -> Void
    ) {
        super.init(nibName: nil, bundle: nil)
        title = "Categories"
        restorationIdentifier = "categories"
        rows = store.categories.map { category in
            Row(title: category.name) { onSelect(category) }
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Settings") { _ in onSettings() })
    }

    required init?(coder: NSCoder) { nil }
}
