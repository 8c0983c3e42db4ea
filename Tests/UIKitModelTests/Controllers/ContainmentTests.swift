import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Containment")
struct ContainmentTests {
    private let world = SimulationFixture.plain()
    private let journal = Journal()

    private func child() -> LoggingController {
        let child = LoggingController("child", journal: journal)
        child.isThorough = true
        return child
    }

    @Test("addChild sends willMove, removeFromParent sends didMove(nil) (B-103)")
    func messages() {
        let fixture = SimulationFixture.plain()
        let child = child()

        fixture.root.addChild(child)
        #expect(journal.take() == ["child will move to parent"])
        #expect(child.parent === fixture.root && fixture.root.children == [child])

        child.removeFromParent()
        #expect(journal.take() == ["child did move to nobody"])
        #expect(child.parent == nil && fixture.root.children.isEmpty)
    }

    @Test("adding a child again does nothing (B-103)")
    func again() {
        let fixture = SimulationFixture.plain()
        let child = child()
        fixture.root.addChild(child)
        _ = journal.take()

        fixture.root.addChild(child)

        #expect(journal.take().isEmpty)
        #expect(fixture.root.children == [child])
    }

    @Test("a view loads once, when it is first asked for (B-100)")
    func loading() {
        let fixture = SimulationFixture.plain()
        let child = child()
        fixture.root.addChild(child)
        _ = journal.take()

        #expect(!child.isViewLoaded && child.viewIfLoaded == nil)
        _ = child.view
        _ = child.view
        child.loadViewIfNeeded()

        #expect(journal.take() == ["child did load"])
        #expect(child.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    @Test("responders lead from a view over its controller to the window's side (B-103)")
    func responders() {
        let list = LoggingController("list")
        let fixture = SimulationFixture { UINavigationController(rootViewController: list) }

        #expect(list.view.next === list)
        #expect(list.next === fixture.root.view)
        #expect(fixture.root.view.next === fixture.root)
    }
}
