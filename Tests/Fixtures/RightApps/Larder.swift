// Recipes in a double-column split view with a placeholder, an edit form sheet that guards changes
// (adaptive delegate, keyboard insets), deletion of the shown recipe, and a full-screen cooking
// mode with a countdown and a hidden status bar. from: .iOS14
import UIKit

private struct LarderRecipe: Equatable {
    let id: Int
    var name: String
    var notes = ""
    var servings = 2
    var isFavourite = false
    var steps = [
        ("Wash and chop everything.", 60),
        ("Let it simmer on low heat, and stir now and then.", 90), ("Season and serve.", 30),
    ]

    static func == (one: LarderRecipe, other: LarderRecipe) -> Bool {
        one.id == other.id && one.name == other.name && one.notes == other.notes
            && one.servings == other.servings
            && one.isFavourite == other.isFavourite
    }
}

@MainActor private final class LarderStore: NSObject {
    static let didChange = Notification.Name("LarderStoreDidChange")
    private(set) var recipes = ["Bean Soup", "Lemon Rice", "Plum Cake", "Green Curry"].enumerated()
        .map { LarderRecipe(id: $0, name: $1) }
    private var nextID = 4

    private func changed() {
        NotificationCenter.default.post(name: LarderStore.didChange, object: self)
    }
    func recipe(_ id: Int) -> LarderRecipe? { recipes.first { $0.id == id } }

    func update(_ recipe: LarderRecipe) {
        guard let place = recipes.firstIndex(where: { $0.id == recipe.id }) else { return }
        recipes[place] = recipe
        changed()
    }

    func add() -> Int {
        let id = nextID
        nextID += 1
        recipes.append(LarderRecipe(id: id, name: "New Recipe \(id - 3)"))
        changed()
        return id
    }

    func delete(_ id: Int) {
        recipes.removeAll { $0.id == id }
        changed()
    }
}

/// Rows above the keyboard; labels are as high as their text.
private final class LarderRows: UIScrollView {
    var rows: [UIView] = [] {
        didSet {
            for row in oldValue where !rows.contains(row) { row.removeFromSuperview() }
            for row in rows where row.superview !== self { addSubview(row) }
            setNeedsLayout()
        }
    }
    private var keyboard = CGRect.null
    private var tokens: [any NSObjectProtocol] = []
    private var lastSize = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        alwaysBounceVertical = true
        backgroundColor = .systemBackground
        keyboardDismissMode = .onDrag
        for (name, shows) in [
            (UIResponder.keyboardWillShowNotification, true),
            (UIResponder.keyboardWillHideNotification, false),
        ] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak self] note in
                    let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
                        .cgRectValue
                    MainActor.assumeIsolated {
                        self?.keyboard = shows ? end ?? .null : .null
                        self?.avoidKeyboard()
                        self?.revealField()
                    }
                })
        }
    }

    required init?(coder: NSCoder) { return nil }
    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    private func avoidKeyboard() {
        var covered: CGFloat = 0
        if let window, !keyboard.isNull {
            // A window that is lower than the screen lies in its middle.
            let above = max(0, (keyboard.maxY - window.bounds.height) / 2)
            covered = bounds.maxY - convert(keyboard.offsetBy(dx: 0, dy: -above), from: nil).minY
        }
        let bottom = max(0, min(covered, bounds.height) - safeAreaInsets.bottom)
        if contentInset.bottom != bottom { contentInset.bottom = bottom }
    }

    func revealField() {
        guard let field = rows.first(where: \.isFirstResponder) else { return }
        scrollRectToVisible(field.frame.insetBy(dx: 0, dy: -8), animated: false)
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 16
        let width = max(0, bounds.width - left - safeAreaInsets.right - 16)
        var y: CGFloat = 8
        for row in rows {
            let height =
                row is UILabel
                ? max(24, row.sizeThatFits(CGSize(width: width, height: 0)).height) : 48
            row.frame = CGRect(x: left, y: y, width: width, height: height)
            y += height + 6
        }
        let size = CGSize(width: bounds.width, height: y)
        if contentSize != size { contentSize = size }
        avoidKeyboard()
        if lastSize != bounds.size { revealField() }
        lastSize = bounds.size
    }
}

private class LarderPage: UIViewController {
    let store: LarderStore
    let list = LarderRows()
    private var token: (any NSObjectProtocol)?

    init(_ store: LarderStore, title: String) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { return nil }
    isolated deinit { if let token { NotificationCenter.default.removeObserver(token) } }
    override func loadView() { view = list }

    override func viewDidLoad() {
        super.viewDidLoad()
        token = NotificationCenter.default.addObserver(
            forName: LarderStore.didChange, object: store, queue: nil
        ) {
            [weak self] _ in MainActor.assumeIsolated { self?.refresh() }
        }
        refresh()
    }

    func refresh() {}

