internal import SplitFuzz
internal import StatefulTesting

/// Searches the apps of a planted fault, in a process that is for this fault only.
@MainActor struct TrialPerformer {
    /// The random cases of an app before it is the next one's turn.
    static let turn = 8
    /// The random cases of each app that the first seed has at least, to see more invariants break.
    static let leastCases = 32
    /// The most traces that shrinking executes.
    private static let shrinkLimit = 1_000

    private let task: WorkerTask
    private let fault: PlantedFault
    private let subjects: [Subject<SplitMachine>]
    private let log: UnsafeMutableBufferPointer<UInt64>?
    private let monitor: RunMonitor

    /// The control, which has the number 0, and all faults.
    static var faults: [PlantedFault] { [.control] + PlantedFault.all }

    /// Plants a fault in this process.
    static func plant(_ number: Int) {
        let faults = faults
        if faults.indices.contains(number) { faults[number].switchOn() }
    }

    /// `nil` if the task is no such task.
    init?(
        _ task: WorkerTask, log: UnsafeMutableBufferPointer<UInt64>?, monitor: RunMonitor
    ) {
        let faults = Self.faults
        guard [.trial, .screenFault, .shrinkFault, .attemptFault].contains(task.verb),
            faults.indices.contains(task.subject)
        else { return nil }
        self.task = task
        fault = faults[task.subject]
        subjects = fault.subjects
        self.log = log
        self.monitor = monitor
    }

    func perform() -> TaskResult? {
        switch task.verb {
        case .trial: .tried(search())
        case .screenFault: subjects.indices.contains(task.island) ? .tried(screen()) : nil
        case .shrinkFault: (try? Trial.Failure(decoding: task.payload)).flatMap(shrink)
        case .attemptFault: attempt()
        default: nil
        }
    }

    // MARK: - Searching

    /// The first new failure of a case.
    private final class Notice {
        var failure: (signature: Signature, trace: Trace)?
    }

    /// Runs random cases of each app in turn, until one fails, or until each app has had all. The task's
    /// number of cases is that of each app.
    private func search() -> Trial {
        let notice = Notice()
        var runners = subjects.indices.map { runner($0, notice) }
        var trial = Trial()
        var cases = 0
        while cases < task.cases, !monitor.mustStop() {
            let end = min(cases + Self.turn, task.cases)
            for app in runners.indices {
                for _ in cases..<end where trial.first?.endsProcess != true {
                    runCase(of: app, &runners[app], notice, &trial)
                }
            }
            cases = end
            // Each further case may end another process.
            if trial.first?.endsProcess == true { break }
            if trial.first != nil, cases >= min(task.most, task.cases) { break }
        }
        trial.invariants = Set(runners.flatMap(\.brokenInvariants)).sorted()
        trial.isReached = fault.wasReached
        return trial
    }

    private func runner(_ app: Int, _ notice: Notice) -> Runner<SplitMachine> {
        var plan = RunPlan(seed: Seed(UInt64(task.island)))
        // Each app has an island of its own. Its number tells which app a recorded case is of.
        plan.shard = Shard(app + 1, of: RunPlan.islands)
        let monitor = RunMonitor(mustStop: monitor.mustStop) { event in
            if case .failed(let signature, let trace) = event, notice.failure == nil {
                notice.failure = (signature, trace)
            }
        }
        return Runner(
            subjects[app], plan: plan, lethal: task.lethal, log: log, monitor: monitor)
    }

    private func runCase(
        of app: Int, _ runner: inout Runner<SplitMachine>, _ notice: Notice, _ trial: inout Trial
    ) {
        let before = trial.actions - runner.appliedActions
        let start = trial.actions
        notice.failure = nil
        runner.runCases([1])
        trial.actions = before + runner.appliedActions
        guard trial.first == nil, let failure = notice.failure else { return }
        trial.first = Trial.Failure(
            app: app, signature: failure.signature, trace: failure.trace,
            actions: start + failure.trace.count)
    }

    // MARK: - Screening

    /// Tries all short sequences of one app, and asks whether the user can be stuck.
    private func screen() -> Trial {
        let run = SubjectRun(
            subjects[task.island], plan: RunPlan(seed: Seed(0)), lethal: task.lethal, log: log,
            monitor: monitor)
        let reports = run.screening()
        let violations = reports.flatMap(\.violations)
        var trial = Trial()
        trial.actions = reports.reduce(0) { $0 + $1.executed }
        trial.invariants = Set(violations.map(\.signature.invariant)).sorted()
        trial.isReached = fault.wasReached
        if let first = violations.filter(\.earlier.isEmpty).min(by: { $0.trace < $1.trace }) {
            trial.first = Trial.Failure(
                app: task.island, signature: first.signature, trace: first.trace,
                actions: trial.actions)
        }
        return trial
    }

    // MARK: - Shrinking

    private func shrink(_ failure: Trial.Failure) -> TaskResult? {
        guard subjects.indices.contains(failure.app) else { return nil }
        let log = log.map { ActionLog(in: $0) }
        log?.enter(.shrinking)
        var executor = Executor(subjects[failure.app], log: log)
        executor.lethal = task.lethal
        executor.monitor = monitor
        let shrinker = Shrinker(executor, limit: Self.shrinkLimit, proofLimit: 0)
        guard let result = shrinker.shrink(failure.trace, keeping: failure.signature) else {
            return .shrunk(.failsNoMore(verdict: "it fails in a search, and not again"))
        }
        return .shrunk(
            .shrunk(
                ShrunkTrace(
                    signature: failure.signature, trace: result.trace,
                    also: result.failure.also.map(\.invariant), certificate: result.certificate,
                    executions: result.executions)))
    }

    /// Executes a trace. If it ends the process, there is no result.
    private func attempt() -> TaskResult? {
        guard subjects.indices.contains(task.island),
            let lethal = try? [LethalTrace](decoding: task.payload).first
        else { return nil }
        let log = log.map { ActionLog(in: $0) }
        log?.enter(.replaying)
        _ = Executor(subjects[task.island], log: log).replay(lethal.trace)
        return .survived
    }
}
