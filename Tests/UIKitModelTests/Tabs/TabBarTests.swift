import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Tab bar controllers")
struct TabBarTests {
    private let world = SimulationFixture.plain()
    private let journal = Journal()

    private func fixture(
        device: String = "iPad Pro 11-inch", _ names: [String] = ["a", "b"]
    ) -> SimulationFixture<UITabBarController> {
        SimulationFixture(device: device, orientation: .portrait) {
            let tabs = UITabBarController()
            tabs.viewControllers = names.map { LoggingController($0, journal: journal) }
            return tabs
        }
    }

    private func buttons(_ fixture: SimulationFixture<UITabBarController>) -> [TabButton] {
        fixture.root.tabBar.subviews.compactMap { $0 as? TabButton }
    }

    @Test("all tabs are children, and the first is on screen (B-103)") func first() {
        let fixture = fixture()

        #expect(fixture.root.selectedIndex == 0)
        #expect(fixture.root.children == fixture.root.viewControllers)
        #expect(fixture.root.children.map(\.appearanceState) == [.shown, .hidden])
        #expect(fixture.root.children.map(\.isViewLoaded) == [true, false])
        #expect(fixture.root.children[0].tabBarController === fixture.root)
        #expect(fixture.root.tabBar.selectedItem === fixture.root.children[0].tabBarItem)
    }

    @Test("the bar covers the bottom of the content, above what the device covers (B-112)")
    func insets() {
        let pad = fixture()
        #expect(pad.root.tabBar.frame == CGRect(x: 0, y: 1124, width: 834, height: 70))
        #expect(pad.root.children[0].view.safeAreaInsets.bottom == 70)
        #expect(pad.root.children[0].view.safeAreaInsets.top == 24)

        let phone = fixture(device: "iPhone 12")
        #expect(phone.root.tabBar.frame.size.height == 83)
        phone.rotate(to: .landscape)
        #expect(phone.root.tabBar.frame.maxY == 390)
        #expect(phone.root.children[0].view.safeAreaInsets.bottom == 53)
    }

