import UIKit

/// A patient's page, and the jobs of the clinic: a badge at the left whatever the language, a label
/// that gets longer, an icon in the colour of the page, and forms that are presented in every way.
final class ClinicViewController: UIViewController, SelfChecking {
    private let badge = UIView()
    private let name = UILabel()
    private let card = UIView()
    private let icon = TintedIcon()
    private let meter = MeterView()
    private var meterFrame = CGRect.null
    private var meterObservation: NSKeyValueObservation?
    private let rows = RowsView()
    private var isLong = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Patient"
        meterObservation = meter.observe(\.frame, options: [.initial, .new]) {
            [unowned self] _, change in
            meterFrame = change.newValue ?? .null
        }
        for part in [badge, name, card, rows] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        card.addSubview(icon)
        view.addSubview(meter)
        name.text = "Ada"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Jobs",
            primaryAction: UIAction { [unowned self] _ in
                guard navigationController?.topViewController === self else { return }
                navigationController?.pushViewController(ClockworkViewController(), animated: true)
            })
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            badge.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 40),
            badge.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
            badge.widthAnchor.constraint(equalToConstant: 24),
            badge.heightAnchor.constraint(equalToConstant: 24),
            name.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 80),
            name.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
            card.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            card.topAnchor.constraint(equalTo: area.topAnchor, constant: 40),
            card.heightAnchor.constraint(equalToConstant: 8),
            rows.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            rows.topAnchor.constraint(equalTo: area.topAnchor, constant: 48),
            rows.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        rows.rows = [
            RowsView.Row(title: "Full Name") { [unowned self] in toggleName() },
            RowsView.Row(title: "Urgent") { [unowned self] in
                view.tintColor = view.tintColor == .systemRed ? nil : .systemRed
            },
            RowsView.Row(title: "Sign In") { [unowned self] in signIn() },
            RowsView.Row(title: "Check In") { [unowned self] in checkIn() },
            RowsView.Row(title: "Record") { [unowned self] in openRecord() },
            RowsView.Row(title: "Visit") { [unowned self] in openVisit() },
            RowsView.Row(title: "Remark") { [unowned self] in openRemark() },
        ]
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        icon.frame = CGRect(x: 8, y: 0, width: 8, height: 8)
        meter.frame = CGRect(x: 0, y: view.bounds.maxY - 4, width: view.bounds.width, height: 4)
    }

    private func toggleName() {
        isLong.toggle()
        name.text = isLong ? "Augusta Ada King, Countess" : "Ada"
    }

    var complaint: String? {
        guard view.window != nil else { return nil }
        if badge.frame.minX != 40 { return "the badge is at \(badge.frame.minX), not at 40" }
        if name.bounds.width < name.intrinsicContentSize.width - 1 {
            return "the name is cut off"
        }
        if icon.drawnColor != view.tintColor { return "the icon has the colour of before" }
        if meter.frame.width != view.bounds.width { return "the meter is not laid out" }
        if meterFrame != meter.frame { return "nobody told of the meter's new frame" }
        return nil
    }

    // MARK: - What is presented

    private var canPresent: Bool { presentedViewController == nil && view.window != nil }

    private func signIn() {
        guard canPresent else { return }
        present(SignInAlert.make(), animated: true)
    }

    /// A small form.
    private func checkIn() {
        guard canPresent else { return }
        let form = CheckInViewController()
        form.modalPresentationStyle = .formSheet
        form.preferredContentSize = CheckInViewController.size
        present(form, animated: true)
    }

    /// A page over everything, which prepares its layout for the coming size class.
    private func openRecord() {
        guard canPresent else { return }
        let record = RecordViewController()
        record.modalPresentationStyle = .fullScreen
        present(record, animated: true)
    }

    private func openVisit() {
        guard navigationController?.topViewController === self else { return }
        navigationController?.pushViewController(VisitViewController(), animated: true)
    }

    /// A popover that stays small in a narrow window.
    private func openRemark() {
        guard canPresent else { return }
        let remark = RemarkViewController()
        remark.modalPresentationStyle = .popover
        remark.preferredContentSize = CGSize(width: 200, height: 120)
        remark.popoverPresentationController?.delegate = remark
        remark.popoverPresentationController?.sourceView = card
        remark.popoverPresentationController?.sourceRect = card.bounds
        present(remark, animated: true)
    }
}

private final class MeterView: UIView {}

/// Draws itself in the tint colour, when it is told of a new one.
private final class TintedIcon: UIView {
    private(set) lazy var drawnColor: UIColor? = tintColor

    override func didMoveToWindow() {
        super.didMoveToWindow()
        drawnColor = tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        drawnColor = tintColor
    }
}

/// Asks for name and password. The cursor is in the field of the name first.
private final class SignInAlert: UIAlertController, SelfChecking {
    private var begun: [String] = []

