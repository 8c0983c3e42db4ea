// A shop in three tabs with a basket in a sheet: product grid, bar button with a count, detents,
// push in the sheet, checkout form with keyboard insets, alerts, tab badge, notifications of the
// store. from: .iOS15
import UIKit

private struct MarlowProduct: Equatable {
    let name: String
    let price: Int
}

@MainActor private final class MarlowStore: NSObject {
    static let didChange = Notification.Name("MarlowStoreDidChange")
    let products = [
        ("Lamp", 40), ("Stool", 65), ("Vase", 18), ("Rug", 120), ("Clock", 35), ("Tray", 22),
        ("Mirror", 90), ("Bench", 150),
    ].map { MarlowProduct(name: $0, price: $1) }
    private(set) var basket: [(product: MarlowProduct, count: Int)] = []
    private(set) var saved: [MarlowProduct] = []
    private(set) var orders: [String] = []
    var name = "Sam Field" { didSet { changed() } }
    var street = "4 Mill Lane" { didSet { changed() } }
    var isExpress = false { didSet { changed() } }
    var count: Int { basket.reduce(0) { $0 + $1.count } }
    var total: Int { basket.reduce(isExpress ? 9 : 0) { $0 + $1.count * $1.product.price } }

    private func changed() {
        NotificationCenter.default.post(name: MarlowStore.didChange, object: self)
    }

    func change(_ product: MarlowProduct, by difference: Int) {
        if let place = basket.firstIndex(where: { $0.product == product }) {
            basket[place].count += difference
            if basket[place].count <= 0 { basket.remove(at: place) }
        } else if difference > 0 {
            basket.append((product, difference))
        }
        changed()
    }

    func empty() {
        basket = []
        changed()
    }

    func toggleSaved(_ product: MarlowProduct) {
        if saved.contains(product) {
            saved.removeAll { $0 == product }
        } else {
            saved.append(product)
        }
        changed()
    }

    func placeOrder() {
        orders.append("Order \(orders.count + 1): \(count) items, £\(total)")
        isExpress = false
        empty()
    }
}

/// Rows or tiles that scroll, above the keyboard.
private final class MarlowList: UIScrollView {
    var isGrid = false
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
        keyboardDismissMode = .onDrag
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
        ]
        for (name, shows) in zip(names, [true, false]) {
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
        let safe = safeAreaInsets
        let width = max(0, bounds.width - safe.left - safe.right - 24)
        let columns = isGrid ? max(1, Int(width / 150)) : 1
        let cell = CGSize(width: width / CGFloat(columns), height: isGrid ? 100 : 52)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, row) in rows.enumerated() {
            let place = isMirrored ? columns - 1 - index % columns : index % columns
            let origin = CGPoint(
                x: safe.left + 12 + CGFloat(place) * cell.width,
                y: 8 + CGFloat(index / columns) * cell.height)
            row.frame = CGRect(origin: origin, size: cell).insetBy(dx: 4, dy: 3)
        }
        let lines = (rows.count + columns - 1) / columns
        let size = CGSize(width: bounds.width, height: 16 + CGFloat(lines) * cell.height)
        if contentSize != size { contentSize = size }
        avoidKeyboard()
        if lastSize != bounds.size { revealField() }
        lastSize = bounds.size
    }
}

private class MarlowPage: UIViewController {
    let store: MarlowStore
    let list = MarlowList()
    private var token: (any NSObjectProtocol)?
    var hasBasketButton: Bool { true }

    init(_ store: MarlowStore, title: String) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { return nil }

    isolated deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        if hasBasketButton {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Basket",
                primaryAction: UIAction(title: "Basket") { [unowned self] _ in openBasket() })
        }
        token = NotificationCenter.default.addObserver(
            forName: MarlowStore.didChange, object: store, queue: nil
        ) {
            [weak self] _ in MainActor.assumeIsolated { self?.storeDidChange() }
        }
        storeDidChange()
    }

    func storeDidChange() {
        if hasBasketButton { navigationItem.rightBarButtonItem?.title = "Basket (\(store.count))" }
    }

    private func openBasket() {
        guard isInFront else { return }
        let stack = UINavigationController(
            rootViewController: MarlowBasket(store, title: "Your Basket"))
        stack.sheetPresentationController?.detents = [.medium(), .large()]
        stack.sheetPresentationController?.prefersGrabberVisible = true
        present(stack, animated: true)
    }

    func button(_ title: String, _ act: @escaping @MainActor () -> Void) -> UIButton {
        UIButton(configuration: .gray(), primaryAction: UIAction(title: title) { _ in act() })
    }

    func push(_ page: UIViewController) {
        if isInFront { navigationController?.pushViewController(page, animated: true) }
    }
}

