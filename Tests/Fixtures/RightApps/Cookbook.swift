// A recipe box with a classic split view (two view controllers, no column style). Uses
// showDetailViewController, the delegate that collapses and separates the secondary, the display-
// mode item, editing and alerts.
import UIKit

private struct CookbookRecipe {
    let id: Int
    let name: String
    let ingredient: String
    let grams: Int
    var servings = 2
    var timesViewed = 0
}

@MainActor private final class CookbookStore {
    private(set) var recipes = [
        CookbookRecipe(id: 1, name: "Lentil soup", ingredient: "red lentils", grams: 80),
        CookbookRecipe(id: 2, name: "Potato bake", ingredient: "potatoes", grams: 250),
        CookbookRecipe(id: 3, name: "Plum cake", ingredient: "plums", grams: 120),
        CookbookRecipe(id: 4, name: "Rice pudding", ingredient: "rice", grams: 60),
    ]
    private var observers: [() -> Void] = []
    subscript(id: Int) -> CookbookRecipe? { recipes.first { $0.id == id } }
    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }
    func change(_ id: Int, _ change: (inout CookbookRecipe) -> Void) {
        guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
        change(&recipes[index])
        for observer in observers { observer() }
    }
    func remove(_ id: Int) {
        recipes.removeAll { $0.id == id }
        for observer in observers { observer() }
    }
    func add(_ name: String) {
        let id = (recipes.map(\.id).max() ?? 0) + 1
        let text = name.isEmpty ? "Family recipe" : name
        recipes.append(
            CookbookRecipe(id: id, name: "\(text) \(id)", ingredient: "flour", grams: 100))
        for observer in observers { observer() }
    }
}

/// Lays labels and buttons out below each other.
private final class CookbookSheet: UIScrollView {
    var parts: [UIView] = [] {
        didSet {
            for old in oldValue where !parts.contains(old) { old.removeFromSuperview() }
            for part in parts where part.superview !== self { addSubview(part) }
            setNeedsLayout()
        }
    }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 20
        let width = max(0, bounds.width - left - safeAreaInsets.right - 20)
        var y: CGFloat = 10
        for part in parts {
            let fitting = ceil(part.sizeThatFits(CGSize(width: width, height: 10_000)).height)
            let height = part is UIButton ? max(44, fitting) : fitting
            part.frame = CGRect(x: left, y: y, width: width, height: height)
            y += height + 10
        }
        let size = CGSize(width: bounds.width, height: y)
        if size != contentSize { contentSize = size }
    }
}

private final class CookbookListController: UIViewController, SelfChecking {
    private let store: CookbookStore
    private let sheet = CookbookSheet(frame: .zero)
    private let emptyLabel = UILabel()
    private var rows: [Int: UIButton] = [:]
    var onOpen: (Int) -> Void = { _ in }
    var onRemove: (Int) -> Void = { _ in }
    init(store: CookbookStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Recipes"
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = sheet }
    override func viewDidLoad() {
        super.viewDidLoad()
        sheet.alwaysBounceVertical = true
        emptyLabel.text = "The box is empty"
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction(title: "New Recipe") { [weak self] _ in self?.askForName() })
        store.observe { [weak self] in self?.reload() }
        reload()
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { reload() }
    }
    private func title(of recipe: CookbookRecipe) -> String {
        isEditing ? "Throw away \(recipe.name)" : recipe.name
    }
    private func reload() {
        rows = rows.filter { store[$0.key] != nil }
        for recipe in store.recipes {
            let row = rows[recipe.id] ?? UIButton(type: .system)
            if rows.updateValue(row, forKey: recipe.id) == nil {
                let id = recipe.id
                row.contentHorizontalAlignment = .leading
                row.addAction(
                    UIAction { [weak self] _ in
                        guard let self else { return }
                        if isEditing { onRemove(id) } else { onOpen(id) }
                    }, for: .primaryActionTriggered)
            }
            row.setTitle(title(of: recipe), for: .normal)
        }
        sheet.parts =
            store.recipes.isEmpty ? [emptyLabel] : store.recipes.compactMap { rows[$0.id] }
    }
    private func askForName() {
        guard viewIfLoaded?.window != nil, presentedViewController == nil else { return }
        let alert = UIAlertController(title: "New Recipe", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Add Recipe", style: .default) { [weak self, weak alert] _ in
                self?.store.add(alert?.textFields?.first?.text ?? "")
            })
        present(alert, animated: true)
    }
    var complaint: String? {
        guard isViewLoaded else { return nil }
        let shown = sheet.parts.compactMap { ($0 as? UIButton)?.currentTitle }
        return shown == store.recipes.map(title(of:))
            ? nil : "the list does not show the recipes in the box"
    }
}

