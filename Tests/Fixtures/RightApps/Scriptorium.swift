// Scriptorium: letters, and a form to write one, which asks before it throws changes away.
// Adaptive presentation delegate, keyboard handling, a bar over the keyboard. from: .iOS15
import UIKit

private struct ScriptoriumLetter: Equatable {
    let id: Int
    var recipient = ""
    var subject = ""
    var closing = ""

    var line: String {
        let about = subject.isEmpty ? "No Subject" : subject
        return recipient.isEmpty ? about : "\(recipient): \(about)"
    }
}

@MainActor private final class ScriptoriumKeyboard {
    private(set) var height: CGFloat = 0 { didSet { page?.keyboardDidMove() } }
    weak var page: ScriptoriumFormPage?
    private var tokens: [any NSObjectProtocol] = []

    init() {
        tokens.append(observe(UIResponder.keyboardWillShowNotification, isUp: true))
        // By then a sheet has moved out of the keyboard's way.
        tokens.append(observe(UIResponder.keyboardDidShowNotification, isUp: true))
        tokens.append(observe(UIResponder.keyboardWillHideNotification, isUp: false))
    }

    isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

    private func observe(_ name: Notification.Name, isUp: Bool) -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [weak self] note in
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            let height = isUp ? end?.cgRectValue.height ?? 0 : 0
            MainActor.assumeIsolated { self?.height = height }
        }
    }
}

@MainActor private final class ScriptoriumDesk {
    let keyboard = ScriptoriumKeyboard()
    private(set) var letters = [
        ScriptoriumLetter(id: 1, recipient: "Aunt Odile", subject: "The orchard", closing: "Love"),
        ScriptoriumLetter(id: 2, recipient: "Mr Penn", subject: "The roof", closing: "Regards"),
    ]
    private var nextID = 3
    weak var list: ScriptoriumListPage?

    func makeLetter() -> ScriptoriumLetter { ScriptoriumLetter(id: nextID) }

    func save(_ letter: ScriptoriumLetter) {
        if let index = letters.firstIndex(where: { $0.id == letter.id }) {
            letters[index] = letter
        } else {
            letters.append(letter)
            nextID = max(nextID, letter.id + 1)
        }
        list?.refresh()
    }
}

private final class ScriptoriumScroll: UIScrollView {
    var rows: [UIView] = [] {
        didSet {
            for old in oldValue where !rows.contains(old) { old.removeFromSuperview() }
            rows.forEach(addSubview)
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            let y = 12 + CGFloat(index) * 52
            row.frame = CGRect(x: 16, y: y, width: max(0, bounds.width - 32), height: 44)
        }
        contentSize = CGSize(width: bounds.width, height: 12 + CGFloat(rows.count) * 52)
    }
}

private final class ScriptoriumListPage: UIViewController, SelfChecking {
    private let desk: ScriptoriumDesk
    private let scroll = ScriptoriumScroll()

