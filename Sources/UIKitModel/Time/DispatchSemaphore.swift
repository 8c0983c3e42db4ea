public import Foundation

/// Dispatch's semaphore, for the queues of a simulation.
public final class DispatchSemaphore: NSObject, @unchecked Sendable {
    @_spi(Simulation) public private(set) var value: Int

    public init(value: Int) {
        self.value = value
    }

    @discardableResult public func signal() -> Int {
        value += 1
        return 0
    }

    /// Runs other queues until one signals. If none can, this is recorded as raised.
    public func wait() {
        MainActor.assumeIsolated {
            Simulation.active.waitForOthers("a DispatchSemaphore") { value > 0 }
        }
        value = max(0, value - 1)
    }

    /// Runs other queues until one signals, or nothing waits on them.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        let isSignalled = MainActor.assumeIsolated {
            Simulation.active.runOthers { value > 0 }
        }
        guard isSignalled else { return .timedOut }
        value -= 1
        return .success
    }
}

extension Simulation {
    /// Lets other queues run until something has happened, for which the running block waits.
    /// Records a deadlock if the main queue waits and nothing can end this.
    func waitForOthers(_ name: String, until isDone: () -> Bool) {
        guard !runOthers(until: isDone), work.waitsForItself(on: .main) else { return }
        raise("Deadlock", "the main queue waits for \(name), and no other queue can end this")
    }

    func runOthers(until isDone: () -> Bool) -> Bool {
        work.runOthers(now: clock.now, until: isDone)
    }
}
