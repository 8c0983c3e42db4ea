import Foundation
import Testing
@_spi(Simulation) import UIKitModel

/// A column's navigation controller on the collapsed stack, as published apps rely on it.
@MainActor @Suite("Columns that nest")
struct NestedColumnsTests {
    private let world = SimulationFixture.plain()
    private let list = LoggingController("list")
    private let detail = LoggingController("detail")
    private let master: UINavigationController
    private let other: UINavigationController

    init() {
        _ = SimulationFixture.plain()
        master = UINavigationController(rootViewController: list)
        other = UINavigationController(rootViewController: detail)
    }

    private func fixture(
        window: WindowSize = .third, secondary: UIViewController? = nil
    ) -> SimulationFixture<UISplitViewController> {
        SimulationFixture(window: window) {
            UISplitViewController.columns(primary: master, secondary: secondary ?? other)
        }
    }

    private func visibleBars(
        _ fixture: SimulationFixture<UISplitViewController>
    ) -> [UINavigationBar] {
        var bars: [UINavigationBar] = []
        fixture.window.appendVisibleBars(to: &bars)
        return bars
    }

    // MARK: - What published apps do

    @Test("collapsed, the secondary's navigation controller is on the stack, whole (B-142)")
    func whole() {
        let fixture = fixture()

        #expect(master.viewControllers == [list, other])
        #expect(other.viewControllers == [detail])
        #expect(detail.navigationController === other)
        #expect(detail.navigationController?.navigationController === master)
        #expect(fixture.root.viewControllers == [master])
        #expect(visibleBars(fixture) == [master.navigationBar])
        #expect(master.navigationBar.items?.map(\.title) == ["list", "detail"])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
        #expect(fixture.misuses == [])
    }

    @Test("in an expand, a list that comes on screen finds its split view expanded (B-005)")
    func listInExpand() {
        final class Clearing: UIViewController {
            private(set) var wasCollapsed: [Bool?] = []
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                wasCollapsed.append(splitViewController?.isCollapsed)
            }
        }
        let list = Clearing()
        master.viewControllers = [list]
        let fixture = fixture()

        fixture.resize(to: .full)

