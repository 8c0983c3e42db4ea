import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("The sidebar of tabs")
struct SidebarOfTabsTests {
    private let world = SimulationFixture.plain()

    private func fixture(
        _ release: Release = .iOS18, device: String = "iPad Pro 11-inch",
        mode: UITabBarController.Mode = .tabSidebar, isHidden: Bool = false
    ) -> SimulationFixture<UITabBarController> {
        SimulationFixture(release: release, device: device) {
            let root = UITabBarController(
                tabs: ["a", "b"].map { name in
                    UITab(title: name.uppercased(), image: nil, identifier: name) { _ in
                        LoggingController(name)
                    }
                })
            root.mode = mode
            root.sidebar.isHidden = isHidden
            return root
        }
    }

    private func controls(_ fixture: SimulationFixture<UITabBarController>) -> [String] {
        var found: [UIControl] = []
        fixture.root.view.appendUncoveredControls(to: &found)
        return found.compactMap(\.shownTitle).sorted()
    }

    private func tap(_ title: String, _ fixture: SimulationFixture<UITabBarController>) throws {
        var found: [UIControl] = []
        fixture.root.view.appendUncoveredControls(to: &found)
        let control = try #require(found.first { $0.shownTitle == title })
        fixture.perform { control.receiveTap() }
    }

    private func content(_ fixture: SimulationFixture<UITabBarController>) -> UIView {
        fixture.root.selectedViewController?.view ?? UIView()
    }

    @Test(
        "in the mode tabSidebar a button of the bar shows the sidebar, which takes the bar's place (B-200)",
        arguments: [Release.iOS18, .iOS26])
    func showing(_ release: Release) throws {
        let fixture = fixture(release, isHidden: true)
        let root = fixture.root
        #expect(controls(fixture) == ["A", "B", "Show Sidebar"])
        #expect(content(fixture).safeAreaInsets.top == 74)

        try tap("Show Sidebar", fixture)

        #expect(!root.sidebar.isHidden && root.tabBar.isHidden && !root.isTabBarHidden)
        #expect(controls(fixture) == ["A", "B", "Hide Sidebar"])
        #expect(content(fixture).safeAreaInsets.top == 24)
        try tap("Hide Sidebar", fixture)
        #expect(root.sidebar.isHidden && !root.tabBar.isHidden)
        #expect(controls(fixture) == ["A", "B", "Show Sidebar"])
        #expect(content(fixture).safeAreaInsets.top == 74)
        #expect(content(fixture).frame == root.view.bounds)
    }

    @Test("a row of the sidebar selects its tab, and the delegate is asked and told (B-200)")
    func rows() throws {
        let fixture = fixture()
        let root = fixture.root
        let keeper = TabKeeper()
        root.delegate = keeper

        try tap("B", fixture)
        #expect(root.selectedTab === root.tabs[1])
        #expect(keeper.heard == ["should b", "did b after a"])
        keeper.refuses = true
        try tap("A", fixture)
        #expect(root.selectedTab === root.tabs[1])
        #expect(root.children.map(\.appearanceState) == [.hidden, .shown])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("rows have the titles of their tabs, and follow new tabs (B-200)") func titles() {
        let fixture = fixture()

        fixture.perform {
            fixture.root.tabs[0].title = "Ay"
            fixture.root.tabs += [
                UITab(title: "C", image: nil, identifier: "c") { _ in LoggingController("c") }
            ]
        }

        #expect(controls(fixture) == ["Ay", "B", "C", "Hide Sidebar"])
    }

    @Test(
        "there is no sidebar in compact width, on phones, before iOS 18, and in the mode tabBar (B-200)"
    )
    func absent() {
        for fixture in [
            fixture(.iOS17), fixture(device: "iPhone 12"), fixture(mode: .tabBar),
        ] {
            #expect(controls(fixture) == ["A", "B"])
            #expect(content(fixture).frame == fixture.root.view.bounds)
        }
        let fixture = fixture()
        fixture.resize(to: .third)
        #expect(controls(fixture) == ["A", "B"] && !fixture.root.tabBar.isHidden)
        #expect(content(fixture).frame == fixture.root.view.bounds)
        #expect(content(fixture).safeAreaInsets.bottom == 70)
        fixture.resize(to: .full)
        #expect(controls(fixture) == ["A", "B", "Hide Sidebar"])
        fixture.perform { fixture.root.mode = .tabBar }
        #expect(controls(fixture) == ["A", "B"] && !fixture.root.tabBar.isHidden)
    }

    @Test(
        "with the mode automatic there is a sidebar where a tab is a group, hidden at first (D-031)"
    )
    func automatic() throws {
        let fixture = fixture(mode: .automatic, isHidden: true)
        #expect(controls(fixture) == ["A", "B"])
        fixture.perform {
            fixture.root.tabs += [
                UITabGroup(
                    title: "G", image: nil, identifier: "g",
                    children: [
                        UITab(title: "C", image: nil, identifier: "c") { _ in LoggingController("c")
                        }
                    ])
            ]
        }
        #expect(controls(fixture) == ["A", "B", "G", "Show Sidebar"])
        try tap("Show Sidebar", fixture)
        #expect(controls(fixture) == ["A", "B", "C", "Hide Sidebar"])
        fixture.perform { fixture.root.tabs.removeLast() }
        #expect(controls(fixture) == ["A", "B"])
        #expect(UITabBarController().mode == .automatic)
        #expect(UITabBarController().sidebar.isHidden)
    }

