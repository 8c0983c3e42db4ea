internal import StatefulTesting

/// A part of a run that a worker does.
struct WorkerTask: Equatable {
    enum Verb: String {
        /// Try all short sequences.
        case screen
        /// Run all cases of the island with a number.
        case search
        /// Shrink what was found, and report. The payload is a search result.
        case report
        /// Explore the whole subject. The payload is an `ExplorationOrder`.
        case explore
        /// Shrink one case. The payload is a `ShrinkingOrder`.
        case shrink
        /// Judge a case, as `replay` does. The payload is the text of its file. Only whether the process
        /// ends is of interest.
        case judge
        /// Find out whether two cases have one cause. The payload is the texts of their files.
        case compare
        /// Execute a trace once. The payload is the trace, as one lethal trace.
        case attempt
        /// Execute a trace that failed, in a process that has executed nothing else. The payload is a
        /// `Confirmation.Question`.
        case confirm
        /// Search the apps of a planted fault, whose number is the task's subject. The island is the seed.
        case trial
        /// Try all short sequences in one app of a planted fault. The island is the number of the app.
        case screenFault = "screen-fault"
        /// Shrink a failure of a planted fault. The payload is a `Trial.Failure`.
        case shrinkFault = "shrink-fault"
        /// Execute a trace once in one app of a planted fault; the same numbers, and the payload of `attempt`.
        case attemptFault = "attempt-fault"
    }

    var verb: Verb
    /// The position of the subject in the request.
    var subject: Int
    /// The island to search.
    var island = 0
    /// The most cases to run on the island.
    var most = Int.max
    /// Whether minimal traces are to be proven so.
    var provesMinima = true
    /// The number of cases of the run's plan.
    var cases: Int
    /// The traces of this subject that end the process.
    var lethal: [LethalTrace] = []
    var payload: [UInt8] = []

    /// The task as the bytes of a frame: a line of text with the numbers, then the lethal traces, then
    /// the payload.
    var encoded: [UInt8] {
        let traces = LethalTrace.encode(lethal)
        let numbers = [subject, island, most, provesMinima ? 1 : 0, cases, traces.count]
        let line = "\(verb.rawValue) \(numbers.map(String.init).joined(separator: " "))\n"
        return Array(line.utf8) + traces + payload
    }
}

extension WorkerTask {
    /// `nil` if the bytes are not a task.
    init?(decoding bytes: [UInt8]) {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
        let numbers = words.dropFirst().compactMap { Int($0) }
        guard let verb = words.first.flatMap({ Verb(rawValue: String($0)) }), numbers.count == 6,
            (0...bytes.count - end - 1).contains(numbers[5]),
            let lethal = try? LethalTrace.decode(Array(bytes[(end + 1)...].prefix(numbers[5])))
        else { return nil }
        self.init(
            verb: verb, subject: numbers[0], island: numbers[1], most: numbers[2],
            provesMinima: numbers[3] != 0, cases: numbers[4], lethal: lethal,
            payload: Array(bytes[(end + 1 + numbers[5])...]))
    }
}

/// The result of a task.
enum TaskResult {
    case screened([ExplorationReport])
    case searched(IslandResult)
    case reported(SubjectReport)
    case explored(ExplorationReport)
    case shrunk(ShrunkCase)
    /// The trace was executed, or the case judged, and the process goes on.
    case survived
    /// Whether the trace failed as expected.
    case confirmed(Bool)
    /// A search for a planted fault.
    case tried(Trial)
}

extension TaskResult {
    var encoded: [UInt8] {
        switch self {
        case .screened(let reports): SearchResult(screening: reports, islands: []).encoded
        case .searched(let island): island.encoded
        case .reported(let report): report.encoded
        case .explored(let report): report.encoded
        case .shrunk(let shrunk): shrunk.encoded
        case .survived: []
        case .confirmed(let fails): [fails ? 1 : 0]
        case .tried(let trial): trial.encoded
        }
    }

    /// `nil` if the bytes are not the result of such a task.
    init?(decoding bytes: [UInt8], of task: WorkerTask, plan: RunPlan) {
        switch task.verb {
        case .screen:
            guard let result = try? SearchResult(decoding: bytes) else { return nil }
            self = .screened(result.screening)
        case .search:
            guard let island = try? IslandResult(decoding: bytes) else { return nil }
            self = .searched(island)
        case .report:
            guard let report = try? SubjectReport(decoding: bytes, plan: plan) else { return nil }
            self = .reported(report)
        case .explore:
            guard let report = try? ExplorationReport(decoding: bytes) else { return nil }
            self = .explored(report)
        case .shrink, .shrinkFault:
            guard let shrunk = try? ShrunkCase(decoding: bytes) else { return nil }
            self = .shrunk(shrunk)
        case .attempt, .attemptFault, .judge:
            guard bytes.isEmpty else { return nil }
            self = .survived
        case .confirm, .compare:
            guard let answer = bytes.first, bytes.count == 1 else { return nil }
            self = .confirmed(answer == 1)
        case .trial, .screenFault:
            guard let trial = try? Trial(decoding: bytes) else { return nil }
            self = .tried(trial)
        }
    }
}

/// What a worker says to its parent.
enum WorkerMessage: Equatable {
    /// The result of a task, which ends it.
    case result([UInt8])
    /// Something that happens while it works on a task.
    case event(RunEvent)

    /// The message as the bytes of a frame.
    var encoded: [UInt8] {
        switch self {
        case .result(let bytes): [0] + bytes
        case .event(let event): [1] + event.encoded
        }
    }

    /// `nil` if the bytes are not a message.
    init?(decoding bytes: [UInt8]) {
        let content = Array(bytes.dropFirst())
        switch bytes.first {
        case 0: self = .result(content)
        case 1:
            guard let event = try? RunEvent(decoding: content) else { return nil }
            self = .event(event)
        default: return nil
        }
    }
}
