import UIKit

/// Categories, recipes and a recipe. It has a sidebar button of its own instead of the split
/// view's.
final class RecipeSplitViewController: UISplitViewController {
    private let store = RecipeStore()
    private let mistakes: Mistakes
    private let categories = UINavigationController()
    private let recipes = UINavigationController()
    private let recipe = UINavigationController()
    /// The categories were on top of the single column at the last expand, and the user has not
    /// chosen one since.
    private var isAtCategories = false

    init(mistakes: Mistakes) {
        self.mistakes = mistakes
        super.init(style: .tripleColumn)
        delegate = self
        displayModeButtonVisibility = .never
        categories.viewControllers = [
            CategoriesViewController(
                store: store, onSelect: { [unowned self] in choose($0) },
                onSettings: { [unowned self] in showSettings() })
        ]
        recipes.viewControllers = [makeList()]
        recipe.viewControllers = [RecipeViewController(recipe: nil)]
        setViewController(categories, for: .primary)
        setViewController(recipes, for: .supplementary)
        setViewController(recipe, for: .secondary)
        store.onFilterChange = { [unowned self] in
            (recipes.viewControllers.first as? RecipesViewController)?.reload()
        }
    }

    required init?(coder: NSCoder) { nil }

    private func makeList() -> RecipesViewController {
        RecipesViewController(
            store: store, onSelect: { [unowned self] in open($0) },
            onSidebar: { [unowned self] in toggleSidebar() },
            onFilter: { [unowned self] in showFilter(at: $0) })
    }

    private func choose(_ category: RecipeStore.Category) {
        isAtCategories = false
        store.choose(category)
        recipes.viewControllers = [makeList()]
        show(.supplementary)
    }

    private func open(_ opened: RecipeStore.Recipe) {
        isAtCategories = false
        store.open(opened)
        recipe.viewControllers = [RecipeViewController(recipe: opened)]
        show(.secondary)
    }

    private func close() {
        store.open(nil)
        recipe.viewControllers = [RecipeViewController(recipe: nil)]
    }

    private func toggleSidebar() {
        if displayMode == .twoBesideSecondary || displayMode == .twoOverSecondary
            || displayMode == .twoDisplaceSecondary
        {
            hide(.primary)
        } else {
            show(.primary)
        }
    }

    private func showSettings() {
        guard presentedViewController == nil else { return }
        let settings = RowsViewController()
        settings.title = "Settings"
        settings.rows = [.init(title: "Done") { [unowned self] in dismiss(animated: true) }]
        let navigation = UINavigationController(rootViewController: settings)
        navigation.modalPresentationStyle = .formSheet
        present(navigation, animated: true)
    }

    private func showFilter(at item: UIBarButtonItem) {
        guard presentedViewController == nil else { return }
        let filter = FilterViewController(
            store: store, keepsSize: mistakes.contains(.keepsFilterSize),
            onDone: { [unowned self] in dismiss(animated: true) })
        filter.modalPresentationStyle = .popover
        filter.popoverPresentationController?.barButtonItem = item
        present(filter, animated: true)
    }

    private func closeFilter() {
        guard presentedViewController is FilterViewController else { return }
        dismiss(animated: false)
    }

    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        closeFilter()
        super.willTransition(to: newCollection, with: coordinator)
    }
}

extension RecipeSplitViewController: UISplitViewControllerDelegate {
    func splitViewController(_ svc: UISplitViewController, willHide column: Column) {
        if !mistakes.contains(.leavesFilterOpen) { closeFilter() }
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column {
        if mistakes.contains(.forgetsRecipe) { close() }
        if store.recipe != nil { return .secondary }
        return isAtCategories ? .primary : .supplementary
    }

    /// Closes a recipe that the user has left, and remembers whether the categories are on top.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: DisplayMode
    ) -> DisplayMode {
        let top = categories.topViewController
        isAtCategories = top is CategoriesViewController
        if top is CategoriesViewController || top is RecipesViewController {
            close()
        }
        return proposedDisplayMode
    }
}
