// Lantern: a first run with a tour, a login that takes a while, and the lamps of a house behind it.
// A custom container, text fields above the keyboard, tasks, alerts; from: .iOS15
import UIKit

@MainActor func makeLantern() -> UIViewController { LanternRoot() }

/// Where the user is in the app, and the house's lamps.
@MainActor final class LanternSession {
    enum Stage { case tour, login, home }

    private(set) var stage = Stage.tour { didSet { onChange?() } }
    private(set) var user: String?
    private(set) var request: Task<Void, Never>? { didSet { onChange?() } }
    var lamps = ["Hall", "Kitchen", "Porch", "Study", "Cellar"].map { ($0, false) }
    var onChange: (() -> Void)?

    func endTour() { stage = .login }
    func replayTour() {
        cancelSignIn()
        stage = .tour
    }

    func signIn(as name: String) {
        guard stage == .login, request == nil else { return }
        request = Task { [weak self] in
            try? await Task.sleep(nanoseconds: 600_000_000)
            guard !Task.isCancelled, let self else { return }
            user = name
            stage = .home
            request = nil
        }
    }

    func cancelSignIn() {
        request?.cancel()
        request = nil
    }

    func signOut() { (user, stage) = (nil, .login) }
}

final class LanternRoot: UIViewController, SelfChecking {
    private let session = LanternSession()
    private var shownStage: LanternSession.Stage?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        session.onChange = { [weak self] in self?.update() }
        update()
    }

    private func update() {
        guard shownStage != session.stage else {
            (children.last as? LanternLogin)?.refresh()
            return
        }
        shownStage = session.stage
        view.endEditing(true)
        for old in children {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        let page: UIViewController =
            switch session.stage {
            case .tour: LanternTour(session: session)
            case .login: LanternLogin(session: session)
            case .home: UINavigationController(rootViewController: LanternHome(session: session))
            }
        addChild(page)
        page.view.frame = view.bounds
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(page.view)
        page.didMove(toParent: self)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        return children.count == 1 && shownStage == session.stage ? nil : "another page shows"
    }
}

class LanternPage: UIViewController {
    fileprivate let session: LanternSession
    fileprivate let (column, heading) = (KeyboardColumn(frame: .zero), UILabel(frame: .zero))

    init(session: LanternSession) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
        heading.font = .preferredFont(forTextStyle: .title1)
        heading.numberOfLines = 0
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = column }

    fileprivate func button(_ title: String, _ tap: @escaping () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        return UIButton(configuration: configuration, primaryAction: UIAction { _ in tap() })
    }
}

/// Three pages that explain the app.
final class LanternTour: LanternPage {
    private var index = 0 { didSet { show() } }
    private lazy var forward = button("Next Page") { [weak self] in self?.index += 1 }
    private lazy var back = button("Previous Page") { [weak self] in self?.index -= 1 }
    private lazy var end = button("Skip Tour") { [weak self] in self?.session.endTour() }
    private let pages = [
        "Lantern finds the lamps of your house and lists them.",
        "A tap on a lamp turns it on, another one turns it off.",
        "Sign in to keep your lamps to yourself.",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        show()
    }

    private func show() {
        heading.text = "\(pages[index]) (Page \(index + 1) of \(pages.count))"
        let isLast = index == pages.count - 1
        end.configuration?.title = isLast ? "Get Started" : "Skip Tour"
        column.rows = [heading] + (isLast ? [] : [forward]) + (index == 0 ? [] : [back]) + [end]
    }
}

/// Asks for a name and a password.
final class LanternLogin: LanternPage, UITextFieldDelegate, SelfChecking {
    private let name = UITextField(frame: .zero)
    private let password = UITextField(frame: .zero)
    private lazy var signIn = button("Sign In") { [weak self] in self?.submit() }
    private lazy var demo = button("Fill in the Demo Account") { [weak self] in self?.fill() }
    private lazy var cancel = button("Stop") { [weak self] in self?.session.cancelSignIn() }
    private lazy var tour = button("Replay Tour") { [weak self] in self?.session.replayTour() }

    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = "Welcome to Lantern"
        for (field, placeholder) in [(name, "Email address"), (password, "Secret word")] {
            field.placeholder = placeholder
            field.backgroundColor = .secondarySystemBackground
            field.delegate = self
        }
        refresh()
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { column.revealFocus() }
    func textFieldDidEndEditing(_ textField: UITextField) { refresh() }

    private var isFilled: Bool { name.text?.isEmpty == false && password.text?.isEmpty == false }

    private func fill() {
        (name.text, password.text) = isFilled ? ("", "") : ("demo@lantern.example", "lumen")
        refresh()
    }

    private func submit() {
        view.endEditing(true)
        if isFilled { session.signIn(as: name.text ?? "") }
    }

    func refresh() {
        guard isViewLoaded else { return }
        let isBusy = session.request != nil
        signIn.isEnabled = isFilled && !isBusy
        signIn.configuration?.title = isBusy ? "Signing In…" : "Sign In"
        demo.configuration?.title = isFilled ? "Clear the Form" : "Fill in the Demo Account"
        for field in [name, password] { field.isEnabled = !isBusy }
        column.rows = [heading, name, password, signIn] + (isBusy ? [cancel] : [demo, tour])
    }

    var complaint: String? {
        guard isViewLoaded, !name.isEditing, !password.isEditing else { return nil }
        let isReady = isFilled && session.request == nil
        return signIn.isEnabled == isReady ? nil : "Sign In does not fit the form"
    }
}

final class LanternHome: LanternPage {
    private lazy var lamps = session.lamps.indices.map { index in
        button("") { [weak self] in self?.toggle(index) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Lamps"
        heading.text = "Signed in as \(session.user ?? "a guest")"
        let leave = UIAction(title: "Sign Out") { [weak self] _ in self?.askToSignOut() }
        navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: leave)
        refresh()
        column.rows = [heading] + lamps
    }

    private func toggle(_ index: Int) {
        session.lamps[index].1.toggle()
        refresh()
    }

    private func refresh() {
        for (button, lamp) in zip(lamps, session.lamps) {
            button.configuration?.title = "\(lamp.0) lamp: \(lamp.1 ? "on" : "off")"
        }
    }

    private func askToSignOut() {
        guard presentedViewController == nil, viewIfLoaded?.window != nil else { return }
        let alert = UIAlertController(title: "Sign out?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
        let leave = UIAlertAction(title: "Sign Out Now", style: .destructive) { [weak self] _ in
            self?.session.signOut()
        }
        alert.addAction(leave)
        present(alert, animated: true)
    }
}