/// A recipe, or a hint where none is chosen.
private final class CookbookDetailController: UIViewController, SelfChecking {
    let recipeID: Int?
    private let store: CookbookStore
    private let sheet = CookbookSheet(frame: .zero)
    private let label = UILabel()
    private let more = UIButton(type: .system)
    private let fewer = UIButton(type: .system)
    init(store: CookbookStore, recipeID: Int?) {
        self.store = store
        self.recipeID = recipeID
        super.init(nibName: nil, bundle: nil)
        title = recipeID.flatMap { store[$0]?.name } ?? "No Recipe"
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = sheet }
    override func viewDidLoad() {
        super.viewDidLoad()
        label.numberOfLines = 0
        more.setTitle("One More Serving", for: .normal)
        fewer.setTitle("One Serving Less", for: .normal)
        more.addAction(
            UIAction { [weak self] _ in self?.change { $0.servings += 1 } },
            for: .primaryActionTriggered)
        fewer.addAction(
            UIAction { [weak self] _ in self?.change { $0.servings = max(1, $0.servings - 1) } },
            for: .primaryActionTriggered)
        store.observe { [weak self] in self?.reload() }
        reload()
    }
    private var recipe: CookbookRecipe? { recipeID.flatMap { store[$0] } }
    private func change(_ change: (inout CookbookRecipe) -> Void) {
        if let recipeID { store.change(recipeID, change) }
    }
    private var wantedText: String {
        guard let recipe else { return "Choose a recipe from the list." }
        return
            "\(recipe.servings * recipe.grams) g of \(recipe.ingredient) for \(recipe.servings) servings. "
            + "Looked at \(recipe.timesViewed) times."
    }
    private func reload() {
        label.text = wantedText
        sheet.parts = recipe == nil ? [label] : [label, more, fewer]
        fewer.isEnabled = (recipe?.servings ?? 1) > 1
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if recipeID != nil, recipe == nil {
            return "a recipe is shown that is not in the box any more"
        }
        if label.text != wantedText { return "the text is not that of the recipe" }
        return fewer.isEnabled && recipe?.servings == 1
            ? "there can be fewer than one serving" : nil
    }
}

private final class CookbookSplitController: UISplitViewController, UISplitViewControllerDelegate {
    private let store = CookbookStore()
    private lazy var list = CookbookListController(store: store)
    private weak var detail: CookbookDetailController?
    init() {
        super.init(nibName: nil, bundle: nil)
        delegate = self
        preferredPrimaryColumnWidthFraction = 0.35
        list.onOpen = { [weak self] in self?.open($0) }
        list.onRemove = { [weak self] in self?.confirmRemoval(of: $0) }
        viewControllers = [UINavigationController(rootViewController: list), makeDetail(nil)]
    }
    required init?(coder: NSCoder) { nil }
    private func makeDetail(_ id: Int?) -> UINavigationController {
        let page = CookbookDetailController(store: store, recipeID: id)
        page.navigationItem.leftBarButtonItem = displayModeButtonItem
        page.navigationItem.leftItemsSupplementBackButton = true
        detail = page
        return UINavigationController(rootViewController: page)
    }
    private func open(_ id: Int) {
        // Two fingers may tap two rows at once.
        guard !isCollapsed || list.navigationController?.topViewController === list else { return }
        store.change(id) { $0.timesViewed += 1 }
        if isCollapsed || detail?.recipeID != id {
            showDetailViewController(makeDetail(id), sender: list)
        }
        guard !isCollapsed, displayMode == .oneOverSecondary else { return }
        // Puts the list away; the automatic mode of a window with an overlay does not show it,
        // either.
        UIView.animate(withDuration: 0.3) { self.preferredDisplayMode = .secondaryOnly }
        preferredDisplayMode = .automatic
    }
    private func confirmRemoval(of id: Int) {
        guard presentedViewController == nil, let recipe = store[id] else { return }
        let alert = UIAlertController(
            title: "Throw away \(recipe.name)?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Throw Away", style: .destructive) { [weak self] _ in
                self?.remove(id)
            })
        present(alert, animated: true)
    }
    private func remove(_ id: Int) {
        if detail?.recipeID == id {
            // The window may have become narrow while the question was on screen.
            if isCollapsed {
                list.navigationController?.popToRootViewController(animated: false)
            } else {
                showDetailViewController(makeDetail(nil), sender: list)
            }
        }
        store.remove(id)
    }
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { detail?.recipeID == nil }
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        let stack = (primaryViewController as? UINavigationController)?.viewControllers ?? []
        return stack.count > 1 ? nil : makeDetail(nil)
    }
}

@MainActor func makeCookbook() -> UIViewController { CookbookSplitController() }