        #expect(list.wasCollapsed == [false])
    }

    @Test("a push on the secondary's navigation controller reaches the screen (B-142)")
    func push() {
        let fixture = fixture()
        let more = LoggingController("more")

        fixture.perform { other.pushViewController(more, animated: true) }

        #expect(more.view.window != nil)
        #expect(master.viewControllers == [list, other])
        #expect(master.navigationBar.items?.map(\.title) == ["list", "detail", "more"])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a new stack of the secondary's navigation controller is on screen at once (B-142)")
    func newStack() {
        let fixture = fixture()
        let next = LoggingController("next")

        fixture.perform { other.viewControllers = [next] }

        #expect(next.view.window != nil && detail.view.window == nil)
        #expect(master.navigationBar.items?.map(\.title) == ["list", "next"])
    }

    @Test("the column's navigation controller is alive across a collapse and an expand (B-142)")
    func alive() {
        let fixture = fixture(window: .full)
        #expect(fixture.root.viewControllers == [master, other])

        fixture.resize(to: .third)
        let more = LoggingController("more")
        fixture.perform { other.pushViewController(more, animated: true) }
        fixture.resize(to: .full)

        #expect(fixture.root.viewControllers == [master, other])
        #expect(master.viewControllers == [list])
        #expect(other.viewControllers == [detail, more])
        #expect(other.parent === fixture.root)
        #expect(list.view.window != nil && more.view.window != nil)
        #expect(other.navigationBar.items?.map(\.title) == ["detail", "more"])
        #expect(Set(visibleBars(fixture)) == [master.navigationBar, other.navigationBar])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a pop to the root through two navigation controllers leads to the list (B-142)")
    func popToRoot() {
        let fixture = fixture()

        fixture.perform {
            detail.navigationController?.navigationController?
                .popToRootViewController(animated: true)
        }

        #expect(master.viewControllers == [list])
        #expect(list.view.window != nil && detail.view.window == nil)
        #expect(other.viewControllers == [detail])
        #expect(other.parent == nil)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a navigation controller that is pushed while collapsed raises nothing (B-142)")
    func pushedNavigation() {
        let wrapped = SimulationFixture<UISplitViewController>(window: .third) {
            .columns(primary: LoggingController("a"), secondary: LoggingController("b"))
        }
        for fixture in [fixture(), wrapped] {
            let page = LoggingController("page")
            let base = fixture.root.navigation(of: .primary)

            fixture.perform {
                base?.popToRootViewController(animated: false)
                base?.pushViewController(
                    UINavigationController(rootViewController: page), animated: true)
            }

            #expect(fixture.misuses == [])
            #expect(page.view.window != nil)
            #expect(base?.viewControllers.count == 2)
        }
    }

    @Test("another navigation controller on the stack stays with the primary (B-142, C-011)")
    func foreign() {
        let fixture = fixture()
        let page = LoggingController("page")
        let foreign = UINavigationController(rootViewController: page)
        fixture.perform { master.pushViewController(foreign, animated: true) }

        fixture.resize(to: .full)

        #expect(master.viewControllers == [list, foreign])
        #expect(other.viewControllers == [detail])
        #expect(page.view.window != nil && detail.view.window != nil)
        #expect(fixture.misuses == [])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("expanded again, no navigation controller can be nested (A-085, B-142)")
    func expanded() {
        let fixture = fixture()
        fixture.resize(to: .full)

        fixture.perform { master.pushViewController(UINavigationController(), animated: false) }

        #expect(fixture.misuses == ["Pushing a navigation controller is not supported"])
    }

    @Test("show brings a popped column back with its own stack, and leaves it (B-012, B-142)")
    func show() {
        let fixture = fixture()
        let more = LoggingController("more")
        fixture.perform { other.pushViewController(more, animated: false) }

        fixture.perform { fixture.root.show(.primary) }
        #expect(master.viewControllers == [list])
        fixture.perform { fixture.root.show(.secondary) }

        #expect(master.viewControllers == [list, other])
        #expect(other.viewControllers == [detail, more])
        #expect(more.view.window != nil)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a popped column gets its navigation controller back (B-122, B-142)")
    func popped() {
        let fixture = fixture()
        fixture.perform {
            master.popViewController(animated: true)
        }

        fixture.resize(to: .full)

        #expect(fixture.root.viewControllers == [master, other])
        #expect(detail.view.window != nil)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("another navigation controller for the secondary takes its place (B-003, B-142)")
    func exchanged() {
        let fixture = fixture()
        let next = LoggingController("next")
        let replacement = UINavigationController(rootViewController: next)

        fixture.perform { fixture.root.setViewController(replacement, for: .secondary) }

        #expect(master.viewControllers == [list, replacement])
        #expect(next.view.window != nil)
        fixture.resize(to: .full)
        #expect(fixture.root.viewControllers == [master, replacement])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("another primary takes the columns above it along (B-003, B-142)")
    func exchangedPrimary() {
        let fixture = fixture()
        let next = LoggingController("next")
        let replacement = UINavigationController(rootViewController: next)

        fixture.perform { fixture.root.setViewController(replacement, for: .primary) }

        #expect(fixture.root.viewControllers == [replacement])
        #expect(replacement.viewControllers == [next, other])
        #expect(master.viewControllers == [list])
        #expect(detail.view.window != nil)
        fixture.perform { master.pushViewController(UINavigationController(), animated: false) }
        #expect(fixture.misuses == ["Pushing a navigation controller is not supported"])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test(
        "columns that are set after a launch in compact stack in their order (B-003, B-142)",
        arguments: [true, false])
    func setLater(primaryFirst: Bool) {
        let fixture = SimulationFixture(window: .third) {
            UISplitViewController(style: .doubleColumn)
        }
        #expect(fixture.root.isCollapsed)

        fixture.perform {
            if primaryFirst { fixture.root.setViewController(master, for: .primary) }
            fixture.root.setViewController(other, for: .secondary)
            if !primaryFirst { fixture.root.setViewController(master, for: .primary) }
        }
        #expect(fixture.root.viewControllers == [master])
        fixture.perform { fixture.root.show(.secondary) }

        #expect(master.viewControllers == [list, other])
        #expect(detail.view.window != nil)
        fixture.resize(to: .full)
        #expect(fixture.root.viewControllers == [master, other])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("tabs as the secondary are on the stack, whole (B-142, B-T2)")
    func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [other, UINavigationController()]
        let fixture = fixture(window: .full, secondary: tabs)

        fixture.resize(to: .third)
        #expect(master.viewControllers == [list, tabs])
        #expect(detail.view.window != nil)
        fixture.perform { detail.show(LoggingController("more"), sender: nil) }
        #expect(other.viewControllers.count == 2)
        fixture.perform { fixture.root.show(.primary) }
        #expect(list.view.window != nil && master.viewControllers == [list])
        fixture.perform { fixture.root.show(.secondary) }
        fixture.resize(to: .full)

        #expect(fixture.root.viewControllers == [master, tabs])
        #expect(other.viewControllers.count == 2)
        #expect(fixture.misuses == [])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    // MARK: - Nothing to show

    @Test("a secondary without a controller is not on the stack (B-051)")
    func noSecondary() {
        let fixture = SimulationFixture(window: .third) { () -> UISplitViewController in
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(master, for: .primary)
            return split
        }

        #expect(master.viewControllers == [list])
        #expect(list.view.window != nil)
        fixture.perform {
            fixture.root.setViewController(other, for: .secondary)
            fixture.root.show(.secondary)
        }
        #expect(master.viewControllers == [list, other])
    }

    @Test(
        "a secondary whose stack is empty is not on the stack, until it has something and is shown again (B-051)"
    )
    func emptySecondary() {
        other.viewControllers = []
        let fixture = fixture()
        #expect(master.viewControllers == [list])

        fixture.perform { fixture.root.show(.secondary) }
        #expect(master.viewControllers == [list])
        fixture.perform {
            other.viewControllers = [detail]
            fixture.root.show(.secondary)
        }

        #expect(master.viewControllers == [list, other])
        #expect(fixture.misuses == [])
    }
}
