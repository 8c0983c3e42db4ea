import Foundation
import Testing
import UIKitModel

/// Right apps that follow the size class, as they ship.
@Suite("Published adaptation") @MainActor struct PublishedAdaptationTests {
    @Test("pages alone in their columns follow their traits (B-141, B-143)")
    func adaptive() throws {
        let checks = OwnChecks()

        try AppDriver.expectSilenceOfRandomActions { AdaptiveFlat(checks) }

        #expect(checks.failures == [])
    }

    @Test("pages in nested stacks follow their traits (B-142, B-143)") func nested() throws {
        let checks = OwnChecks()

        try AppDriver.expectSilenceOfRandomActions { AdaptiveNested(checks) }

        #expect(checks.failures == [])
    }

    @Test("a container overrides the traits of a split view (A-073, B-115)")
    func forced() throws {
        let checks = OwnChecks()

        try AppDriver.expectSilenceOfRandomActions { Forced(checks) }

        #expect(checks.failures == [])
    }

    @Test("a delegate carries pages from one stack to the other (B-054, C-034)")
    func bridging() throws {
        try AppDriver.expectSilenceOfRandomActions { Bridging() }
    }

    @Test("tabs in compact width, a split view in regular width (B-103)") func swapper() throws {
        let checks = OwnChecks()

        try AppDriver.expectSilenceOfRandomActions { Swapper(checks) }

        #expect(checks.failures == [])
    }

    @Test("two split views in tabs, beside a stack (B-002)") func tabbed() throws {
        try AppDriver.expectSilenceOfRandomActions { Tabbed() }
    }
}

/// Sets its insets by its traits, in `viewDidLoad` and whenever the traits change (B-141, B-143).
private final class AdaptivePage: Leaf {
    private let checks: OwnChecks
    private var width: UIUserInterfaceSizeClass?

    init(_ title: String, rows: [Row] = [], checks: OwnChecks) {
        self.checks = checks
        super.init(title, rows: rows)
    }

    required init?(coder: NSCoder) { nil }

    /// Makes a row that pushes such a page.
    static func push(_ title: String, as pageTitle: String, checks: OwnChecks) -> Row {
        row(title) {
            $0.navigationController?.pushViewController(
                AdaptivePage(pageTitle, checks: checks), animated: true)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        checks.check(
            traitCollection.horizontalSizeClass != .unspecified, "no traits in viewDidLoad")
        adapt()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let old = previousTraitCollection?.horizontalSizeClass
        guard old != traitCollection.horizontalSizeClass else { return }
        checks.check(
            !isViewLoaded || width == nil || old == width,
            "\(title ?? "") had another width class than the previous one")
        adapt()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        checkWidth("viewWillAppear")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        checkWidth("viewDidLayoutSubviews")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        checkWidth("viewDidAppear")
    }

    private func adapt() {
        width = traitCollection.horizontalSizeClass
        let side: CGFloat = width == .regular ? 40 : 0
        additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }

    private func checkWidth(_ callback: String) {
        checks.check(
            width == traitCollection.horizontalSizeClass,
            "\(title ?? "") was not told of its width class before \(callback)")
    }
}

/// Has adaptive pages alone in its columns (B-141, B-143).
private final class AdaptiveFlat: KnowingSplit {
    init(_ checks: OwnChecks) {
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        setViewController(AdaptivePage("List", checks: checks), for: .primary)
        setViewController(AdaptivePage("Detail", checks: checks), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }
}

/// Has adaptive pages in stacks, which nest while it is collapsed (B-142, B-143).
private final class AdaptiveNested: KnowingSplit {
    private let detail = UINavigationController()
    private var isOpen = false

