import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("A nested navigation controller")
struct NestingTests {
    private let list = Witness("list")
    private let detail = Witness("detail")
    private let notes = Witness("notes")
    private let master: UINavigationController
    private let other: UINavigationController

    init() {
        _ = Stage.plain()
        master = UINavigationController(rootViewController: list)
        other = UINavigationController(rootViewController: detail)
    }

    /// Collapsed, with the secondary on the primary's stack.
    private func stage(_ orientation: Orientation = .portrait) -> Stage<UISplitViewController> {
        Stage(device: "iPhone 8 Plus", orientation: orientation) { .classic(master, other) }
    }

    private func tapBack(on stage: Stage<UISplitViewController>) throws {
        var controls: [UIControl] = []
        stage.window.appendReachableControls(to: &controls)
        let back = try #require(
            controls.first { $0.accessibilityIdentifier == "BackButton" })
        stage.perform { back.receiveTap() }
    }

    // MARK: - When it is allowed

    @Test(
        "while expanded, a navigation controller cannot be pushed on the primary's (A-085, B-069)")
    func expanded() {
        let stage = stage(.landscape)

        stage.perform {
            let another = UINavigationController(rootViewController: Witness("x"))
            master.pushViewController(another, animated: false)
        }

        #expect(stage.misuses == ["Pushing a navigation controller is not supported"])
        #expect(stage.simulation.isTerminated)
    }

    @Test("also after a collapse and an expand (A-085)")
    func expandedAgain() {
        let stage = stage()
        stage.rotate(to: .landscape)

        stage.perform { master.pushViewController(UINavigationController(), animated: false) }

        #expect(stage.misuses == ["Pushing a navigation controller is not supported"])
    }

    @Test("collapsed, an app may push one on the primary's (A-069, A-085)")
    func collapsed() {
        let stage = stage()
        stage.perform { master.popViewController(animated: false) }
        let another = UINavigationController(rootViewController: Witness("x"))

        stage.perform { master.pushViewController(another, animated: true) }

        #expect(stage.misuses == [])
        #expect(master.viewControllers == [list, another])
    }

    @Test("an empty one raises, with UIKit's words (A-086)")
    func empty() {
        let stage = stage(.landscape)
        stage.perform { other.setViewControllers([], animated: false) }

        stage.rotate(to: .portrait)

        #expect(stage.simulation.exception?.name == "NSInvalidArgumentException")
        #expect(
            stage.simulation.exception?.reason
                == "Cannot display a nested UINavigationController with zero viewControllers")
    }

    // MARK: - One bar for both

    @Test("the outer bar shows the items of both stacks, the nested one is hidden (A-070)")
    func oneBar() {
        let stage = stage()
        var bars: [UINavigationBar] = []

        stage.window.appendVisibleBars(to: &bars)

        #expect(bars == [master.navigationBar])
        #expect(master.navigationBar.items?.map(\.title) == ["list", "detail"])
        #expect(detail.view.safeAreaInsets.top == 64)
        #expect(detail.navigationController === other)
        #expect(other.navigationController === master)
    }

    @Test("what is pushed on the nested stack shows in the outer bar (A-070)")
    func nestedPush() {
        let stage = stage()

        stage.perform { detail.show(notes, sender: nil) }

        #expect(other.viewControllers == [detail, notes])
        #expect(master.viewControllers == [list, other])
        #expect(master.navigationBar.topItem?.title == "notes")
        #expect(notes.view.window != nil)
        #expect(notes.view.safeAreaInsets.top == 64)
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    @Test("Back pops the nested stack first, then the outer one (A-069, A-070)")
    func back() throws {
        let stage = stage()
        stage.perform { detail.show(notes, sender: nil) }

        try tapBack(on: stage)
        #expect(other.viewControllers == [detail])
        #expect(master.viewControllers == [list, other])
        try tapBack(on: stage)

        #expect(master.viewControllers == [list])
        #expect(list.view.window != nil)
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    @Test("a swipe back does the same, and a cancelled one leaves both (A-070, B-066)")
    func swipe() {
        let stage = stage()
        stage.perform { detail.show(notes, sender: nil) }

        stage.perform { master.swipeBack(.cancel) }
        #expect(master.navigationBar.items?.map(\.title) == ["list", "detail", "notes"])
        stage.perform { master.swipeBack(.finish) }
        #expect(master.navigationBar.items?.map(\.title) == ["list", "detail"])
        stage.perform { master.swipeBack(.finish) }

        #expect(master.navigationBar.items?.map(\.title) == ["list"])
        #expect(master.viewControllers == [list])
        #expect(!master.canSwipeBack)
    }

    @Test("on its own again, it shows its own bar with its own items (A-070, A-081)")
    func alone() {
        let stage = stage()
        stage.perform { detail.show(notes, sender: nil) }

        stage.rotate(to: .landscape)

        #expect(other.viewControllers == [detail, notes])
        #expect(other.navigationBar.items?.map(\.title) == ["detail", "notes"])
        #expect(master.navigationBar.items?.map(\.title) == ["list"])
        #expect(!other.navigationBar.isHidden)
        #expect(notes.view.safeAreaInsets.top == 44)
    }

    @Test("a bar that the app has hidden stays hidden (A-070, B-064)")
    func hiddenBar() {
        let stage = stage(.landscape)
        stage.perform { other.isNavigationBarHidden = true }

        stage.rotate(to: .portrait)
        stage.rotate(to: .landscape)

        #expect(other.navigationBar.isHidden)
        #expect(detail.view.safeAreaInsets.top == 0)
    }
}
