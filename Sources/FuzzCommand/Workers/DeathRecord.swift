internal import SplitFuzz
internal import StatefulTesting

/// What the deaths of workers tell, and what to do about them.
///
/// A worker dies if the app ends its process, or if somebody else does. Executing its last trace once
/// more, in another worker, tells which: if that worker dies in the same way, the trace is lethal. The
/// task is then done again, and answers with a failure where it meets the trace. Otherwise the task is
/// simply done again.
@MainActor struct DeathRecord {
    /// What to do after a death.
    enum Answer {
        case perform(WorkerTask)
        /// The task is lost.
        case giveUp(WorkerTask)
    }

    /// How long a step may take, in seconds, while no app is known to hang.
    static let stepLimit = 5.0
    /// How long a step may take once the app is known to hang: at least this time, and so many times as
    /// long as the slowest good step.
    private static let shortStepLimit = 0.05
    private static let slowestSteps = 20.0
    /// How often a task is done again although nothing is known to end it.
    private static let retries = 3
    /// The most lethal traces of an island. Its later cases are not run.
    private static let islandLimit = 2
    /// The same for deaths that take long.
    private static let slowIslandLimit = 1
    /// The most lethal traces of screening.
    private static let screeningLimit = 64
    /// The most lethal traces of a report, or of shrinking or judging one case.
    private static let reportLimit = 256
    /// The most lethal traces of an exploration. It stops before, unless the search for a way back meets
    /// many of them.
    private static let explorationLimit = ExplorationOrder.deathLimit + 32

    private let request: RunRequest
    /// The lethal traces of each subject.
    private(set) var lethal: [[LethalTrace]]
    /// The parts of the run that are lost.
    private(set) var lost: [LostPart] = []
    /// What is known of the time that steps of each subject take.
    private var paces: [Pace]
    private var disturbances: [TaskKey: Int] = [:]
    private var lethalCounts: [TaskKey: Int] = [:]
    /// Tasks that wait until a trace is confirmed.
    private var waiting: [AttemptKey: [Suspicion]] = [:]

    private struct Pace {
        /// Whether the app is known to hang, so that steps get less time.
        var hangs = false
        /// The slowest good step, in seconds.
        var slowest = 0.0
        /// How often somebody else than the app ended a worker, or a step was slow without hanging.
        var mistakes = 0
        /// Whether every step has the whole time.
        var isPatient = false
    }

    private struct AttemptKey: Hashable {
        let subject: Int
        let payload: [UInt8]

        init(_ attempt: WorkerTask) { (subject, payload) = (attempt.subject, attempt.payload) }
    }

    private struct TaskKey: Hashable {
        let verb: WorkerTask.Verb
        let subject: Int
        let island: Int

        init(_ task: WorkerTask) {
            (verb, subject, island) = (task.verb, task.subject, task.island)
        }
    }

    /// A task whose worker died, and the trace that may be the reason.
    private struct Suspicion {
        let task: WorkerTask
        let trace: LethalTrace
        let death: WorkerProcess.Death
    }

    /// - Parameter isPatient: whether a step has the whole time although the app is known to hang.
    init(_ request: RunRequest, isPatient: Bool = false) {
        self.request = request
        lethal = request.subjects.map { _ in [] }
        paces = request.subjects.map { _ in Pace(isPatient: isPatient) }
    }

    /// Takes over the traces of a subject that an earlier run has confirmed.
    mutating func restore(_ traces: [LethalTrace], of subject: Int) {
        lethal[subject] = traces
        paces[subject].hangs = traces.contains { $0.kind == WorkerProcess.Death.hang }
    }

    /// How long a step of a task may take, in seconds. Twice as long after each mistake, and while a death is
    /// confirmed. So a slow machine makes no hang.
    func stepLimit(of task: WorkerTask) -> Double {
        let pace = paces[task.subject]
        let factor = Double(1 << min(pace.mistakes, Self.retries))
        if pace.isPatient || !pace.hangs { return Self.stepLimit * factor }
        let short = max(Self.shortStepLimit, Self.slowestSteps * pace.slowest) * factor
        return min(task.verb == .attempt ? 2 * short : short, Self.stepLimit * factor)
    }

    mutating func noteStep(_ seconds: Double, of subject: Int) {
        paces[subject].slowest = max(paces[subject].slowest, seconds)
    }

    /// A trace of a subject that was taken for a hang ends if it has the whole time. Forgets all hangs of
    /// the subject.
    mutating func retractHangs(of subject: Int) {
        lethal[subject].removeAll { $0.kind == WorkerProcess.Death.hang }
        paces[subject].isPatient = true
    }

