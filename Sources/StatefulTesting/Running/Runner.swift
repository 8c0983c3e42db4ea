/// Runs a plan on one subject: screening, then rounds, then shrinking.
///
/// ```swift
/// var runner = Runner(subject, plan: RunPlan(seed: Seed(1)))
/// let report = runner.run()
/// ```
///
/// To stop by other means than a number of rounds, call `runRound()` as often as you like, then
/// `finish()`. To share the work, run shards, merge their harvests, and report on the whole.
public struct Runner<Machine: StateMachine> {
    public let subject: Subject<Machine>
    public let plan: RunPlan
    /// How many rounds have been run.
    public private(set) var rounds = 0

    private let known: [CorpusCase]
    private let table: RuleTable<Machine>
    @usableFromInline let islands: [Island<Machine>]
    private let memory: RecordingMemory
    private let avoided: Set<Trace>
    private var screening: ExplorationReport?

    /// - Parameters:
    ///   - known: the committed cases; those of other subjects are passed over.
    ///   - recording: memory to record into, shared with a supervisor; see `Recording`.
    ///   - skipped: cases that ended an earlier process of this run: they are drawn, and not run.
    ///   - avoided: traces that ended an earlier process in screening: they are not tried.
    public init(
        _ subject: Subject<Machine>, plan: RunPlan, known: [CorpusCase] = [],
        recording: UnsafeMutableBufferPointer<UInt64>? = nil,
        skipping skipped: Set<Recording.Place> = [], avoiding avoided: Set<Trace> = []
    ) {
        self.subject = subject
        self.avoided = avoided
        self.plan = plan
        let known = known.filter { $0.app == subject.name }
        self.known = known
        let table = RuleTable<Machine>()
        self.table = table
        let capacity = RunPlan.recordingCapacity(plan, longestAction: table.longestAction)
        let memory = RecordingMemory(recording, capacity: capacity)
        self.memory = memory
        var quiet: [Int] = []
        for rule in known.filter(\.isOpen).compactMap(\.trace.lastRule).sorted()
        where rule != quiet.last {
            quiet.append(rule)
        }
        let steps = StepTable(table)
        islands = plan.ownIslands.map { index in
            Island(
                index, subject: subject, plan: plan, quiet: quiet, table: table, steps: steps,
                recording: memory.recording,
                skipped: Set(skipped.filter { $0.island == index }.map(\.caseIndex)))
        }
    }

    /// How many words of memory a shared recording of this run needs.
    public static func recordingCapacity(for plan: RunPlan) -> Int {
        let table = RuleTable<Machine>()
        return RunPlan.recordingCapacity(plan, longestAction: table.longestAction)
            + Recording.headerCount
    }

    /// Runs all rounds of the plan and reports.
    @inlinable
    public mutating func run() -> SubjectReport {
        for _ in 0..<plan.rounds { runRound() }
        return finish()
    }

    /// Runs some cases on each of the shard's islands; before the first round, screening.
    @inlinable
    public mutating func runRound() {
        screen()
        for island in islands {
            island.runCases(RunPlan.casesPerRound)
        }
        countRound()
    }

    @usableFromInline
    mutating func countRound() {
        rounds += 1
    }

    /// Searches all short sequences, the same for every seed. Does nothing the second time.
    public mutating func screen() {
        guard screening == nil else { return }
        var plan = ExplorationPlan(
            depth: RunPlan.screeningDepth, executed: RunPlan.screeningLimit, checksMerges: false)
        plan.isBounded = false
        plan.goalBudget = RunPlan.goalBudget
        var explorer = Explorer(
            Replayer(subject, table: table, recording: memory.recording), plan: plan)
        explorer.avoided = avoided
        screening = explorer.explore()
    }

    /// What the run has brought in so far, before shrinking.
    public mutating func harvest() -> Harvest {
        screen()
        let none = ExplorationReport(subject: subject.name, bounds: nil)
        return Harvest(screening: screening ?? none, islands: islands.map(\.harvest))
    }

    /// Shrinks what this run has brought in, and reports.
    public mutating func finish() -> SubjectReport {
        report(on: harvest())
    }

    /// Shrinks a harvest, of this run or merged from its shards, and reports.
    ///
    /// `attempt` executes a candidate; by default in this process, which a trap would end. With an
    /// own one nothing is executed here, and no minimum proven.
    public func report(
        on harvest: Harvest, attempt: ((Trace) -> Attempt)? = nil
    ) -> SubjectReport {
        let replayer = Replayer(subject, table: table)
        var limits = plan
        // A proof would explore in this process.
        if attempt != nil { limits.proofLimit = 0 }
        let distiller = Distiller(
            replayer: replayer, plan: limits, attempt: attempt ?? replayer.attempt)
        var done = plan
        done.rounds = (harvest.islands.map(\.cases).max() ?? 0) / RunPlan.casesPerRound
        return SubjectReport(
            subject: subject.name, bounds: subject.boundsText, plan: done, counts: harvest.counts,
            rules: harvest.ruleCounts(table.rules.map(\.name)),
            findings: distiller.findings(in: harvest, known: known))
    }
}

extension RunPlan {
    /// How many words the longest case of this plan can have.
    fileprivate static func recordingCapacity(_ plan: RunPlan, longestAction: Int) -> Int {
        (plan.longestPrefix + plan.longestCase) * longestAction
    }
}

/// Memory of the run's, or of a supervisor's.
private final class RecordingMemory {
    let recording: Recording
    private let isOwn: Bool

    init(_ shared: UnsafeMutableBufferPointer<UInt64>?, capacity: Int) {
        if let shared {
            precondition(
                shared.count >= capacity + Recording.headerCount,
                "\(shared.count) words of memory, \(capacity + Recording.headerCount) needed")
            recording = Recording(in: shared)
        } else {
            recording = Recording(capacity: capacity)
        }
        isOwn = shared == nil
    }

    deinit {
        if isOwn { recording.deallocate() }
    }
}
