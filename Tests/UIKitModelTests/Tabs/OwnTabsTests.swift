import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Tabs of iOS 18")
struct OwnTabsTests {
    private let world = SimulationFixture.plain()

    private func tabs(_ names: [String]) -> [UITab] {
        names.map { name in
            UITab(title: name.uppercased(), image: nil, identifier: name) { _ in
                UINavigationController(rootViewController: LoggingController(name))
            }
        }
    }

    private func fixture(
        _ names: [String] = ["a", "b"]
    ) -> SimulationFixture<UITabBarController> {
        SimulationFixture(release: .iOS18) { UITabBarController(tabs: tabs(names)) }
    }

    private func buttons(_ fixture: SimulationFixture<UITabBarController>) -> [TabButton] {
        fixture.root.tabBar.subviews.compactMap { $0 as? TabButton }
    }

    @Test("tabs show the controllers that their providers make, each once (B-199)")
    func provider() throws {
        world.makeCurrent()
        var made: [String] = []
        let two = ["a", "b"].map { name in
            UITab(title: name.uppercased(), image: nil, identifier: name) { tab in
                made.append(tab.identifier)
                return LoggingController(name)
            }
        }
        let fixture = SimulationFixture(release: .iOS18) { UITabBarController(tabs: two) }
        let root = fixture.root

        #expect(made == ["a", "b"])
        #expect(root.tabs == two && root.selectedTab === two[0] && root.selectedIndex == 0)
        #expect(root.viewControllers == two.map { $0.viewController })
        #expect(root.children.map(\.appearanceState) == [.shown, .hidden])
        #expect(root.children[1].tab === two[1] && two[1].tabBarController === root)
        #expect(root.tab(forIdentifier: "b") === two[1] && root.tab(forIdentifier: "c") == nil)
        #expect(buttons(fixture).map(\.title) == ["A", "B"])
        fixture.perform { two[1].title = "Bee" }
        #expect(buttons(fixture).map(\.title) == ["A", "Bee"])
        #expect(made == ["a", "b"])
    }

    @Test("the app selects a tab without its delegate, a finger asks and tells it (B-199)")
    func selecting() throws {
        let fixture = fixture()
        let root = fixture.root
        let keeper = TabKeeper()
        root.delegate = keeper

        fixture.perform { root.selectedTab = root.tabs[1] }
        #expect(root.selectedIndex == 1 && keeper.heard == [])
        fixture.perform { buttons(fixture)[0].receiveTap() }
        #expect(root.selectedTab === root.tabs[0])
        #expect(keeper.heard == ["should a", "did a after b"])
        keeper.refuses = true
        fixture.perform { buttons(fixture)[1].receiveTap() }
        #expect(root.selectedTab === root.tabs[0])
        #expect(keeper.heard == ["should a", "did a after b", "should b"])
    }

    @Test("new tabs keep what is selected, and controllers take their place (B-199)")
    func replacing() {
        let fixture = fixture(["a", "b", "c"])
        let root = fixture.root
        let old = root.tabs
        fixture.perform { root.selectedTab = old[1] }

        fixture.perform { root.tabs = [old[2], old[1]] }
        #expect(root.selectedTab === old[1] && root.selectedIndex == 1)
        #expect(old[0].tabBarController == nil && root.children.count == 2)
        fixture.perform { root.viewControllers = [LoggingController("d")] }
        #expect(root.tabs == [] && root.selectedTab == nil)
        #expect(root.selectedViewController?.appearanceState == .shown)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a tab without a provider is refused by name (B-199)") func refused() {
        let fixture = fixture()

        fixture.perform {
            fixture.root.tabs += [UITab(title: "C", image: nil, identifier: "c")]
        }

        #expect(fixture.root.tabs.map(\.identifier) == ["a", "b"])
        #expect(fixture.misuses.count == 1 && fixture.misuses[0].contains("the tab c"))
    }

    @Test(
        "the app hides the bar, which gives its room to the content (B-199)",
        arguments: [true, false])
    func hidden(isWide: Bool) throws {
        let fixture = fixture()
        if !isWide { fixture.resize(to: .third) }
        let root = fixture.root
        let before = root.children[0].view.safeAreaInsets

        fixture.perform { root.setTabBarHidden(true, animated: true) }

        #expect(root.isTabBarHidden && root.tabBar.isHidden)
        #expect(
            root.children[0].view.safeAreaInsets
                == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        fixture.perform { root.isTabBarHidden = false }
        #expect(!root.tabBar.isHidden && root.children[0].view.safeAreaInsets == before)
    }

    @Test(
        "a bar that the app hides stays away when a page is popped, and shows for no such page (B-199)"
    )
    func hiddenAndPushed() throws {
        let fixture = fixture()
        fixture.resize(to: .third)
        let root = fixture.root
        let inner = try #require(root.children[0] as? UINavigationController)
        let page = LoggingController("page")
        page.hidesBottomBarWhenPushed = true

        fixture.perform { inner.pushViewController(page, animated: true) }
        #expect(!root.isTabBarHidden && root.tabBar.isHidden)
        fixture.perform { root.isTabBarHidden = true }
        fixture.perform { root.isTabBarHidden = false }
        #expect(!root.isTabBarHidden && root.tabBar.isHidden)
        fixture.perform { root.isTabBarHidden = true }
        fixture.perform { _ = inner.popViewController(animated: true) }
        #expect(root.isTabBarHidden && root.tabBar.isHidden)
    }

    @Test("tab bar controllers, tabs and their controllers deallocate") func memory() {
        world.makeCurrent()
        weak var tab: UITab?
        weak var controller: UIViewController?
        do {
            let root = UITabBarController(tabs: tabs(["a"]))
            tab = root.tabs[0]
            controller = root.children[0]
        }
        #expect(tab == nil && controller == nil)
    }
}

@MainActor final class TabKeeper: NSObject, UITabBarControllerDelegate {
    private(set) var heard: [String] = []
    var refuses = false

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
        heard.append("should \(tab.identifier)")
        return !refuses
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        heard.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
    }
}
