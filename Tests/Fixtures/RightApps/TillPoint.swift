// TillPoint: a point of sale. In regular width the cart stands beside the items, in compact width
// it comes in a sheet. Custom container, traitCollectionDidChange, sheet with detents, menus, grid
// in a scroll view, right-to-left, delayed work. from: .iOS15
import UIKit

private struct TillPointItem {
    let name: String
    let cents: Int
    let category: String
}

private func tillPointMoney(_ cents: Int) -> String {
    "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
}

@MainActor private final class TillPointModel {
    let items = [
        TillPointItem(name: "Coffee", cents: 250, category: "Drinks"),
        TillPointItem(name: "Green Tea", cents: 220, category: "Drinks"),
        TillPointItem(name: "Lemonade", cents: 300, category: "Drinks"),
        TillPointItem(name: "Bagel", cents: 350, category: "Food"),
        TillPointItem(name: "Soup", cents: 575, category: "Food"),
    ]
    private(set) var counts: [String: Int] = [:]
    private(set) var tip = 0
    private(set) var paysByCard = true
    private(set) var isProcessing = false
    private(set) var lastSale: String?
    private var pages: [() -> TillPointPage?] = []

    /// Keeps a page up to date while it lives.
    func add(_ page: TillPointPage) {
        pages.removeAll { $0() == nil }
        pages.append { [weak page] in page }
    }

    private func onChange() {
        for page in pages.compactMap({ $0() }) where page.isViewLoaded { page.refresh() }
    }

    var inCart: [TillPointItem] { items.filter { counts[$0.name, default: 0] > 0 } }
    var count: Int { counts.values.reduce(0, +) }
    var total: Int { inCart.reduce(tip) { $0 + $1.cents * counts[$1.name, default: 0] } }

    func change(_ name: String, by step: Int) {
        guard !isProcessing else { return }
        counts[name] = max(0, counts[name, default: 0] + step)
        if count == 0 { tip = 0 }
        onChange()
    }

    func clear() {
        guard !isProcessing else { return }
        (counts, tip) = ([:], 0)
        onChange()
    }

    func setTip(_ cents: Int) {
        tip = cents
        onChange()
    }

    func togglePayment() {
        paysByCard.toggle()
        onChange()
    }

    func pay() {
        guard !isProcessing, count > 0 else { return }
        isProcessing = true
        onChange()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { [weak self] in
            MainActor.assumeIsolated { self?.endPayment() }
        }
    }

    private func endPayment() {
        lastSale = "\(tillPointMoney(total)) by \(paysByCard ? "card" : "cash")"
        isProcessing = false
        clear()
    }
}

/// Rows or cells of at least 44 points, in reading direction.
private final class TillPointGrid: UIScrollView {
    var cellWidth: CGFloat?
    var cells: [UIView] = [] {
        didSet {
            for view in oldValue where !cells.contains(view) { view.removeFromSuperview() }
            for view in cells where view.superview !== self { addSubview(view) }
            setNeedsLayout()
        }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 16
        let width = max(0, bounds.width - left - safeAreaInsets.right - 16)
        let columns = cellWidth.map { max(1, Int(width / $0)) } ?? 1
        let cell = max(0, (width - CGFloat(columns - 1) * 8) / CGFloat(columns))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var y: CGFloat = 8
        for start in stride(from: 0, to: cells.count, by: columns) {
            let row = cells[start..<min(start + columns, cells.count)]
            let fitting = row.map { $0.sizeThatFits(CGSize(width: cell, height: 10_000)).height }
            let height = max(cellWidth == nil ? 44 : 72, fitting.max() ?? 0)
            for (index, view) in row.enumerated() {
                let place = isMirrored ? columns - 1 - index : index
                view.frame = CGRect(
                    x: left + CGFloat(place) * (cell + 8), y: y, width: cell, height: height)
            }
            y += height + 8
        }
        let size = CGSize(width: bounds.width, height: y)
        if contentSize != size { contentSize = size }
    }
}

