// Provender: a grocer with a searchable shelf, a basket with a badge, and a checkout form.
// Tabs with a sidebar, form sheets that resist dismissal, text fields, tasks; from: .iOS18
import UIKit

@MainActor func makeProvender() -> UIViewController {
    let store = ProvenderStore()
    let basket = UITab(title: "Basket", image: nil, identifier: "basket") { _ in
        UINavigationController(rootViewController: ProvenderBasket(store: store))
    }
    let shelf = UITab(title: "Shelf", image: nil, identifier: "shelf") { _ in
        UINavigationController(rootViewController: ProvenderShelf(store: store))
    }
    store.observers.append { [weak basket, unowned store] in
        basket?.badgeValue = store.count == 0 ? nil : "\(store.count)"
    }
    let tabs = UITabBarController(tabs: [shelf, basket])
    tabs.mode = .tabSidebar
    return tabs
}

@MainActor final class ProvenderStore {
    let goods = [
        "Rye Bread", "Wheat Bread", "Heather Honey", "Acacia Honey", "Goat Cheese", "Figs",
    ]
    private(set) var orders = 0
    private(set) var basket: [String: Int] = [:] { didSet { for tell in observers { tell() } } }
    var observers: [() -> Void] = []

    var count: Int { basket.values.reduce(0, +) }
    var chosen: [String] { goods.filter { basket[$0] != nil } }

    func add(_ step: Int, of name: String) {
        let number = (basket[name] ?? 0) + step
        basket[name] = number > 0 ? number : nil
    }

    func order() {
        orders += 1
        basket = [:]
    }
}

class ProvenderPage: UIViewController {
    fileprivate let store: ProvenderStore
    fileprivate let column = KeyboardColumn(frame: .zero)

    init(store: ProvenderStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = column }
    override func viewDidLoad() {
        super.viewDidLoad()
        refresh()
    }

    func refresh() {}
    fileprivate func button(_ title: String, _ tap: @escaping () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        return UIButton(configuration: configuration, primaryAction: UIAction { _ in tap() })
    }

    fileprivate var shownTitles: [String] {
        column.rows.compactMap { ($0 as? UIButton)?.configuration?.title }
    }
}

final class ProvenderShelf: ProvenderPage, UITextFieldDelegate, SelfChecking {
    private let field = UITextField(frame: .zero)
    private lazy var honey = button("Only Honey") { [weak self] in self?.search("Honey") }
    private lazy var clear = button("All Goods") { [weak self] in self?.search("") }

    override func viewDidLoad() {
        title = "Shelf"
        field.placeholder = "Search the shelf"
        field.backgroundColor = .secondarySystemBackground
        field.delegate = self
        store.observers.append { [weak self] in self?.refresh() }
        super.viewDidLoad()
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { column.revealFocus() }
    func textFieldDidEndEditing(_ textField: UITextField) { refresh() }
    private func search(_ text: String) {
        view.endEditing(true)
        field.text = text
        refresh()
    }

    private var labels: [(name: String, label: String)] {
        let query = field.text ?? ""
        return store.goods.filter { query.isEmpty || $0.contains(query) }.map {
            ($0, "Add \($0) (\(store.basket[$0] ?? 0) in basket)")
        }
    }

    override func refresh() {
        honey.isEnabled = field.text != "Honey"
        clear.isEnabled = field.text?.isEmpty == false
        column.rows = [field, honey, clear]
        column.rows += labels.map { good in
            button(good.label) { [weak self] in self?.store.add(1, of: good.name) }
        }
    }

    var complaint: String? {
        guard isViewLoaded, !field.isEditing else { return nil }
        return shownTitles.dropFirst(2) == labels.map(\.label)[...] ? nil : "it lists other goods"
    }
}

final class ProvenderBasket: ProvenderPage, SelfChecking {
    private let placeholder = UILabel(frame: .zero)
    private lazy var pay = UIBarButtonItem(
        primaryAction: UIAction(title: "Check Out") { [weak self] _ in self?.checkOut() })

