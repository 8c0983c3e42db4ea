package import SplitFuzz
package import StatefulTesting

/// Work that executes an app, and that a worker process therefore does: an app that ends its
/// process must not end the command.
///
/// A job has all that it needs. Its output depends on nothing else, so any process can do it, in
/// any order.
package protocol Job: Codable, Sendable {
    associatedtype Output: Codable, Sendable

    /// The position of the job's subject in the request.
    var subject: Int { get }
    /// The traces of the subject that are known to end the process.
    var crashing: [CrashingTrace] { get set }
    /// The work in words, as in `island 7`; `nil` if nobody misses it.
    var what: String? { get }
    /// The process that does the job.
    var process: WorkerProcess.Setting { get }
    /// Whether the job is of use only in a process that may end.
    var isExperiment: Bool { get }
    /// How long a step may take, in seconds; `nil` if that depends on what is known of the subject.
    var stepLimit: Double? { get }
    /// Whether the limit of memory is that of a step, and not of the process.
    var mayKeepMemory: Bool { get }

    /// Does the work, in a process of its own where the system starts one. Returns `nil` if the job
    /// is not one of the request.
    @MainActor func perform(in workplace: Workplace) -> Output?
    /// The output if the end of that process is itself an answer.
    func answer(to death: WorkerProcess.Death) -> Output?
    /// The job that replays the trace at which a process ended; `nil` if that trace cannot be of
    /// this job.
    @MainActor func replay(of recorded: RecordedCase, in request: RunRequest) -> (any Job)?
    /// The rest of the work after so many traces of it have ended their processes; `nil` to give
    /// up.
    func remainder(after deaths: Int, last: WorkerProcess.Death) -> Self?
}

extension Job {
    /// The most crashing traces of one job, unless it says otherwise.
    package static var deathLimit: Int { 256 }

    package var process: WorkerProcess.Setting { WorkerProcess.Setting() }
    package var isExperiment: Bool { false }
    package var stepLimit: Double? { nil }
    package var mayKeepMemory: Bool { false }

    package func answer(to death: WorkerProcess.Death) -> Output? { nil }

    @MainActor package func replay(
        of recorded: RecordedCase, in request: RunRequest
    ) -> (any Job)? {
        guard recorded.trace.setup.count == request.subjects[subject].setup.count else {
            return nil
        }
        return ReplayJob(
            subject: subject, trace: recorded.trace, variation: recorded.position.variation)
    }

    package func remainder(after deaths: Int, last: WorkerProcess.Death) -> Self? {
        deaths < Self.deathLimit ? self : nil
    }
}

/// What a process has for its jobs.
@MainActor package struct Workplace {
    let request: RunRequest
    /// Memory to record into; see `ActionLog`.
    package let log: UnsafeMutableBufferPointer<UInt64>?
    package let monitor: RunMonitor

    package func executor(
        _ subject: Subject<SplitMachine>, _ phase: RunPhase, crashing: [CrashingTrace]
    ) -> Executor<SplitMachine> {
        let log = log.map { ActionLog(in: $0) }
        log?.enter(phase)
        var executor = Executor(subject, log: log)
        executor.crashing = crashing
        executor.monitor = monitor
        return executor
    }

    /// The case of a text; `nil` if it is none of the request's apps.
    func committed(_ text: String) -> CorpusCase? {
        try? CorpusCase(
            parsing: Array(text.utf8), format: CaseFormat<SplitMachine>.fuzzsplit,
            subjects: request.table.directory)
    }
}
