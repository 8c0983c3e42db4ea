import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Groups of tabs")
struct TabGroupTests {
    private let world = SimulationFixture.plain()

    private func tab(_ name: String) -> UITab {
        UITab(title: name.uppercased(), image: nil, identifier: name) { _ in LoggingController(name)
        }
    }

    /// A tab `a`, and a group `g` of `x` and `y`.
    private func fixture(
        isManaged: Bool = false, isSidebarHidden: Bool = true, isFirst: Bool = false,
        _ change: @MainActor (UITabGroup) -> Void = { _ in }
    ) -> SimulationFixture<UITabBarController> {
        SimulationFixture(release: .iOS18) {
            let group = UITabGroup(
                title: "G", image: nil, identifier: "g", children: [tab("x"), tab("y")]
            ) { _ in LoggingController("g") }
            if isManaged { group.managingNavigationController = UINavigationController() }
            change(group)
            let root = UITabBarController(tabs: isFirst ? [group, tab("a")] : [tab("a"), group])
            root.mode = .tabSidebar
            root.sidebar.isHidden = isSidebarHidden
            return root
        }
    }

    private func group(_ fixture: SimulationFixture<UITabBarController>) throws -> UITabGroup {
        try #require(fixture.root.tab(forIdentifier: "g") as? UITabGroup)
    }

    private func stack(_ fixture: SimulationFixture<UITabBarController>) throws -> [String] {
        let manager = try group(fixture).managingNavigationController
        return try #require(manager).viewControllers.map { ($0 as? LoggingController)?.name ?? "" }
    }

    private func found(_ fixture: SimulationFixture<UITabBarController>) -> [UIControl] {
        var found: [UIControl] = []
        fixture.root.view.appendUncoveredControls(to: &found)
        return found
    }

    private func tap(_ title: String, _ fixture: SimulationFixture<UITabBarController>) throws {
        let control = try #require(found(fixture).first { $0.shownTitle == title })
        fixture.perform { control.receiveTap() }
    }

    @Test("a group has children, which know it, and is one entry of the bar (B-202)")
    func children() throws {
        let fixture = fixture()
        let root = fixture.root
        let group = try group(fixture)

        #expect(group.children.map(\.identifier) == ["x", "y"])
        #expect(group.children[0].parent === group && group.parent == nil)
        #expect(group.children[1].tabBarController === root)
        #expect(root.tab(forIdentifier: "y") === group.children[1])
        #expect(group.tab(forIdentifier: "x") === group.children[0])
        #expect(found(fixture).compactMap(\.shownTitle) == ["A", "G", "Show Sidebar"])
        #expect(root.selectedTab === root.tabs[0])
    }

