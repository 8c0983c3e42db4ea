public import Foundation

/// Foundation's operation, for the queues of a simulation.
///
/// It runs `main()` at once and is finished then. An operation that finishes later, by a state of
/// its own, cannot be written.
open class Operation: NSObject, @unchecked Sendable {
    public typealias QueuePriority = Foundation.Operation.QueuePriority

    public var name: String?
    /// Has no effect: operations of a queue run in order.
    public var queuePriority = QueuePriority.normal
    /// Has no effect.
    public var qualityOfService = QualityOfService.default
    /// Runs on a queue other than the main queue.
    public var completionBlock: (@Sendable () -> Void)?
    public private(set) var isCancelled = false
    public private(set) var isExecuting = false
    public private(set) var isFinished = false
    public private(set) var dependencies: [Operation] = []
    /// The queue that it was added to.
    private(set) weak var queue: OperationQueue?
    /// The queues of the operations that wait for this one.
    private var waitingQueues: [OperationQueue] = []

    /// Whether all that it depends on has finished, or it was cancelled.
    public var isReady: Bool { isCancelled || dependencies.allSatisfy(\.isFinished) }

    open func main() {}

    /// Runs the operation now, unless it is cancelled.
    public func start() {
        guard !isFinished, !isExecuting else { return }
        isExecuting = true
        if !isCancelled { main() }
        isExecuting = false
        isFinished = true
        queue?.remove(self)
        if let completionBlock { DispatchQueue.global().async(execute: completionBlock) }
        let told = waitingQueues
        waitingQueues = []
        for queue in told { queue.startWhatIsReady() }
    }

    /// The operation will not run, but finish when its turn comes.
    open func cancel() {
        isCancelled = true
        queue?.startWhatIsReady()
    }

    public func addDependency(_ operation: Operation) {
        dependencies.append(operation)
    }

    public func removeDependency(_ operation: Operation) {
        dependencies.removeAll { $0 === operation }
        queue?.startWhatIsReady()
    }

    /// Runs other queues until the operation has finished. If it cannot, this is recorded as
    /// raised.
    public func waitUntilFinished() {
        Simulation.waitForOthers("an Operation") { isFinished }
    }

    /// Belongs to a queue from now on. Returns false if it belongs to one already.
    func join(_ queue: OperationQueue) -> Bool {
        guard self.queue == nil, !isFinished, !isExecuting else { return false }
        self.queue = queue
        for operation in dependencies where !operation.isFinished {
            operation.waitingQueues.append(queue)
        }
        return true
    }
}

/// Foundation's operation that runs blocks.
public final class BlockOperation: Operation, @unchecked Sendable {
    public private(set) var executionBlocks: [@Sendable () -> Void] = []

    public override init() {}

    public init(block: @escaping @Sendable () -> Void) {
        executionBlocks = [block]
    }

    public func addExecutionBlock(_ block: @escaping @Sendable () -> Void) {
        executionBlocks.append(block)
    }

    public override func main() {
        for block in executionBlocks { block() }
    }
}
