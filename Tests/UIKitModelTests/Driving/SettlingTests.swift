import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Coming to rest")
struct SettlingTests {
    private let world = SimulationFixture.plain()

    @Test("an observer that keeps changing what it observes is given up (A-040)")
    func safeArea() {
        let fixture = SimulationFixture.plain()
        let root = fixture.root
        let observation = root.view.observe(\.safeAreaInsets) { [weak root] _, _ in
            root?.additionalSafeAreaInsets.left += 1
        }

        fixture.perform { root.additionalSafeAreaInsets.left = 1 }

        #expect(fixture.simulation.unsettled == .safeArea(limit: 24))
        #expect(!fixture.simulation.acceptsTouches)
        observation.invalidate()
    }

    @Test("a layout that keeps asking for another is given up (A-040)")
    func layout() {
        let root = LoggingController("root")
        let fixture = SimulationFixture { root }
        root.onLayout = { [unowned root] in root.view.setNeedsLayout() }

        fixture.perform { root.view.setNeedsLayout() }

        #expect(fixture.simulation.unsettled == .layout(limit: 64))
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
        let fixture = SimulationFixture { UINavigationController(rootViewController: Pushing()) }

        #expect(fixture.simulation.unsettled == .time(limit: 64))
    }

    @Test("completions that keep starting animations wait after ten seconds, as timers do")
    func time() {
        let fixture = SimulationFixture.plain()
        func animate() {
            UIView.animate(withDuration: 0.1) {
            } completion: { _ in
                animate()
            }
        }

        fixture.perform { animate() }

        #expect(fixture.simulation.unsettled == nil && fixture.simulation.waitingWork == 1)
    }

    @Test("an observer that settles after a few rounds is not given up (A-040)")
    func settles() {
        let fixture = SimulationFixture.plain()
        let root = fixture.root
        let observation = root.view.observe(\.safeAreaInsets) { [weak root] view, _ in
            if view.safeAreaInsets.left < 10 { root?.additionalSafeAreaInsets.left += 1 }
        }

        fixture.perform { root.additionalSafeAreaInsets.left = 1 }

        #expect(fixture.simulation.unsettled == nil)
        #expect(root.view.safeAreaInsets.left == 10)
        #expect(fixture.simulation.isAtRest)
        observation.invalidate()
    }
}
