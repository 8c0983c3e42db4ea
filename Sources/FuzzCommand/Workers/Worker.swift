internal import Platform
internal import SplitFuzz
internal import StatefulTesting
internal import Synchronization

/// The loop of a worker process, which does jobs for its parent process. `WorkerProcess` is the
/// parent's side.
///
/// Jobs and outputs are frames on the descriptors of `Channel`. The app under test has the standard
/// streams for itself.
@MainActor struct Worker {
    /// The subcommand that starts a worker. Help texts do not name it.
    static let name = "worker"
    /// The signal with which the parent stops a job. A worker ignores those of the terminal: if
    /// only the worker gets them, it must not end a job early as if the user had asked for that.
    static let stopSignal = Signal.user
    private static let isStopped = Atomic<Bool>(false)

    private let jobs: [any Job.Type]
    private let workplace: Workplace
    /// Kept, because the workplace has its log.
    private let memory: WorkerMemory?
    private var received = WorkerFrame.Buffer()

    /// - Parameters:
    ///   - arguments: whether the parent shares memory (see `WorkerMemory`), then those of `run`.
    ///   - jobs: the kinds of jobs that it does.
    init(
        _ arguments: [String], apps: [AppUnderTest], jobs: [any Job.Type],
        context: CommandContext
    ) throws(UsageError) {
        self.jobs = jobs
        let parsed = try ParsedArguments(Array(arguments.dropFirst()))
        let request = try RunRequest(parsed, apps: apps, context: context)
        memory =
            arguments.first == WorkerMemory.shared
            ? WorkerMemory(for: request.plan, by: SharedMemory.init(ofParentWithWordCount:)) : nil
        if let memory { NameLog.begin(in: memory.names) }
        workplace = Workplace(
            request: request, log: memory?.log, monitor: Self.monitor(context))
    }

    /// Does jobs until the parent closes the channel, or ends.
    mutating func work() {
        Channel.endWithParent()
        CurrentProcess.leaveNoCore()
        while let request = nextRequest(),
            let type = jobs.first(where: { "\($0)" == request.name }),
            let output = output(of: type, request.job.bytes)
        {
            Self.send(.output(RawBytes(output)))
        }
    }

    private func output<Work: Job>(of type: Work.Type, _ bytes: [UInt8]) -> [UInt8]? {
        (try? Work(decoding: bytes))?.perform(in: workplace)?.encoded
    }

    private mutating func nextRequest() -> WorkerRequest? {
        while true {
            if let frame = received.next() { return try? WorkerRequest(decoding: frame) }
            guard !received.isMalformed,
                let bytes = try? Channel.input.read(atMost: 1 << 16), !bytes.isEmpty
            else { return nil }
            received.append(bytes)
        }
    }

    /// Stops at the parent's signal. Sends the parent each failure, each start of shrinking and
    /// each success, and of the other events at most ten a second.
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
