import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Animations")
struct AnimationTests {
    private let world = SimulationFixture.plain()

    @Test("values are final at once, and completions come on the clock (B-010)")
    func animate() {
        let fixture = SimulationFixture.plain()
        var isOver = false

        fixture.perform {
            UIView.animate(withDuration: 0.25) {
                fixture.root.view.alpha = 0
            } completion: {
                isOver = $0
            }
            #expect(fixture.root.view.alpha == 0)
            #expect(!isOver && !fixture.simulation.isAtRest)
        }

        #expect(isOver)
        #expect(fixture.simulation.clock.now == 25)
    }

    @Test("without a completion nothing waits (B-010)")
    func noCompletion() {
        let fixture = SimulationFixture.plain()

        UIView.animate(withDuration: 1) { fixture.root.view.alpha = 0.5 }
        UIView.performWithoutAnimation { fixture.root.view.tag = 1 }

        #expect(fixture.simulation.clock.isIdle)
        #expect(fixture.root.view.tag == 1)
    }

    @Test("alpha stays between 0 and 1 (A-022)")
    func alpha() {
        let view = UIView(frame: .zero)
        view.alpha = 2
        #expect(view.alpha == 1)
        view.alpha = -1
        #expect(view.alpha == 0)
    }
}
