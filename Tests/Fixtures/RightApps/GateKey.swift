// GateKey: onboarding, login and the signed-in app; each replaces the root controller of the
// window. window.rootViewController, custom pager, keyboard insets, text fields, cancellable Task,
// sheet, tab bar, full-screen tour. from: .iOS16
import UIKit

/// The session, and the flow from root to root.
@MainActor private final class GateKeySession {
    var email = ""
    private(set) var unlocked: Set<String> = []

    func toggle(_ door: String) {
        if unlocked.remove(door) == nil { unlocked.insert(door) }
    }

    func signOut() { unlocked = [] }

    func showLogin(in window: UIWindow?) {
        window?.rootViewController = UINavigationController(
            rootViewController: GateKeyLoginPage(session: self))
    }

    func showApp(in window: UIWindow?) {
        let doors = UINavigationController(rootViewController: GateKeyDoorsPage(session: self))
        doors.tabBarItem = UITabBarItem(title: "Doors", image: nil, tag: 0)
        let account = UINavigationController(rootViewController: GateKeyAccountPage(session: self))
        account.tabBarItem = UITabBarItem(title: "Account", image: nil, tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [doors, account]
        window?.rootViewController = tabs
    }
}

@MainActor private func gateKeyButton(
    _ title: String, _ tap: @escaping @MainActor () -> Void
) -> UIButton {
    UIButton(configuration: .bordered(), primaryAction: UIAction(title: title) { _ in tap() })
}

/// Rows from top to bottom, above the keyboard and within the safe area.
private final class GateKeyColumn: UIScrollView {
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []
    private var keyboard: CGFloat = 0
    private var room = CGSize.zero
    var rows: [UIView] = [] {
        didSet {
            for row in oldValue where !rows.contains(row) { row.removeFromSuperview() }
            for row in rows where row.superview !== self { addSubview(row) }
            setNeedsLayout()
        }
    }

    init() {
        super.init(frame: .zero)
        alwaysBounceVertical = true
        backgroundColor = .systemBackground
        let hiding = UIResponder.keyboardWillHideNotification
        tokens = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            hiding,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] note in
                let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                let height = name == hiding ? 0 : value?.cgRectValue.height ?? 0
                MainActor.assumeIsolated {
                    self?.keyboard = height
                    self?.setNeedsLayout()
                }
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 20
        let width = max(0, bounds.width - left - safeAreaInsets.right - 20)
        var y: CGFloat = 12
        for row in rows {
            let height = row.sizeThatFits(CGSize(width: width, height: 10_000)).height
            row.frame = CGRect(x: left, y: y, width: width, height: max(44, height))
            y = row.frame.maxY + 10
        }
        let size = CGSize(width: bounds.width, height: y)
        if contentSize != size { contentSize = size }
        var covered: CGFloat = 0
        if keyboard > 0, let window {
            covered = convert(bounds, to: nil).maxY - (window.bounds.height - keyboard)
            covered = min(max(0, covered - safeAreaInsets.bottom), max(0, bounds.height - 60))
        }
        if contentInset.bottom != covered { contentInset.bottom = covered }
        let seen = CGSize(width: bounds.width, height: bounds.height - covered)
        guard seen != room else { return }
        room = seen
        guard let field = rows.first(where: { $0.isFirstResponder }) else { return }
        scrollRectToVisible(field.frame.insetBy(dx: 0, dy: -8), animated: false)
    }
}

/// The pager of the first start; the tour of the account shows it again.
private final class GateKeyTourPage: UIViewController, SelfChecking {
    private let pages = [
        GateKeyTextPage("Welcome to GateKey. Your phone opens your doors."),
        GateKeyTextPage("Tap a door to unlock it, and again to lock it."),
        GateKeyTextPage("Sign out to lock all doors at once."),
    ]
    private var index = 0
    private let counter = UILabel()
    private lazy var back = gateKeyButton("Previous") { [weak self] in self?.move(by: -1) }
    private lazy var forward = gateKeyButton("Continue") { [weak self] in self?.move(by: 1) }
    private lazy var skip = gateKeyButton("Skip Tour") { [weak self] in self?.finish() }
    var onFinish: (GateKeyTourPage) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        counter.textAlignment = .center
        let safe = view.safeAreaLayoutGuide
        for part in [counter, back, forward, skip] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            part.heightAnchor.constraint(equalToConstant: 44).isActive = true
        }
        NSLayoutConstraint.activate([
            counter.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
            counter.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            skip.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
            skip.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            skip.widthAnchor.constraint(equalToConstant: 120),
            counter.trailingAnchor.constraint(equalTo: skip.leadingAnchor, constant: -8),
            back.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            back.trailingAnchor.constraint(equalTo: safe.centerXAnchor, constant: -8),
            forward.leadingAnchor.constraint(equalTo: safe.centerXAnchor, constant: 8),
            forward.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            back.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
            forward.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
        ])
        showPage(at: 0)
    }

    private func move(by step: Int) {
        let wanted = index + step
        if wanted >= pages.count { return finish() }
        if wanted >= 0 { showPage(at: wanted) }
    }

    private func showPage(at new: Int) {
        for old in children {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        index = new
        let page = pages[new]
        addChild(page)
        page.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(page.view)
        NSLayoutConstraint.activate([
            page.view.topAnchor.constraint(equalTo: counter.bottomAnchor, constant: 8),
            page.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            page.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            page.view.bottomAnchor.constraint(equalTo: back.topAnchor, constant: -8),
        ])
        page.didMove(toParent: self)
        counter.text = "Step \(new + 1) of \(pages.count)"
        back.isEnabled = new > 0
        forward.configuration?.title = new == pages.count - 1 ? "Get Started" : "Continue"
    }

    private func finish() {
        guard !isBeingDismissed else { return }
        onFinish(self)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if children != [pages[index]] { return "the pager does not have the page of its step" }
        if counter.text != "Step \(index + 1) of \(pages.count)" { return "the step is stale" }
        return back.isEnabled == (index > 0) ? nil : "Previous has the wrong state"
    }
}

