// A budget: categories in a classic split view, entries as its detail, a sheet for new entries.
// Classic split delegate, form with keyboard handling, edit mode, placeholder; from: .iOS14
import UIKit

@MainActor func makeTally() -> UIViewController { TallySplit(store: TallyStore()) }

private struct TallyEntry {
    let note: String
    let amount: Int
}

@MainActor private final class TallyStore {
    let categories = ["Home", "Food", "Travel"]
    let limit = 200
    private(set) var entries: [String: [TallyEntry]] = [
        "Home": [TallyEntry(note: "Rent share", amount: 120)],
        "Food": [TallyEntry(note: "Market", amount: 30), TallyEntry(note: "Bakery", amount: 10)],
    ]
    private var observers: [() -> Void] = []

    func total(_ category: String) -> Int { (entries[category] ?? []).reduce(0) { $0 + $1.amount } }
    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }
    func add(_ entry: TallyEntry, to category: String) {
        entries[category, default: []].append(entry)
        observers.forEach { $0() }
    }
    func remove(at index: Int, from category: String) {
        guard entries[category]?.indices.contains(index) == true else { return }
        entries[category]?.remove(at: index)
        observers.forEach { $0() }
    }
}

private final class TallySplit: UISplitViewController, UISplitViewControllerDelegate {
    init(store: TallyStore) {
        super.init(nibName: nil, bundle: nil)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        viewControllers = [
            UINavigationController(rootViewController: TallyCategoriesPage(store: store)),
            makePlaceholder(),
        ]
    }
    required init?(coder: NSCoder) { nil }
    private func makePlaceholder() -> UINavigationController {
        let page = TallyPlaceholderPage()
        page.navigationItem.leftBarButtonItem = displayModeButtonItem
        return UINavigationController(rootViewController: page)
    }
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        let detail = secondaryViewController as? UINavigationController
        return detail?.viewControllers.first is TallyPlaceholderPage
    }
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        let pages = (primaryViewController as? UINavigationController)?.viewControllers ?? []
        return pages.count > 1 ? nil : makePlaceholder()
    }
}

private final class TallyPlaceholderPage: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Budget"
        view.backgroundColor = .systemBackground
        label.text = "Choose a category"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
        ])
    }
}

/// A page with rows, one under the other.
private class TallyRowsPage: UIViewController {
    let scroll = UIScrollView()
    private(set) var rows: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.alwaysBounceVertical = true
        view.addSubview(scroll)
    }
    func show(_ rows: [UIView]) {
        self.rows.forEach { $0.removeFromSuperview() }
        self.rows = rows
        rows.forEach { scroll.addSubview($0) }
        view.setNeedsLayout()
    }
    func makeButton(_ title: String, action: @escaping () -> Void) -> UIButton {
        let action = UIAction(title: title) { _ in action() }
        let button = UIButton(type: .system, primaryAction: action)
        button.contentHorizontalAlignment = .leading
        return button
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let x = view.safeAreaInsets.left + 16
        let width = max(0, view.bounds.width - x - view.safeAreaInsets.right - 16)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: x, y: CGFloat(index) * 48, width: width, height: 44)
        }
        scroll.contentSize = CGSize(width: view.bounds.width, height: CGFloat(rows.count) * 48)
    }
}

private final class TallyCategoriesPage: TallyRowsPage, SelfChecking {
    private let store: TallyStore
    init(store: TallyStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Categories"
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        store.observe { [weak self] in self?.refresh() }
        refresh()
    }

    private var expectedTitles: [String] {
        store.categories.map { "\($0): \(store.total($0)) of \(store.limit)" }
    }
    private func refresh() {
        show(
            zip(store.categories, expectedTitles).map { category, title in
                makeButton(title) { [weak self] in self?.open(category) }
            })
    }
    private func open(_ category: String) {
        guard let split = splitViewController else { return }
        let page = TallyEntriesPage(store: store, category: category)
        page.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        page.navigationItem.leftItemsSupplementBackButton = true
        split.showDetailViewController(
            UINavigationController(rootViewController: page), sender: self)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        return rows.map { ($0 as? UIButton)?.currentTitle ?? "" } == expectedTitles
            ? nil : "the totals are not those of the entries"
    }
}

