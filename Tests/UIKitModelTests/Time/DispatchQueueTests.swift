import Foundation
import Testing
@_spi(Simulation) import UIKitModel

/// What ran, in order.
@MainActor final class RunLog {
    private(set) var entries: [String] = []
    nonisolated init() {}

    nonisolated func callAsFunction(_ entry: String) {
        MainActor.assumeIsolated { entries.append(entry) }
    }
}

@MainActor @Suite("Queues") struct DispatchQueueTests {
    typealias DispatchQueue = UIKitModel.DispatchQueue
    typealias DispatchWorkItem = UIKitModel.DispatchWorkItem
    typealias DispatchGroup = UIKitModel.DispatchGroup
    typealias DispatchSemaphore = UIKitModel.DispatchSemaphore
    typealias DispatchTime = UIKitModel.DispatchTime

    private let fixture = SimulationFixture.plain()
    private let log = RunLog()

    // MARK: - The main queue

    @Test("blocks of the main queue run in order, after the present event (B-123)")
    func order() {
        let log = log

        fixture.perform {
            DispatchQueue.main.async {
                log("1")
                DispatchQueue.main.async { log("3") }
            }
            DispatchQueue.main.async { log("2") }
            log("event")
        }

        #expect(log.entries == ["event", "1", "2", "3"])
        #expect(fixture.simulation.clock.now == 0)
    }

    @Test("a block runs after the layout that its event asked for (B-123)") func afterLayout() {
        final class LaidOut: UIView {
            var onLayout: () -> Void = {}
            override func layoutSubviews() { onLayout() }
        }
        let (log, view) = (log, LaidOut())
        fixture.perform { fixture.root.view.addSubview(view) }
        view.onLayout = { log("layout") }

        fixture.perform {
            DispatchQueue.main.async { log("block") }
            view.setNeedsLayout()
        }

        #expect(log.entries == ["layout", "block"])
    }

    @Test("delayed work and animations end in the order of their times (B-123)")
    func interleaved() {
        let log = log

        fixture.perform {
            UIView.animate(withDuration: 0.3, animations: {}) { _ in log("0.3 animated") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { log("0.4") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { log("0.2") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { log("0.3") }
            DispatchQueue.main.async { log("0") }
        }

        #expect(log.entries == ["0", "0.2", "0.3", "0.3 animated", "0.4"])
        #expect(fixture.simulation.clock.now == 40)
    }

    @Test("a block of an animation's end runs before the next animation ends (B-123)")
    func betweenAnimations() {
        let log = log

        fixture.perform {
            UIView.animate(withDuration: 0.3, animations: {}) { _ in
                log("first")
                DispatchQueue.main.async { log("block") }
            }
            UIView.animate(withDuration: 0.3, animations: {}) { _ in log("second") }
        }

        #expect(log.entries == ["first", "block", "second"])
    }

    @Test("waiting for the main queue on the main queue is recorded as raised (B-124)")
    func deadlock() {
        let log = log

        fixture.perform { DispatchQueue.main.sync { log("ran") } }

        #expect(fixture.simulation.isTerminated)
        #expect(
            fixture.misuses == [
                "dispatch_sync called on queue already owned by current thread: "
                    + "com.apple.main-thread"
            ])
    }

    // MARK: - Other queues

    @Test("other queues run in order on the same thread (B-123)")
    func otherQueues() {
        let (log, queue) = (log, DispatchQueue(label: "a"))

        fixture.perform {
            queue.async { log("a1") }
            DispatchQueue.global().async {
                log("global")
                DispatchQueue.main.sync { log("main") }
            }
            queue.async { log("a2") }
            log("event")
        }

        #expect(log.entries == ["event", "a1", "global", "main", "a2"])
        #expect(fixture.simulation.passedBehaviours.contains(.otherQueues))
        #expect(fixture.misuses.isEmpty)
    }

    @Test("sync on another queue runs after what waits there, and returns its value (B-124)")
    func sync() {
        let (log, queue) = (log, DispatchQueue(label: "a"))
        var value = 0

        fixture.perform {
            queue.async { log("before") }
            value = queue.sync {
                log("sync")
                return 3
            }
            log("event")
        }

        #expect(value == 3)
        #expect(log.entries == ["before", "sync", "event"])
    }

    @Test("a serial queue that waits for itself is recorded as raised; a concurrent one is not")
    func nested() {
        let serial = DispatchQueue(label: "serial")
        let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)

        fixture.perform { concurrent.sync { concurrent.sync {} } }
        #expect(fixture.misuses.isEmpty)
        fixture.perform { serial.sync { serial.sync {} } }

        #expect(fixture.misuses.count == 1)
    }

    // MARK: - Items, groups, semaphores

    @Test("a cancelled item does not run, and nothing waits for it (B-125)") func cancel() {
        let (log, item) = (log, DispatchWorkItem { [log] in log("ran") })

        fixture.perform {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
            item.cancel()
        }

        #expect(item.isCancelled)
        #expect(log.entries.isEmpty)
        #expect(fixture.simulation.clock.now == 0)
    }

    @Test("an item tells its observers when it has run (B-125)") func notify() {
        let (log, item) = (log, DispatchWorkItem { [log] in log("ran") })

        fixture.perform {
            item.notify(queue: .main) { log("told") }
            DispatchQueue.global().async(execute: item)
        }

        #expect(log.entries == ["ran", "told"])
    }

    @Test("a group tells its observers when all have left (B-125)") func group() {
        let (log, group) = (log, DispatchGroup())

        fixture.perform {
            DispatchQueue.global().async(group: group) { log("a") }
            group.enter()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                log("b")
                group.leave()
            }
            group.notify(queue: .main) { log("all") }
        }

        #expect(log.entries == ["a", "b", "all"])
    }

    @Test("waiting runs other queues; what cannot end is recorded as raised (B-124)")
    func waiting() {
        let (log, semaphore) = (log, DispatchSemaphore(value: 0))

        fixture.perform {
            DispatchQueue.global().async {
                log("signal")
                semaphore.signal()
            }
            semaphore.wait()
            log("waited")
        }
        #expect(log.entries == ["signal", "waited"])
        #expect(fixture.misuses.isEmpty)
        fixture.perform {
            DispatchQueue.main.async { semaphore.signal() }
            semaphore.wait()
        }

        #expect(fixture.simulation.isTerminated)
    }

    @Test("another queue may wait for the main queue") func waitingForMain() {
        let (log, semaphore) = (log, DispatchSemaphore(value: 0))

        fixture.perform {
            DispatchQueue.global().async {
                DispatchQueue.main.async { semaphore.signal() }
                semaphore.wait()
                log("waited")
            }
        }

        #expect(log.entries == ["waited"])
        #expect(fixture.misuses.isEmpty)
    }

    @Test("a time is the nearest tick of the clock") func times() {
        // Another suite may have made its simulation the current one since this suite was made.
        let now = fixture.simulation.perform { DispatchTime.now() }

        #expect((now + 0.3).uptimeNanoseconds - now.uptimeNanoseconds == 300_000_000)
        #expect(now + .milliseconds(20) == now + 0.02)
        #expect(now - 5 == DispatchTime(uptimeNanoseconds: 0))
        #expect(now + .never == .distantFuture)
    }
}
