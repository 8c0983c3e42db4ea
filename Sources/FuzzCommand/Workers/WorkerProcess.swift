internal import Platform
package import StatefulTesting

/// The parent's side of a worker process, which runs the same executable. `Worker` is its loop.
@MainActor package final class WorkerProcess {
    /// How a worker ended that should have gone on.
    package struct Death: Equatable {
        static let hang = "hang"
        static let memory = "memory"
        static let trap = "trap"
        static let abort = "abort"
        /// Somebody else sent SIGKILL: a person, or a system that is short of memory.
        static let kill = "signal-9"
        /// The kinds of deaths that come after a limit.
        package static let slowKinds = [hang, memory]

        /// A word such as `trap`; the location of the finding.
        package let kind: String
        /// What happened, in words.
        let text: String
        /// The last case that it executed; `nil` if it is not known.
        package let recorded: RecordedCase?
        /// The last line that it printed; empty if there is none.
        var lastLine = ""
        /// Where it trapped; `nil` if it prints no backtraces.
        var backtrace: Backtrace?
    }

    /// The reason why the parent has killed a worker.
    enum Verdict {
        case hang, memory
    }

    /// What a job asks of its process.
    package struct Setting: Equatable, Sendable {
        /// Whether the process must have done nothing else.
        var isFresh = false
        /// Whether it prints a backtrace of a trap, if Swift's tool for it is installed. That takes
        /// a second.
        var printsBacktrace = false
        /// Variables of its environment.
        var variables: [String: String] = [:]

        fileprivate var allVariables: [String: String] {
            let own = printsBacktrace ? Backtrace.variables : nil
            return (own ?? ["SWIFT_BACKTRACE": "enable=no"])
                .merging(variables, uniquingKeysWith: { _, new in new })
        }
    }

    let setting: Setting
    let process: ChildProcess
    private let memory: WorkerMemory?
    private var received = WorkerFrame.Buffer()
    private(set) var verdict: Verdict?
    /// What the app prints.
    let printed = PrintedText()

    /// A worker with the arguments of `run`, with the seed. Its jobs have all the rest. `nil` if
    /// the system refuses to start it.
    init?(_ executable: String, for request: RunRequest, setting: Setting) {
        self.setting = setting
        memory = WorkerMemory(for: request.plan, by: SharedMemory.init(wordCount:))
        let isRecorded = memory == nil ? WorkerMemory.none : WorkerMemory.shared
        guard
            let process = ChildProcess(
                executable: executable,
                arguments: [Worker.name, isRecorded] + request.arguments(corpus: nil),
                variables: setting.allVariables, sharing: memory?.memory)
        else { return nil }
        self.process = process
    }

    /// The pipes from the process, for `Descriptor.readable`.
    var descriptors: [Descriptor] { [process.output, process.printed] }

    /// Sends a job. If the worker has ended, `receive` reports it.
    func send(_ job: some Job) {
        // Tells a job that has begun from one that has not.
        memory?.log[ActionLog.Field.heartbeat.rawValue] = 0
        try? process.input.write(WorkerFrame.encode(WorkerRequest(job).encoded))
    }

    /// Reads once from a pipe that has something to read. Returns every whole message. The last one
    /// is `nil` if the process ended, or wrote bytes that are not messages.
    func receive(from descriptor: Descriptor) -> [WorkerMessage?] {
        let bytes = try? descriptor.read(atMost: 1 << 16)
        if descriptor != process.output {
            printed.append(bytes ?? [])
            return []
        }
        guard let bytes, !bytes.isEmpty else { return [nil] }
        received.append(bytes)
        var messages: [WorkerMessage?] = []
        while let frame = received.next() {
            guard let message = try? WorkerMessage(decoding: frame) else {
                return messages + [nil]
            }
            messages.append(message)
        }
        return received.isMalformed ? messages + [nil] : messages
    }

    /// Makes it end its job early, with the result so far.
    func stop() { process.send(Worker.stopSignal) }

    /// A number that changes with each action that the worker applies; `nil` if it is not known.
    var heartbeat: UInt64? { memory?.log[ActionLog.Field.heartbeat.rawValue] }

    /// Kills the process.
    func kill(_ verdict: Verdict) {
        self.verdict = verdict
        process.send(.kill)
    }

    /// Waits until the worker has ended, and says how.
    func end() -> Death {
        printed.drain(process.printed)
        let end = process.end()
        let said = printed.lastWords
        let (kind, text) = describe(end)
        return Death(
            kind: kind, text: said.isEmpty ? text : "\(text): \(said)", recorded: memory?.recorded,
            lastLine: printed.lastLine, backtrace: Backtrace(printed.backtrace))
    }

    private func describe(_ end: ChildProcess.End) -> (kind: String, text: String) {
        switch verdict {
        case .hang: return (Death.hang, "a step did not end within the time limit")
        case .memory: return (Death.memory, "it took more memory than the limit")
        case nil: break
        }
        switch end {
        case .exited(let status): return ("exit", "the process ended itself with status \(status)")
        case .killed(let number):
            let signal = Signal(number: number)
            switch signal {
            case .illegalInstruction, .trap: return (Death.trap, "a trap")
            case .segmentationFault, .busError:
                return ("bad-access", "an access to memory that is not there, or a full stack")
            case .abort: return (Death.abort, "abort")
            default: return ("signal-\(number)", "signal \(number)")
            }
        }
    }
}

extension WorkerProcess.Setting {
    package init(variables: [String: String]) { self.variables = variables }
}
