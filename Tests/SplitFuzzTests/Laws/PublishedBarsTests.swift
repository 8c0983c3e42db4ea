import Foundation
import Testing
import UIKitModel

/// Right apps that hide and show navigation bars or fill them themselves, as they ship.
@Suite("Published bars") @MainActor struct PublishedBarsTests {
    @Test("a player hides the bar and has a row that leads back (B-140)") func immersive() throws {
        try AppDriver.expectSilenceOfRandomActions { Immersive() }
    }

    @Test("a menu without a bar, below pages with one (B-064, C-044)") func homeMenu() throws {
        try AppDriver.expectSilenceOfRandomActions { HomeMenu() }
    }

    @Test("a login, then tabs on its stack without its bar (B-060, B-064)") func login() throws {
        try AppDriver.expectSilenceOfRandomActions { Login() }
    }

    @Test("a wizard hears of every step (B-062, B-140)") func wizard() throws {
        let checks = OwnChecks()

        try AppDriver.expectSilenceOfRandomActions { Wizard(checks) }

        #expect(checks.failures == [])
    }

    @Test("a button of the app's own leads back while collapsed (B-063)")
    func closeButton() throws {
        try AppDriver.expectSilenceOfRandomActions { CloseButton() }
    }
}

/// Hides the detail's bar in `willShow` for a player, which has a row that leads back (B-140).
private final class Immersive: KnowingSplit, UINavigationControllerDelegate {
    private final class Player: Leaf {}

    private let detail = Leaf.stack("Nothing Playing")
    private var film: String?

