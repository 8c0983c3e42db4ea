// Permit: applications to a town's building office. A form of text fields in a sheet that guards
// its changes, room for the keyboard, a field scrolled into view, a picker. from: .iOS16
import UIKit

@MainActor func makePermit() -> UIViewController {
    UINavigationController(rootViewController: PermitInbox(office: PermitOffice()))
}

private struct PermitCase: Equatable {
    static let kinds = ["Garage", "Garden Shed", "Fence", "Felling a Tree"]
    static let prompts = ["Applicant", "Street", "Town", "Telephone", "Remarks"]
    var number = 0
    var kind: String?
    var answers = [String](repeating: "", count: PermitCase.prompts.count)
    var title: String { "\(number) \(kind ?? "Unknown")" }
}

@MainActor private final class PermitOffice {
    private(set) var cases = [PermitCase(number: 101, kind: "Fence")]
    private var nextNumber = 102
    private var observers: [() -> Void] = []

    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }

    func file(_ filed: PermitCase) {
        if let index = cases.firstIndex(where: { $0.number == filed.number }) {
            cases[index] = filed
        } else {
            var new = filed
            new.number = nextNumber
            cases.append(new)
            nextNumber += 1
        }
        observers.forEach { $0() }
    }

    func withdraw(_ number: Int) {
        cases.removeAll { $0.number == number }
        observers.forEach { $0() }
    }
}

/// Knows how much of a view the keyboard covers.
@MainActor private final class PermitKeyboard {
    private var frame: CGRect?
    private var tokens: [any NSObjectProtocol] = []

    init(onMove: @escaping @MainActor () -> Void) {
        let centre = NotificationCenter.default
        let up = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        ]
        for name in up + [UIResponder.keyboardWillHideNotification] {
            let isUp = up.contains(name)
            tokens.append(
                centre.addObserver(forName: name, object: nil, queue: nil) {
                    [weak self] note in
                    let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                    let frame = isUp ? end?.cgRectValue : nil
                    MainActor.assumeIsolated {
                        self?.frame = frame
                        onMove()
                    }
                })
        }
    }

    isolated deinit { tokens.forEach { NotificationCenter.default.removeObserver($0) } }

    func overlap(in view: UIView) -> CGFloat {
        guard let frame, let window = view.window else { return 0 }
        // The frame is in the screen's coordinates. A low window is in the middle of the screen.
        let top = (frame.maxY - window.bounds.height) / 2
        return max(0, view.convert(view.bounds, to: nil).maxY + top - frame.minY)
    }
}

@MainActor private final class PermitRows: UIScrollView {
    var rows: [UIView] = [] {
        didSet {
            oldValue.forEach { $0.removeFromSuperview() }
            rows.forEach(addSubview)
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 16
        let width = max(0, bounds.width - left - safeAreaInsets.right - 16)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: left, y: 52 * CGFloat(index) + 4, width: width, height: 44)
        }
        contentSize = CGSize(width: bounds.width, height: 52 * CGFloat(rows.count))
    }
}

@MainActor private class PermitPage: UIViewController {
    let rows = PermitRows()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        rows.alwaysBounceVertical = true
        view.addSubview(rows)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        rows.frame = view.bounds
    }

    func button(_ title: String, _ body: @escaping () -> Void) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction(title: title) { _ in body() })
    }

    func item(_ title: String, _ body: @escaping () -> Void) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in body() })
    }
}

@MainActor private final class PermitInbox: PermitPage, SelfChecking {
    private let office: PermitOffice

    init(office: PermitOffice) {
        self.office = office
        super.init(nibName: nil, bundle: nil)
        title = "Permits"
        navigationItem.rightBarButtonItem = item("Apply") { [weak self] in self?.edit(.init()) }
        refresh()
        office.observe { [weak self] in self?.refresh() }
    }

    required init?(coder: NSCoder) { nil }

    private func refresh() {
        rows.rows = office.cases.map { one in
            button(one.title) { [weak self] in self?.edit(one) }
        }
    }

    private func edit(_ draft: PermitCase) {
        guard presentedViewController == nil else { return }
        let form = PermitForm(office: office, draft: draft)
        let navigation = UINavigationController(rootViewController: form)
        navigation.presentationController?.delegate = form
        present(navigation, animated: true)
    }

    var complaint: String? {
        let shown = rows.rows.compactMap { ($0 as? UIButton)?.currentTitle }
        return shown == office.cases.map(\.title) ? nil : "the list does not show the permits"
    }
}

