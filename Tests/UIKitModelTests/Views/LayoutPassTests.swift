import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Layout passes")
struct LayoutPassTests {
    private let world = SimulationFixture.plain()

    /// Counts its layouts, and runs a closure in each.
    private final class Counter: UIView {
        var layouts = 0
        var onLayout: (() -> Void)?

        override func layoutSubviews() {
            layouts += 1
            onLayout?()
        }
    }

    @Test("a pass lays out what asked for it, and nothing else (B-100)")
    func onlyWhatAsked() {
        let fixture = SimulationFixture.plain()
        let one = Counter(frame: .zero)
        let two = Counter(frame: .zero)
        fixture.perform {
            fixture.root.view.addSubview(one)
            one.addSubview(two)
        }
        #expect(one.layouts == 1 && two.layouts == 1)

        fixture.perform { two.setNeedsLayout() }
        #expect(one.layouts == 1 && two.layouts == 2)
        fixture.perform { one.frame.size.width = 5 }
        #expect(one.layouts == 2 && two.layouts == 2)
        fixture.perform { one.frame.origin.x = 5 }
        #expect(one.layouts == 2 && two.layouts == 2)
    }

    @Test("layoutIfNeeded lays out at once, what is below too (B-100)")
    func atOnce() {
        let outer = Counter(frame: .zero)
        let inner = Counter(frame: .zero)
        outer.addSubview(inner)

        outer.layoutIfNeeded()
        outer.layoutIfNeeded()

        #expect(outer.layouts == 1 && inner.layouts == 1)
    }

    @Test("a controller is notified before and after its view's layout (B-100)")
    func controller() {
        let journal = Journal()
        let root = LoggingController("root", journal: journal)
        let fixture = SimulationFixture { root }
        root.isThorough = true
        _ = journal.take()

        fixture.perform { root.view.setNeedsLayout() }

        #expect(journal.take() == ["root will lay out", "root did lay out"])
    }

    @Test("additional insets ask for a layout (B-111)")
    func insets() {
        let root = LoggingController("root")
        let fixture = SimulationFixture { root }
        var layouts = 0
        root.onLayout = { layouts += 1 }

        fixture.perform { root.additionalSafeAreaInsets.left = 10 }

        #expect(layouts == 1)
    }
}