    mutating func add(_ part: LostPart) { lost.append(part) }

    /// The worker of a task ended.
    mutating func lost(_ task: WorkerTask, _ death: WorkerProcess.Death) -> Answer {
        if task.verb == .attempt { return confirmed(task, death) }
        guard death.kind != WorkerProcess.Death.kill, let recorded = death.recorded,
            recorded.phase != nil,
            recorded.trace.setup.count == request.subjects[task.subject].setup.count
        else { return again(task, death) }
        let trace = LethalTrace(
            recorded.trace, at: recorded.position, kind: death.kind, remark: death.text)
        let isKnown = task.lethal.contains {
            $0.trace == trace.trace && $0.position == trace.position
        }
        if isKnown { return again(task, death) }
        var attempt = task
        attempt.verb = .attempt
        attempt.lethal = []
        attempt.payload = LethalTrace.encode([trace])
        waiting[AttemptKey(attempt), default: []].append(
            Suspicion(task: task, trace: trace, death: death))
        return .perform(attempt)
    }

    /// A suspected trace was executed, and its worker lives.
    mutating func survived(_ attempt: WorkerTask) -> Answer {
        guard let suspicion = take(attempt) else { return .giveUp(attempt) }
        return again(suspicion.task, suspicion.death)
    }

    private mutating func confirmed(
        _ attempt: WorkerTask, _ death: WorkerProcess.Death
    ) -> Answer {
        guard let suspicion = take(attempt) else { return .giveUp(attempt) }
        guard death.kind == suspicion.death.kind else {
            return again(suspicion.task, suspicion.death)
        }
        var task = suspicion.task
        lethal[task.subject].append(suspicion.trace)
        if death.kind == WorkerProcess.Death.hang { paces[task.subject].hangs = true }
        task.lethal.append(suspicion.trace)
        let count = (lethalCounts[TaskKey(task)] ?? 0) + 1
        lethalCounts[TaskKey(task)] = count
        let ended = "the app ended its process \(count) times"
        // A proof tries everything, so it would meet many more such traces.
        if [.report, .shrink].contains(task.verb), suspicion.death.recorded?.phase == .proving {
            task.provesMinima = false
        }
        switch task.verb {
        case .search where count >= islandLimit(for: death):
            task.most = suspicion.trace.position.caseIndex + 1
        case .screen where count >= Self.screeningLimit,
            .report where count >= Self.reportLimit, .shrink where count >= Self.reportLimit,
            .judge where count >= Self.reportLimit,
            .explore where count >= Self.explorationLimit:
            return giveUp(task, ended, isFoundInApp: true)
        default: break
        }
        return .perform(task)
    }

    private func islandLimit(for death: WorkerProcess.Death) -> Int {
        WorkerProcess.Death.slowKinds.contains(death.kind)
            ? Self.slowIslandLimit : Self.islandLimit
    }

    private mutating func take(_ attempt: WorkerTask) -> Suspicion? {
        let key = AttemptKey(attempt)
        guard var suspicions = waiting[key], !suspicions.isEmpty else { return nil }
        let first = suspicions.removeFirst()
        waiting[key] = suspicions.isEmpty ? nil : suspicions
        return first
    }

    /// Does a task again although nothing is known to end it, a few times.
    private mutating func again(_ task: WorkerTask, _ death: WorkerProcess.Death) -> Answer {
        let count = (disturbances[TaskKey(task)] ?? 0) + 1
        disturbances[TaskKey(task)] = count
        paces[task.subject].mistakes += 1
        if count <= Self.retries { return .perform(task) }
        let text = TrapText(program: request.invocation, subject: request.subjects[task.subject])
        let place = death.recorded.flatMap(text.place).map { " (\($0))" } ?? ""
        return giveUp(
            task,
            "its worker process ended \(count) times, the last time: \(death.text)\(place)")
    }

    private mutating func giveUp(
        _ task: WorkerTask, _ why: String, isFoundInApp: Bool = false
    ) -> Answer {
        let what =
            switch task.verb {
            case .screen: "the short sequences"
            case .search: "island \(task.island)"
            case .report, .shrink: "shrinking"
            case .explore: "exploring"
            case .judge: "the case"
            case .compare: "comparing two cases"
            case .attempt, .confirm: "one trace"
            case .trial, .screenFault, .shrinkFault, .attemptFault: "a planted fault"
            }
        lost.append(
            LostPart(
                subject: request.subjects[task.subject].name, what: what, why: why,
                isFoundInApp: isFoundInApp))
        return .giveUp(task)
    }
}