/// The form of a permit. Its sheet does not go while there are changes, unless the user agrees.
@MainActor
private final class PermitForm: PermitPage, SelfChecking, UITextFieldDelegate,
    UIAdaptivePresentationControllerDelegate
{
    private let office: PermitOffice
    private let original: PermitCase
    private var draft: PermitCase
    private var isDone = false
    private let fields = PermitCase.prompts.map { _ in UITextField() }
    private lazy var kind = button("") { [weak self] in self?.pick() }
    private lazy var save = item("Save") { [weak self] in self?.end(saving: true) }
    private lazy var keyboard = PermitKeyboard { [weak self] in self?.makeRoom(revealing: true) }

    init(office: PermitOffice, draft: PermitCase) {
        self.office = office
        self.draft = draft
        original = draft
        super.init(nibName: nil, bundle: nil)
        title = draft.kind == nil ? "New Permit" : "Permit \(draft.number)"
        navigationItem.leftBarButtonItem = item("Cancel") { [weak self] in self?.cancel() }
        navigationItem.rightBarButtonItem = save
        for (index, field) in fields.enumerated() {
            field.placeholder = PermitCase.prompts[index]
            field.text = draft.answers[index]
            field.delegate = self
        }
        rows.rows = [kind] + fields
        let withdraw = button("Withdraw") { [weak self] in
            self?.ask("Withdraw Permit") { office.withdraw(draft.number) }
        }
        if draft.kind != nil { rows.rows.append(withdraw) }
        rows.keyboardDismissMode = .onDrag
        draftDidChange()
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLayoutSubviews() {
        let isResized = rows.frame.size != view.bounds.size
        super.viewDidLayoutSubviews()
        makeRoom(revealing: isResized)
    }

    /// Leaves room for the keyboard below the rows, and scrolls the field in use above it.
    private func makeRoom(revealing: Bool) {
        guard viewIfLoaded?.window != nil else { return }
        let bottom = max(0, keyboard.overlap(in: view) - view.safeAreaInsets.bottom)
        if rows.contentInset.bottom != bottom { rows.contentInset.bottom = bottom }
        guard revealing, let field = fields.first(where: \.isFirstResponder) else { return }
        rows.layoutIfNeeded()
        rows.scrollRectToVisible(field.frame, animated: false)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { makeRoom(revealing: true) }

    /// The draft with what stands in the fields now.
    private var filled: PermitCase {
        var filled = draft
        filled.answers = fields.map { $0.text ?? "" }
        return filled
    }

    private func draftDidChange() {
        kind.setTitle("Kind: \(draft.kind ?? "choose one")", for: .normal)
        save.isEnabled = draft.kind != nil
    }

    private func pick() {
        guard presentedViewController == nil, navigationController?.topViewController === self
        else { return }
        view.endEditing(true)
        let picker = PermitKinds { [weak self] chosen in
            self?.draft.kind = chosen
            self?.draftDidChange()
        }
        show(picker, sender: self)
    }

    private func end(saving: Bool) {
        guard !isDone, presentedViewController == nil else { return }
        isDone = true
        if saving { office.file(filled) }
        presentingViewController?.dismiss(animated: true)
    }

    private func cancel() {
        if filled == original { end(saving: false) } else { ask("Discard Changes", then: nil) }
    }

    private func ask(_ title: String, then body: (() -> Void)?) {
        guard !isDone, presentedViewController == nil else { return }
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        let agree = UIAlertAction(title: title, style: .destructive) { [weak self] _ in
            body?()
            self?.end(saving: false)
        }
        alert.addAction(agree)
        navigationController?.present(alert, animated: true)
    }

    func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool {
        filled == original
    }

    func presentationControllerDidAttemptToDismiss(_: UIPresentationController) { cancel() }

    var complaint: String? {
        save.isEnabled == (draft.kind == nil) ? "Save does not follow the kind" : nil
    }
}

@MainActor private final class PermitKinds: PermitPage {
    init(choose: @escaping (String) -> Void) {
        super.init(nibName: nil, bundle: nil)
        title = "Kind"
        rows.rows = PermitCase.kinds.map { name in
            button(name) { [weak self] in
                guard let self, navigationController?.topViewController === self else { return }
                choose(name)
                navigationController?.popViewController(animated: true)
            }
        }
    }

    required init?(coder: NSCoder) { nil }
}