    func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        return label
    }

    func button(_ title: String, _ act: @escaping @MainActor () -> Void) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in act() })
        button.contentHorizontalAlignment = .leading
        return button
    }

    func item(_ kind: UIBarButtonItem.SystemItem, _ act: @escaping @MainActor () -> Void)
        -> UIBarButtonItem
    {
        UIBarButtonItem(systemItem: kind, primaryAction: UIAction { _ in act() })
    }

    func ask(_ question: String, _ verb: String, _ act: @escaping @MainActor () -> Void) {
        let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addAction(UIAlertAction(title: verb, style: .destructive) { _ in act() })
        present(alert, animated: true)
    }
}

private final class LarderIndex: LarderPage, SelfChecking {
    private var titles: [String] { store.recipes.map { $0.isFavourite ? "★ \($0.name)" : $0.name } }

    override func viewDidLoad() {
        navigationItem.rightBarButtonItem = item(.add) { [unowned self] in
            guard isInFront else { return }
            (splitViewController as? LarderSplit)?.open(store.add())
        }
        super.viewDidLoad()
    }

    override func refresh() {
        if list.rows.compactMap({ ($0 as? UIButton)?.currentTitle }) == titles, !list.rows.isEmpty {
            return
        }
        list.rows =
            titles.isEmpty
            ? [label("No recipes")]
            : zip(store.recipes, titles).map { recipe, title in
                button(title) { [unowned self] in
                    if isInFront { (splitViewController as? LarderSplit)?.open(recipe.id) }
                }
            }
    }

    var complaint: String? {
        list.rows.compactMap { ($0 as? UIButton)?.currentTitle } == titles
            ? nil : "the list does not show the recipes"
    }
}

private final class LarderDetail: LarderPage, SelfChecking {
    let id: Int
    private lazy var info = label("")
    private lazy var favourite = button("") { [unowned self] in
        guard var recipe = store.recipe(id) else { return }
        recipe.isFavourite.toggle()
        store.update(recipe)
    }

    init(_ store: LarderStore, _ id: Int) {
        self.id = id
        super.init(store, title: store.recipe(id)?.name ?? "")
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        navigationItem.rightBarButtonItems = [
            item(.edit) { [unowned self] in edit() },
            item(.trash) { [unowned self] in
                guard isInFront else { return }
                ask("Delete \(title ?? "")?", "Delete") { [store, id] in store.delete(id) }
            },
        ]
        let steps = store.recipe(id)?.steps.map { label("• \($0.0)") } ?? []
        list.rows =
            [info] + steps + [favourite, button("Start cooking") { [unowned self] in cook() }]
        super.viewDidLoad()
    }

    override func refresh() {
        guard let recipe = store.recipe(id) else { return }
        title = recipe.name
        info.text = "For \(recipe.servings). \(recipe.notes)"
        favourite.setTitle(recipe.isFavourite ? "Remove the star" : "Give a star", for: .normal)
        list.setNeedsLayout()
    }

    private func edit() {
        guard isInFront, let recipe = store.recipe(id) else { return }
        let editor = LarderEditor(store, recipe)
        let stack = UINavigationController(rootViewController: editor)
        stack.modalPresentationStyle = .formSheet
        stack.presentationController?.delegate = editor
        present(stack, animated: true)
    }

    private func cook() {
        guard isInFront, let recipe = store.recipe(id) else { return }
        let cooking = LarderCooking(recipe)
        cooking.modalPresentationStyle = .fullScreen
        present(cooking, animated: true)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil, let recipe = store.recipe(id) else { return nil }
        return title == recipe.name ? nil : "the title is not that of the recipe"
    }
}

/// Edits a copy, which Save puts back.
private final class LarderEditor: LarderPage, UIAdaptivePresentationControllerDelegate, SelfChecking
{
    private let original: LarderRecipe
    private var draft: LarderRecipe
    private let nameField = UITextField()
    private let notesField = UITextField()
    private lazy var servings = label("")
    private lazy var fewer = button("Fewer servings") { [unowned self] in
        draft.servings -= 1; refresh()
    }
    private lazy var more = button("More servings") { [unowned self] in
        draft.servings += 1; refresh()
    }
    private lazy var saveItem = item(.save) { [unowned self] in save() }

    init(_ store: LarderStore, _ recipe: LarderRecipe) {
        original = recipe
        draft = recipe
        super.init(store, title: "Edit Recipe")
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        for (field, placeholder) in [(nameField, "Name of the recipe"), (notesField, "Notes")] {
            field.placeholder = placeholder
            field.backgroundColor = .secondarySystemBackground
            field.addAction(
                UIAction { [unowned self] _ in list.revealField() }, for: .editingDidBegin)
            field.addAction(UIAction { [unowned self] _ in readFields() }, for: .editingDidEnd)
        }
        nameField.text = draft.name
        notesField.text = draft.notes
        list.rows = [nameField, servings, fewer, more, notesField]
        navigationItem.leftBarButtonItem = item(.cancel) { [unowned self] in cancel() }
        navigationItem.rightBarButtonItem = saveItem
        super.viewDidLoad()
    }

    private func readFields() {
        draft.name = nameField.text ?? ""
        draft.notes = notesField.text ?? ""
        refresh()
    }

