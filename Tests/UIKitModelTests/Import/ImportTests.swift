import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Importing UIKit")
struct ImportTests {
    @Test("app code that imports only UIKit has CGRect, NSCoder and NSObject")
    func foundation() {
        let delegate = ImportingDelegate()
        let fixture = SimulationFixture<ImportingViewController> {
            let root = ImportingViewController(root: LoggingController("list"))
            root.navigation.delegate = delegate
            return root
        }

        fixture.perform {
            fixture.root.navigation.pushViewController(LoggingController("item"), animated: true)
        }

        #expect(fixture.root.navigation.view.frame == fixture.window.bounds)
        #expect(delegate.shownTitles.last == "item")
    }

    @Test("app code with looks, alerts and older initialisers compiles and runs")
    @MainActor func looks() throws {
        let world = SimulationFixture {
            StyledNavigationController(rootViewController: StyledPage())
        }
        let page = try #require(world.root.topViewController as? StyledPage)

        world.perform { page.ask() }

        #expect(page.presentedViewController is UIAlertController)
        #expect(page.view.backgroundColor == .systemBackground)
        #expect(world.root.navigationBar.standardAppearance.backgroundColor == .systemIndigo)
        #expect(world.misuses == [])
    }

    @Test("app code that imports only UIKit has queues and timers that run during a simulation")
    func queues() {
        let fixture = SimulationFixture.plain()
        let store = QueueingStore()

        fixture.perform {
            store.load()
            store.search()
            store.search()
            store.tick()
        }

        #expect(store.log == ["performed", "loaded", "global", "searched", "tick"])
        #expect(fixture.simulation.passedBehaviours.contains(.otherQueues))
        store.timer?.invalidate()
    }

    @Test("app code that imports only UIKit has tasks and operations that run during a simulation")
    func tasks() {
        let fixture = SimulationFixture.plain()
        let store = QueueingStore()

        fixture.perform {
            store.operate()
            store.rest()
        }

        #expect(store.log == ["operated", "slept"])
        #expect(fixture.simulation.clock.now == 100)
    }

    @Test("a subclass of UIKit's has them too where its file imports Foundation and Dispatch")
    func shadowed() {
        let fixture = SimulationFixture { QueueingViewController() }
        let coordinator = QueueingCoordinator()

        fixture.perform {
            fixture.root.load()
            coordinator.load()
        }

        #expect(fixture.root.log == ["main", "operation", "notified", "after", "slept", "timer"])
        #expect(coordinator.log == ["main"])
    }
}
