/// Runs a plan on one subject: screening, then rounds, then shrinking.
///
/// ```swift
/// var runner = Runner(subject, plan: RunPlan(seed: Seed(1)))
/// let report = runner.run()
/// ```
///
/// To stop after a time instead of a number of rounds, call `runRound()` repeatedly, then `finish()`.
/// To share the work, run shards, merge their results, and report on the whole.
///
/// `@usableFromInline`, because the inlinable methods of a type that is only `package` do not
/// specialise in the module of the machine (Swift 6.3): the step loop would run unspecialised.
@usableFromInline
package struct Runner<Machine: SystemUnderTest> {
    package let subject: Subject<Machine>
    package let plan: RunPlan
    /// The number of rounds so far.
    package private(set) var rounds = 0

    private let known: [CorpusCase]
    private let table: RuleTable<Machine>
    @usableFromInline let islands: [Island<Machine>]
    private let memory: LogMemory
    private let monitor: RunMonitor
    /// The failures that were announced, by their signatures without rules.
    private var announced: Set<Signature> = []
    /// One report for each screened set-up.
    private var screening: [ExplorationReport] = []

    /// Makes a runner. Allocates the memory of all islands of the plan's shard.
    ///
    /// - Parameters:
    ///   - known: the committed cases. Those of other subjects are ignored.
    ///   - log: memory to record into, shared with a supervisor; see `ActionLog`.
    package init(
        _ subject: Subject<Machine>, plan: RunPlan, known: [CorpusCase] = [],
        log: UnsafeMutableBufferPointer<UInt64>? = nil, monitor: RunMonitor = RunMonitor()
    ) {
        self.subject = subject
        self.monitor = monitor
        self.plan = plan
        let known = known.filter {
            $0.app == subject.name && subject.leftOut($0.expectation.invariant) == nil
        }
        self.known = known
        let table = RuleTable<Machine>(without: subject.leftOut)
        self.table = table
        let capacity = RunPlan.logCapacity(plan, longestAction: table.longestAction)
        let memory = LogMemory(log, capacity: capacity)
        self.memory = memory
        var failing: [Int] = []
        for rule in known.filter(\.isOpen).compactMap(\.trace.lastRule).sorted()
        where rule != failing.last {
            failing.append(rule)
        }
        islands = plan.ownIslands.map { index in
            Island(
                index, subject: subject, plan: plan, failing: failing, table: table,
                log: memory.log)
        }
    }

    /// The number of words of memory that a shared log of this run needs.
    package static func logCapacity(for plan: RunPlan) -> Int {
        let table = RuleTable<Machine>()
        return RunPlan.logCapacity(plan, longestAction: table.longestAction)
            + ActionLog.headerCount
    }

    /// Runs all rounds of the plan and reports.
    package mutating func run() -> SubjectReport {
        for _ in 0..<plan.rounds { runPlannedRound() }
        return finish()
    }

    /// Runs a whole round on each of the shard's islands. Screens before the first round.
    @inlinable
    package mutating func runRound() {
        runCases(wholeRound)
        countRound()
    }

    /// Runs the next round of the plan. The last round may have fewer cases. Screens before the first
    /// round.
    @inlinable
    package mutating func runPlannedRound() {
        runCases(plannedRound)
        countRound()
    }

    /// Runs `counts[i]` cases on the shard's i-th island.
    @inlinable
    package mutating func runCases(_ counts: [Int]) {
        screen()
        for (island, count) in zip(islands, counts) where !mustStop {
            island.runCases(count)
            announce(island)
        }
        countCases()
    }

    @usableFromInline var mustStop: Bool { monitor.mustStop() }

    @usableFromInline
    mutating func announce(_ island: Island<Machine>) {
        announce(island.takeNewFailures())
    }

    /// Tells the monitor of each failure whose invariant and location are new.
    private mutating func announce(_ failures: [(signature: Signature, trace: Trace)]) {
        for (signature, trace) in failures {
            if announced.insert(signature.withoutRule).inserted {
                monitor.notice(.failed(signature, trace))
            }
        }
    }

    @usableFromInline
    func countCases() {
        let actions = islands.reduce(0) { $0 + $1.appliedActions }
        monitor.notice(
            .searched(cases: islands.reduce(0) { $0 + $1.cases }, actions: actions))
    }

    /// How many cases a whole round has for each of the shard's islands.
    @usableFromInline var wholeRound: [Int] {
        plan.ownIslands.map { _ in RunPlan.casesPerRound }
    }

    /// How many cases the plan has in the next round for each of the shard's islands.
    @usableFromInline var plannedRound: [Int] {
        plan.ownIslands.map { plan.cases(onIsland: $0, inRound: rounds) }
    }

    @usableFromInline
    mutating func countRound() {
        rounds += 1
    }

    /// Tries all short sequences, which do not depend on the seed. Does nothing the second time.
    @usableFromInline
    package mutating func screen() {
        defer { memory.log.enter(.searching) }
        guard screening.isEmpty else { return }
        memory.log.enter(.screening)
        monitor.notice(.screening)
        for setup in subject.screenedSetups where !mustStop {
            screening.append(
                screen(
                    setup, depth: RunPlan.otherSetupDepth, limit: RunPlan.otherSetupLimit,
                    goalBudget: RunPlan.otherSetupLimit))
        }
        screening.append(
            screen(
                subject.simplestSetup, depth: RunPlan.screeningDepth,
                limit: RunPlan.screeningLimit, goalBudget: RunPlan.goalBudget))
    }

    private mutating func screen(
        _ setup: [Int], depth: Int, limit: Int, goalBudget: Int
    ) -> ExplorationReport {
        var plan = ExplorationPlan(
            depth: depth, executed: limit, checksMerges: false, setup: setup)
        plan.isBounded = false
        plan.goalBudget = goalBudget
        var executor = Executor(subject, table: table, log: memory.log)
        executor.monitor = RunMonitor(mustStop: monitor.mustStop)
        var explorer = Explorer(executor, plan: plan)
        let report = explorer.explore()
        announce(
            report.violations.filter(\.earlier.isEmpty).map { ($0.signature, $0.trace) })
        return report
    }

    /// The result of the search so far, before shrinking. Screens if that has not been done.
    package mutating func searchResult() -> SearchResult {
        screen()
        return SearchResult(screening: screening, islands: islands.map(\.searchResult))
    }

    /// Shrinks the failures that this run has found, and reports. Costs up to the plan's limits of
    /// shrinking and proof for each failure.
    package mutating func finish() -> SubjectReport {
        report(on: searchResult())
    }

    /// Shrinks the failures of a search result, and reports. The result may be merged from several
    /// shards.
    package func report(on searchResult: SearchResult) -> SubjectReport {
        memory.log.enter(.shrinking)
        var executor = Executor(subject, table: table, log: memory.log)
        executor.monitor = monitor
        let opaqueFields = searchResult.opaqueFields
        var limits = plan
        // With a field that cannot be read, no exploration proves anything.
        if !opaqueFields.isEmpty { limits.proofLimit = 0 }
        let triage = Triage(executor: executor, plan: limits)
        var done = plan
        done.cases = casesDone(searchResult.islands)
        return SubjectReport(
            subject: subject.name, bounds: subject.boundsText, plan: done,
            counts: searchResult.counts,
            rules: searchResult.ruleCounts(table.rules.map(\.name)),
            findings: triage.findings(in: searchResult, known: known),
            // A run that was stopped may not have tried anything yet.
            inactivity: monitor.mustStop()
                ? nil
                : triage.executor.inactivity(
                    in: subject.simplestSetup, after: searchResult.tally(table)),
            opaqueFields: opaqueFields, closureFields: searchResult.closureFields)
    }
}

