internal import FuzzCommand
internal import SplitFuzz
internal import StatefulTesting

/// A part of the search for a planted fault, in a process that is for this fault only.
struct TrialJob: Job {
    enum Part: Codable {
        /// Random cases of each app: at most so many, and at least so many after a failure.
        case search(seed: Int, cases: Int, least: Int)
        /// All short sequences of one app.
        case screening(app: Int)
        case shrinking(Trial.Failure)
        /// A trace at which a process ended, once more.
        case replay(app: Int, trace: Trace)
    }

    enum Output: Codable {
        case tried(Trial)
        /// `nil` if the failure does not occur again.
        case shrunk(ShrunkTrace?)
        case replayed
    }

    /// The variable of the environment that has the number of the fault to plant.
    static let variable = "FUZZSPLIT_FAULT"
    /// The random cases of each app that the first seed has at least, to see more invariants break.
    static let leastCases = 32
    /// The most traces that shrinking executes.
    private static let shrinkLimit = 1_000
    /// How many traces of a job may end their processes.
    static let deathLimit = 48
    /// The same, if it takes long.
    private static let slowDeathLimit = 4

    /// The number of the fault; see `faults`.
    let fault: Int
    let part: Part
    var crashing: [CrashingTrace] = []

    /// The controls and all faults. The number of a fault is its place here.
    @MainActor static var faults: [PlantedFault] { PlantedFault.controls + PlantedFault.all }

    /// Plants the fault that the environment names in this process.
    @MainActor static func plant(_ environment: [String: String]) {
        let faults = faults
        guard let number = environment[variable].flatMap({ Int($0) }),
            faults.indices.contains(number)
        else { return }
        faults[number].switchOn()
    }

    var subject: Int { fault }
    var what: String? { isExperiment ? nil : "a planted fault" }
    var isExperiment: Bool { if case .replay = part { true } else { false } }
    var process: WorkerProcess.Setting {
        WorkerProcess.Setting(variables: [Self.variable: "\(fault)"])
    }

    func perform(in workplace: Workplace) -> Output? {
        let faults = Self.faults
        guard faults.indices.contains(fault) else { return nil }
        let planted = faults[fault]
        let subjects = planted.subjects
        switch part {
        case .search(let seed, let cases, let least):
            let search = TrialSearch(
                fault: planted, subjects: subjects, seed: seed, crashing: crashing,
                workplace: workplace)
            return .tried(search.search(cases: cases, least: least))
        case .screening(let app) where subjects.indices.contains(app):
            return .tried(screen(app, subjects[app], planted, workplace))
        case .shrinking(let failure) where subjects.indices.contains(failure.app):
            return .shrunk(shrink(failure, subjects[failure.app], workplace))
        case .replay(let app, let trace) where subjects.indices.contains(app):
            _ = workplace.executor(subjects[app], .replaying, crashing: []).replay(trace)
            return .replayed
        case .screening, .shrinking, .replay: return nil
        }
    }

    /// Tries all short sequences of one app, and asks whether the user can be stuck.
    @MainActor private func screen(
        _ app: Int, _ subject: Subject<SplitMachine>, _ planted: PlantedFault,
        _ workplace: Workplace
    ) -> Trial {
        let run = SubjectRun(
            subject, plan: RunPlan(seed: Seed(0)), crashing: crashing, log: workplace.log,
            monitor: workplace.monitor)
        let reports = run.screening()
        let violations = reports.flatMap(\.violations)
        var trial = Trial()
        trial.actions = reports.reduce(0) { $0 + $1.executed }
        trial.invariants = Set(violations.map(\.signature.invariant)).sorted()
        trial.isReached = planted.wasReached
        if let first = violations.filter(\.earlier.isEmpty).min(by: { $0.trace < $1.trace }) {
            trial.first = Trial.Failure(
                app: app, signature: first.signature, trace: first.trace, actions: trial.actions)
        }
        return trial
    }

    @MainActor private func shrink(
        _ failure: Trial.Failure, _ subject: Subject<SplitMachine>, _ workplace: Workplace
    ) -> ShrunkTrace? {
        let shrinker = Shrinker(
            workplace.executor(subject, .shrinking, crashing: crashing),
            limit: Self.shrinkLimit, proofLimit: 0)
        return shrinker.shrink(failure.trace, keeping: failure.signature)
            .map { ShrunkTrace($0, failure.signature) }
    }

    func replay(of recorded: RecordedCase, in request: RunRequest) -> (any Job)? {
        let app: Int? =
            switch part {
            case .search: recorded.position.island
            case .screening(let app): app
            case .shrinking(let failure): failure.app
            case .replay: nil
            }
        return app.map {
            TrialJob(fault: fault, part: .replay(app: $0, trace: recorded.trace))
        }
    }

    func remainder(after deaths: Int, last: WorkerProcess.Death) -> TrialJob? {
        let isSlow = WorkerProcess.Death.slowKinds.contains(last.kind)
        return deaths < (isSlow ? Self.slowDeathLimit : Self.deathLimit) ? self : nil
    }
}
