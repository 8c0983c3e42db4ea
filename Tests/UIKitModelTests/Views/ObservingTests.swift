import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Observing views by key path")
struct ObservingTests {
    private let world = SimulationFixture.plain()

    private final class Card: UIView {}

    @Test("an observer hears inside the setter, of equal values too (A-019)")
    func insideSetter() {
        let view = UIView(frame: .zero)
        var seen: [CGFloat] = []
        let observation = view.observe(\.frame) { view, _ in seen.append(view.frame.minX) }

        view.frame.origin.x = 5
        #expect(seen == [5])
        view.frame.origin.x = 5
        #expect(seen == [5, 5])
        observation.invalidate()
    }

    @Test("key paths of a subclass observe, too (A-019)")
    func subclass() {
        let card = Card(frame: .zero)
        var changes = 0
        let observations = [
            card.observe(\Card.frame) { _, _ in changes += 1 },
            card.observe(\.bounds) { _, _ in changes += 10 },
        ]

        card.frame = CGRect(x: 0, y: 0, width: 10, height: 10)

        #expect(changes == 11)
        #expect(observations.count == 2)
    }

    @Test("bounds change when the size does, and not with the origin (A-019)")
    func bounds() {
        let view = UIView(frame: .zero)
        var changes = 0
        let observation = view.observe(\.bounds) { _, _ in changes += 1 }

        view.frame.origin.x = 5
        #expect(changes == 0)
        view.frame.size.width = 5
        #expect(changes == 1)
        view.bounds.origin.y = 5
        #expect(changes == 2)
        observation.invalidate()
    }

    @Test("observers of safe areas learn of every recomputation, equal values too (A-026, A-040)")
    func safeAreas() {
        let fixture = SimulationFixture.plain()
        var changes: [CGFloat] = []
        let observation = fixture.root.view.observe(\.safeAreaInsets) { view, _ in
            changes.append(view.safeAreaInsets.left)
        }

        fixture.root.additionalSafeAreaInsets.left = 10
        fixture.setDock(shown: true)
        fixture.setDock(shown: false)

        #expect(changes == [10, 10, 10])
        observation.invalidate()
    }

    @Test("what cannot be observed is logged (A-019)")
    func unknown() {
        let fixture = SimulationFixture.plain()
        let view = UIView(frame: .zero)

        let observation = view.observe(\.alpha) { _, _ in }

        #expect(fixture.misuses.count == 1)
        #expect(!observation.isActive)
    }
}