    init() {
        super.init(style: .doubleColumn)
        detail.delegate = self
        preferredDisplayMode = .oneBesideSecondary
        let rows = ["Alien", "Brazil"].map { name in
            row(name) { [weak self] _ in self?.open(name) }
        }
        let list = Leaf("Films", rows: rows)
        list.onDidAppear = { [weak self] in
            guard let self, self.isCompactNow, self.film != nil else { return }
            self.film = nil
            self.detail.viewControllers = [Leaf("Nothing Playing")]
        }
        setViewController(UINavigationController(rootViewController: list), for: .primary)
        setViewController(detail, for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    override var topColumn: Column { film == nil ? .primary : .secondary }

    private func open(_ name: String) {
        film = name
        let play = row("Play") { page in
            let done = row("Done") {
                $0.navigationController?.popViewController(animated: true)
            }
            page.navigationController?.pushViewController(
                Player("Player of \(name)", rows: [done]), animated: true)
        }
        detail.viewControllers = [Leaf(name, rows: [play])]
        show(.secondary)
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        navigationController.setNavigationBarHidden(viewController is Player, animated: animated)
    }
}

/// Hides the bar of the menu only, also after a swipe that is cancelled (B-064, C-044).
private final class HomeMenu: KnowingSplit, UINavigationControllerDelegate {
    private let menu = UINavigationController()
    private let detail = Leaf.stack("Welcome")
    private var isOpen = false

    init() {
        super.init(style: .doubleColumn)
        menu.delegate = self
        preferredDisplayMode = .oneBesideSecondary
        preferredSplitBehavior = .tile
        displayModeButtonVisibility = .never
        presentsWithGesture = false
        let rows = ["News", "Sport"].map { name in
            row(name) { [weak self] _ in
                self?.isOpen = true
                self?.detail.viewControllers = [Leaf("\(name) Page", rows: [Leaf.push("Story")])]
                self?.show(.secondary)
            }
        }
        let root = Leaf("Menu", rows: rows + [Leaf.push("Settings", [Leaf.push("About")])])
        menu.viewControllers = [root]
        setViewController(menu, for: .primary)
        setViewController(detail, for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    override var topColumn: Column { isOpen ? .secondary : .primary }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        let isRoot = viewController === navigationController.viewControllers.first
        navigationController.setNavigationBarHidden(isRoot, animated: animated)
        // A swipe that is cancelled shows the page that it began at.
        navigationController.transitionCoordinator?.notifyWhenInteractionChanges { context in
            guard context.isCancelled else { return }
            let top = navigationController.topViewController
            navigationController.setNavigationBarHidden(
                top === navigationController.viewControllers.first, animated: false)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        guard isCompactNow, isOpen, viewController !== detail else { return }
        isOpen = false
        detail.viewControllers = [Leaf("Welcome")]
    }
}

/// Pushes tabs on the stack of the login, whose bar is hidden meanwhile (B-060, B-064).
private final class Login: UINavigationController, UINavigationControllerDelegate {
    init() {
        super.init(nibName: nil, bundle: nil)
        delegate = self
        let enter = row("Log In") { [weak self] _ in self?.enter() }
        viewControllers = [Leaf("Login", rows: [enter, Leaf.push("Forgot")])]
    }

    required init?(coder: NSCoder) { nil }

    private func enter() {
        let tabs = UITabBarController()
        let leave = row("Log Out") { page in
            page.tabBarController?.navigationController?.popToRootViewController(animated: true)
        }
        tabs.viewControllers = ["Feed", "Profile"].map { name in
            Leaf.stack(name, rows: [Leaf.push("\(name) More", [leave]), leave])
        }
        pushViewController(tabs, animated: true)
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        setNavigationBarHidden(viewController is UITabBarController, animated: animated)
        transitionCoordinator?.notifyWhenInteractionChanges { [weak self] context in
            guard let self, context.isCancelled else { return }
            self.setNavigationBarHidden(
                self.topViewController is UITabBarController, animated: false)
        }
    }
}

/// Gives each step a help button in `willShow`, and enables the swipe by the depth in `didShow`
/// (B-062, B-140).
private final class Wizard: UINavigationController, UINavigationControllerDelegate {
    private let checks: OwnChecks
    private var announced: UIViewController?

    init(_ checks: OwnChecks) {
        self.checks = checks
        super.init(nibName: nil, bundle: nil)
        delegate = self
        viewControllers = [step(1)]
    }

    required init?(coder: NSCoder) { nil }

    private func step(_ number: Int) -> UIViewController {
        let next = row("Next") { [weak self] _ in
            guard let self else { return }
            self.pushViewController(self.step(number + 1), animated: true)
        }
        let restart = row("Restart") { [weak self] _ in
            self?.popToRootViewController(animated: true)
        }
        let leap = row("Leap") { [weak self] _ in
            guard let self else { return }
            self.setViewControllers(
                [self.viewControllers[0], self.step(number + 3)], animated: true)
        }
        return Leaf("Step \(number)", rows: [next, restart, leap])
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        announced = viewController
        viewController.navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Help") { [weak viewController] _ in
                let help = Leaf("Help", rows: [row("Close") { $0.dismiss(animated: true) }])
                viewController?.present(help, animated: true)
            })
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        checks.check(
            viewController === navigationController.topViewController,
            "didShow of a page that is not on top")
        checks.check(announced != nil, "didShow without willShow")
        interactivePopGestureRecognizer?.isEnabled = viewControllers.count > 1
    }
}

/// Replaces the back button by a button of its own while it is collapsed (B-063).
private final class CloseButton: KnowingSplit {
    private var isOpen = false

    init() {
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        let rows = ["Ann", "Bob"].map { name in
            row(name) { [weak self] _ in self?.open(name) }
        }
        let list = Leaf("People", rows: rows)
        list.onDidAppear = { [weak self] in
            guard let self, self.isCompactNow, self.isOpen else { return }
            self.isOpen = false
            self.setViewController(Leaf.stack("Nobody"), for: .secondary)
        }
        setViewController(UINavigationController(rootViewController: list), for: .primary)
        setViewController(Leaf.stack("Nobody"), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    override var topColumn: Column { isOpen ? .secondary : .primary }

    private func open(_ name: String) {
        isOpen = true
        let photos = Leaf.push("Photos", [Leaf.push("Photo")])
        setViewController(Leaf.stack("\(name) Profile", rows: [photos]), for: .secondary)
        equip()
        show(.secondary)
    }

    private func equip() {
        let detail = viewController(for: .secondary) as? UINavigationController
        guard let root = detail?.viewControllers.first else { return }
        guard isCollapsed else {
            root.navigationItem.leftBarButtonItem = nil
            return
        }
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Close") { [weak self] _ in self?.show(.primary) })
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { equip() }

    override func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        super.splitViewControllerDidExpand(svc)
        equip()
    }
}
