public import Foundation

/// Dispatch's group, for the queues of a simulation.
public final class DispatchGroup: NSObject, @unchecked Sendable {
    /// How often the group was entered and not left.
    @_spi(Simulation) public private(set) var count = 0
    private(set) var observers: [(queue: DispatchQueue, block: @Sendable () -> Void)] = []

    public func enter() {
        count += 1
    }

    public func leave() {
        guard count > 0 else {
            return MainActor.assumeIsolated {
                Simulation.active.raise(
                    "EXC_BREAKPOINT", "Unbalanced call to dispatch_group_leave()")
            }
        }
        count -= 1
        guard count == 0 else { return }
        let told = observers
        observers = []
        for observer in told { observer.queue.async(execute: observer.block) }
    }

    public func notify(queue: DispatchQueue, execute work: @escaping @Sendable () -> Void) {
        guard count > 0 else { return queue.async(execute: work) }
        observers.append((queue, work))
    }

    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping @Sendable () -> Void
    ) {
        notify(queue: queue, execute: work)
    }

    public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
        notify(queue: queue) { work.perform() }
    }

    /// Runs other queues until everyone has left. If that cannot be, this is recorded as raised.
    public func wait() {
        Simulation.waitForOthers("a DispatchGroup") { count == 0 }
    }

    /// Runs other queues until everyone has left, or nothing waits on them.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        Simulation.runOthers { count == 0 } ? .success : .timedOut
    }
}
