internal import SplitFuzz
internal import StatefulTesting

/// Decides, after a worker has died, whether to retry, confirm or give up its job.
///
/// A worker dies if the app ends its process, or if somebody else does. Its last trace is executed
/// once more, in another worker. If that one dies in the same way, the trace is crashing: the job
/// is done again, and answers with a failure where it meets the trace. Otherwise it is simply done
/// again.
@MainActor struct DeathRecord {
    enum Answer {
        case perform(Assignment)
        case giveUp(Assignment, LostPart?)
    }

    /// How often a job is done again although nothing is known to end it.
    private static let retries = 3

    private let request: RunRequest
    /// The crashing traces of each subject.
    private(set) var crashing: [Int: [CrashingTrace]] = [:]
    private var limits: [Int: StepLimits] = [:]

    init(_ request: RunRequest) { self.request = request }

    /// Takes over the traces of a subject that an earlier run has confirmed.
    mutating func restore(_ traces: [CrashingTrace], of subject: Int) {
        crashing[subject] = traces
        limits[subject, default: StepLimits()].hangs =
            traces.contains { $0.kind == WorkerProcess.Death.hang }
    }

    /// How long a step may take, in seconds.
    func stepLimit(of assignment: Assignment) -> Double {
        let isConfirmation = if case .confirmation = assignment.purpose { true } else { false }
        return (limits[assignment.job.subject] ?? StepLimits()).limit(
            own: assignment.job.stepLimit, isConfirmation: isConfirmation)
    }

    /// Notes the slowest step so far of a worker, in seconds.
    mutating func noteStep(_ seconds: Double, of subject: Int) {
        let slowest = limits[subject]?.slowest ?? 0
        limits[subject, default: StepLimits()].slowest = max(slowest, seconds)
    }

    /// A trace of a subject that was taken for a hang ends if it has the whole time. Forgets all
    /// hangs of the subject. Returns false if that has been done before.
    mutating func retractHangs(of subject: Int) -> Bool {
        guard limits[subject]?.isPatient != true else { return false }
        crashing[subject]?.removeAll { $0.kind == WorkerProcess.Death.hang }
        limits[subject, default: StepLimits()].isPatient = true
        return true
    }

    /// The worker of an assignment ended.
    mutating func lost(_ assignment: Assignment, _ death: WorkerProcess.Death) -> Answer {
        if case .confirmation(let suspect, let trace, let first) = assignment.purpose {
            guard death.kind == first.kind else { return again(suspect, first) }
            return goOn(suspect, knowing: trace, first)
        }
        guard death.kind != WorkerProcess.Death.kill, let recorded = death.recorded,
            recorded.phase != nil,
            let replay = assignment.job.replay(of: recorded, in: request)
        else { return again(assignment, death) }
        let trace = CrashingTrace(
            recorded.trace, at: recorded.position, kind: death.kind, remark: death.text)
        let isKnown = assignment.job.crashing.contains {
            $0.trace == trace.trace && $0.position == trace.position
        }
        if isKnown { return again(assignment, death) }
        return .perform(
            Assignment(job: replay, purpose: .confirmation(of: assignment, trace, death)))
    }

    /// The trace of a confirmation was executed, and its worker lives.
    mutating func survived(_ assignment: Assignment) -> Answer? {
        guard case .confirmation(let suspect, _, let death) = assignment.purpose else {
            return nil
        }
        return again(suspect, death)
    }

    /// Does the rest of a job that knows one more trace.
    private mutating func goOn(
        _ assignment: Assignment, knowing trace: CrashingTrace, _ death: WorkerProcess.Death
    ) -> Answer {
        var assignment = assignment
        let subject = assignment.job.subject
        crashing[subject, default: []].append(trace)
        if death.kind == WorkerProcess.Death.hang {
            limits[subject, default: StepLimits()].hangs = true
        }
        assignment.deaths += 1
        assignment.job.crashing.append(trace)
        guard let remainder = assignment.job.remainder(after: assignment.deaths, last: death) else {
            let ended = "the app ended its process \(assignment.deaths) times"
            return giveUp(assignment, ended, isFoundInApp: true)
        }
        assignment.job = remainder
        return .perform(assignment)
    }

    /// Does a job again although nothing is known to end it, a few times.
    private mutating func again(
        _ assignment: Assignment, _ death: WorkerProcess.Death
    ) -> Answer {
        var assignment = assignment
        assignment.disturbances += 1
        limits[assignment.job.subject, default: StepLimits()].mistakes += 1
        if assignment.disturbances <= Self.retries { return .perform(assignment) }
        var place: String?
        if let recorded = death.recorded, let subject = request.subject(at: assignment.job.subject)
        {
            place = TrapText(subject: subject).place(recorded)
        }
        return giveUp(
            assignment,
            "its worker process ended \(assignment.disturbances) times, the last time: "
                + death.text + (place.map { " (\($0))" } ?? ""))
    }

    private func giveUp(
        _ assignment: Assignment, _ why: String, isFoundInApp: Bool = false
    ) -> Answer {
        let part = assignment.job.what.map {
            LostPart(
                subject: request.subject(at: assignment.job.subject)?.name ?? "", what: $0,
                why: why,
                isFoundInApp: isFoundInApp)
        }
        return .giveUp(assignment, part)
    }
}
