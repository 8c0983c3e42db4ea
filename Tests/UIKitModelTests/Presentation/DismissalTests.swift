import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Dismissing popovers") struct DismissalTests {
    private let fixture = SimulationFixture { LoggingController("root") }
    private let delegate = PopoverDelegate()

    private func show() -> LoggingController {
        let content = page("content", 300, 200)
        fixture.presentPopover(content) { $0.delegate = delegate }
        _ = delegate.journal.take()
        return content
    }

    @Test("a touch outside asks the delegate and tells it (B-080)")
    func touchOutside() {
        _ = show()

        fixture.perform { fixture.simulation.touchOutside() }

        #expect(delegate.journal.take() == ["should dismiss", "will dismiss", "did dismiss"])
        #expect(!fixture.simulation.isPresenting)
    }

    @Test("the delegate may refuse; then it is notified of the attempt (B-080)")
    func refused() {
        _ = show()
        delegate.allowsDismissal = false

        fixture.perform { fixture.simulation.touchOutside() }

        #expect(delegate.journal.take() == ["should dismiss", "did attempt"])
        #expect(fixture.simulation.isPresenting)
    }

    @Test("what is modal in its presentation stays, and nobody is asked (B-080)")
    func modal() {
        show().isModalInPresentation = true

        fixture.perform { fixture.simulation.touchOutside() }

        #expect(delegate.journal.take() == ["did attempt"])
        #expect(fixture.simulation.isPresenting)
    }

    @Test("a dismissal by the app tells the delegate nothing (B-080)")
    func byApp() {
        _ = show()

        fixture.perform { fixture.root.dismiss(animated: true) }

        #expect(delegate.journal.take() == [])
        #expect(!fixture.simulation.isPresenting)
    }

    @Test("after a touch outside, presenting again works (C-110)")
    func again() {
        let content = show()
        fixture.perform { fixture.simulation.touchOutside() }

        fixture.presentPopover(content)

        #expect(fixture.root.presentedViewController === content)
        #expect(fixture.misuses == [])
    }

    @Test("adapted to a full screen, no touch is outside (B-076)")
    func adapted() {
        let fixture = SimulationFixture(release: .iOS12, window: .third) {
            LoggingController("root")
        }
        fixture.presentPopover(page("content", 300, 200))

        #expect(!fixture.simulation.canTouchOutside)
    }
}
