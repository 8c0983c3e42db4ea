import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("The interactive pop")
struct PopGestureTests {
    private let world = SimulationFixture.plain()
    private let root = LoggingController("root")
    private let decider = Decider()

    private func fixture(
        release: Release = .asDocumented, depth: Int = 1
    ) -> SimulationFixture<UINavigationController> {
        SimulationFixture(release: release) {
            UINavigationController.stack([root, LoggingController("top")].prefix(depth).map { $0 })
        }
    }

    private func gesture(_ fixture: SimulationFixture<UINavigationController>) throws
        -> UIGestureRecognizer
    {
        try #require(fixture.root.interactivePopGestureRecognizer)
    }

    @Test("an app's delegate is asked when it begins, and may refuse (B-066)") func refused() throws
    {
        let fixture = fixture(depth: 2)
        try gesture(fixture).delegate = decider

        fixture.perform { fixture.root.swipeBack(.finish) }
        #expect(decider.asked == 1)
        #expect(fixture.root.viewControllers.count == 2)
        decider.answer = true
        fixture.perform { fixture.root.swipeBack(.finish) }
        #expect(fixture.root.viewControllers == [root])
    }

    @Test("UIKit's own delegate lets it begin above the root only (B-066)") func own() throws {
        #expect(!fixture(depth: 1).root.canSwipeBack)
        #expect(fixture(depth: 2).root.canSwipeBack)
        #expect(try gesture(fixture()).delegate != nil)
    }

    @Test("any other delegate, or none, takes that rule away (B-066)") func ruleGone() throws {
        let fixture = fixture()
        let gesture = try gesture(fixture)
        let own = gesture.delegate

        gesture.delegate = nil
        #expect(fixture.root.canSwipeBack)
        gesture.delegate = decider
        #expect(fixture.root.canSwipeBack)
        gesture.delegate = own
        #expect(!fixture.root.canSwipeBack)
    }

    @Test(
        "as documented, a swipe at the root pops nothing and leaves nothing behind (B-061, B-066)")
    func rootAsDocumented() throws {
        let fixture = fixture()
        try gesture(fixture).delegate = nil

        fixture.perform { fixture.root.swipeBack(.finish) }
        fixture.perform { fixture.root.pushViewController(LoggingController("b"), animated: true) }

        #expect(fixture.takesTouches(fixture.root.view))
        #expect(fixture.root.viewControllers.count == 2)
    }

    @Test("on releases that freeze, a push after a swipe at the root takes no touches (B-066)")
    func frozen() throws {
        let fixture = fixture(release: .iOS14)
        try gesture(fixture).delegate = nil

        fixture.perform { fixture.root.swipeBack(.finish) }
        #expect(fixture.takesTouches(fixture.root.view))
        fixture.perform { fixture.root.pushViewController(LoggingController("b"), animated: true) }

        #expect(!fixture.takesTouches(fixture.root.view))
    }

    @Test("nor where the app's delegate is right about the depth (B-066)") func mended() throws {
        let fixture = fixture(release: .iOS14)
        try gesture(fixture).delegate = decider

        fixture.perform { fixture.root.swipeBack(.finish) }
        fixture.perform { fixture.root.pushViewController(LoggingController("b"), animated: true) }

        #expect(fixture.takesTouches(fixture.root.view))
    }
}

@MainActor private final class Decider: NSObject, UIGestureRecognizerDelegate {
    private(set) var asked = 0
    var answer = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked += 1
        return answer
    }
}