    init(desk: ScriptoriumDesk) {
        self.desk = desk
        super.init(nibName: nil, bundle: nil)
        title = "Letters"
        desk.list = self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.alwaysBounceVertical = true
        view.addSubview(scroll)
        let compose = UIAction(title: "Write Letter") { [weak self] _ in
            guard let self else { return }
            open(desk.makeLetter())
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .compose, primaryAction: compose)
        refresh()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        scroll.frame = view.bounds.inset(
            by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
    }

    func refresh() {
        guard isViewLoaded else { return }
        scroll.rows = desk.letters.map { letter in
            UIButton(
                configuration: .plain(),
                primaryAction: UIAction(title: letter.line) { [weak self] _ in
                    self?.open(letter)
                })
        }
    }

    private func open(_ letter: ScriptoriumLetter) {
        guard presentedViewController == nil else { return }
        let form = ScriptoriumFormPage(desk: desk, letter: letter)
        let sheet = UINavigationController(rootViewController: form)
        sheet.modalPresentationStyle = .formSheet
        sheet.presentationController?.delegate = form
        present(sheet, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let shown = scroll.rows.compactMap { ($0 as? UIButton)?.currentTitle }
        return shown == desk.letters.map(\.line) ? nil : "the rows are not the letters"
    }
}

private final class ScriptoriumFormPage: UIViewController, UITextFieldDelegate,
    UIAdaptivePresentationControllerDelegate
{
    private let desk: ScriptoriumDesk
    private let original: ScriptoriumLetter
    private let scroll = ScriptoriumScroll()
    private let fields = [UITextField(), UITextField(), UITextField()]
    private let accessory = UIView()
    private lazy var forward = UIButton(
        configuration: .plain(),
        primaryAction: UIAction(title: "Next Field") { [weak self] _ in self?.goToNextField() })
    private lazy var hide = UIButton(
        configuration: .plain(),
        primaryAction: UIAction(title: "Hide Keyboard") { [weak self] _ in
            self?.view.endEditing(true)
        })

    init(desk: ScriptoriumDesk, letter: ScriptoriumLetter) {
        self.desk = desk
        original = letter
        super.init(nibName: nil, bundle: nil)
        title = desk.letters.contains(letter) ? "Edit Letter" : "New Letter"
    }
    required init?(coder: NSCoder) { nil }

    private var draft: ScriptoriumLetter {
        let texts = fields.map { ($0.text ?? "").trimmingCharacters(in: .whitespaces) }
        return ScriptoriumLetter(
            id: original.id, recipient: texts[0], subject: texts[1], closing: texts[2])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        (fields[0].placeholder, fields[0].text) = ("Recipient", original.recipient)
        (fields[1].placeholder, fields[1].text) = ("Subject", original.subject)
        (fields[2].placeholder, fields[2].text) = ("Closing Words", original.closing)
        fields.forEach { $0.delegate = self }
        scroll.rows = fields
        scroll.alwaysBounceVertical = true
        scroll.keyboardDismissMode = .interactive
        view.addSubview(scroll)
        accessory.backgroundColor = .secondarySystemBackground
        [forward, hide].forEach(accessory.addSubview)
        view.addSubview(accessory)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.cancel() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save,
            primaryAction: UIAction(title: "Save") { [weak self] _ in self?.save() })
        desk.keyboard.page = self
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        let sides = UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
        scroll.frame = view.bounds.inset(by: sides)
        let covered = max(safe.bottom, heightUnderKeyboard)
        // A low window has room for the field alone.
        let hasRoom = view.bounds.height - covered - safe.top >= 120
        accessory.isHidden = !hasRoom || !fields.contains { $0.isEditing }
        scroll.contentInset.bottom = covered - safe.bottom + (accessory.isHidden ? 0 : 44)
        accessory.frame = CGRect(
            x: 0, y: view.bounds.height - covered - 44, width: view.bounds.width, height: 44)
        let half = scroll.frame.width / 2
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = isMirrored ? (hide, forward) : (forward, hide)
        left.frame = CGRect(x: safe.left, y: 0, width: half, height: 44)
        right.frame = CGRect(x: safe.left + half, y: 0, width: half, height: 44)
    }

    /// How much of the view the keyboard covers; the keyboard ends at the window's bottom.
    private var heightUnderKeyboard: CGFloat {
        guard let window = view.window, desk.keyboard.height > 0 else { return 0 }
        let bottom = view.convert(view.bounds, to: nil).maxY
        return max(0, bottom - (window.bounds.height - desk.keyboard.height))
    }

    func keyboardDidMove() {
        guard isViewLoaded else { return }
        view.setNeedsLayout()
        view.layoutIfNeeded()
        guard let field = fields.first(where: \.isEditing) else { return }
        scroll.layoutIfNeeded()
        scroll.scrollRectToVisible(field.frame.insetBy(dx: 0, dy: -8), animated: true)
    }

    private func goToNextField() {
        let index = fields.firstIndex { $0.isEditing } ?? -1
        fields[(index + 1) % fields.count].becomeFirstResponder()
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { keyboardDidMove() }

    func textFieldDidEndEditing(_ textField: UITextField) { view.setNeedsLayout() }

    private func save() {
        view.endEditing(true)
        desk.save(draft)
        dismiss(animated: true)
    }

    private func cancel() {
        view.endEditing(true)
        if draft == original { dismiss(animated: true) } else { askToDiscard() }
    }

    /// The sheet is pulled down only while there is nothing to lose.
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        draft == original
    }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        askToDiscard()
    }

    private func askToDiscard() {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "Throw your changes away?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep Writing", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Throw Away", style: .destructive) { [weak self] _ in
                self?.dismiss(animated: true)
            })
        present(alert, animated: true)
    }
}

@MainActor func makeScriptorium() -> UIViewController {
    UINavigationController(rootViewController: ScriptoriumListPage(desk: ScriptoriumDesk()))
}