private class TillPointPage: UIViewController {
    let model: TillPointModel
    let grid = TillPointGrid(frame: .zero)

    init(model: TillPointModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        grid.alwaysBounceVertical = true
        model.add(self)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        grid.backgroundColor = .systemBackground
        view = grid
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }

    func refresh() {}

    func button(_ title: String, _ tap: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { _ in tap() }, for: .touchUpInside)
        return button
    }
}

private final class TillPointCartPage: TillPointPage, SelfChecking {
    private let state = UILabel()
    private var lines: [String: UIButton] = [:]
    private lazy var charge = button("Charge") { [weak self] in
        guard let self, navigationController?.topViewController === self else { return }
        let page = TillPointPaymentPage(model: model)
        navigationController?.pushViewController(page, animated: true)
    }
    private lazy var clear = button("Clear Cart") { [weak self] in self?.askToClear() }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cart"
        state.numberOfLines = 0
        refresh()
    }

    override func refresh() {
        guard isViewLoaded else { return }
        state.text = text
        var kept: [String: UIButton] = [:]
        for item in model.inCart {
            let line =
                lines[item.name]
                ?? button("") { [weak self] in
                    self?.model.change(item.name, by: -1)
                }
            line.setTitle(text(of: item), for: .normal)
            line.isEnabled = !model.isProcessing
            kept[item.name] = line
        }
        lines = kept
        for button in [charge, clear] { button.isEnabled = model.count > 0 && !model.isProcessing }
        grid.cells = [state] + model.inCart.compactMap { kept[$0.name] } + [charge, clear]
    }

    private func text(of item: TillPointItem) -> String {
        "Take off \(item.name), \(model.counts[item.name, default: 0]) in cart"
    }

    private var text: String {
        if model.isProcessing { return "Payment in progress" }
        if model.count > 0 { return "Total \(tillPointMoney(model.total))" }
        return model.lastSale.map { "Empty. Last sale: \($0)" } ?? "Empty"
    }

    private func askToClear() {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "Clear the cart?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep Items", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Clear", style: .destructive) { [model] _ in model.clear() })
        present(alert, animated: true)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if state.text != text { return "the total is stale" }
        if lines.count != model.inCart.count { return "the cart does not list its items" }
        let canPay = model.count > 0 && !model.isProcessing
        return charge.isEnabled == canPay ? nil : "Charge has the wrong state"
    }
}

private final class TillPointPaymentPage: TillPointPage, SelfChecking {
    private let state = UILabel()
    private lazy var tips = [0, 100, 200].map { cents in
        button(cents == 0 ? "No Tip" : "Tip \(tillPointMoney(cents))") { [weak self] in
            self?.model.setTip(cents)
        }
    }
    private lazy var method = button("") { [weak self] in self?.model.togglePayment() }
    private lazy var pay = button("Take Payment") { [weak self] in self?.model.pay() }
    private lazy var finish = button("New Sale") { [weak self] in
        self?.navigationController?.popViewController(animated: true)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Payment"
        state.numberOfLines = 0
        refresh()
    }

    override func refresh() {
        guard isViewLoaded else { return }
        state.text = text
        for (cents, button) in zip([0, 100, 200], tips) {
            button.isEnabled = !model.isProcessing && cents != model.tip
        }
        method.setTitle(
            model.paysByCard ? "Pay in Cash Instead" : "Pay by Card Instead", for: .normal)
        method.isEnabled = !model.isProcessing
        pay.isEnabled = !model.isProcessing
        grid.cells = model.count > 0 ? [state] + tips + [method, pay] : [state, finish]
    }

    private var text: String {
        if model.isProcessing { return "Processing \(tillPointMoney(model.total))" }
        guard model.count > 0 else {
            return "Nothing to pay. Last sale: \(model.lastSale ?? "none")"
        }
        return "To pay: \(tillPointMoney(model.total)) by \(model.paysByCard ? "card" : "cash")"
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        return state.text == text ? nil : "the amount to pay is stale"
    }
}