    override func viewDidLoad() {
        title = "Basket"
        navigationItem.rightBarButtonItem = pay
        placeholder.numberOfLines = 0
        store.observers.append { [weak self] in self?.refresh() }
        super.viewDidLoad()
    }

    private var labels: [String] {
        store.chosen.map { "Take Out \($0) (of \(store.basket[$0] ?? 0))" }
    }

    override func refresh() {
        pay.isEnabled = store.count > 0
        placeholder.text = "The basket is empty. Orders so far: \(store.orders)."
        let rows = zip(store.chosen, labels).map { name, label in
            button(label) { [weak self] in
                if self?.presentedViewController == nil { self?.store.add(-1, of: name) }
            }
        }
        column.rows = rows.isEmpty ? [placeholder] : rows
    }

    private func checkOut() {
        guard store.count > 0, presentedViewController == nil, view.window != nil else { return }
        let form = ProvenderCheckout(store: store)
        let sheet = UINavigationController(rootViewController: form)
        sheet.modalPresentationStyle = .formSheet
        sheet.presentationController?.delegate = form
        present(sheet, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        return shownTitles == labels ? nil : "it does not list the basket"
    }
}

final class ProvenderCheckout: ProvenderPage, UITextFieldDelegate,
    UIAdaptivePresentationControllerDelegate
{
    private let fields = [UITextField(frame: .zero), UITextField(frame: .zero)]
    private var isOrdering = false
    private lazy var saved = button("Use the Saved Address") { [weak self] in self?.fill() }
    private lazy var cancel = UIBarButtonItem(
        primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.leave() })
    private lazy var order = UIBarButtonItem(
        primaryAction: UIAction(title: "Order") { [weak self] _ in self?.placeOrder() })

    override func viewDidLoad() {
        navigationItem.leftBarButtonItem = cancel
        navigationItem.rightBarButtonItem = order
        fields[0].placeholder = "Your name"
        fields[1].placeholder = "Street and town"
        for field in fields {
            field.backgroundColor = .secondarySystemBackground
            field.delegate = self
        }
        super.viewDidLoad()
        column.rows = fields + [saved]
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { column.revealFocus() }
    func textFieldDidEndEditing(_ textField: UITextField) { refresh() }
    private var isFilled: Bool { fields.allSatisfy { $0.text?.isEmpty == false } }
    private var isDirty: Bool { fields.contains { $0.text?.isEmpty == false } }
    override func refresh() {
        order.isEnabled = isFilled && !isOrdering
        cancel.isEnabled = !isOrdering
        for control in fields + [saved] { control.isEnabled = !isOrdering }
        saved.configuration?.title = isDirty ? "Clear the Address" : "Use the Saved Address"
        title = isOrdering ? "Ordering…" : "Checkout"
        isModalInPresentation = isDirty || isOrdering
        navigationController?.isModalInPresentation = isModalInPresentation
    }

    private func fill() {
        let texts = isDirty ? ["", ""] : ["Mo Baker", "1 Mill Lane, Ryeham"]
        for (field, text) in zip(fields, texts) { field.text = text }
        refresh()
    }

    private func placeOrder() {
        guard isFilled, !isOrdering, presentedViewController == nil else { return }
        isOrdering = true
        view.endEditing(true)
        refresh()
        Task { [weak self] in
            try? await Task.sleep(nanoseconds: 500_000_000)
            self?.store.order()
            self?.presentingViewController?.dismiss(animated: true)
        }
    }

    func presentationControllerDidAttemptToDismiss(_: UIPresentationController) { leave() }

    private func leave() {
        let isGone = navigationController?.isBeingDismissed ?? true
        guard !isOrdering, !isGone, presentedViewController == nil else { return }
        view.endEditing(true)
        guard isDirty else { return dismiss(animated: true) }
        let alert = UIAlertController(title: "Discard it?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        let discard = UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
            self?.dismiss(animated: true)
        }
        alert.addAction(discard)
        present(alert, animated: true)
    }
}
