internal import Platform
internal import SplitFuzz
internal import StatefulTesting

/// The loop of a worker process, which does tasks for its parent process. `WorkerProcess` is the
/// parent's side.
///
/// Tasks and results are frames on the descriptors of `Channel`. The app under test has the standard
/// streams for itself.
@MainActor struct Worker {
    /// The subcommand that starts a worker. Help texts do not name it.
    static let name = "worker"

    private let performer: TaskPerformer
    /// Kept, because the performer records into it.
    private let memory: WorkerMemory?
    private var received = WorkerFrame.Buffer()

    /// - Parameter arguments: whether the parent shares memory (see `WorkerMemory`), then the arguments
    ///   of `run`, with the seed.
    init(
        _ arguments: [String], apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        let parsed = try ParsedArguments(Array(arguments.dropFirst()))
        let request = try RunRequest(parsed, apps: apps, context: context)
        let library = CaseLibrary(table: request.table, context: context)
        memory =
            arguments.first == WorkerMemory.shared
            ? WorkerMemory(ofParentFor: request.plan) : nil
        if let memory { NameLog.begin(in: memory.names) }
        performer = TaskPerformer(
            request: request, known: try KnownCases(parsed, library: library),
            log: memory?.log, monitor: Self.monitor(context.listen(), context))
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

    /// Stops at a signal. Sends the parent each failure and each start of shrinking, and of the other
    /// events at most ten a second.
    private static func monitor(
        _ interruption: @escaping () -> Interruption?, _ context: CommandContext
    ) -> RunMonitor {
        var last = Duration.zero
        return RunMonitor(mustStop: { interruption() != nil }) { event in
            let now = context.elapsed()
            switch event {
            case .failed, .shrinking, .searched: break
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
