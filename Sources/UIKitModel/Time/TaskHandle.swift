/// A handle of a task, whatever the task returns.
protocol TaskHandle {
    var isCancelled: Bool { get }
    /// The identity of the task. Another task may get it when this one is gone.
    var identity: ObjectIdentifier { get }
    /// The value that the task returned, or the error that it threw; `nil` before its end.
    var outcome: Any? { get }
}

extension Task: TaskHandle {
    var identity: ObjectIdentifier { unsafeBitCast(self, to: ObjectIdentifier.self) }

    /// Reads the task's memory, because Swift's own functions wait for the end. The result follows
    /// the runtime's `AsyncTask` (swift/ABI/Task.h, `FutureFragment`): a word whose low bits are
    /// the status, the type, the error, the value.
    var outcome: Any? {
        #if os(Linux)
            let word = MemoryLayout<UInt>.size
            let result = unsafeBitCast(self, to: UnsafeRawPointer.self) + Int(sizeOfTask)
            switch result.load(as: UInt.self) & 3 {
            case 1:
                let value = (result + 3 * word).alignedUp(for: Success.self)
                return value.assumingMemoryBound(to: Success.self).pointee
            case 2: return (result + 2 * word).load(as: (any Error).self)
            default: return nil
            }
        #else
            return nil
        #endif
    }
}

extension UnsafeCurrentTask {
    var identity: ObjectIdentifier { unsafeBitCast(self, to: ObjectIdentifier.self) }
}

extension UnownedJob {
    /// The identity of the task that the job is a part of, unless it is an actor's.
    var taskIdentity: ObjectIdentifier { unsafeBitCast(self, to: ObjectIdentifier.self) }
}

extension Simulation {
    /// Whether a task waits for its turn or for the clock.
    func isScheduled(_ task: any TaskHandle) -> Bool {
        work.waiting.contains { $0.task == task.identity }
    }
}

#if os(Linux)
    /// The size of the runtime's `AsyncTask`, which debuggers read, too.
    @_silgen_name("_swift_concurrency_debug_asyncTaskSize")
    nonisolated(unsafe) private var sizeOfTask: UInt
#endif
