import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Coming to rest")
struct SettlingTests {
    @Test("an observer that keeps changing what it observes is given up (A-040)")
    func safeArea() {
        let stage = Stage.plain()
        let root = stage.root
        let observation = root.view.observe(\.safeAreaInsets) { [weak root] _, _ in
            root?.additionalSafeAreaInsets.left += 1
        }

        stage.perform { root.additionalSafeAreaInsets.left = 1 }

        #expect(stage.simulation.unsettled == .safeArea(limit: 24))
        #expect(!stage.simulation.acceptsTouches)
        observation.invalidate()
    }

    @Test("a layout that keeps asking for another is given up (A-040)")
    func layout() {
        let root = Witness("root")
        let stage = Stage { root }
        root.onLayout = { [unowned root] in root.view.setNeedsLayout() }

        stage.perform { root.view.setNeedsLayout() }

        #expect(stage.simulation.unsettled == .layout(limit: 64))
    }

    /// Pushes another of its kind whenever it is about to appear.
    private final class Pushing: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.pushViewController(Pushing(), animated: true)
        }
    }

    @Test("a controller that pushes another whenever one appears is given up (B-070)")
    func pushing() {
        let stage = Stage { UINavigationController(rootViewController: Pushing()) }

        #expect(stage.simulation.unsettled == .time(limit: 64))
    }

    @Test("completions that keep starting animations are given up (A-040)")
    func time() {
        let stage = Stage.plain()
        func animate() {
            UIView.animate(withDuration: 0.1) {
            } completion: { _ in
                animate()
            }
        }

        stage.perform { animate() }

        #expect(stage.simulation.unsettled == .time(limit: 1_000))
    }

    @Test("an observer that settles after a few rounds is not given up (A-040)")
    func settles() {
        let stage = Stage.plain()
        let root = stage.root
        let observation = root.view.observe(\.safeAreaInsets) { [weak root] view, _ in
            if view.safeAreaInsets.left < 10 { root?.additionalSafeAreaInsets.left += 1 }
        }

        stage.perform { root.additionalSafeAreaInsets.left = 1 }

        #expect(stage.simulation.unsettled == nil)
        #expect(root.view.safeAreaInsets.left == 10)
        #expect(stage.simulation.isAtRest)
        observation.invalidate()
    }
}
