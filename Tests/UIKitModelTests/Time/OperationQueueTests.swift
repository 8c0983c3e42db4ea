import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Queues of operations") struct OperationQueueTests {
    typealias DispatchQueue = UIKitModel.DispatchQueue
    typealias DispatchSemaphore = UIKitModel.DispatchSemaphore
    typealias OperationQueue = UIKitModel.OperationQueue
    typealias Operation = UIKitModel.Operation
    typealias BlockOperation = UIKitModel.BlockOperation

    private let fixture = SimulationFixture.plain()
    private let log = RunLog()
    private var misuses: [String] { fixture.misuses }

    @Test("operations of the main queue run among its blocks, in order (B-127)") func mainQueue() {
        let log = log

        fixture.perform {
            OperationQueue.main.addOperation { log("1") }
            DispatchQueue.main.async { log("2") }
            OperationQueue.main.addOperation { log("3") }
            log("event")
        }

        #expect(log.entries == ["event", "1", "2", "3"])
        #expect(!fixture.simulation.passedBehaviours.contains(.otherQueues))
        #expect(OperationQueue.main.operations.isEmpty)
    }

    @Test("operations of other queues run on the same thread (B-127)")
    func otherQueues() {
        let (log, queue) = (log, OperationQueue())

        fixture.perform {
            queue.addOperation {
                log("1")
                OperationQueue.main.addOperation { log("main") }
            }
            queue.addOperation { log("2") }
        }

        #expect(log.entries == ["1", "2", "main"])
        #expect(fixture.simulation.passedBehaviours.contains(.otherQueues))
    }

    @Test("an operation runs after those that it depends on, then its completion block (B-127)")
    func dependencies() {
        final class Step: Operation, @unchecked Sendable {
            let log: RunLog
            init(_ log: RunLog) { self.log = log }
            override func main() { log("first") }
        }
        let (log, queue) = (log, OperationQueue())
        let (first, second) = (Step(log), BlockOperation { [log] in log("second") })
        second.addExecutionBlock { log("second, too") }
        second.addDependency(first)
        second.completionBlock = { log("completed") }

        fixture.perform {
            queue.addOperation(second)
            queue.addBarrierBlock { log("barrier") }
            OperationQueue.main.addOperation(first)
        }

        #expect(log.entries == ["first", "second", "second, too", "completed", "barrier"])
        #expect(first.isFinished && second.isFinished && queue.operations.isEmpty)
    }

    @Test("a cancelled operation does not run, and what depends on it does (B-127)")
    func cancelling() {
        let (log, queue) = (log, OperationQueue())
        let first = BlockOperation { log("first") }
        let second = BlockOperation { log("second") }
        second.addDependency(first)

        fixture.perform {
            queue.isSuspended = true
            queue.addOperations([first, second], waitUntilFinished: false)
            first.cancel()
        }
        #expect(log.entries.isEmpty && queue.operations.count == 2 && !second.isReady)
        fixture.perform { queue.isSuspended = false }

        #expect(log.entries == ["second"] && first.isFinished)
        fixture.perform {
            queue.addOperation { log("never") }
            queue.cancelAllOperations()
        }
        #expect(log.entries == ["second"] && queue.operations.isEmpty)
    }

    @Test("waiting runs a queue's operations; the main queue cannot wait for itself (B-127)")
    func waiting() {
        let (log, queue, semaphore) = (log, OperationQueue(), DispatchSemaphore(value: 0))

        fixture.perform {
            queue.addOperation { semaphore.wait() }
            queue.addOperation { semaphore.signal() }
            queue.waitUntilAllOperationsAreFinished()
            log("finished")
        }
        #expect(log.entries == ["finished"] && misuses.isEmpty)
        fixture.perform {
            OperationQueue.main.addOperation {}
            OperationQueue.main.waitUntilAllOperationsAreFinished()
        }

        #expect(misuses.count == 1)
        #expect(misuses.last?.contains("the main queue waits for an OperationQueue") == true)
    }

    @Test("of a queue that runs one operation at a time, none runs while another waits (B-127)")
    func serial() {
        let (queue, semaphore) = (OperationQueue(), DispatchSemaphore(value: 0))
        queue.maxConcurrentOperationCount = 1
        let log = log

        fixture.perform {
            queue.addOperation {
                log(semaphore.wait(timeout: .distantFuture) == .success ? "signalled" : "alone")
            }
            queue.addOperation { semaphore.signal() }
        }

        #expect(log.entries == ["alone"] && semaphore.value == 1)
    }

    @Test("an operation that is added twice is recorded as raised (B-127)") func twice() {
        let operation = BlockOperation {}

        fixture.perform {
            OperationQueue.main.addOperation(operation)
            OperationQueue().addOperation(operation)
        }

        #expect(fixture.simulation.isTerminated && misuses.count == 1)
    }

    @Test("an observer's block has run when posting returns, on the main queue or another (B-127)")
    func observers() {
        let (log, queue, centre) = (log, OperationQueue(), NotificationCenter())
        let (first, second) = (Notification.Name("first"), Notification.Name("second"))
        let tokens = [
            centre.addObserver(forName: first, object: nil, queue: .main) { _ in log("main") },
            centre.addObserver(forName: second, object: nil, queue: queue) { _ in log("other") },
        ]

        fixture.perform {
            centre.post(name: first, object: nil)
            centre.post(name: second, object: nil)
            log("posted")
        }

        #expect(log.entries == ["main", "other", "posted"] && tokens.count == 2)
        #expect(fixture.simulation.passedBehaviours.contains(.otherQueues))
    }
}
