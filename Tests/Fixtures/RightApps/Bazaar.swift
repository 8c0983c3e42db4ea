// A shop: products under a sheet of filters that rests at three heights and lets touches through; a
// cart with undo. UISheetPresentationController with custom detents, undimmed, animateChanges, its
// delegate, alert.
import UIKit

@MainActor private final class BazaarShop {
    enum Kind: String, CaseIterable {
        case all = "Everything", light = "Lighting", seat = "Seating", store = "Storage"
    }

    let products: [(name: String, kind: Kind, price: Int)] = [
        ("Lamp", .light, 30), ("Candle", .light, 5), ("Lantern", .light, 45), ("Stool", .seat, 25),
        ("Bench", .seat, 90),
        ("Sofa", .seat, 400), ("Shelf", .store, 60), ("Basket", .store, 15), ("Chest", .store, 120),
    ]
    private(set) var cart: [String] = []
    var emptied: [String] = []
    var kind = Kind.all { didSet { onChange?() } }
    var isCheapOnly = false { didSet { onChange?() } }
    var onChange: (() -> Void)?
    /// Of the page of the cart.
    var onCartChange: (() -> Void)?

    var shown: [String] {
        products.filter { (kind == .all || $0.kind == kind) && (!isCheapOnly || $0.price < 50) }
            .map(\.name)
    }
    var total: Int { products.filter { cart.contains($0.name) }.reduce(0) { $0 + $1.price } }
    func price(_ name: String) -> Int { products.first { $0.name == name }?.price ?? 0 }
    func title(_ name: String) -> String {
        cart.contains(name) ? "✓ \(name) in cart" : "\(name), \(price(name)) €"
    }

    func toggle(_ name: String) {
        if cart.contains(name) { cart.removeAll { $0 == name } } else { cart.append(name) }
        emptied = []
        cartDidChange()
    }

    func empty() {
        guard !cart.isEmpty else { return }
        (emptied, cart) = (cart, [])
        cartDidChange()
    }

    func undo() {
        (emptied, cart) = ([], emptied)
        cartDidChange()
    }

    private func cartDidChange() {
        onChange?()
        onCartChange?()
    }
}

private final class BazaarList: UIViewController, UISheetPresentationControllerDelegate,
    SelfChecking
{
    private let shop = BazaarShop()
    private let column = RowColumn()
    private var buttons: [String: UIButton] = [:]
    private weak var filters: UINavigationController?
    private lazy var filtersItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Filters") { [weak self] _ in self?.toggleFilters() })
    private lazy var cartItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Cart") { [weak self] _ in self?.openCart() })

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Bazaar"
        view.backgroundColor = .systemBackground
        column.fill(view)
        for product in shop.products {
            let name = product.name
            let action = UIAction { [weak self] _ in self?.shop.toggle(name) }
            buttons[name] = UIButton(type: .system, primaryAction: action)
        }
        navigationItem.leftBarButtonItem = filtersItem
        navigationItem.rightBarButtonItem = cartItem
        shop.onChange = { [weak self] in self?.reload() }
        reload()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        keepClearOfSheet()
    }

    private func reload() {
        for (name, button) in buttons { button.setTitle(shop.title(name), for: .normal) }
        column.show(shop.shown.compactMap { buttons[$0] })
        filtersItem.title = filters == nil ? "Filters" : "Hide Filters"
        cartItem.title = "Cart (\(shop.cart.count))"
    }

    // MARK: - The sheet

    private func toggleFilters() {
        if filters != nil { return closeFilters() }
        guard presentedViewController == nil, navigationController?.topViewController === self
        else { return }
        let sheet = UINavigationController(
            rootViewController: BazaarFilters(shop) { [weak self] in
                self?.closeFilters()
            } resized: { [weak self] in
                self?.keepClearOfSheet()
            })
        sheet.modalPresentationStyle = .pageSheet
        if let presentation = sheet.sheetPresentationController {
            let low = UISheetPresentationController.Detent.custom(identifier: .init("low")) {
                context in
                min(220, context.maximumDetentValue)
            }
            presentation.detents = [low, .medium(), .large()]
            presentation.selectedDetentIdentifier = .init("low")
            presentation.largestUndimmedDetentIdentifier = .init("low")
            presentation.prefersScrollingExpandsWhenScrolledToEdge = false
            presentation.prefersEdgeAttachedInCompactHeight = true
            presentation.prefersGrabberVisible = true
            presentation.delegate = self
        }
        filters = sheet
        present(sheet, animated: true) { [weak self] in self?.keepClearOfSheet() }
        reload()
    }

    private func closeFilters(then completion: (() -> Void)? = nil) {
        guard let filters, !filters.isBeingPresented, !filters.isBeingDismissed else { return }
        dismiss(animated: true) { [weak self] in
            self?.filtersDidClose()
            completion?()
        }
    }

    private func filtersDidClose() {
        filters = nil
        reload()
        keepClearOfSheet()
    }

    /// Insets the list by what the sheet covers, so that every product can be scrolled into sight.
    private func keepClearOfSheet() {
        var inset: CGFloat = 0
        if let sheet = filters?.viewIfLoaded, sheet.window != nil,
            filters?.isBeingDismissed == false
        {
            let covered = sheet.convert(sheet.bounds, to: view).minY
            let room = view.bounds.inset(by: view.safeAreaInsets)
            inset = max(0, min(room.maxY - covered, room.height - 60))
        }
        if column.contentInset.bottom != inset { column.contentInset.bottom = inset }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        filtersDidClose()
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheet: UISheetPresentationController
    ) {
        keepClearOfSheet()
        (filters?.topViewController as? BazaarFilters)?.showState()
    }

    private func openCart() {
        guard navigationController?.topViewController === self else { return }
        if filters != nil { return closeFilters { [weak self] in self?.openCart() } }
        guard presentedViewController == nil else { return }
        navigationController?.pushViewController(BazaarCart(shop), animated: true)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        let titles = column.rows.compactMap { ($0 as? UIButton)?.currentTitle }
        if titles != shop.shown.map(shop.title) {
            return "the list does not show the products of the filter"
        }
        if cartItem.title != "Cart (\(shop.cart.count))" {
            return "the cart button has the wrong number"
        }
        let isOpen = filters?.viewIfLoaded?.window != nil
        return isOpen == (filtersItem.title == "Hide Filters")
            ? nil : "the filter button does not follow the sheet"
    }
}

