internal import Platform
internal import SplitFuzz
internal import StatefulTesting

/// The memory that a worker shares with its parent: the log of its cases, then its names. The parent
/// reads them if the worker dies.
@MainActor struct WorkerMemory {
    /// The first argument of a worker that has such memory.
    static let shared = "recorded"
    /// The first argument of a worker whose parent could make no memory.
    static let none = "unrecorded"
    /// The words for names. If an app has more, the last ones are shown as a question mark.
    private static let nameWords = 1 << 15

    let memory: SharedMemory
    private let plan: RunPlan

    /// Makes memory for a child; `nil` if the system refuses.
    init?(for plan: RunPlan) {
        guard let memory = SharedMemory(wordCount: Self.wordCount(plan)) else { return nil }
        self.memory = memory
        self.plan = plan
    }

    /// The memory of this process's parent; `nil` if it shares none.
    init?(ofParentFor plan: RunPlan) {
        guard let memory = SharedMemory(ofParentWithWordCount: Self.wordCount(plan)) else {
            return nil
        }
        self.memory = memory
        self.plan = plan
    }

    var log: UnsafeMutableBufferPointer<UInt64> {
        UnsafeMutableBufferPointer(rebasing: memory.words[..<Self.logWords(plan)])
    }

    var names: UnsafeMutableBufferPointer<UInt64> {
        UnsafeMutableBufferPointer(rebasing: memory.words[Self.logWords(plan)...])
    }

    /// The case that the worker executed last; `nil` if it recorded none.
    var recorded: RecordedCase? {
        RecordedCase(in: UnsafeBufferPointer(log), names: NameLog.texts(in: names))
    }

    private static func logWords(_ plan: RunPlan) -> Int {
        SubjectRun<SplitMachine>.logCapacity(for: plan)
    }

    private static func wordCount(_ plan: RunPlan) -> Int {
        logWords(plan) + nameWords
    }
}
