public import Foundation

/// Dispatch's work item, for the queues of a simulation.
public final class DispatchWorkItem: NSObject, @unchecked Sendable {
    private let block: () -> Void
    public private(set) var isCancelled = false
    private(set) var isFinished = false
    private(set) var observers: [(queue: DispatchQueue, block: @Sendable () -> Void)] = []

    public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        block: @escaping () -> Void
    ) {
        self.block = block
    }

    /// Runs the block, unless the item is cancelled, and tells observers.
    public func perform() {
        if !isCancelled { block() }
        isFinished = true
        let told = observers
        observers = []
        for observer in told { observer.queue.async(execute: observer.block) }
    }

    /// The block will not run. Observers are still told when its turn comes.
    public func cancel() {
        isCancelled = true
        guard observers.isEmpty else { return }
        MainActor.assumeIsolated {
            let simulation = Simulation.active
            simulation.handed[.queue] -= simulation.work.waiting.count { $0.owner === self }
            simulation.work.remove(of: self)
        }
    }

    public func notify(queue: DispatchQueue, execute: @escaping @Sendable () -> Void) {
        guard !isFinished else { return queue.async(execute: execute) }
        observers.append((queue, execute))
    }

    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute: @escaping @Sendable () -> Void
    ) {
        notify(queue: queue, execute: execute)
    }

    public func notify(queue: DispatchQueue, execute workItem: DispatchWorkItem) {
        notify(queue: queue) { workItem.perform() }
    }

    /// Runs other queues until the item has run. If it cannot, this is recorded as raised.
    public func wait() {
        Simulation.waitForOthers("a DispatchWorkItem") { isFinished }
    }
}
