public import Foundation

/// Foundation's queue of operations, on the clock of the current simulation.
///
/// The main queue's operations run as blocks of `DispatchQueue.main` do. Other queues run theirs in
/// order on the same thread.
public final class OperationQueue: NSObject, @unchecked Sendable {
    public static let defaultMaxConcurrentOperationCount = -1
    /// Each simulation has its own, since it holds what has not finished.
    public static var main: OperationQueue {
        MainActor.assumeIsolated { Simulation.active.mainOperationQueue }
    }

    public var name: String?
    /// Has no effect.
    public var qualityOfService = QualityOfService.default
    /// Operations run one at a time. With 1, one that waits keeps the others from running, too.
    public var maxConcurrentOperationCount = defaultMaxConcurrentOperationCount
    /// While true, no operation starts.
    public var isSuspended = false {
        didSet { startWhatIsReady() }
    }
    /// What has not finished, in order.
    public private(set) var operations: [Operation] = []
    private var waiting: [Operation] = []
    private let serial: DispatchQueue
    private let concurrent: DispatchQueue

    init(on queue: DispatchQueue) {
        serial = queue
        concurrent = queue
    }

    public override init() {
        serial = DispatchQueue(label: "NSOperationQueue")
        concurrent = DispatchQueue(label: "NSOperationQueue", attributes: .concurrent)
    }

    /// The queue for its blocks.
    private var queue: DispatchQueue { maxConcurrentOperationCount == 1 ? serial : concurrent }

    // MARK: - Adding

    public func addOperation(_ block: @escaping @Sendable () -> Void) {
        addOperation(BlockOperation(block: block))
    }

    /// An operation that was added before, or has run, is recorded as raised.
    public func addOperation(_ operation: Operation) {
        guard operation.join(self) else {
            return MainActor.assumeIsolated {
                Simulation.active.raise(
                    "NSInvalidArgumentException",
                    "an Operation was added to an OperationQueue twice, or after it had run")
            }
        }
        operations.append(operation)
        waiting.append(operation)
        startWhatIsReady()
    }

    public func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
        for operation in operations { addOperation(operation) }
        guard wait else { return }
        for operation in operations { operation.waitUntilFinished() }
    }

    /// Adds a block that runs when all before it have finished, and before all after it.
    public func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
        let operation = BlockOperation(block: barrier)
        for before in operations { operation.addDependency(before) }
        addOperation(operation)
    }

    public func cancelAllOperations() {
        for operation in operations { operation.cancel() }
    }

    /// Runs this and other queues until nothing is left. If that cannot be, this is recorded as
    /// raised.
    public func waitUntilAllOperationsAreFinished() {
        Simulation.waitForOthers("an OperationQueue") { operations.isEmpty }
    }

    // MARK: - Running

    func startWhatIsReady() {
        guard !isSuspended else { return }
        while let index = waiting.firstIndex(where: \.isReady) {
            let operation = waiting.remove(at: index)
            queue.async { operation.start() }
        }
    }

    func remove(_ operation: Operation) {
        operations.removeAll { $0 === operation }
    }

    /// Runs a block on the queue now.
    func run(_ block: () -> Void) {
        if queue === DispatchQueue.main { block() } else { queue.sync(execute: block) }
    }
}
