internal import Platform
internal import SplitFuzz
internal import StatefulTesting

/// The memory that a worker shares with its parent: the log of its cases, then its names. The
/// parent reads them if the worker dies.
@MainActor struct WorkerMemory {
    /// The first argument of a worker that has such memory.
    static let shared = "recorded"
    /// The first argument of a worker whose parent could make no memory.
    static let none = "unrecorded"
    /// The words for names. If an app has more, the last ones are shown as a question mark.
    private static let nameWords = 1 << 15

    let memory: SharedMemory
    /// The number of words of the log. The parent reads the log each time that a worker does
    /// something.
    private let logWords: Int

    /// Memory for a child, or that of this process's parent; `nil` if there is none.
    ///
    /// - Parameter memory: makes or finds memory of so many words.
    init?(for plan: RunPlan, by memory: (Int) -> SharedMemory?) {
        logWords = SubjectRun<SplitMachine>.logCapacity(for: plan)
        guard let memory = memory(logWords + Self.nameWords) else { return nil }
        self.memory = memory
    }

    var log: UnsafeMutableBufferPointer<UInt64> {
        UnsafeMutableBufferPointer(rebasing: memory.words[..<logWords])
    }

    var names: UnsafeMutableBufferPointer<UInt64> {
        UnsafeMutableBufferPointer(rebasing: memory.words[logWords...])
    }

    /// The case that the worker executed last; `nil` if it recorded none.
    var recorded: RecordedCase? {
        RecordedCase(in: UnsafeBufferPointer(log), names: NameLog.texts(in: names))
    }
}
