import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("A nested navigation controller")
struct NestingTests {
    private let world = SimulationFixture.plain()
    private let list = LoggingController("list")
    private let detail = LoggingController("detail")
    private let notes = LoggingController("notes")
    private let master: UINavigationController
    private let other: UINavigationController

    init() {
        _ = SimulationFixture.plain()
        master = UINavigationController(rootViewController: list)
        other = UINavigationController(rootViewController: detail)
    }

    /// Collapsed, with the secondary on the primary's stack.
    private func fixture(_ orientation: Orientation = .portrait) -> SimulationFixture<
        UISplitViewController
    > {
        SimulationFixture(device: "iPhone 8 Plus", orientation: orientation) {
            .classic(master, other)
        }
    }

    private func tapBack(on fixture: SimulationFixture<UISplitViewController>) throws {
        var controls: [UIControl] = []
        fixture.window.appendUncoveredControls(to: &controls)
        let back = try #require(
            controls.first { $0.accessibilityIdentifier == "BackButton" })
        fixture.perform { back.receiveTap() }
    }

    // MARK: - When it is allowed

    @Test(
        "while expanded, a navigation controller cannot be pushed on the primary's (A-085, B-069)")
    func expanded() {
        let fixture = fixture(.landscape)

        fixture.perform {
            let another = UINavigationController(rootViewController: LoggingController("x"))
            master.pushViewController(another, animated: false)
        }

        #expect(fixture.misuses == ["Pushing a navigation controller is not supported"])
        #expect(fixture.simulation.isTerminated)
    }

    @Test("also after a collapse and an expand (A-085)")
    func expandedAgain() {
        let fixture = fixture()
        fixture.rotate(to: .landscape)

        fixture.perform { master.pushViewController(UINavigationController(), animated: false) }

        #expect(fixture.misuses == ["Pushing a navigation controller is not supported"])
    }

    @Test("collapsed, an app may push one on the primary's (A-069, A-085)")
    func collapsed() {
        let fixture = fixture()
        fixture.perform { master.popViewController(animated: false) }
        let another = UINavigationController(rootViewController: LoggingController("x"))

        fixture.perform { master.pushViewController(another, animated: true) }

        #expect(fixture.misuses == [])
        #expect(master.viewControllers == [list, another])
    }

    @Test("an empty one raises, with UIKit's words (A-086)")
    func empty() {
        let fixture = fixture(.landscape)
        fixture.perform { other.setViewControllers([], animated: false) }

        fixture.rotate(to: .portrait)

        #expect(fixture.simulation.exception?.name == "NSInvalidArgumentException")
        #expect(
            fixture.simulation.exception?.reason
                == "Cannot display a nested UINavigationController with zero viewControllers")
    }

    // MARK: - One bar for both

    @Test("the outer bar shows the items of both stacks, the nested one is hidden (A-070)")
    func oneBar() {
        let fixture = fixture()
        var bars: [UINavigationBar] = []

        fixture.window.appendVisibleBars(to: &bars)

        #expect(bars == [master.navigationBar])
        #expect(master.navigationBar.items?.map(\.title) == ["list", "detail"])
        #expect(detail.view.safeAreaInsets.top == 64)
        #expect(detail.navigationController === other)
        #expect(other.navigationController === master)
    }

    @Test("what is pushed on the nested stack shows in the outer bar (A-070)")
    func nestedPush() {
        let fixture = fixture()

        fixture.perform { detail.show(notes, sender: nil) }

        #expect(other.viewControllers == [detail, notes])
        #expect(master.viewControllers == [list, other])
        #expect(master.navigationBar.topItem?.title == "notes")
        #expect(notes.view.window != nil)
        #expect(notes.view.safeAreaInsets.top == 64)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("Back pops the nested stack first, then the outer one (A-069, A-070)")
    func back() throws {
        let fixture = fixture()
        fixture.perform { detail.show(notes, sender: nil) }

        try tapBack(on: fixture)
        #expect(other.viewControllers == [detail])
        #expect(master.viewControllers == [list, other])
        try tapBack(on: fixture)

        #expect(master.viewControllers == [list])
        #expect(list.view.window != nil)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a swipe back does the same, and a cancelled one leaves both (A-070, B-066)")
    func swipe() {
        let fixture = fixture()
        fixture.perform { detail.show(notes, sender: nil) }

        fixture.perform { master.swipeBack(.cancel) }
        #expect(master.navigationBar.items?.map(\.title) == ["list", "detail", "notes"])
        fixture.perform { master.swipeBack(.finish) }
        #expect(master.navigationBar.items?.map(\.title) == ["list", "detail"])
        fixture.perform { master.swipeBack(.finish) }

        #expect(master.navigationBar.items?.map(\.title) == ["list"])
        #expect(master.viewControllers == [list])
        #expect(!master.canSwipeBack)
    }

    @Test("on its own again, it shows its own bar with its own items (A-070, A-081)")
    func alone() {
        let fixture = fixture()
        fixture.perform { detail.show(notes, sender: nil) }

        fixture.rotate(to: .landscape)

        #expect(other.viewControllers == [detail, notes])
        #expect(other.navigationBar.items?.map(\.title) == ["detail", "notes"])
        #expect(master.navigationBar.items?.map(\.title) == ["list"])
        #expect(!other.navigationBar.isHidden)
        #expect(notes.view.safeAreaInsets.top == 44)
    }

    @Test("a bar that the app has hidden stays hidden (A-070, B-064)")
    func hiddenBar() {
        let fixture = fixture(.landscape)
        fixture.perform { other.isNavigationBarHidden = true }

        fixture.rotate(to: .portrait)
        fixture.rotate(to: .landscape)

        #expect(other.navigationBar.isHidden)
        #expect(detail.view.safeAreaInsets.top == 0)
    }
}