    @Test("a group shows its selected child, else the default one, else the first (B-202)")
    func selecting() throws {
        let plain = fixture()
        try tap("G", plain)
        #expect(plain.root.selectedTab?.identifier == "x")
        #expect(try group(plain).selectedChild?.identifier == "x")

        let fixture = fixture { $0.defaultChildIdentifier = "y" }
        let group = try group(fixture)
        #expect(group.selectedChild == nil)
        try tap("G", fixture)
        #expect(fixture.root.selectedTab?.identifier == "y")
        #expect(fixture.root.tabBar.selectedItem?.title == "G")
        fixture.perform { group.selectedChild = group.children[0] }
        #expect(fixture.root.selectedTab?.identifier == "x")
        #expect((fixture.root.selectedViewController as? LoggingController)?.name == "x")
        try tap("A", fixture)
        fixture.perform { fixture.root.selectedTab = group }
        #expect(fixture.root.selectedTab?.identifier == "x")
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a group that is the first tab shows its default child at first (B-202)")
    func first() throws {
        let fixture = fixture(isFirst: true) { $0.defaultChildIdentifier = "y" }

        #expect(fixture.root.selectedTab?.identifier == "y")
        #expect(try group(fixture).selectedChild?.identifier == "y")
    }

    @Test("the sidebar has rows for the children of groups, which select them (B-202)")
    func rows() throws {
        let fixture = fixture(isSidebarHidden: false)
        let keeper = TabKeeper()
        fixture.root.delegate = keeper
        #expect(found(fixture).compactMap(\.shownTitle) == ["Hide Sidebar", "A", "X", "Y"])

        try tap("Y", fixture)

        #expect(fixture.root.selectedTab?.identifier == "y")
        #expect(try group(fixture).selectedChild?.identifier == "y")
        #expect(keeper.heard == ["should y", "did y after a"])
        #expect(found(fixture).filter(\.isSelected).compactMap(\.shownTitle) == ["Y"])
    }

    @Test("a tap on a group in the bar asks and tells the delegate of the child (B-202)")
    func delegate() throws {
        let fixture = fixture()
        let keeper = TabKeeper()
        fixture.root.delegate = keeper

        try tap("G", fixture)

        #expect(keeper.heard == ["should x", "did x after a"])
    }

    @Test("a managed group without the sidebar has its own controller below the child's (B-203)")
    func managed() throws {
        let fixture = fixture(isManaged: true)
        let root = fixture.root
        try tap("G", fixture)
        #expect(try stack(fixture) == ["g", "x"])
        #expect(root.selectedTab?.identifier == "x")
        #expect(root.selectedTab?.managingTabGroup?.identifier == "g")

        fixture.perform { root.selectedTab = root.tab(forIdentifier: "y") }
        #expect(try stack(fixture) == ["g", "y"])
        fixture.resize(to: .third)
        #expect(try stack(fixture) == ["g", "y"])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("beside the sidebar its stack begins with the child's controller (B-203)")
    func besideSidebar() throws {
        let fixture = fixture(isManaged: true, isSidebarHidden: false)
        let root = fixture.root
        try tap("Y", fixture)
        #expect(try stack(fixture) == ["y"])
        let page = LoggingController("page")
        fixture.perform {
            (root.selectedViewController as? UINavigationController)?.pushViewController(
                page, animated: true)
        }

        fixture.resize(to: .third)
        #expect(try stack(fixture) == ["g", "y", "page"])
        fixture.resize(to: .full)
        #expect(try stack(fixture) == ["y", "page"])
        try tap("Hide Sidebar", fixture)
        #expect(try stack(fixture) == ["g", "y", "page"])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("where the user has popped the child, the group itself is selected (B-203)")
    func popped() throws {
        let fixture = fixture(isManaged: true)
        let root = fixture.root
        try tap("G", fixture)
        let group = try group(fixture)

        fixture.perform {
            _ = group.managingNavigationController?.popViewController(animated: true)
        }
        #expect(root.selectedTab === group && group.selectedChild == nil)
        try tap("A", fixture)
        try tap("G", fixture)
        #expect(try stack(fixture) == ["g"])
        fixture.perform { root.sidebar.isHidden = false }
        #expect(try stack(fixture) == ["g"])
        try tap("X", fixture)
        #expect(try stack(fixture) == ["x"] && root.selectedTab?.identifier == "x")
    }

    @Test("groups take new children, and keep what is selected (B-202)") func newChildren() throws {
        let fixture = fixture(isSidebarHidden: false)
        let root = fixture.root
        let group = try group(fixture)
        let (x, y) = (group.children[0], group.children[1])
        try tap("Y", fixture)

        fixture.perform { group.children = [y, tab("z")] }
        #expect(root.selectedTab === y && x.parent == nil && x.tabBarController == nil)
        #expect(found(fixture).compactMap(\.shownTitle) == ["Hide Sidebar", "A", "Y", "Z"])
        fixture.perform { group.children = [x] }
        #expect(root.selectedTab === root.tabs[0] && group.selectedChild == nil)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a tab that is in two groups is refused by name (B-202)") func refused() throws {
        let fixture = fixture()
        let group = try group(fixture)

        fixture.perform {
            let other = UITabGroup(
                title: "H", image: nil, identifier: "h", children: [group.children[0]])
            #expect(other.children == [])
            other.children = [other]
        }

        #expect(fixture.misuses.count == 2 && fixture.misuses[0].contains("the tab x"))
    }

    @Test("a group that gets a navigation controller later keeps its child on screen (B-203)")
    func managedLater() throws {
        let fixture = fixture()
        let group = try group(fixture)
        try tap("G", fixture)

        fixture.perform { group.managingNavigationController = UINavigationController() }

        #expect(try stack(fixture) == ["g", "x"])
        #expect(fixture.root.selectedTab?.identifier == "x")
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("children of groups make their controllers when they come on screen (D-034)")
    func providers() throws {
        world.makeCurrent()
        var made: [String] = []
        let (x, y) = (
            UITab(title: "X", image: nil, identifier: "x") { tab in
                made.append(tab.identifier)
                return LoggingController("x")
            },
            UITab(title: "Y", image: nil, identifier: "y") { tab in
                made.append(tab.identifier)
                return LoggingController("y")
            }
        )
        let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [x, y])
        let fixture = SimulationFixture(release: .iOS18) {
            UITabBarController(tabs: [tab("a"), group])
        }
        let root = fixture.root
        #expect(made == ["x"] && root.viewControllers?.count == 2)

        fixture.perform { group.selectedChild = y }
        #expect(made == ["x", "y"] && root.viewControllers?.count == 3)
        #expect(root.selectedTab === root.tabs[0])
        try tap("G", fixture)
        #expect(root.selectedTab === y && root.selectedIndex == 2)
        try tap("Show Sidebar", fixture)
        try tap("X", fixture)
        #expect(root.selectedTab === x && group.selectedChild === x)
        #expect(made == ["x", "y"] && fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("groups and their tabs deallocate") func memory() {
        weak var group: UITabGroup?
        weak var child: UITab?
        do {
            let fixture = fixture(isManaged: true, isSidebarHidden: false)
            group = fixture.root.tabs[1] as? UITabGroup
            child = group?.children[0]
            #expect(child != nil)
        }
        world.makeCurrent()
        #expect(group == nil && child == nil)
    }
}
