public import Foundation

/// Dispatch's queue, on the clock of the current simulation.
///
/// The blocks of the main queue run after the present event and its layout, in order, before the
/// next animation ends. Other queues run their blocks in order on the same thread.
/// `WorkSchedule.patience` says how long an action waits for work.
///
/// It has Dispatch's name, so that app code on Linux gets this one. Dispatch's own never runs a
/// block during a simulation.
public final class DispatchQueue: NSObject, @unchecked Sendable {
    public typealias Attributes = Dispatch.DispatchQueue.Attributes
    public typealias AutoreleaseFrequency = Dispatch.DispatchQueue.AutoreleaseFrequency

    public static let main = DispatchQueue(named: "com.apple.main-thread", isConcurrent: false)
    private static let shared = DispatchQueue(named: "com.apple.root", isConcurrent: true)

    public let label: String
    let isConcurrent: Bool

    private init(named label: String, isConcurrent: Bool) {
        self.label = label
        self.isConcurrent = isConcurrent
    }

    public convenience init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
        autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
    ) {
        self.init(named: label, isConcurrent: attributes.contains(.concurrent))
    }

    public class func global() -> DispatchQueue { shared }

    /// The same queue for each quality of service: all blocks run in order.
    public class func global(qos: DispatchQoS.QoSClass) -> DispatchQueue { shared }

    /// Runs the iterations in order.
    public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for iteration in 0..<max(0, iterations) { work(iteration) }
    }

    // MARK: - Asynchronous work

    // Each form stands twice, without and with optional parameters. A file that imports Dispatch
    // too sees Dispatch's form as well, and the compiler prefers the one that omits nothing.

    public func async(execute work: @escaping @Sendable () -> Void) {
        enqueue(after: nil, owner: nil, work)
    }

    public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void
    ) {
        guard let group else { return enqueue(after: nil, owner: nil, work) }
        group.enter()
        enqueue(after: nil, owner: nil) {
            work()
            group.leave()
        }
    }

    public func async(execute workItem: DispatchWorkItem) {
        enqueue(after: nil, owner: workItem) { workItem.perform() }
    }

    public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
        async(group: group) { workItem.perform() }
    }

    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
        enqueue(after: deadline, owner: nil, work)
    }

    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable () -> Void
    ) {
        enqueue(after: deadline, owner: nil, work)
    }

    public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        enqueue(after: deadline, owner: workItem) { workItem.perform() }
    }

    private func enqueue(
        after deadline: DispatchTime?, owner: DispatchWorkItem?,
        _ block: @escaping @Sendable () -> Void
    ) {
        if deadline == .distantFuture { return }
        MainActor.assumeIsolated {
            let simulation = Simulation.active
            let now = simulation.clock.now
            let due = max(now, deadline?.tick ?? now)
            simulation.handed[.queue] += 1
            simulation.work.schedule(
                WorkSchedule.Work(
                    due: due, queue: self, owner: owner, occasion: .queue, isDelayed: due > now
                ) {
                    Simulation.active.handed[.queue] -= 1
                    block()
                })
        }
    }

    // MARK: - Synchronous work

    /// Runs what waits on the queue, then the block. A block that waits for its own queue would
    /// wait for ever: this is recorded as raised, and the block runs.
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
        let waits = beginSync()
        defer { if waits { endSync() } }
        return try work()
    }

    public func sync<Result>(
        flags: DispatchWorkItemFlags, execute work: () throws -> Result
    ) rethrows -> Result {
        try sync(execute: work)
    }

    public func sync(execute workItem: DispatchWorkItem) {
        sync { workItem.perform() }
    }

    private func beginSync() -> Bool {
        MainActor.assumeIsolated {
            let simulation = Simulation.active
            guard !simulation.work.waitsForItself(on: self) else {
                simulation.raise(
                    "Deadlock",
                    "dispatch_sync called on queue already owned by current thread: \(label)")
                return false
            }
            simulation.work.drain(self, now: simulation.clock.now)
            simulation.work.enter(self)
            return true
        }
    }

    private func endSync() {
        MainActor.assumeIsolated { Simulation.active.work.leave() }
    }
}