    override func refresh() {
        servings.text = "For \(draft.servings)"
        fewer.isEnabled = draft.servings > 1
        more.isEnabled = draft.servings < 12
        saveItem.isEnabled = draft != original && !draft.name.isEmpty
        navigationController?.isModalInPresentation = draft != original
    }

    private func close() { navigationController?.presentingViewController?.dismiss(animated: true) }

    private func save() {
        guard isInFront, navigationController?.isBeingDismissed == false else { return }
        readFields()
        guard !draft.name.isEmpty else { return }
        store.update(draft)
        close()
    }

    private func cancel() {
        guard isInFront, navigationController?.isBeingDismissed == false else { return }
        readFields()
        if draft == original {
            close()
        } else {
            ask("Discard your changes?", "Discard") { [weak self] in self?.close() }
        }
    }

    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) { cancel() }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        return saveItem.isEnabled == (draft != original && !draft.name.isEmpty)
            ? nil : "the save button does not follow the changes"
    }
}

/// One step after the other, without distraction.
private final class LarderCooking: UIViewController, SelfChecking {
    private let recipe: LarderRecipe
    private let list = LarderRows()
    private let (heading, text, clock) = (UILabel(), UILabel(), UILabel())
    private lazy var backward = button("Step back") { [unowned self] in show(step - 1) }
    private lazy var forward = button("Step forward") { [unowned self] in show(step + 1) }
    private lazy var run = button("") { [unowned self] in toggleTimer() }
    private var step = 0
    private var left = 0
    private var timer: Timer?

    init(_ recipe: LarderRecipe) {
        self.recipe = recipe
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }
    isolated deinit { timer?.invalidate() }
    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }

    private func button(_ title: String, _ act: @escaping @MainActor () -> Void) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction(title: title) { _ in act() })
    }

    override func loadView() { view = list }

    override func viewDidLoad() {
        super.viewDidLoad()
        text.numberOfLines = 0
        text.font = .preferredFont(forTextStyle: .title2)
        clock.font = .monospacedDigitSystemFont(ofSize: 22, weight: .medium)
        let finish = button("Finish cooking") { [unowned self] in
            if !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
        }
        list.rows = [heading, text, clock, run, forward, backward, finish]
        show(0)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { stopTimer() }
    }

    private func show(_ new: Int) {
        guard recipe.steps.indices.contains(new) else { return }
        stopTimer()
        step = new
        left = recipe.steps[new].1
        refresh()
    }

    private func stopTimer() {
        timer?.invalidate()
        timer = nil
    }

    private func toggleTimer() {
        if timer != nil {
            stopTimer()
        } else {
            if left == 0 { left = recipe.steps[step].1 }
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.tick() }
            }
        }
        refresh()
    }

    private func tick() {
        left = max(0, left - 1)
        if left == 0 { stopTimer() }
        refresh()
    }

    private func refresh() {
        heading.text = "\(recipe.name), step \(step + 1) of \(recipe.steps.count)"
        text.text = recipe.steps[step].0
        clock.text = left == 0 ? "Time is up" : "\(left) seconds"
        run.setTitle(
            timer != nil ? "Pause countdown" : left == 0 ? "Repeat countdown" : "Start countdown",
            for: .normal)
        backward.isEnabled = step > 0
        forward.isEnabled = step + 1 < recipe.steps.count
        list.setNeedsLayout()
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        return text.text == recipe.steps[step].0 ? nil : "it shows another step"
    }
}

private final class LarderSplit: UISplitViewController, UISplitViewControllerDelegate, SelfChecking
{
    private let store = LarderStore()
    private var detail: LarderDetail?
    private var token: (any NSObjectProtocol)?

    init() {
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        preferredSplitBehavior = .tile
        setViewController(LarderIndex(store, title: "Recipes"), for: .primary)
        showPlaceholder()
        token = NotificationCenter.default.addObserver(
            forName: LarderStore.didChange, object: store, queue: nil
        ) {
            [weak self] _ in MainActor.assumeIsolated { self?.storeDidChange() }
        }
    }

    required init?(coder: NSCoder) { return nil }
    isolated deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    private func showPlaceholder() {
        let page = LarderPage(store, title: "Larder")
        page.list.rows = [page.label("Choose a recipe")]
        setViewController(UINavigationController(rootViewController: page), for: .secondary)
    }

    func open(_ id: Int) {
        if detail?.id != id {
            let new = LarderDetail(store, id)
            detail = new
            setViewController(UINavigationController(rootViewController: new), for: .secondary)
        }
        show(.secondary)
    }

    private func storeDidChange() {
        guard let detail, store.recipe(detail.id) == nil else { return }
        self.detail = nil
        // While collapsed, the page leaves the stack; the placeholder comes when there is room.
        if isCollapsed { show(.primary) } else { showPlaceholder() }
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { detail == nil ? .primary : .secondary }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        if detail == nil { showPlaceholder() }
    }

    var complaint: String? {
        guard let detail, !isCollapsed else { return nil }
        let stack = viewController(for: .secondary) as? UINavigationController
        return stack?.viewControllers.first === detail
            ? nil : "the secondary column does not show the recipe"
    }
}

@MainActor func makeLarder() -> UIViewController { LarderSplit() }