    static func make() -> SignInAlert {
        let alert = SignInAlert(title: "Sign In", message: nil, preferredStyle: .alert)
        for placeholder in ["Name", "Password"] {
            alert.addTextField { field in
                field.placeholder = placeholder
                field.addAction(
                    UIAction { [unowned alert] _ in alert.begun.append(placeholder) },
                    for: .editingDidBegin)
            }
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        return alert
    }

    var complaint: String? {
        begun.first == "Password" ? "the cursor begins in the password" : nil
    }
}

private final class CheckInViewController: UIViewController, SelfChecking {
    static let size = CGSize(width: 300, height: 240)
    private lazy var done = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Done") { [unowned self] _ in
            if presentedViewController == nil { dismiss(animated: true) }
        })

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(done)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        done.frame = CGRect(x: area.minX + 20, y: area.minY + 20, width: 120, height: 44)
    }

    var complaint: String? {
        guard let window = view.window, window.traitCollection.horizontalSizeClass == .regular,
            window.traitCollection.verticalSizeClass == .regular, view.bounds.size != Self.size
        else { return nil }
        return "the form is \(view.bounds.size), not \(Self.size)"
    }
}

private final class RecordViewController: UIViewController, SelfChecking {
    private var prepared = UIUserInterfaceSizeClass.unspecified
    private lazy var done = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Close") { [unowned self] _ in
            if presentedViewController == nil { dismiss(animated: true) }
        })

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(done)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        prepared = traitCollection.horizontalSizeClass
    }

    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        prepared = newCollection.horizontalSizeClass
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        done.frame = CGRect(x: area.minX + 20, y: area.minY + 20, width: 120, height: 44)
    }

    var complaint: String? {
        view.window == nil || prepared == traitCollection.horizontalSizeClass
            ? nil : "prepared for another size class"
    }
}

/// A remark in a popover, whatever the width. Once the window has changed, it points at the name.
private final class RemarkViewController: TextPageViewController,
    UIPopoverPresentationControllerDelegate, SelfChecking
{
    private weak var card: UIView?
    private static let name = CGRect(x: 160, y: 0, width: 40, height: 8)

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "No milk"
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .none
    }

    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        card = view.pointee
        rect.pointee = Self.name
    }

    var complaint: String? {
        guard let window = view.window else { return nil }
        if view.bounds.width >= window.bounds.width { return "the remark fills the window" }
        let frame = view.convert(view.bounds, to: nil)
        guard let named = card?.convert(Self.name, to: nil),
            let popover = popoverPresentationController,
            popover.arrowDirection == .up || popover.arrowDirection == .down,
            frame.minX > 40, frame.maxX < window.bounds.width - 40,
            abs(frame.midX - named.midX) > 20
        else { return nil }
        return "the remark is at \(frame.midX), not at \(named.midX)"
    }
}

/// A code that may not be empty, and a remark. The title is set late.
private final class VisitViewController: UIViewController, UITextFieldDelegate, SelfChecking {
    private let code = UITextField()
    private let remark = UITextField()
    /// A tap goes on to the next day.
    private let date = UITextField()
    private var day = 1
    private var isLost = false
    private var isAnimated: Bool?
    private var comesAnimated = false
    private var isSurprised = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Visit"
        view.backgroundColor = .systemBackground
        code.delegate = self
        code.placeholder = "Code"
        remark.placeholder = "Remark"
        view.addSubview(code)
        view.addSubview(remark)
        date.delegate = self
        date.text = "Day 1"
        view.addSubview(date)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isAnimated == nil { isAnimated = animated }
        comesAnimated = animated
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if animated != comesAnimated { isSurprised = true }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        code.frame = CGRect(x: area.minX + 20, y: area.minY + 20, width: 120, height: 44)
        remark.frame = CGRect(x: area.minX + 20, y: area.minY + 72, width: 120, height: 44)
        date.frame = CGRect(x: area.minX + 160, y: area.minY + 20, width: 80, height: 44)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        guard textField === date else { return true }
        day = day % 28 + 1
        date.text = "Day \(day)"
        return false
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        textField !== code || !isEmpty || navigationController?.topViewController !== self
            || view.window == nil
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard textField === code, isEmpty, navigationController?.topViewController === self,
            view.window != nil
        else { return }
        isLost = true
    }

    private var isEmpty: Bool { code.text?.isEmpty != false }

    var complaint: String? {
        if isLost { return "the cursor left the code, which is empty" }
        if navigationItem.title != title { return "the bar does not have the title" }
        if date.isFirstResponder { return "the date has the keyboard" }
        if isSurprised { return "it came in another way than it was told" }
        if isAnimated == false { return "the page slid in, and was told that it did not" }
        return nil
    }
}