private final class GateKeyTextPage: UIViewController {
    private let text: String

    init(_ text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = GateKeyColumn() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        (view as? GateKeyColumn)?.rows = [label]
    }
}

private final class GateKeyLoginPage: UIViewController, SelfChecking {
    private static let demo = "demo@example.com"
    private let session: GateKeySession
    private let column = GateKeyColumn()
    private let email = UITextField(frame: .zero)
    private let status = UILabel()
    private var task: Task<Void, Never>?
    private lazy var useDemo = gateKeyButton("Use Demo Account") { [weak self] in
        self?.email.text = Self.demo
        self?.refresh()
    }
    private lazy var signIn = gateKeyButton("Sign In") { [weak self] in self?.startSignIn() }
    private lazy var stop = gateKeyButton("Stop Signing In") { [weak self] in self?.endSignIn() }

    init(session: GateKeySession) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
        title = "Sign In"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = column }

    override func viewDidLoad() {
        super.viewDidLoad()
        email.placeholder = "Email"
        email.text = session.email
        email.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .editingDidEnd)
        status.numberOfLines = 0
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Help") { [weak self] _ in self?.showHelp() })
        refresh()
    }

    private func refresh() {
        let isBusy = task != nil
        status.text = isBusy ? "Signing in…" : "Welcome back"
        email.isEnabled = !isBusy
        useDemo.isEnabled = !isBusy && email.text != Self.demo
        navigationItem.rightBarButtonItem?.isEnabled = !isBusy
        column.rows = [status, email, useDemo, isBusy ? stop : signIn]
    }

    private func startSignIn() {
        view.endEditing(true)
        guard task == nil, presentedViewController == nil else { return }
        let name = email.text ?? ""
        guard name.contains("@") else {
            let alert = UIAlertController(
                title: "Email Missing", message: "Enter your email, or use the demo account.",
                preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .cancel))
            return present(alert, animated: true)
        }
        task = Task { [weak self] in
            try? await Task.sleep(nanoseconds: 700_000_000)
            guard !Task.isCancelled, let self else { return }
            endSignIn()
            session.email = name
            session.showApp(in: view.window)
        }
        refresh()
    }

    private func endSignIn() {
        task?.cancel()
        task = nil
        refresh()
    }

    private func showHelp() {
        guard presentedViewController == nil else { return }
        view.endEditing(true)
        let page = GateKeyTextPage("Ask the owner of the house to invite you by email.")
        page.title = "Getting In"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Close Help") { [weak page] _ in
                page?.dismiss(animated: true)
            })
        let stack = UINavigationController(rootViewController: page)
        stack.sheetPresentationController?.detents = [.medium(), .large()]
        present(stack, animated: true)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if email.isEnabled != (task == nil) { return "the field has the wrong state" }
        return (signIn.superview == nil) == (task != nil) ? nil : "Sign In is there while it runs"
    }
}

private final class GateKeyDoorsPage: UIViewController, SelfChecking {
    private let session: GateKeySession
    private let column = GateKeyColumn()
    private let doors = ["Front Door", "Garage", "Cellar"]
    private lazy var buttons = doors.map { door in
        gateKeyButton(text(of: door)) { [weak self] in
            self?.session.toggle(door)
            self?.refresh()
        }
    }

    init(session: GateKeySession) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
        navigationItem.title = "Your Doors"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = column }

    override func viewDidLoad() {
        super.viewDidLoad()
        column.rows = buttons
        refresh()
    }

    private func text(of door: String) -> String {
        session.unlocked.contains(door) ? "Lock \(door)" : "Unlock \(door)"
    }

    private func refresh() {
        for (door, button) in zip(doors, buttons) { button.configuration?.title = text(of: door) }
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        for (door, button) in zip(doors, buttons)
        where button.configuration?.title != text(of: door) { return "\(door) is stale" }
        return nil
    }
}

private final class GateKeyAccountPage: UIViewController {
    private let session: GateKeySession
    private let column = GateKeyColumn()

    init(session: GateKeySession) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
        navigationItem.title = "Account of \(session.email)"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = column }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "Signed in as \(session.email)"
        label.numberOfLines = 0
        column.rows = [
            label, gateKeyButton("Watch Tour") { [weak self] in self?.showTour() },
            gateKeyButton("Sign Out") { [weak self] in self?.askToSignOut() },
        ]
    }

    private func showTour() {
        guard presentedViewController == nil else { return }
        let tour = GateKeyTourPage()
        tour.modalPresentationStyle = .fullScreen
        tour.onFinish = { $0.presentingViewController?.dismiss(animated: true) }
        present(tour, animated: true)
    }

    private func askToSignOut() {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "Sign out?", message: "All doors are locked.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Leave", style: .destructive) { [weak self] _ in
                guard let self else { return }
                session.signOut()
                session.showLogin(in: view.window)
            })
        present(alert, animated: true)
    }
}

@MainActor func makeGateKey() -> UIViewController {
    let session = GateKeySession()
    let tour = GateKeyTourPage()
    tour.onFinish = { session.showLogin(in: $0.view.window) }
    return tour
}
