internal import Platform
internal import SplitFuzz
internal import StatefulTesting
internal import Synchronization

/// The loop of a worker process, which does tasks for its parent process. `WorkerProcess` is the
/// parent's side.
///
/// Tasks and results are frames on the descriptors of `Channel`. The app under test has the standard
/// streams for itself.
@MainActor struct Worker {
    /// The subcommand that starts a worker. Help texts do not name it.
    static let name = "worker"
    /// The variable of the environment that has the number of the fault to plant.
    static let faultVariable = "FUZZSPLIT_FAULT"
    /// The signal with which the parent stops a task. A worker ignores those of the terminal: if only
    /// the worker gets them, it must not end a task early as if the user had asked for that.
    static let stopSignal = Signal.user
    private static let isStopped = Atomic<Bool>(false)

    private let performer: TaskPerformer
    /// Kept, because the performer records into it.
    private let memory: WorkerMemory?
    private var received = WorkerFrame.Buffer()

    /// The arguments of a worker of a run: two lists of paths relative to the corpus, the length of each
    /// first, then the arguments of `run`, with the seed.
    ///
    /// A worker that starts late must not know the cases that this run has written.
    ///
    /// - Parameters:
    ///   - pending: the unshrunk cases of earlier runs.
    ///   - own: cases that this run has written.
    static func arguments(
        _ request: RunRequest, pending: [String] = [], own: [String] = [], corpus: String?
    ) -> [String] {
        ["\(pending.count)"] + pending + ["\(own.count)"] + own
            + request.wholeArguments(corpus: corpus)
    }

    /// Takes a list of paths from the arguments.
    private static func takePaths(_ arguments: inout ArraySlice<String>) -> Set<String> {
        let count = arguments.popFirst().flatMap { Int($0) } ?? 0
        defer { arguments = arguments.dropFirst(count) }
        return Set(arguments.prefix(count))
    }

    /// - Parameter arguments: whether the parent shares memory (see `WorkerMemory`), then those of
    ///   `arguments(_:pending:own:corpus:)`.
    init(
        _ arguments: [String], apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        var rest = arguments.dropFirst()
        let pending = Self.takePaths(&rest)
        let own = Self.takePaths(&rest)
        let parsed = try ParsedArguments(Array(rest))
        let request = try RunRequest(parsed, apps: apps, context: context)
        let library = CaseLibrary(table: request.table, context: context)
        memory =
            arguments.first == WorkerMemory.shared
            ? WorkerMemory(ofParentFor: request.plan) : nil
        if let memory { NameLog.begin(in: memory.names) }
        var known = try KnownCases(parsed, library: library)
        known.leaveOut(own, pending: pending)
        performer = TaskPerformer(
            request: request, known: known,
            log: memory?.log, monitor: Self.monitor(context))
    }

    /// Does tasks until the parent closes the channel, or ends.
    mutating func work() {
        Channel.endWithParent()
        CurrentProcess.leaveNoCore()
        while let task = nextTask(), let result = performer.perform(task) {
            Self.send(.result(result.encoded))
        }
    }

    private mutating func nextTask() -> WorkerTask? {
        while true {
            if let frame = received.next() { return WorkerTask(decoding: frame) }
            guard !received.isMalformed,
                let bytes = try? Channel.input.read(atMost: 1 << 16), !bytes.isEmpty
            else { return nil }
            received.append(bytes)
        }
    }

    /// Stops at the parent's signal. Sends the parent each failure, each start of shrinking and each
    /// success, and of the other events at most ten a second.
    private static func monitor(_ context: CommandContext) -> RunMonitor {
        for interruption in Interruption.allCases { interruption.signal.ignore() }
        stopSignal.handle { _ in Worker.isStopped.store(true, ordering: .relaxed) }
        var last = Duration.zero
        return RunMonitor(mustStop: { isStopped.load(ordering: .relaxed) }) { event in
            let now = context.elapsed()
            switch event {
            case .failed, .shrinking, .searched, .shrunk: break
            default: if now - last < .milliseconds(100) { return }
            }
            last = now
            send(.event(event))
        }
    }

    /// Ignores errors: if the parent has ended, so does this process.
    private static func send(_ message: WorkerMessage) {
        try? Channel.output.write(WorkerFrame.encode(message.encoded))
    }
}
