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
            Simulation.active.work.runOthers { value > 0 }
        }
        guard isSignalled else { return .timedOut }
        value -= 1
        return .success
    }
}

extension Simulation {
    /// Lets other queues run until something has happened, for which the main queue waits. Records a
    /// deadlock if it cannot happen.
    func waitForOthers(_ name: String, until isDone: () -> Bool) {
        guard !work.runOthers(until: isDone) else { return }
        raise("Deadlock", "the thread waits for \(name), and no other queue has work that ends it")
    }
}