    init(_ checks: OwnChecks) {
        super.init(style: .doubleColumn)
        let rows = ["North", "South"].map { name in
            row(name) { [weak self] _ in
                self?.isOpen = true
                let deeper = AdaptivePage.push("Deeper", as: "\(name) Deep", checks: checks)
                self?.detail.viewControllers = [
                    AdaptivePage("\(name) Map", rows: [deeper], checks: checks)
                ]
                self?.show(.secondary)
            }
        }
        let list = AdaptivePage("Maps", rows: rows, checks: checks)
        list.onDidAppear = { [weak self] in
            guard let self, self.isCompactNow, self.isOpen else { return }
            self.isOpen = false
            self.detail.viewControllers = [AdaptivePage("Blank", checks: checks)]
        }
        detail.viewControllers = [AdaptivePage("Blank", checks: checks)]
        setViewController(UINavigationController(rootViewController: list), for: .primary)
        setViewController(detail, for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    override var topColumn: Column { isOpen ? .secondary : .primary }
}

/// Makes its split view regular in every window that is wide enough (A-073, B-115).
private final class Forced: UIViewController {
    private let split: AdaptiveNested

    init(_ checks: OwnChecks) {
        split = AdaptiveNested(checks)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(split)
        split.view.frame = view.bounds
        split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(split.view)
        split.didMove(toParent: self)
        force(view.bounds.size)
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        force(size)
    }

    private func force(_ size: CGSize) {
        setOverrideTraitCollection(
            UITraitCollection(horizontalSizeClass: size.width > 600 ? .regular : .compact),
            forChild: split)
    }
}

/// Pushes pages on the list's own stack while collapsed, and moves them when it expands (B-054,
/// C-034).
private final class Bridging: UISplitViewController, UISplitViewControllerDelegate {
    private let list = UINavigationController()
    private let detail = Leaf.stack("No Recipe")

    init() {
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        let rows = ["Soup", "Cake"].map { name in
            row(name) { [weak self] _ in self?.open(name) }
        }
        list.viewControllers = [Leaf("Recipes", rows: rows)]
        setViewController(list, for: .primary)
        setViewController(detail, for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    private func open(_ name: String) {
        let recipe = Leaf("\(name) Recipe", rows: [Leaf.push("\(name) Steps")])
        if isCollapsed {
            list.pushViewController(recipe, animated: true)
        } else {
            detail.viewControllers = [recipe]
            show(.secondary)
        }
    }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
    ) -> Column { .primary }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        let pages = detail.viewControllers
        guard pages.first?.title != "No Recipe" else { return }
        detail.viewControllers = [Leaf("No Recipe")]
        list.setViewControllers(list.viewControllers + pages, animated: false)
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        let pages = Array(list.viewControllers.dropFirst())
        guard !pages.isEmpty else { return }
        list.popToRootViewController(animated: false)
        detail.setViewControllers(pages, animated: false)
    }
}

/// Shows tabs in compact width and a split view in regular width (B-103).
private final class Swapper: UIViewController {
    private let tabs = UITabBarController()
    private let split = Tickets()

    init(_ checks: OwnChecks) {
        super.init(nibName: nil, bundle: nil)
        tabs.viewControllers = ["Today", "Later"].map { name in
            let go = AdaptivePage.push("Go", as: "Deep", checks: checks)
            return UINavigationController(
                rootViewController: AdaptivePage(name, rows: [go], checks: checks))
        }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        swap()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass {
            swap()
        }
    }

    private func swap() {
        guard isViewLoaded else { return }
        let isRegular = traitCollection.horizontalSizeClass == .regular
        let new: UIViewController = isRegular ? split : tabs
        guard children.first !== new else { return }
        if let old = children.first {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        addChild(new)
        new.view.frame = view.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(new.view)
        new.didMove(toParent: self)
    }
}

/// Has two split views in tabs, beside a stack (B-002).
private final class Tabbed: UITabBarController {
    private let tickets = Tickets()
    private let library = Library()

    init() {
        super.init(nibName: nil, bundle: nil)
        tickets.title = "Work"
        library.title = "Read"
        viewControllers = [Leaf.stack("Home", rows: [Leaf.push("Day")]), tickets, library]
    }

    required init?(coder: NSCoder) { nil }
}
