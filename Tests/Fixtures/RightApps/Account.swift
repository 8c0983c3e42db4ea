import UIKit

/// A profile that a form edits: keyboard avoidance, and a sheet that does not lose changes.
struct Account: Equatable {
    var values = ["Ada", "Lovelace", "London", "ada@example.com"]
    var newsletter = false
    static let labels = ["First name", "Last name", "City", "Mail"]
}

final class FormViewController: TextPageViewController {
    private var profile = Account() { didSet { update() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Account"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .edit, primaryAction: UIAction { [unowned self] _ in edit() })
        update()
    }

    private func update() {
        label.text =
            profile.values.joined(separator: ", ")
            + (profile.newsletter ? " (with newsletter)" : "")
    }

    private func edit() {
        guard presentedViewController == nil else { return }
        let form = AccountFormViewController(profile) { [weak self] in self?.profile = $0 }
        let stack = UINavigationController(rootViewController: form)
        stack.modalPresentationStyle = .formSheet
        stack.presentationController?.delegate = form
        present(stack, animated: true)
    }
}

private final class AccountFormViewController: UIViewController, UITextFieldDelegate,
    UIAdaptivePresentationControllerDelegate, SelfChecking
{
    private let original: Account
    private var draft: Account { didSet { updateState() } }
    private let save: (Account) -> Void
    private let scrollView = UIScrollView()
    private let fields = Account.labels.map { _ in UITextField() }
    private let newsletterButton = UIButton(type: .system)
    private var keyboardFrame: CGRect?
    private var observers: [any NSObjectProtocol] = []
    private lazy var cancelItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in cancel() })
    private lazy var saveItem = UIBarButtonItem(
        systemItem: .save, primaryAction: UIAction { [unowned self] _ in finish() })

    init(_ profile: Account, save: @escaping (Account) -> Void) {
        original = profile
        draft = profile
        self.save = save
        super.init(nibName: nil, bundle: nil)
        title = "Edit Account"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = cancelItem
        navigationItem.rightBarButtonItem = saveItem
        scrollView.alwaysBounceVertical = true
        scrollView.keyboardDismissMode = .interactive
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        for (index, field) in fields.enumerated() {
            field.placeholder = Account.labels[index]
            field.text = draft.values[index]
            field.delegate = self
            scrollView.addSubview(field)
        }
        newsletterButton.addAction(
            UIAction { [unowned self] _ in draft.newsletter.toggle() }, for: .touchUpInside)
        scrollView.addSubview(newsletterButton)
        updateState()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if observers.isEmpty { observeKeyboard() }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        observers.forEach { NotificationCenter.default.removeObserver($0) }
        observers = []
    }

    /// A form is lower than a high window, so that the profile is in sight above and below it.
    var complaint: String? {
        guard let window = viewIfLoaded?.window, let form = navigationController?.view,
            window.traitCollection.horizontalSizeClass == .regular, window.bounds.height > 1000,
            keyboardFrame == nil, form.bounds.height > window.bounds.height - 100
        else { return nil }
        return "the form is as high as the window"
    }

    private func observeKeyboard() {
        let names = [
            UIResponder.keyboardWillChangeFrameNotification,
            UIResponder.keyboardDidChangeFrameNotification,
        ]
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
                [weak self] notification in
                let frame =
                    notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                MainActor.assumeIsolated {
                    self?.keyboardFrame = frame
                    self?.avoidKeyboard()
                }
            }
        }
    }

    private func avoidKeyboard() {
        guard let window = view.window, let keyboardFrame else { return }
        let top = view.convert(keyboardFrame.origin, from: window).y
        // A keyboard that floats has an empty frame.
        let overlap = keyboardFrame.isEmpty ? 0 : view.bounds.maxY - top
        let inset = max(0, overlap - view.safeAreaInsets.bottom)
        guard scrollView.contentInset.bottom != inset else { return }
        scrollView.contentInset.bottom = inset
        if let field = fields.first(where: \.isFirstResponder) {
            scrollView.scrollRectToVisible(field.frame, animated: false)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let left = view.safeAreaInsets.left + 20
        let width = max(0, view.bounds.width - left - view.safeAreaInsets.right - 20)
        for (index, row) in (fields + [newsletterButton]).enumerated() {
            row.frame = CGRect(x: left, y: CGFloat(index) * 56 + 12, width: width, height: 44)
        }
        scrollView.contentSize = CGSize(
            width: view.bounds.width, height: newsletterButton.frame.maxY + 12)
        avoidKeyboard()
    }

    private func updateState() {
        newsletterButton.setTitle(
            draft.newsletter ? "Newsletter: On" : "Newsletter: Off", for: .normal)
        isModalInPresentation = draft != original
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard let index = fields.firstIndex(of: textField) else { return }
        draft.values[index] = textField.text ?? ""
    }

    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {
        confirmDiscard()
    }

    private func cancel() {
        view.endEditing(true)
        if draft == original { close() } else { confirmDiscard() }
    }

    private func confirmDiscard() {
        guard presentedViewController == nil else { return }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Discard Changes", style: .destructive) { [weak self] _ in
                self?.close()
            })
        sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = cancelItem
        present(sheet, animated: true)
    }

    private func finish() {
        view.endEditing(true)
        save(draft)
        close()
    }

    private func close() {
        presentingViewController?.dismiss(animated: true)
    }
}
