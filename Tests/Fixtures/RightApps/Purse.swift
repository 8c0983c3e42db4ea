// Invoices: a list, and a form that saves by itself, with fields above the keyboard and a popover
// of choices from a row. registerForTraitChanges, popover that becomes a sheet with a Done button,
// keyboard, steppers, alert, undo.
import UIKit

private struct PurseInvoice {
    let number: Int
    var fields = [String](repeating: "", count: 5)
    var amount = 10
    var currency = "Euro"

    var title: String { fields[0].isEmpty ? "Invoice \(number)" : fields[0] }
    var row: String { "\(title): \(amount) \(currency)" }
}

@MainActor private final class PurseBook {
    static let labels = ["Customer", "Street", "City", "Reference", "Remark"]
    static let currencies = ["Euro", "Dollar", "Pound", "Yen", "Franc"]
    private(set) var invoices = (1...4).map { PurseInvoice(number: $0) }
    private(set) var deleted: (index: Int, invoice: PurseInvoice)?
    private var next = 5
    var onChange: (() -> Void)?

    func invoice(_ number: Int) -> PurseInvoice? { invoices.first { $0.number == number } }

    func change(_ number: Int, _ change: (inout PurseInvoice) -> Void) {
        guard let index = invoices.firstIndex(where: { $0.number == number }) else { return }
        change(&invoices[index])
        onChange?()
    }

    func add() -> Int {
        invoices.append(PurseInvoice(number: next))
        next += 1
        return next - 1
    }

    func delete(_ number: Int) {
        guard let index = invoices.firstIndex(where: { $0.number == number }) else { return }
        deleted = (index, invoices.remove(at: index))
        onChange?()
    }

    func undo() {
        guard let (index, invoice) = deleted else { return }
        invoices.insert(invoice, at: min(index, invoices.count))
        deleted = nil
        onChange?()
    }
}

private final class PurseList: UIViewController, SelfChecking {
    private let book = PurseBook()
    private let scrollView = UIScrollView()
    private let emptyLabel = UILabel()
    private var buttons: [UIButton] = []
    private lazy var undoItem = UIBarButtonItem(
        systemItem: .undo, primaryAction: UIAction { [weak self] _ in self?.book.undo() })

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Purse"
        view.backgroundColor = .systemBackground
        emptyLabel.text = "No invoices"
        emptyLabel.textAlignment = .center
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        scrollView.addSubview(emptyLabel)
        let add = UIAction { [weak self] _ in
            guard let self, isInFront else { return }
            open(book.add())
        }
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .add, primaryAction: add), undoItem,
        ]
        book.onChange = { [weak self] in self?.reload() }
        reload()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        scrollView.frame = view.bounds.inset(
            by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
        let width = scrollView.bounds.width
        emptyLabel.frame = CGRect(x: 16, y: 24, width: width - 32, height: 24)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 16, y: 8 + CGFloat(index) * 52, width: width - 32, height: 48)
        }
        let size = CGSize(width: width, height: CGFloat(max(1, buttons.count)) * 52 + 16)
        if scrollView.contentSize != size { scrollView.contentSize = size }
    }

    private func reload() {
        for button in buttons { button.removeFromSuperview() }
        buttons = book.invoices.map { invoice in
            UIButton(
                type: .system,
                primaryAction: UIAction(title: invoice.row) { [weak self] _ in
                    self?.open(invoice.number)
                })
        }
        for button in buttons { scrollView.addSubview(button) }
        emptyLabel.isHidden = !buttons.isEmpty
        undoItem.isEnabled = book.deleted != nil
        view.setNeedsLayout()
    }

    private func open(_ number: Int) {
        guard isInFront else { return }
        navigationController?.pushViewController(PurseForm(book, number), animated: true)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if buttons.map({ $0.currentTitle ?? "" }) != book.invoices.map(\.row) {
            return "the list is not that of the book"
        }
        return undoItem.isEnabled == (book.deleted != nil)
            ? nil : "Undo does not follow the deletion"
    }
}

