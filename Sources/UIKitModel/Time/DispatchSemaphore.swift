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
        Simulation.waitForOthers("a DispatchSemaphore") { value > 0 }
        value = max(0, value - 1)
    }

    /// Runs other queues until one signals, or nothing waits on them.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        guard Simulation.runOthers(until: { value > 0 }) else { return .timedOut }
        value -= 1
        return .success
    }
}

extension Simulation {
    /// Lets other queues run until something has happened, for which the running block waits.
    /// Records a deadlock if the main queue waits and nothing can end this.
    nonisolated static func waitForOthers(_ name: String, until isDone: @Sendable () -> Bool) {
        guard !runOthers(until: isDone) else { return }
        MainActor.assumeIsolated {
            guard active.work.waitsForItself(on: .main) else { return }
            active.raise(
                "Deadlock", "the main queue waits for \(name), and no other queue can end this")
        }
    }

    nonisolated static func runOthers(until isDone: @Sendable () -> Bool) -> Bool {
        MainActor.assumeIsolated { active.work.runOthers(now: active.clock.now, until: isDone) }
    }
}