/// All products, or the saved ones.
private final class MarlowCatalogue: MarlowPage, SelfChecking {
    var showsSaved = false
    private var shown: [MarlowProduct] = []
    private var products: [MarlowProduct] { showsSaved ? store.saved : store.products }

    override func storeDidChange() {
        super.storeDidChange()
        list.isGrid = true
        guard shown != products || list.rows.isEmpty else { return }
        shown = products
        let note = UILabel()
        note.text = "Nothing saved"
        list.rows =
            products.isEmpty
            ? [note]
            : products.map { product in
                button("\(product.name) £\(product.price)") { [unowned self] in
                    push(MarlowDetail(store, product))
                }
            }
    }

    var complaint: String? {
        guard isInFront else { return nil }
        let titles = list.rows.compactMap { ($0 as? UIButton)?.currentTitle }
        return titles == products.map { "\($0.name) £\($0.price)" }
            ? nil : "the grid does not show the products"
    }
}

private final class MarlowDetail: MarlowPage, SelfChecking {
    private let product: MarlowProduct
    private let price = UILabel()
    private lazy var save = button("Save for later") { [unowned self] in store.toggleSaved(product)
    }

    init(_ store: MarlowStore, _ product: MarlowProduct) {
        self.product = product
        super.init(store, title: product.name)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        list.rows = [
            price, button("Add to basket") { [unowned self] in store.change(product, by: 1) }, save,
        ]
        super.viewDidLoad()
    }

    override func storeDidChange() {
        super.storeDidChange()
        let count = store.basket.first { $0.product == product }?.count ?? 0
        price.text = "£\(product.price), \(count) in your basket"
        save.setTitle(store.saved.contains(product) ? "Forget" : "Save for later", for: .normal)
    }

    var complaint: String? { title == product.name ? nil : "the title is not that of the product" }
}

/// The root of the sheet.
private final class MarlowBasket: MarlowPage, SelfChecking {
    private let total = UILabel()
    private var shown: [MarlowProduct] = []
    private var labels: [UILabel] = []
    private lazy var checkout = button("Check out") { [unowned self] in
        push(MarlowCheckout(store, title: "Checkout"))
    }
    override var hasBasketButton: Bool { false }

    override func viewDidLoad() {
        list.rows = [total, checkout]
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close,
            primaryAction: UIAction { [unowned self] _ in
                if navigationController?.isBeingDismissed == false {
                    presentingViewController?.dismiss(animated: true)
                }
            })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .trash, primaryAction: UIAction { [unowned self] _ in confirmEmptying() })
        super.viewDidLoad()
    }

    override func storeDidChange() {
        let products = store.basket.map(\.product)
        if products != shown {
            shown = products
            labels = products.map { _ in
                let label = UILabel()
                label.font = .preferredFont(forTextStyle: .footnote)
                return label
            }
            list.rows = zip(products, labels).map(row) + [total, checkout]
        }
        for (label, line) in zip(labels, store.basket) {
            label.text = "\(line.count) × £\(line.product.price)"
        }
        total.text = store.basket.isEmpty ? "Your basket is empty" : "Total £\(store.total)"
        checkout.isEnabled = !store.basket.isEmpty
        navigationItem.rightBarButtonItem?.isEnabled = !store.basket.isEmpty
    }

    private func row(_ product: MarlowProduct, _ label: UILabel) -> UIView {
        let row = UIView()
        let less = button("− \(product.name)") { [unowned self] in store.change(product, by: -1) }
        let more = button("+ \(product.name)") { [unowned self] in store.change(product, by: 1) }
        for view in [label, less, more] {
            view.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(view)
            view.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
            view.heightAnchor.constraint(equalToConstant: 46).isActive = true
        }
        NSLayoutConstraint.activate([
            more.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            more.widthAnchor.constraint(equalToConstant: 100),
            less.trailingAnchor.constraint(equalTo: more.leadingAnchor, constant: -8),
            less.widthAnchor.constraint(equalToConstant: 100),
            label.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: less.leadingAnchor, constant: -8),
        ])
        return row
    }

    private func confirmEmptying() {
        guard isInFront else { return }
        let alert = UIAlertController(
            title: "Empty the basket?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Empty", style: .destructive) { [store] _ in store.empty() })
        present(alert, animated: true)
    }

    var complaint: String? {
        if labels.count != store.basket.count { return "the basket does not list what is in it" }
        return checkout.isEnabled == store.basket.isEmpty ? "the checkout button is wrong" : nil
    }
}