/// Saves what the user leaves.
private final class PurseForm: UIViewController, UITextFieldDelegate,
    UIPopoverPresentationControllerDelegate, SelfChecking
{
    private let book: PurseBook
    private let number: Int
    private let scrollView = UIScrollView()
    private let fields = PurseBook.labels.map { _ in UITextField() }
    private let labels = PurseBook.labels.map { _ in UILabel() }
    private lazy var keyboard = KeyboardInset(scrollView)
    private let amountLabel = UILabel()
    private lazy var less = makeButton("Less") { $0.add(-10) }
    private lazy var more = makeButton("More") { $0.add(10) }
    private lazy var currency = makeButton("Currency") { $0.chooseCurrency() }
    private lazy var delete = makeButton("Delete Invoice") { $0.confirm() }

    init(_ book: PurseBook, _ number: Int) {
        self.book = book
        self.number = number
        super.init(nibName: nil, bundle: nil)
        title = book.invoice(number)?.title
        navigationItem.backButtonTitle = "Purse"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.alwaysBounceVertical = true
        scrollView.keyboardDismissMode = .onDrag
        view.addSubview(scrollView)
        for (index, name) in PurseBook.labels.enumerated() {
            labels[index].text = name
            fields[index].placeholder = "\(name) of the invoice"
            fields[index].text = book.invoice(number)?.fields[index]
            fields[index].delegate = self
            scrollView.addSubview(labels[index])
            scrollView.addSubview(fields[index])
        }
        for view in [amountLabel, less, more, currency, delete] { scrollView.addSubview(view) }
        amountLabel.textAlignment = .center
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in
            self.view.setNeedsLayout()
        }
        keyboard.update()
        showState()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    /// Labels are beside the fields where there is room, else above them.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        scrollView.frame = view.bounds.inset(
            by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
        let whole = scrollView.bounds.width
        let width = min(whole - 32, 640)
        let start = ((whole - width) / 2).rounded()
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(
            _ item: UIView, _ x: CGFloat, _ y: CGFloat, _ itemWidth: CGFloat, _ height: CGFloat
        ) {
            item.frame = CGRect(
                x: start + (isMirrored ? width - x - itemWidth : x), y: y, width: itemWidth,
                height: height)
        }
        let isWide = traitCollection.horizontalSizeClass == .regular
        var y: CGFloat = 12
        for (label, field) in zip(labels, fields) {
            place(label, 0, y, isWide ? 120 : width, isWide ? 44 : 22)
            if isWide {
                place(field, 128, y, width - 128, 44)
            } else {
                place(field, 0, y + 22, width, 44)
            }
            y += isWide ? 52 : 74
        }
        place(less, 0, y, 80, 44)
        place(amountLabel, 88, y, width - 176, 44)
        place(more, width - 80, y, 80, 44)
        place(currency, 0, y + 52, width, 44)
        place(delete, 0, y + 104, width, 44)
        let size = CGSize(width: whole, height: y + 160)
        if scrollView.contentSize != size { scrollView.contentSize = size }
        keyboard.update()
        if presentedViewController?.popoverPresentationController?.sourceView === currency {
            scrollView.scrollRectToVisible(currency.frame, animated: false)
        }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { keyboard.update() }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard let index = fields.firstIndex(of: textField) else { return }
        book.change(number) {
            $0.fields[index] = (textField.text ?? "").trimmingCharacters(in: .whitespaces)
        }
        showState()
    }

    private func makeButton(_ title: String, _ action: @escaping (PurseForm) -> Void) -> UIButton {
        UIButton(
            type: .system,
            primaryAction: UIAction(title: title) { [weak self] _ in
                guard let self else { return }
                view.endEditing(true)
                action(self)
            })
    }

    private func add(_ difference: Int) {
        book.change(number) { $0.amount = max(0, $0.amount + difference) }
        showState()
    }

    private func showState() {
        guard let invoice = book.invoice(number) else { return }
        title = invoice.title
        amountLabel.text = String(invoice.amount)
        less.isEnabled = invoice.amount > 0
        currency.setTitle("Currency: \(invoice.currency)", for: .normal)
    }

    private func chooseCurrency() {
        guard isInFront, let invoice = book.invoice(number) else { return }
        let choices = PurseChoices(PurseBook.currencies, chosen: invoice.currency) {
            [weak self] choice in
            guard let self else { return }
            book.change(number) { $0.currency = choice }
            showState()
        }
        choices.modalPresentationStyle = .popover
        choices.popoverPresentationController?.sourceView = currency
        choices.popoverPresentationController?.delegate = self
        choices.popoverPresentationController?.adaptiveSheetPresentationController.detents = [
            .medium(), .large(),
        ]
        present(choices, animated: true)
    }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        guard style != .none, style != .popover else { return nil }
        let presented = controller.presentedViewController
        if let wrapper = presented.navigationController { return wrapper }
        let done = UIAction(title: "Done") { [weak presented] _ in
            (presented as? PurseChoices)?.close()
        }
        presented.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: done)
        return UINavigationController(rootViewController: presented)
    }

    private func confirm() {
        guard isInFront else { return }
        let alert = UIAlertController(
            title: "Delete this invoice?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                guard let self else { return }
                book.delete(number)
                if navigationController?.topViewController === self {
                    navigationController?.popViewController(animated: true)
                }
            })
        alert.addAction(UIAlertAction(title: "Keep Invoice", style: .cancel))
        present(alert, animated: true)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil, let invoice = book.invoice(number) else { return nil }
        if title != invoice.title { return "the title is not that of the invoice" }
        if amountLabel.text != String(invoice.amount) {
            return "the amount is not that of the invoice"
        }
        return less.isEnabled == (invoice.amount > 0) ? nil : "Less does not follow the amount"
    }
}

/// A short list of choices.
private final class PurseChoices: UIViewController {
    private let choose: (String) -> Void
    private let scrollView = UIScrollView()
    private var buttons: [UIButton] = []

    init(_ choices: [String], chosen: String, choose: @escaping (String) -> Void) {
        self.choose = choose
        super.init(nibName: nil, bundle: nil)
        navigationItem.title = "Currency"
        preferredContentSize = CGSize(width: 240, height: CGFloat(choices.count) * 48 + 16)
        buttons = choices.map { choice in
            let title = choice == chosen ? "✓ \(choice)" : choice
            return UIButton(
                type: .system,
                primaryAction: UIAction(title: title) { [weak self] _ in
                    self?.choose(choice)
                    self?.close()
                })
        }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        for button in buttons { scrollView.addSubview(button) }
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        scrollView.frame = view.bounds.inset(
            by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
        let width = scrollView.bounds.width
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 16, y: 8 + CGFloat(index) * 48, width: width - 32, height: 44)
        }
        let size = CGSize(width: width, height: CGFloat(buttons.count) * 48 + 12)
        if scrollView.contentSize != size { scrollView.contentSize = size }
    }

    func close() {
        guard presentingViewController != nil, !(navigationController ?? self).isBeingDismissed,
            !isBeingDismissed
        else { return }
        dismiss(animated: true)
    }
}

@MainActor func makePurse() -> UIViewController {
    UINavigationController(rootViewController: PurseList())
}