private final class TallyEntriesPage: TallyRowsPage, SelfChecking {
    private let store: TallyStore
    private let category: String
    init(store: TallyStore, category: String) {
        self.store = store
        self.category = category
        super.init(nibName: nil, bundle: nil)
        title = category
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        let add = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
        navigationItem.rightBarButtonItems = [add, editButtonItem]
        store.observe { [weak self] in self?.refresh() }
        refresh()
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { refresh() }
    }
    private func refresh() {
        func makeLabel(_ text: String) -> UILabel {
            let label = UILabel()
            label.text = text
            return label
        }
        var shown: [UIView] = [makeLabel("Spent: \(store.total(category)) of \(store.limit)")]
        for (index, entry) in (store.entries[category] ?? []).enumerated() {
            let text = "\(entry.note), \(entry.amount)"
            shown.append(
                isEditing
                    ? makeButton("Remove \(text)") { [weak self] in
                        guard let self else { return }
                        self.store.remove(at: index, from: self.category)
                    } : makeLabel(text))
        }
        show(shown)
    }

    private func add() {
        guard presentedViewController == nil else { return }
        let form = TallyFormPage { [store, category] in store.add($0, to: category) }
        let sheet = UINavigationController(rootViewController: form)
        sheet.modalPresentationStyle = .formSheet
        present(sheet, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let entries = store.entries[category] ?? []
        if rows.count != entries.count + 1 { return "the entries are not those kept" }
        let areButtons = rows.dropFirst().allSatisfy { $0 is UIButton == isEditing }
        return areButtons ? nil : "the rows do not fit the mode"
    }
}

private final class TallyFormPage: TallyRowsPage {
    private let onSave: (TallyEntry) -> Void
    private let field = UITextField()
    private let amountLabel = UILabel()
    private lazy var lessButton = makeButton("Ten Less") { [weak self] in self?.amount -= 10 }
    private var amount = 10 { didSet { showAmount() } }
    private var tokens: [any NSObjectProtocol] = []

    init(onSave: @escaping (TallyEntry) -> Void) {
        self.onSave = onSave
        super.init(nibName: nil, bundle: nil)
        title = "New Entry"
    }
    required init?(coder: NSCoder) { nil }
    isolated deinit { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Note"
        showAmount()
        scroll.keyboardDismissMode = .onDrag
        show([
            field, amountLabel, makeButton("Ten More") { [weak self] in self?.amount += 10 },
            lessButton,
        ])
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.close() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                let note = (self.field.text ?? "").trimmingCharacters(in: .whitespaces)
                self.onSave(TallyEntry(note: note.isEmpty ? "Expense" : note, amount: self.amount))
                self.close()
            })
        let center = NotificationCenter.default
        let hides = UIResponder.keyboardWillHideNotification
        tokens = [UIResponder.keyboardWillChangeFrameNotification, hides].map { name in
            center.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                let frame = name == hides ? CGRect.null : end?.cgRectValue ?? .null
                MainActor.assumeIsolated { self?.keepClear(of: frame) }
            }
        }
    }

    private func showAmount() {
        amountLabel.text = "Amount: \(amount)"
        lessButton.isEnabled = amount > 10
    }

    private func close() {
        view.endEditing(true)
        dismiss(animated: true)
    }

    private func keepClear(of keyboard: CGRect) {
        guard view.window != nil else { return }
        var covered: CGFloat = 0
        if !keyboard.isNull {
            let overlap = view.convert(keyboard, from: nil).intersection(view.bounds)
            covered = overlap.isNull ? 0 : max(0, overlap.height - view.safeAreaInsets.bottom)
        }
        scroll.contentInset.bottom = covered
        if field.isFirstResponder { scroll.scrollRectToVisible(field.frame, animated: true) }
    }
}
