import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("Coming and going") @MainActor struct MovingTests {
    /// Pages and items that a test makes first belong to it.
    private let ground = SimulationFixture.plain()
    private let journal = Journal()

    @Test("a push moves a page to its parent, and a pop moves it away (B-160)")
    func stack() {
        ground.makeCurrent()
        let pages = ["root", "next", "last"].map { MovingPage($0, journal) }
        let world = SimulationFixture { UINavigationController(rootViewController: pages[0]) }
        _ = journal.take()

        world.perform { world.root.pushViewController(pages[1], animated: true) }

        #expect(
            journal.take() == [
                "root will disappear", "next will appear, moving to", "root did disappear",
                "next did appear, moving to",
            ])
        world.perform { world.root.pushViewController(pages[2], animated: false) }
        _ = journal.take()
        world.perform { _ = world.root.popViewController(animated: true) }
        #expect(
            journal.take() == [
                "last will disappear, moving from", "next will appear",
                "last did disappear, moving from", "next did appear",
            ])
        #expect(!pages[2].isMovingFromParent && !pages[2].isMovingToParent)
    }

    @Test("a swipe back that is undone ends the move (B-066, B-160)") func cancelled() {
        ground.makeCurrent()
        let pages = ["root", "next"].map { MovingPage($0, journal) }
        let world = SimulationFixture { UINavigationController(rootViewController: pages[0]) }
        world.perform { world.root.pushViewController(pages[1], animated: false) }
        _ = journal.take()

        world.perform { world.root.swipeBack(.cancel) }

        let lines = journal.take()
        #expect(lines.first == "next will disappear, moving from")
        #expect(lines.contains("next will appear"))
        #expect(!pages[1].isMovingFromParent)
    }

    @Test("a presented page is being presented, then dismissed, and moves to no parent (B-160)")
    func presented() {
        let world = SimulationFixture.plain()
        let page = MovingPage("page", journal)

        world.perform { world.root.present(page, animated: true) }
        world.perform { page.dismiss(animated: true) }

        #expect(
            journal.take() == [
                "page will appear, presented", "page did appear, presented",
                "page will disappear, dismissed", "page did disappear, dismissed",
            ])
    }

    @Test("a tab bar gives way to a pushed page and to those above, and comes back (B-161)")
    func bottomBar() {
        ground.makeCurrent()
        let root = LoggingController("root")
        let pushed = LoggingController("pushed")
        pushed.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: root)
        let world = SimulationFixture<UITabBarController> {
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, LoggingController("other")]
            return tabs
        }
        let before = root.view.safeAreaInsets.bottom
        #expect(before > 20)

        world.perform { navigation.pushViewController(pushed, animated: true) }

        #expect(world.root.tabBar.isHidden && pushed.view.safeAreaInsets.bottom == 20)
        world.perform { navigation.pushViewController(LoggingController("last"), animated: true) }
        #expect(world.root.tabBar.isHidden)
        world.perform { world.root.selectedIndex = 1 }
        #expect(!world.root.tabBar.isHidden)
        world.perform { world.root.selectedIndex = 0 }
        #expect(world.root.tabBar.isHidden)
        world.perform { _ = navigation.popToRootViewController(animated: true) }
        #expect(!world.root.tabBar.isHidden && root.view.safeAreaInsets.bottom == before)
    }

    @Test("a tab bar that the app hides meanwhile stays hidden after the pop (B-161)")
    func bottomBarOfApp() {
        ground.makeCurrent()
        let pushed = LoggingController("pushed")
        pushed.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: LoggingController("root"))
        let world = SimulationFixture<UITabBarController> {
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            return tabs
        }
        world.perform { navigation.pushViewController(pushed, animated: true) }

        world.perform { world.root.tabBar.isHidden = true }
        world.perform { _ = navigation.popViewController(animated: true) }

        #expect(world.root.tabBar.isHidden)
        world.perform { world.root.tabBar.isHidden = false }
        world.perform { navigation.pushViewController(pushed, animated: true) }
        #expect(world.root.tabBar.isHidden)
    }

    @Test("a change of a group's items changes the bar (B-162)") func changedGroup() {
        ground.makeCurrent()
        let group = UIBarButtonItemGroup.fixedGroup(items: [UIBarButtonItem(title: "A")])
        let world = SimulationFixture<UINavigationController> {
            let page = UIViewController()
            page.navigationItem.trailingItemGroups = [group]
            return UINavigationController(rootViewController: page)
        }
        func titles() -> [String?] {
            var controls: [UIControl] = []
            world.root.navigationBar.appendUncoveredControls(to: &controls)
            return controls.map(\.shownTitle)
        }
        #expect(titles() == ["A"])

        world.perform { group.barButtonItems = [UIBarButtonItem(title: "B")] }
        #expect(titles() == ["B"])
        world.perform { group.isHidden = true }
        #expect(titles() == [])
    }

    @Test("the items of groups stand in the bar on their sides, unless the group is hidden (B-162)")
    func groups() throws {
        ground.makeCurrent()
        let items = ["A", "B", "C"].map { UIBarButtonItem(title: $0) }
        let hidden = UIBarButtonItemGroup(barButtonItems: [items[1]], representativeItem: nil)
        hidden.isHidden = true
        let world = SimulationFixture<UINavigationController> {
            let page = UIViewController()
            page.navigationItem.leadingItemGroups = [items[0].creatingFixedGroup(), hidden]
            page.navigationItem.trailingItemGroups = [.fixedGroup(items: [items[2]])]
            return UINavigationController(rootViewController: page)
        }

        var controls: [UIControl] = []
        world.root.navigationBar.appendUncoveredControls(to: &controls)

        #expect(Set(controls.map(\.shownTitle)) == ["A", "C"])
        let first = try #require(items[0].view?.frame.minX)
        let last = try #require(items[2].view?.frame.maxX)
        #expect(first == 8 && last == 1186)
    }
}

/// Notes its appearance, and whether it is coming or going.
@MainActor private final class MovingPage: UIViewController {
    private let name: String
    private let journal: Journal

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ event: String) {
        var line = "\(name) \(event)"
        if isMovingToParent { line += ", moving to" }
        if isMovingFromParent { line += ", moving from" }
        if isBeingPresented { line += ", presented" }
        if isBeingDismissed { line += ", dismissed" }
        journal.note(line)
    }

    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
}
