import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Work that waits") struct WorkSettlingTests {
    typealias DispatchQueue = UIKitModel.DispatchQueue
    typealias Timer = UIKitModel.Timer
    typealias RunLoop = UIKitModel.RunLoop

    private let fixture = SimulationFixture.plain()
    private let log = RunLog()
    private var simulation: Simulation { fixture.simulation }

    // MARK: - Settling

    @Test("an action waits ten seconds for delayed work, and not longer")
    func patience() {
        let log = log

        fixture.perform {
            DispatchQueue.main.asyncAfter(deadline: .now() + 10) { log("10") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 10.01) { log("later") }
        }

        #expect(log.entries == ["10"])
        #expect(simulation.isAtRest && simulation.waitingWork == 1)
        fixture.perform { UIView.animate(withDuration: 0.3, animations: {}) { _ in log("0.3") } }
        #expect(log.entries == ["10", "later", "0.3"])
    }

    @Test("work that schedules itself again and again settles, with a delay and without limit")
    func polling() {
        final class Poll: Sendable {
            let log: RunLog
            init(_ log: RunLog) { self.log = log }
            func again() {
                log("poll")
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.again() }
            }
        }
        let poll = Poll(log)

        fixture.perform { poll.again() }

        #expect(log.entries.count == 11)
        #expect(simulation.isAtRest && simulation.unsettled == nil)
    }

    @Test("a block that enqueues itself without end reaches a counted limit") func endless() {
        final class Endless: Sendable {
            func again() { DispatchQueue.main.async { self.again() } }
        }
        let endless = Endless()

        fixture.perform { endless.again() }

        #expect(simulation.unsettled == .time(limit: 1_000))
    }

    // MARK: - Timers

    @Test("a repeating timer fires once in an action that takes less time than its interval")
    func repeating() {
        let log = log
        var timer: Timer?

        fixture.perform {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log("tick") }
        }
        #expect(log.entries.count == 1)
        #expect(simulation.isAtRest && simulation.clock.now == 100)
        fixture.perform {}
        #expect(log.entries.count == 2)
        fixture.perform { UIView.animate(withDuration: 3, animations: {}) { _ in } }
        #expect(log.entries.count == 5)
        fixture.perform { timer?.invalidate() }

        #expect(timer?.isValid == false && simulation.waitingWork == 0)
        #expect(log.entries.count == 5)
    }

    @Test("a timer with a long interval fires when actions have taken that time") func longTimer() {
        let log = log

        fixture.perform {
            Timer.scheduledTimer(withTimeInterval: 11, repeats: true) { _ in log("tick") }
        }
        #expect(log.entries.isEmpty && simulation.isAtRest)
        fixture.perform { UIView.animate(withDuration: 11, animations: {}) { _ in } }

        #expect(log.entries == ["tick"])
    }

    @Test("a timer can stop itself, and one that does not repeat is invalid afterwards")
    func stopping() {
        let log = log
        var once: Timer?

        fixture.perform {
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
                log("repeats")
                timer.invalidate()
            }
            once = Timer(timeInterval: 0.2, repeats: false) { _ in log("once") }
            if let once { RunLoop.main.add(once, forMode: .default) }
            UIView.animate(withDuration: 1, animations: {}) { _ in }
        }

        #expect(log.entries == ["repeats", "once"])
        #expect(once?.isValid == false)
    }

    @Test("a timer that no run loop has does not fire") func unscheduled() {
        let (log, timer) = (log, Timer(timeInterval: 1, repeats: false) { [log] _ in log("tick") })

        fixture.perform { _ = timer }
        #expect(log.entries.isEmpty && simulation.isAtRest)
        fixture.perform { timer.fire() }

        #expect(log.entries == ["tick"] && !timer.isValid)
    }

    // MARK: - Points

    @Test("the next action can land before the blocks that wait") func queued() {
        let log = log

        simulation.perform { DispatchQueue.main.async { log("block") } }
        simulation.advance(to: .queued)
        #expect(log.entries.isEmpty && !simulation.isAtRest)
        fixture.settle()

        #expect(log.entries == ["block"])
    }

    @Test("layout may schedule the blocks") func queuedByLayout() {
        final class LaidOut: UIView {
            var onLayout: () -> Void = {}
            override func layoutSubviews() { onLayout() }
        }
        let (log, view) = (log, LaidOut())
        fixture.perform { fixture.root.view.addSubview(view) }
        view.onLayout = { DispatchQueue.main.async { log("block") } }

        simulation.perform { view.setNeedsLayout() }
        #expect(simulation.hasWork)
        simulation.advance(to: .queued)

        #expect(log.entries.isEmpty && !simulation.isAtRest)
    }

    @Test("without work, before the blocks means at rest") func nothingQueued() {
        let log = log

        simulation.perform { UIView.animate(withDuration: 1, animations: {}) { _ in log("end") } }
        #expect(!simulation.hasWork)
        simulation.advance(to: .queued)

        #expect(log.entries == ["end"] && simulation.isAtRest)
    }

    @Test("the middle is a transition's, the last moment that of delayed work")
    func points() {
        for (point, now) in [
            (Simulation.Timing.start, Tick(0)), (.middle, 17), (.last, 49),
        ] {
            let fixture = SimulationFixture {
                UINavigationController(rootViewController: LoggingController("a"))
            }
            let log = RunLog()

            fixture.simulation.perform {
                fixture.root.pushViewController(LoggingController("b"), animated: true)
                DispatchQueue.main.async { log("now") }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log("later") }
            }
            fixture.simulation.advance(to: point)

            #expect(fixture.simulation.clock.now == now)
            #expect(log.entries == ["now"])
        }
    }

    @Test("a transition that a block begins has a middle") func pointsOfBlock() {
        let fixture = SimulationFixture {
            UINavigationController(rootViewController: LoggingController("a"))
        }
        let root = fixture.root

        fixture.simulation.perform {
            DispatchQueue.main.async {
                root.pushViewController(LoggingController("b"), animated: true)
            }
        }
        fixture.simulation.advance(to: .middle)

        #expect(fixture.simulation.clock.now == 17)
        #expect(root.topViewController?.transitionCoordinator != nil)
    }
}
