import Foundation

/// Handles of tasks, timers, queued work and observers, as the clock and the notification centre
/// know them. When waiting work is due is written with the work itself.
extension StateEncoder {
    /// A task that waits neither for its turn nor for the clock waits for something that cannot be
    /// read, such as a continuation.
    mutating func write(_ task: any TaskHandle, named name: @autoclosure () -> String) {
        guard isFirstMeeting(with: task.identity) else { return }
        write(task.isCancelled)
        if let outcome = task.outcome {
            write(1)
            writeField(outcome, named: name())
        } else {
            write(0)
            if Simulation.current?.isScheduled(task) != true { noteOpaque(name()) }
        }
    }

    /// Writes what the model knows of a handle. Returns whether there is nothing else to read.
    mutating func writeHandle(_ object: AnyObject) -> Bool {
        switch object {
        case let timer as Timer:
            write(timer.isValid)
            write(timer.delay.count)
        case let item as DispatchWorkItem:
            write((item.isCancelled ? 1 : 0) + (item.isFinished ? 2 : 0))
            write(item.observers.count)
        case let group as DispatchGroup:
            write(group.count)
            write(group.observers.count)
        case let semaphore as DispatchSemaphore: write(semaphore.value)
        case let queue as OperationQueue:
            write(queue.isSuspended)
            write(queue.maxConcurrentOperationCount)
            write(queue.operations.count)
            for operation in queue.operations { writeReference(to: operation) }
        case let operation as Operation:
            write(operation.isCancelled)
            write(operation.isFinished)
            write(operation.completionBlock != nil)
            write(operation.dependencies.count)
            for operation in operation.dependencies { writeReference(to: operation) }
            // The app's subclass may store more.
            return false
        default:
            guard let observation = Simulation.current?.observation(of: object) else {
                return false
            }
            write(observation)
        }
        return true
    }

    /// The notifications that the app observes, also without keeping a token. Two observers of one
    /// notification look alike: their blocks count as constants.
    mutating func writeObservations(of simulation: Simulation) {
        let names = simulation.observations.filter(\.isRegistered).map { $0.name?.rawValue ?? "" }
        for name in Set(names).sorted() { write(name) }
    }

    private mutating func write(_ observation: NotificationObservation) {
        write(observation.isRegistered)
        guard observation.isRegistered else { return }
        write(observation.name?.rawValue)
        if let object = observation.object { writeReference(to: object) } else { write(-4) }
    }
}
