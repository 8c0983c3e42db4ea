import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("The virtual clock")
struct VirtualClockTests {
    private let world = SimulationFixture.plain()

    @Test("events come in order of due time, equal ones in order of scheduling")
    func order() {
        let clock = VirtualClock()
        var seen: [String] = []
        clock.schedule(after: 10) { seen.append("b") }
        clock.schedule(after: 5) { seen.append("a") }
        clock.schedule(after: 10) { seen.append("c") }
        #expect(clock.waits == [5, 10, 10])
        #expect(clock.nextDue == 5 && clock.lastDue == 10)

        while let event = clock.next(until: 10) { event() }

        #expect(seen == ["a", "b", "c"])
        #expect(clock.now == 10 && clock.isIdle)
    }

    @Test("it moves to its limit and no further")
    func limit() {
        let clock = VirtualClock()
        clock.schedule(after: 10) {}

        #expect(clock.next(until: 4) == nil)
        #expect(clock.now == 4)
        #expect(clock.waits == [6])
    }

    @Test("a running transition can be met at its start, its middle and its last moment")
    func points() {
        for (point, now) in [
            (Simulation.Timing.start, Tick(0)), (.middle, 17), (.last, 34),
        ] {
            let fixture = SimulationFixture {
                UINavigationController(rootViewController: LoggingController("a"))
            }

            fixture.root.pushViewController(LoggingController("b"), animated: true)
            fixture.simulation.advance(to: point)

            #expect(fixture.simulation.clock.now == now)
            #expect(fixture.root.topViewController?.transitionCoordinator != nil)
            fixture.settle()
            #expect(fixture.simulation.isAtRest)
        }
    }
}