private final class BazaarFilters: UIViewController, SelfChecking {
    private let shop: BazaarShop
    private let column = RowColumn()
    private var kinds: [UIButton] = []
    private lazy var cheap = makeButton { $0.shop.isCheapOnly.toggle() }
    private lazy var sizeItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Taller") { [weak self] _ in self?.changeHeight() })

    private let resized: () -> Void

    init(_ shop: BazaarShop, close: @escaping () -> Void, resized: @escaping () -> Void) {
        self.shop = shop
        self.resized = resized
        super.init(nibName: nil, bundle: nil)
        title = "Filters"
        let done = UIAction(title: "Done") { _ in close() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: done)
        navigationItem.leftBarButtonItem = sizeItem
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        column.fill(view)
        kinds = BazaarShop.Kind.allCases.map { kind in
            makeButton { $0.shop.kind = $0.shop.kind == kind ? .all : kind }
        }
        column.show([cheap] + kinds)
        showState()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        showState()
        resized()
    }

    private func makeButton(_ action: @escaping (BazaarFilters) -> Void) -> UIButton {
        UIButton(
            type: .system,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                action(self)
                showState()
            })
    }

    private var sheet: UISheetPresentationController? {
        navigationController?.sheetPresentationController
    }
    private var isTall: Bool { sheet?.selectedDetentIdentifier == .large }

    private func changeHeight() {
        guard let sheet else { return }
        let next: UISheetPresentationController.Detent.Identifier = isTall ? .init("low") : .large
        sheet.animateChanges { sheet.selectedDetentIdentifier = next }
        sheet.delegate.map {
            ($0 as? BazaarList)?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
        }
        showState()
    }

    private func title(_ kind: BazaarShop.Kind) -> String {
        (kind == shop.kind ? "✓ " : "") + kind.rawValue
    }
    private var cheapTitle: String { shop.isCheapOnly ? "Below 50 €: On" : "Below 50 €: Off" }

    func showState() {
        guard isViewLoaded else { return }
        for (button, kind) in zip(kinds, BazaarShop.Kind.allCases) {
            button.setTitle(title(kind), for: .normal)
            button.isEnabled = kind != .all || shop.kind != .all
        }
        cheap.setTitle(cheapTitle, for: .normal)
        sizeItem.title = isTall ? "Lower" : "Taller"
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        let titles = kinds.map { $0.currentTitle ?? "" }
        if titles != BazaarShop.Kind.allCases.map(title) {
            return "the chosen filter is not marked"
        }
        if cheap.currentTitle != cheapTitle { return "the price filter says the contrary" }
        return sizeItem.title == (isTall ? "Lower" : "Taller")
            ? nil : "the size button does not follow the sheet"
    }
}

private final class BazaarCart: UIViewController, SelfChecking {
    private let shop: BazaarShop
    private let column = RowColumn()
    private let label = UILabel()
    private lazy var button = UIButton(
        type: .system, primaryAction: UIAction { [weak self] _ in self?.act() })

    init(_ shop: BazaarShop) {
        self.shop = shop
        super.init(nibName: nil, bundle: nil)
        title = "Your Cart"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.numberOfLines = 0
        column.fill(view)
        column.show([label, button])
        shop.onCartChange = { [weak self] in self?.showState() }
        showState()
    }

    private var text: String {
        shop.cart.isEmpty
            ? "The cart is empty." : shop.cart.joined(separator: ", ") + ": \(shop.total) €"
    }

    private func showState() {
        label.text = text
        button.setTitle(shop.emptied.isEmpty ? "Empty the Cart" : "Undo Emptying", for: .normal)
        button.isEnabled = !shop.cart.isEmpty || !shop.emptied.isEmpty
        column.setNeedsLayout()
    }

    private func act() {
        if !shop.emptied.isEmpty { return shop.undo() }
        guard presentedViewController == nil, navigationController?.topViewController === self
        else { return }
        let alert = UIAlertController(
            title: "Empty the cart?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Empty", style: .destructive) { [weak self] _ in self?.shop.empty()
            })
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        present(alert, animated: true)
    }

    var complaint: String? {
        !isViewLoaded || label.text == text ? nil : "the cart shows other things than it has"
    }
}

@MainActor func makeBazaar() -> UIViewController {
    UINavigationController(rootViewController: BazaarList())
}
