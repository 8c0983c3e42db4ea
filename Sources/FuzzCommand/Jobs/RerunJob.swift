internal import StatefulTesting

/// Executes a failing trace once more, in a process that has executed nothing else.
struct RerunJob: Job {
    /// What a fresh process does with the trace.
    enum Output: Codable {
        case fails
        case passes
        /// It ends as expected. It prints a backtrace only if it was asked to. `line` is the last
        /// one that it printed, and empty if there is none.
        case ends(Backtrace?, line: String)
    }

    /// How long a step may take that prints a backtrace, in seconds.
    private static let backtraceLimit = 60.0

    let subject: Int
    let signature: Signature
    let trace: Trace
    /// What is known of the failure already.
    var remark = ""
    /// Whether the reader wants to know where the app trapped.
    var wantsBacktrace = true
    var crashing: [CrashingTrace] = []

    var what: String? { "the replay of a finding in a fresh process" }
    var isExperiment: Bool { true }
    var stepLimit: Double? { printsBacktrace ? Self.backtraceLimit : StepLimits.whole }
    var process: WorkerProcess.Setting {
        WorkerProcess.Setting(isFresh: true, printsBacktrace: printsBacktrace)
    }

    /// Where a stack becomes full differs from time to time, so only a trap gets a backtrace.
    private var printsBacktrace: Bool {
        wantsBacktrace && endsProcess(as: WorkerProcess.Death.trap)
    }

    func endsProcess(as kind: String) -> Bool {
        signature.invariant == Violation.keepsRunning && signature.location == kind
    }

    func perform(in workplace: Workplace) -> Output? {
        guard let subject = workplace.request.subject(at: subject) else { return nil }
        let executor = workplace.executor(subject, .replaying, crashing: [])
        return executor.confirms(trace, failing: signature) ? .fails : .passes
    }

    func answer(to death: WorkerProcess.Death) -> Output? {
        endsProcess(as: death.kind) ? .ends(death.backtrace, line: death.lastLine) : nil
    }

    /// Another end says nothing of the trace.
    func replay(of recorded: RecordedCase, in request: RunRequest) -> (any Job)? { nil }
}
