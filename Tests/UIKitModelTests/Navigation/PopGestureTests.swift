import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("The gesture that pops")
struct PopGestureTests {
    private let root = Witness("root")
    private let decider = Decider()

    private func stage(
        release: Release = .asDocumented, depth: Int = 1
    ) -> Stage<UINavigationController> {
        Stage(release: release) {
            UINavigationController.stack([root, Witness("top")].prefix(depth).map { $0 })
        }
    }

    private func gesture(_ stage: Stage<UINavigationController>) throws -> UIGestureRecognizer {
        try #require(stage.root.interactivePopGestureRecognizer)
    }

    @Test("an app's delegate is asked when it begins, and may refuse (B-066)") func refused() throws
    {
        let stage = stage(depth: 2)
        try gesture(stage).delegate = decider

        stage.perform { stage.root.swipeBack(.finish) }
        #expect(decider.asked == 1)
        #expect(stage.root.viewControllers.count == 2)
        decider.answer = true
        stage.perform { stage.root.swipeBack(.finish) }
        #expect(stage.root.viewControllers == [root])
    }

    @Test("UIKit's own delegate lets it begin above the root only (B-066)") func own() throws {
        #expect(!stage(depth: 1).root.canSwipeBack)
        #expect(stage(depth: 2).root.canSwipeBack)
        #expect(try gesture(stage()).delegate != nil)
    }

    @Test("any other delegate, or none, takes that rule away (B-066)") func ruleGone() throws {
        let stage = stage()
        let gesture = try gesture(stage)
        let own = gesture.delegate

        gesture.delegate = nil
        #expect(stage.root.canSwipeBack)
        gesture.delegate = decider
        #expect(stage.root.canSwipeBack)
        gesture.delegate = own
        #expect(!stage.root.canSwipeBack)
    }

    @Test(
        "as documented, a swipe at the root pops nothing and leaves nothing behind (B-061, B-066)")
    func rootAsDocumented() throws {
        let stage = stage()
        try gesture(stage).delegate = nil

        stage.perform { stage.root.swipeBack(.finish) }
        stage.perform { stage.root.pushViewController(Witness("b"), animated: true) }

        #expect(stage.root.view.isUserInteractionEnabled)
        #expect(stage.root.viewControllers.count == 2)
    }

    @Test("on releases that freeze, a push after a swipe at the root takes no touches (B-066)")
    func frozen() throws {
        let stage = stage(release: .iOS14)
        try gesture(stage).delegate = nil

        stage.perform { stage.root.swipeBack(.finish) }
        #expect(stage.root.view.isUserInteractionEnabled)
        stage.perform { stage.root.pushViewController(Witness("b"), animated: true) }

        #expect(!stage.root.view.isUserInteractionEnabled)
    }

    @Test("nor where the app's delegate is right about the depth (B-066)") func mended() throws {
        let stage = stage(release: .iOS14)
        try gesture(stage).delegate = decider

        stage.perform { stage.root.swipeBack(.finish) }
        stage.perform { stage.root.pushViewController(Witness("b"), animated: true) }

        #expect(stage.root.view.isUserInteractionEnabled)
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