extension Runner {
    /// The number of cases of a plan that repeats the work of these islands.
    private func casesDone(_ islands: [IslandResult]) -> Int {
        if islands.allSatisfy({ $0.cases == plan.cases(onIsland: $0.island) }) {
            return plan.cases
        }
        // A caller that does not use the plan's rounds stops between two whole rounds.
        let most = islands.map(\.cases).max() ?? 0
        return (most + RunPlan.casesPerRound - 1) / RunPlan.casesPerRound * RunPlan.roundSize
    }
}

extension RunPlan {
    /// The most words of a case of this plan.
    fileprivate static func logCapacity(_ plan: RunPlan, longestAction: Int) -> Int {
        (plan.longestPrefix + plan.longestCase) * longestAction
    }
}

/// The memory that a run records into: its own, or the caller's.
private final class LogMemory {
    let log: ActionLog
    private let isOwn: Bool

    init(_ shared: UnsafeMutableBufferPointer<UInt64>?, capacity: Int) {
        if let shared {
            precondition(
                shared.count >= capacity + ActionLog.headerCount,
                "\(shared.count) words of memory, \(capacity + ActionLog.headerCount) needed")
            log = ActionLog(in: shared)
        } else {
            log = ActionLog(capacity: capacity)
        }
        isOwn = shared == nil
    }

    deinit {
        if isOwn { log.deallocate() }
    }
}
