import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Animations")
struct AnimationTests {
    @Test("values are final at once, and completions come on the clock (B-010)")
    func animate() {
        let stage = Stage.plain()
        var isOver = false

        stage.perform {
            UIView.animate(withDuration: 0.25) {
                stage.root.view.alpha = 0
            } completion: {
                isOver = $0
            }
            #expect(stage.root.view.alpha == 0)
            #expect(!isOver && !stage.simulation.isAtRest)
        }

        #expect(isOver)
        #expect(stage.simulation.clock.now == 25)
    }

    @Test("without a completion nothing waits (B-010)")
    func noCompletion() {
        let stage = Stage.plain()

        UIView.animate(withDuration: 1) { stage.root.view.alpha = 0.5 }
        UIView.performWithoutAnimation { stage.root.view.tag = 1 }

        #expect(stage.simulation.clock.isIdle)
        #expect(stage.root.view.tag == 1)
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