    @Test("a tap on a tab exchanges the controllers (B-102)") func tap() throws {
        let fixture = fixture()
        _ = journal.take()
        let button = try #require(buttons(fixture).last)
        #expect(button.title == "b" && button.isReachable)

        fixture.perform { button.receiveTap() }

        #expect(fixture.root.selectedIndex == 1)
        #expect(
            journal.take() == [
                "b will appear", "a will disappear", "a did disappear", "b is appearing",
                "b did appear",
            ])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
        #expect(buttons(fixture).map(\.isSelected) == [false, true])
    }

    @Test("a tab that selects another one as it appears gives way to that (B-102)")
    func selectsMeanwhile() {
        final class Redirecting: UIViewController {
            var target = 0
            override func viewWillAppear(_ animated: Bool) {
                tabBarController?.selectedIndex = target
            }
        }
        let redirecting = Redirecting()
        let fixture = SimulationFixture { () -> UITabBarController in
            let tabs = UITabBarController()
            tabs.viewControllers = [
                LoggingController("a", journal: journal), redirecting, LoggingController("c"),
            ]
            return tabs
        }
        for target in [0, 2] {
            redirecting.target = target
            fixture.perform { fixture.root.selectedIndex = 0 }
            fixture.perform { fixture.root.selectedIndex = 1 }
            #expect(fixture.root.selectedIndex == target)
            #expect(redirecting.appearanceState == .hidden)
            #expect(fixture.root.children[target].appearanceState == .shown)
        }
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a tap on the selected tab pops its stack to the root (B-060)") func toRoot() throws {
        for release in [Release.iOS12, .iOS26] {
            let fixture = SimulationFixture(release: release, orientation: .portrait) {
                () -> UITabBarController in
                let tabs = UITabBarController()
                tabs.viewControllers = ["a", "b"].map {
                    UINavigationController(rootViewController: LoggingController($0))
                }
                return tabs
            }
            let stack = try #require(fixture.root.selectedViewController as? UINavigationController)
            for name in ["c", "d"] {
                fixture.perform {
                    stack.pushViewController(LoggingController(name), animated: true)
                }
            }

            fixture.perform { buttons(fixture)[1].receiveTap() }
            fixture.perform { buttons(fixture)[0].receiveTap() }
            #expect(stack.viewControllers.count == 3)
            fixture.perform { buttons(fixture)[0].receiveTap() }
            #expect(stack.viewControllers.count == 1 && fixture.root.selectedIndex == 0)
            #expect(fixture.simulation.appearanceFaults.isEmpty)
        }
    }

    @Test("with more than five controllers a compact bar has four and More, a wide one all (D-035)")
    func more() throws {
        let fixture = fixture(["a", "b", "c", "d", "e", "f", "g"])
        let root = fixture.root
        #expect(buttons(fixture).count == 7)
        fixture.resize(to: .third)
        #expect(buttons(fixture).map(\.title) == ["a", "b", "c", "d", "More"])
        func rows() -> [ChoiceRow] {
            root.moreNavigationController.topViewController?.view.subviews
                .compactMap { $0 as? ChoiceRow } ?? []
        }

        fixture.perform { buttons(fixture)[4].receiveTap() }
        #expect(root.selectedViewController === root.moreNavigationController)
        #expect(root.selectedIndex == NSNotFound)
        #expect(rows().map(\.title) == ["e", "f", "g"] && rows().allSatisfy(\.isReachable))
        fixture.perform { rows()[1].receiveTap() }
        #expect(root.selectedIndex == 5 && buttons(fixture)[4].isSelected)
        #expect(root.viewControllers?[5].appearanceState == .shown)
        fixture.perform { root.selectedViewController = root.moreNavigationController }
        #expect(root.selectedIndex == NSNotFound)
        fixture.resize(to: .full)
        #expect(root.selectedIndex == 5 && buttons(fixture).count == 7)
        #expect(root.viewControllers?.count == 7)
        #expect(fixture.simulation.appearanceFaults.isEmpty && fixture.misuses == [])
    }

    @Test("the app selects without its delegate, a finger asks it") func delegate() throws {
        let fixture = fixture()
        let keeper = Keeper()
        fixture.root.delegate = keeper

        fixture.perform { buttons(fixture)[1].receiveTap() }
        #expect(fixture.root.selectedIndex == 0)
        fixture.perform { fixture.root.selectedViewController = fixture.root.children[1] }
        #expect(fixture.root.selectedIndex == 1)
        fixture.perform { fixture.root.selectedIndex = 7 }
        #expect(fixture.root.selectedIndex == 1)
        #expect(keeper.refused == 1)
    }

    @Test("new tabs keep what is selected, or begin with the first") func replace() {
        let fixture = fixture(["a", "b", "c"])
        fixture.perform { fixture.root.selectedIndex = 1 }

        fixture.perform { fixture.root.viewControllers = Array(fixture.root.children.dropFirst()) }
        #expect(fixture.root.selectedIndex == 0)
        #expect(fixture.root.selectedViewController?.title == "b")
        fixture.perform { fixture.root.viewControllers = [LoggingController("d")] }
        #expect(fixture.root.selectedViewController?.appearanceState == .shown)
        fixture.perform { fixture.root.viewControllers = nil }
        #expect(fixture.root.selectedIndex == NSNotFound)
        #expect(fixture.root.children.isEmpty && fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a tab takes its controller's title, also a later one") func title() {
        let fixture = fixture()

        fixture.perform { fixture.root.children[0].title = "First" }

        #expect(buttons(fixture).map(\.title) == ["First", "b"])
        #expect(fixture.root.tabBar.items?.map(\.title) == ["First", "b"])
    }

    @Test(
        "a tab bar controller as the root of a navigation controller, or pushed, has two bars (B-060)",
        arguments: [true, false])
    func inNavigation(isRoot: Bool) {
        let tabs = UITabBarController()
        tabs.viewControllers = [LoggingController("a"), LoggingController("b")]
        tabs.title = "Tabs"
        let fixture = SimulationFixture {
            UINavigationController(rootViewController: isRoot ? tabs : LoggingController("root"))
        }

        if !isRoot { fixture.perform { fixture.root.pushViewController(tabs, animated: true) } }
        fixture.perform { tabs.selectedIndex = 1 }

        #expect(fixture.simulation.exception == nil && fixture.misuses.isEmpty)
        #expect(fixture.root.navigationBar.topItem === tabs.navigationItem)
        #expect(fixture.root.navigationBar.shownCenter != nil && tabs.tabBar.shownCenter != nil)
        #expect(tabs.children[1].appearanceState == .shown)
        #expect(tabs.children[1].view.safeAreaInsets.top == fixture.root.navigationBar.frame.maxY)
        #expect(tabs.children[1].view.safeAreaInsets.bottom == tabs.tabBar.frame.height)
    }

    @Test(
        "a navigation controller in a tab keeps its bar below an outer navigation controller's (B-060)"
    )
    func navigationInTabInNavigation() {
        let tabs = UITabBarController()
        let inner = UINavigationController(rootViewController: LoggingController("a"))
        tabs.viewControllers = [inner]
        let fixture = SimulationFixture { UINavigationController(rootViewController: tabs) }

        fixture.perform {
            inner.pushViewController(LoggingController("b"), animated: true)
        }

        #expect(fixture.root.navigationBar.items?.count == 1)
        #expect(inner.navigationBar.items?.count == 2)
        let bar = inner.navigationBar.convert(inner.navigationBar.bounds, to: nil)
        #expect(bar.minY == fixture.root.navigationBar.frame.maxY)
    }

    @Test("the secondary column takes a tab bar controller of navigation controllers (B-T2)")
    func secondary() throws {
        let tabs = UITabBarController()
        let fixture = SimulationFixture<UISplitViewController> {
            tabs.viewControllers = ["a", "b"].map {
                UINavigationController(rootViewController: LoggingController($0))
            }
            return UISplitViewController.columns(secondary: tabs, mode: .secondaryOnly)
        }

        #expect(fixture.root.child(.secondary) === tabs)
        let button = try #require(fixture.root.displayModeButton)
        #expect(button.isDescendant(of: tabs.children[0].view))
        #expect(fixture.simulation.exception == nil)
    }

    @Test(
        "any other column wraps one, and so does the secondary for other tabs (B-T2)",
        arguments: [UISplitViewController.Column.primary, .supplementary, .secondary])
    func elsewhere(column: UISplitViewController.Column) {
        let tabs = UITabBarController()
        let fixture = SimulationFixture<UISplitViewController> {
            let child =
                column == .secondary
                ? LoggingController("a")
                : UINavigationController(rootViewController: LoggingController("a"))
            tabs.viewControllers = [child]
            let split = UISplitViewController(style: .tripleColumn)
            split.preferredDisplayMode = .twoBesideSecondary
            for other in [UISplitViewController.Column.primary, .supplementary, .secondary] {
                split.setViewController(other == column ? tabs : LoggingController("x"), for: other)
            }
            return split
        }

        #expect(fixture.simulation.exception == nil)
        #expect(tabs.parent is UINavigationController)
        #expect(tabs.parent?.parent === fixture.root)
    }

    @Test("a split view in another tab that hides its sidebar has it hidden when its tab returns")
    func splitInOtherTab() {
        let split = UISplitViewController(style: .doubleColumn)
        let list = LoggingController("list", journal: journal)
        split.setViewController(UINavigationController(rootViewController: list), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        let fixture = SimulationFixture<UITabBarController> {
            let tabs = UITabBarController()
            tabs.viewControllers = [split, UIViewController()]
            return tabs
        }
        #expect(split.displayMode == .oneBesideSecondary)

        fixture.perform { fixture.root.selectedIndex = 1 }
        fixture.perform { split.hide(.primary) }
        fixture.perform { fixture.root.selectedIndex = 0 }

        #expect(split.displayMode == .secondaryOnly)
        #expect(list.view.shownCenter == nil)
        #expect(list.appearanceState == .hidden)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }
}

@MainActor private final class Keeper: NSObject, UITabBarControllerDelegate {
    private(set) var refused = 0

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        refused += 1
        return false
    }
}