/// Fields of the customer, for an order or for the account.
private class MarlowForm: MarlowPage {
    private(set) lazy var nameField = field("Name") { [unowned self] in store.name = $0 }
    private(set) lazy var streetField = field("Street") { [unowned self] in store.street = $0 }
    private lazy var doneItem = UIBarButtonItem(
        title: "Hide keyboard",
        primaryAction: UIAction(title: "Hide keyboard") {
            [unowned self] _ in view.endEditing(true)
        })
    override var hasBasketButton: Bool { false }

    private func field(_ placeholder: String, _ save: @escaping @MainActor (String) -> Void)
        -> UITextField
    {
        let field = UITextField()
        field.placeholder = placeholder
        field.backgroundColor = .secondarySystemBackground
        field.addAction(
            UIAction { [unowned self] _ in
                navigationItem.rightBarButtonItem = doneItem
                list.revealField()
            }, for: .editingDidBegin)
        field.addAction(
            UIAction { [unowned self, unowned field] _ in
                if ![nameField, streetField].contains(where: \.isFirstResponder) {
                    navigationItem.rightBarButtonItem = nil
                }
                save(field.text ?? "")
            }, for: .editingDidEnd)
        return field
    }

    override func storeDidChange() {
        if !nameField.isFirstResponder { nameField.text = store.name }
        if !streetField.isFirstResponder { streetField.text = store.street }
    }
}

private final class MarlowCheckout: MarlowForm {
    private lazy var delivery = button("") { [unowned self] in store.isExpress.toggle() }
    private lazy var order = button("Place order") { [unowned self] in placeOrder() }

    override func viewDidLoad() {
        list.rows = [nameField, streetField, delivery, order]
        super.viewDidLoad()
    }

    override func storeDidChange() {
        super.storeDidChange()
        delivery.setTitle(
            store.isExpress ? "Delivery: Express, £9" : "Delivery: Standard", for: .normal)
        order.isEnabled = !store.basket.isEmpty
    }

    private func placeOrder() {
        guard isInFront, !store.basket.isEmpty, let stack = navigationController else { return }
        view.endEditing(true)
        store.placeOrder()
        let alert = UIAlertController(
            title: "Thank you", message: "Your order is on its way.", preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak stack] _ in
                stack?.presentingViewController?.dismiss(animated: true)
            })
        stack.present(alert, animated: true)
    }
}

private final class MarlowAccount: MarlowForm, SelfChecking {
    private var labels: [UILabel] = []

    override func storeDidChange() {
        super.storeDidChange()
        navigationController?.tabBarItem.badgeValue =
            store.orders.isEmpty ? nil : "\(store.orders.count)"
        guard labels.count != store.orders.count || list.rows.isEmpty else { return }
        labels = store.orders.map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        list.rows = [nameField, streetField] + labels
    }

    var complaint: String? {
        labels.map(\.text) == store.orders ? nil : "the account does not list the orders"
    }
}

@MainActor func makeMarlow() -> UIViewController {
    let store = MarlowStore()
    let saved = MarlowCatalogue(store, title: "Saved")
    saved.showsSaved = true
    let account = MarlowAccount(store, title: "Account")
    let tabs = UITabBarController()
    let pages: [(MarlowPage, String)] = [
        (MarlowCatalogue(store, title: "Shop"), "bag"), (saved, "bookmark"), (account, "person"),
    ]
    tabs.viewControllers = pages.enumerated().map { index, page in
        let stack = UINavigationController(rootViewController: page.0)
        stack.tabBarItem = UITabBarItem(
            title: page.0.title, image: UIImage(systemName: page.1), tag: index)
        return stack
    }
    account.loadViewIfNeeded()
    return tabs
}