private final class TillPointRegister: TillPointPage, SelfChecking {
    private var category: String?
    private var buttons: [String: UIButton] = [:]
    private var panel: UINavigationController?
    private weak var sheet: UINavigationController?
    private var layout: [NSLayoutConstraint] = []
    private lazy var open = button("") { [weak self] in self?.presentCart() }

    override func loadView() {
        view = UIView()
        view.backgroundColor = .systemBackground
        grid.cellWidth = 150
        for part in [grid, open] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        for item in model.items {
            let title = "\(item.name) \(tillPointMoney(item.cents))"
            buttons[item.name] = button(title) { [weak self] in
                self?.model.change(item.name, by: 1)
            }
        }
        NSLayoutConstraint.activate([
            grid.topAnchor.constraint(equalTo: view.topAnchor),
            grid.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        adapt()
        refresh()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        adapt()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isViewLoaded { adapt() }
    }

    private var isWide: Bool { traitCollection.horizontalSizeClass == .regular }

    private func adapt() {
        if isWide, let sheet, !sheet.isBeingPresented, !sheet.isBeingDismissed {
            sheet.presentingViewController?.dismiss(animated: false)
        }
        guard isWide != (panel != nil) || layout.isEmpty else { return }
        NSLayoutConstraint.deactivate(layout)
        open.isHidden = isWide
        if isWide {
            let made = UINavigationController(rootViewController: TillPointCartPage(model: model))
            addChild(made)
            made.view.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(made.view)
            layout = [
                made.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                made.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                made.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                made.view.widthAnchor.constraint(equalToConstant: 320),
                grid.trailingAnchor.constraint(equalTo: made.view.leadingAnchor),
                grid.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ]
            panel = made
        } else {
            panel?.willMove(toParent: nil)
            panel?.view.removeFromSuperview()
            panel?.removeFromParent()
            panel = nil
            let safe = view.safeAreaLayoutGuide
            layout = [
                open.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
                open.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
                open.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -4),
                open.heightAnchor.constraint(equalToConstant: 50),
                grid.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                grid.bottomAnchor.constraint(equalTo: open.topAnchor, constant: -4),
            ]
        }
        NSLayoutConstraint.activate(layout)
        panel?.didMove(toParent: self)
    }

    private func presentCart() {
        guard presentedViewController == nil, !isWide else { return }
        let cart = TillPointCartPage(model: model)
        cart.navigationItem.leftBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Close Cart") { [weak cart] _ in
                cart?.dismiss(animated: true)
            })
        let stack = UINavigationController(rootViewController: cart)
        stack.sheetPresentationController?.detents = [.medium(), .large()]
        stack.sheetPresentationController?.prefersGrabberVisible = true
        sheet = stack
        // The window may have become wide while the sheet came.
        present(stack, animated: true) { [weak self] in self?.adapt() }
    }

    override func refresh() {
        title = category ?? "All Items"
        let shown = model.items.filter { category == nil || $0.category == category }
        grid.cells = shown.compactMap { buttons[$0.name] }
        for button in buttons.values { button.isEnabled = !model.isProcessing }
        open.setTitle("Open Cart (\(model.count))", for: .normal)
        let choices: [String?] = [nil, "Drinks", "Food"]
        let actions = choices.map { choice in
            UIAction(
                title: "Show \(choice ?? "All")", attributes: choice == category ? .disabled : [],
                state: choice == category ? .on : .off
            ) { [weak self] _ in
                self?.category = choice
                self?.refresh()
            }
        }
        navigationItem.rightBarButtonItem?.menu = UIMenu(children: actions)
        if navigationItem.rightBarButtonItem == nil {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Category", menu: UIMenu(children: actions))
        }
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if isWide != (panel != nil) { return "the cart is not where the width wants it" }
        if let panel, panel.view.frame.width != 320 { return "the cart has another width" }
        let isStale = open.currentTitle != "Open Cart (\(model.count))"
        return isStale ? "the count of the cart is stale" : nil
    }
}

@MainActor func makeTillPoint() -> UIViewController {
    UINavigationController(rootViewController: TillPointRegister(model: TillPointModel()))
}
