internal import Platform
internal import SplitFuzz
internal import StatefulTesting

/// The loop of a worker process, which searches subjects for its parent process. `WorkerProcess` is
/// the parent's side.
///
/// It reads tasks from standard input, one a line. It writes one frame for each to standard output.
@MainActor struct Worker {
    /// The subcommand that starts a worker. Help texts do not name it.
    static let name = "worker"

    private let request: RunRequest
    private let known: [CorpusCase]
    private let context: CommandContext
    private let memory: WorkerMemory?
    private var runners: [String: Runner<SplitMachine>] = [:]

    /// - Parameter arguments: whether the parent shares memory (see `WorkerMemory`), then the arguments
    ///   of `run`, with the seed.
    init(
        _ arguments: [String], apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        let parsed = try ParsedArguments(Array(arguments.dropFirst()))
        request = try RunRequest(parsed, apps: apps, context: context)
        let library = CaseLibrary(table: request.table, context: context)
        known = try KnownCases(parsed, library: library).cases
        self.context = context
        memory =
            arguments.first == WorkerMemory.shared
            ? WorkerMemory(ofParentFor: request.plan) : nil
        if let memory { NameLog.begin(in: memory.names) }
    }

    /// Performs tasks until standard input ends.
    mutating func work() {
        let interruption = context.listen()
        let parent = CurrentProcess.parent
        while let line = nextLine() {
            guard let task = WorkerTask(line: line),
                let subject = request.subjects.first(where: { $0.name == task.subject })
            else { return }
            var runner =
                runners[subject.name]
                ?? Runner(
                    subject, plan: request.plan, known: known, log: memory?.log,
                    monitor: monitor(interruption))
            switch task.verb {
            case .run:
                runner.screen()
                for _ in 0..<request.plan.rounds where interruption() == nil {
                    guard CurrentProcess.parent == parent else { return }
                    runner.runPlannedRound()
                }
                answer(runner.finish().encoded)
            case .round:
                runner.runRound()
                runners[subject.name] = runner
                answer([])
            case .finish:
                answer(runner.finish().encoded)
                runners[subject.name] = nil
            }
        }
    }

    /// The next line of standard input; `nil` at the end. Does not use the standard library's
    /// `readLine`, which never returns after a signal has interrupted it.
    private func nextLine() -> String? {
        var line: [UInt8] = []
        while let byte = (try? Descriptor.standardInput.read(atMost: 1))?.first {
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        return nil
    }

    /// Ignores write errors. If the parent has ended, the next read finds the end of standard input.
    private func answer(_ bytes: [UInt8]) {
        Self.send(.answer(bytes))
    }

    /// Stops at a signal. Sends the parent each failure and each start of shrinking, and of the other
    /// events at most ten a second.
    private func monitor(_ interruption: @escaping () -> Interruption?) -> RunMonitor {
        let context = context
        var last = Duration.zero
        return RunMonitor(mustStop: { interruption() != nil }) { event in
            let now = context.elapsed()
            switch event {
            case .failed, .shrinking: break
            default: if now - last < .milliseconds(100) { return }
            }
            last = now
            Self.send(.event(event))
        }
    }

    private static func send(_ message: WorkerMessage) {
        try? Descriptor.standardOutput.write(WorkerFrame.encode(message.encoded))
    }
}