    @Test("a tiled sidebar is beside the content, an overlapping one lies over it (B-201)")
    func layouts() throws {
        let fixture = fixture()
        let root = fixture.root

        fixture.perform { root.sidebar.preferredLayout = .overlap }
        #expect(content(fixture).frame == root.view.bounds)
        #expect(content(fixture).safeAreaInsets.left == 320)
        #expect(controls(fixture) == ["A", "B", "Hide Sidebar"])
        fixture.perform { root.sidebar.preferredLayout = .tile }
        #expect(content(fixture).frame == CGRect(x: 320, y: 0, width: 874, height: 834))
        #expect(content(fixture).safeAreaInsets.left == 0)
        #expect(controls(fixture) == ["A", "B", "Hide Sidebar"])
    }

    @Test("by itself it overlaps, and the page below is inset by it (D-032, D-033)")
    func automaticLayout() throws {
        let fixture = fixture()
        for orientation in [Orientation.landscape, .portrait] {
            fixture.rotate(to: orientation)
            #expect(content(fixture).frame == fixture.root.view.bounds)
            #expect(content(fixture).safeAreaInsets.left == 320)
            #expect(!fixture.root.sidebar.isHidden)
        }

        try tap("Hide Sidebar", fixture)

        #expect(content(fixture).safeAreaInsets.left == 0)
        #expect(controls(fixture) == ["A", "B", "Show Sidebar"])
    }

    @Test("right to left, the sidebar is on the right (B-201)") func mirrored() {
        let fixture = SimulationFixture(
            release: .iOS18, device: "iPad Pro 11-inch", direction: .rightToLeft
        ) { () -> UITabBarController in
            let root = UITabBarController()
            root.viewControllers = [LoggingController("a")]
            root.mode = .tabSidebar
            root.sidebar.isHidden = false
            return root
        }

        #expect(content(fixture).safeAreaInsets.right == 320)
        fixture.perform { fixture.root.sidebar.preferredLayout = .tile }
        #expect(content(fixture).frame == CGRect(x: 0, y: 0, width: 874, height: 834))
        #expect(controls(fixture).contains("Hide Sidebar"))
    }

    @Test("pages are notified of the size that a change of the window leaves (B-201)") func sizes()
    {
        let fixture = fixture()
        let root = fixture.root
        let page = SizedController()
        fixture.perform {
            root.tabs = [UITab(title: "P", image: nil, identifier: "p") { _ in page }]
            root.sidebar.preferredLayout = .tile
        }
        #expect(page.view.frame.size == CGSize(width: 874, height: 834))

        fixture.rotate(to: .portrait)
        #expect(page.told == [CGSize(width: 514, height: 1194)])
        fixture.rotate(to: .landscape)
        fixture.resize(to: .third)
        fixture.resize(to: .full)
        #expect(page.told.count == 4)
        #expect(page.told[1] == CGSize(width: 874, height: 834))
        #expect(page.told[2].width == 375)
        #expect(page.told[3] == CGSize(width: 874, height: 834))
        #expect(page.view.frame.size == page.told[3])
    }

    @Test("a page that is pushed beside the sidebar hides the bar of a narrow window (B-161)")
    func pageThatHidesTheBar() {
        let navigation = UINavigationController(rootViewController: LoggingController("a"))
        let fixture = SimulationFixture(release: .iOS18, device: "iPad Pro 11-inch") {
            () -> UITabBarController in
            let root = UITabBarController()
            root.viewControllers = [navigation]
            root.mode = .tabSidebar
            root.sidebar.isHidden = false
            return root
        }
        let pushed = LoggingController("pushed")
        pushed.hidesBottomBarWhenPushed = true
        fixture.perform { navigation.pushViewController(pushed, animated: true) }

        fixture.resize(to: .third)

        #expect(fixture.root.tabBar.isHidden)
        fixture.perform { _ = navigation.popViewController(animated: true) }
        #expect(!fixture.root.tabBar.isHidden)
    }

    @Test("a bar that the app hides stays hidden when the sidebar goes (B-200)") func hiddenBar() {
        let fixture = fixture()
        let root = fixture.root

        fixture.perform { root.isTabBarHidden = true }
        fixture.perform { root.sidebar.isHidden = true }
        #expect(root.tabBar.isHidden && root.isTabBarHidden)
        fixture.perform { root.isTabBarHidden = false }
        #expect(!root.tabBar.isHidden)
    }

    @Test("controllers with a sidebar deallocate") func memory() {
        weak var root: UITabBarController?
        weak var sidebar: UITabBarController.Sidebar?
        do {
            let fixture = fixture()
            root = fixture.root
            sidebar = fixture.root.sidebar
            #expect(root?.sidebarView != nil)
        }
        world.makeCurrent()
        #expect(root == nil && sidebar == nil)
    }
}

@MainActor private final class SizedController: UIViewController {
    private(set) var told: [CGSize] = []

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        told.append(size)
    }
}
