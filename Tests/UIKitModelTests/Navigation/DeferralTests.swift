import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Deferred changes")
struct DeferralTests {
    private let world = SimulationFixture.plain()
    private let a = LoggingController("a")
    private let b = LoggingController("b")
    private let c = LoggingController("c")
    private let d = LoggingController("d")

    @Test("an immediate push ends what runs and what had waited for it (B-070)")
    func immediatePush() {
        let fixture = SimulationFixture { UINavigationController.stack([a]) }

        fixture.perform {
            fixture.root.pushViewController(b, animated: true)
            fixture.root.pushViewController(c, animated: true)
            fixture.root.pushViewController(d, animated: false)
        }

        #expect(fixture.root.viewControllers == [a, b, c, d])
        #expect([a, b, c].allSatisfy { $0.appearanceState == .hidden && $0.view.window == nil })
        #expect(d.appearanceState == .shown)
    }

    @Test("an immediate pop counts from where the running change leads")
    func popWhileChanging() {
        let fixture = SimulationFixture { UINavigationController.stack([a, b]) }

        fixture.perform {
            fixture.root.pushViewController(c, animated: true)
            fixture.root.popToRootViewController(animated: true)
            fixture.root.popViewController(animated: false)
        }

        #expect(fixture.root.viewControllers == [a])
        #expect(fixture.simulation.exception == nil)
    }

    @Test("a push into a column that is on its way off the screen brings nothing on it")
    func pushWhileHiding() {
        let list = UINavigationController(rootViewController: a)
        let fixture = SimulationFixture<UISplitViewController> {
            let split = UISplitViewController(style: .doubleColumn)
            split.preferredDisplayMode = .oneBesideSecondary
            split.setViewController(list, for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            return split
        }

        fixture.perform {
            fixture.root.hide(.primary)
            list.pushViewController(b, animated: true)
        }

        #expect(list.viewControllers == [a, b])
        #expect(b.appearanceState == .hidden)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }
}
