/// The parts of a run of one subject: screening, each island, and the report. Any process can do
/// any part, in any order; the report needs the results of the others.
///
/// ```swift
/// let run = SubjectRun(subject, plan: RunPlan(seed: Seed(1)))
/// let report = run.report()
/// ```
///
/// `@usableFromInline`, because the inlinable methods of a type that is only `package` do not
/// specialise in the module of the machine (Swift 6.3): the step loop would run unspecialised.
@usableFromInline
package struct SubjectRun<Machine: SystemUnderTest> {
    package let subject: Subject<Machine>
    package let plan: RunPlan
    /// The committed cases of this subject.
    private let known: [CorpusCase]
    private let pending: [CorpusCase]
    private let crashing: [CrashingTrace]
    private let memory: LogMemory
    private let monitor: RunMonitor
    private let announced = AnnouncedSignatures()
    let table: RuleTable<Machine>
    /// The rules of the last actions of known failing cases.
    private let failing: [Int]

    /// Makes the parts of a run. Allocates the memory of its log.
    ///
    /// - Parameters:
    ///   - known: the committed cases. Those of other subjects are ignored.
    ///   - pending: the cases that earlier runs have not shrunk. The report shrinks those of the
    ///     subject whose set-ups it may try.
    ///   - crashing: the traces that are known to end the process.
    ///   - log: memory to record into, shared with a supervisor; see `ActionLog`.
    package init(
        _ subject: Subject<Machine>, plan: RunPlan, known: [CorpusCase] = [],
        pending: [CorpusCase] = [], crashing: [CrashingTrace] = [],
        log: UnsafeMutableBufferPointer<UInt64>? = nil, monitor: RunMonitor = RunMonitor()
    ) {
        self.subject = subject
        self.plan = plan
        self.crashing = crashing
        self.monitor = monitor
        let isJudged = { (committed: CorpusCase) in
            committed.app == subject.name
                && subject.leftOut(committed.expectation.invariant) == nil
        }
        let known = known.filter(isJudged)
        self.known = known
        self.pending = pending.filter {
            isJudged($0) && $0.isOpen && subject.mayTry(subject.plain($0.trace).setup)
        }
        table = RuleTable<Machine>(without: subject.leftOut)
        memory = LogMemory(
            log, capacity: RunPlan.logCapacity(plan, longestAction: table.longestAction))
        failing = Set(known.filter(\.isOpen).compactMap(\.trace.lastRule)).sorted()
    }

    /// The number of words of memory that a shared log of such a run needs.
    package static func logCapacity(for plan: RunPlan) -> Int {
        let table = RuleTable<Machine>()
        return RunPlan.logCapacity(plan, longestAction: table.longestAction)
            + ActionLog.headerCount
    }

    @usableFromInline var mustStop: Bool { monitor.mustStop() }

    private func executor(_ monitor: RunMonitor) -> Executor<Machine> {
        var executor = Executor(subject, table: table, log: memory.log)
        executor.monitor = monitor
        executor.crashing = crashing
        return executor
    }

    // MARK: - Screening

    /// Tries all short sequences, which do not depend on the seed. One report for each set-up, the
    /// simplest set-up last.
    package func screening() -> [ExplorationReport] {
        defer { memory.log.enter(.searching) }
        memory.log.enter(.screening)
        monitor.notice(.screening)
        var reports: [ExplorationReport] = []
        var deaths = ExploredDeaths()
        for setup in subject.screenedSetups where !mustStop {
            reports.append(
                screening(
                    setup, depth: RunPlan.otherSetupDepth, limit: RunPlan.otherSetupLimit,
                    goalBudget: RunPlan.otherSetupLimit, &deaths))
        }
        deaths = ExploredDeaths()
        reports.append(
            screening(
                subject.simplestSetup,
                // Whether a goal is lost may show late. A small machine is explored whole.
                depth: table.goals.isEmpty ? RunPlan.screeningDepth : nil,
                limit: RunPlan.screeningLimit, goalBudget: RunPlan.goalBudget, &deaths))
        return reports
    }

    /// - Parameter deaths: those of the set-ups before.
    private func screening(
        _ setup: [Int], depth: Int?, limit: Int, goalBudget: Int, _ deaths: inout ExploredDeaths
    ) -> ExplorationReport {
        var plan = ExplorationPlan(
            depth: depth, executed: limit, checksMerges: false, setup: setup)
        plan.isBounded = false
        plan.goalBudget = goalBudget
        plan.deathsOfAction = RunPlan.screenedDeaths
        // Failures are announced when the exploration is done.
        var explorer = Explorer(executor(RunMonitor(mustStop: monitor.mustStop)), plan: plan)
        explorer.deaths = deaths
        let report = explorer.explore()
        deaths = explorer.deaths
        announce(report.violations.filter(\.earlier.isEmpty).map { ($0.signature, $0.trace) })
        return report
    }

    // MARK: - Searching

    /// An island before its first case.
    @usableFromInline
    func island(_ index: Int) -> Island<Machine> {
        memory.log.enter(.searching)
        return Island(
            index, subject: subject, plan: plan, failing: failing, crashing: crashing, table: table,
            log: memory.log)
    }

    @usableFromInline
    func cases(onIsland index: Int) -> Int { plan.cases(onIsland: index) }

    /// Runs all cases of an island, or the first ones. Stops between two cases.
    @inlinable
    package func search(island index: Int, most: Int = .max) -> SearchResult {
        let island = island(index)
        for _ in 0..<min(most, cases(onIsland: index)) where !mustStop {
            island.runCases(1)
            announce(island)
        }
        noticeSearched(island)
        return island.searchResult
    }

    @usableFromInline
    func noticeSearched(_ island: Island<Machine>) {
        monitor.notice(.searched(cases: island.cases, actions: island.appliedActions))
    }

    @usableFromInline
    func announce(_ island: Island<Machine>) {
        announce(island.takeNewFailures())
    }

    /// Notifies the monitor of the first failure at each invariant, location and object, unless a
    /// committed case still fails there. Only the report finds out which failures are new causes.
    private func announce(_ failures: [(signature: Signature, trace: Trace)]) {
        if failures.isEmpty { return }
        announced.begin(with: stillFailing)
        for (signature, trace) in failures where announced.insert(signature.withoutRule) {
            monitor.notice(.failed(signature, withoutOptionalValues(trace, signature)))
        }
    }

    /// A failing trace in its plain set-up, if it fails alike there. One that ends the process is
    /// not executed.
    private func withoutOptionalValues(_ trace: Trace, _ signature: Signature) -> Trace {
        let plain = subject.plain(trace)
        if plain == trace || signature.invariant == Violation.keepsRunning { return trace }
        return executor(monitor).fails(plain, like: signature) ? plain : trace
    }

    /// The signatures without rules of the committed cases that still fail. One that ends the
    /// process is not executed.
    private func stillFailing() -> Set<Signature> {
        var executor = executor(monitor)
        executor.staysInSetups = false
        return Set(
            known.filter(\.isOpen).flatMap { committed in
                committed.expectation.invariant == Violation.keepsRunning
                    ? [
                        Signature(
                            invariant: Violation.keepsRunning,
                            location: committed.expectation.location, rule: "")
                    ]
                    : executor.failingAlike(committed).map(\.1.withoutRule)
            })
    }

    // MARK: - Reporting

    /// Does all parts.
    package func report() -> SubjectReport { report(on: searchResult()) }

    /// Screens, and searches the islands of the plan's shard.
    package func searchResult() -> SearchResult {
        let screening = screening()
        var islands: [SearchResult] = []
        for island in plan.ownIslands where !mustStop { islands.append(search(island: island)) }
        return result(screening, islands)
    }

    /// The result of a search, made of its parts.
    package func result(
        _ screening: [ExplorationReport] = [], _ islands: [SearchResult] = []
    ) -> SearchResult {
        SearchResult(
            screening: screening, avoided: failing.map { table.rules[$0].name }, islands: islands)
    }

    /// Shrinks the failures of a search result, and reports. The result may be merged from several
    /// processes. Costs up to the plan's limits of shrinking and proof for each failure.
    package func report(on searchResult: SearchResult) -> SubjectReport {
        memory.log.enter(.shrinking)
        let triage = Triage(executor: executor(monitor), plan: plan, known: known)
        let triaged = triage.findings(in: searchResult, pending: pending)
        return SubjectReport(
            subject: subject.name, bounds: subject.boundsText,
            plannedCases: casesDone(searchResult.islands),
            counts: searchResult.counts,
            rules: searchResult.ruleCounts(table.rules.map(\.name)),
            discoveries: searchResult.discoveries, places: searchResult.places,
            findings: triaged.findings, pending: triaged.pending,
            // A run that was stopped may not have tried anything yet. What ends the app was
            // possible.
            inactivity: monitor.mustStop() || !crashing.isEmpty
                ? nil
                : triage.executor.inactivity(
                    in: subject.simplestSetup, after: searchResult.tally(table)),
            opaqueFields: searchResult.opaqueFields, closureFields: searchResult.closureFields)
    }

    /// The number of cases of a plan that repeats the work of these islands.
    private func casesDone(_ islands: [SearchResult.IslandCounts]) -> Int {
        if islands.allSatisfy({ $0.cases == plan.cases(onIsland: $0.island) }) {
            return plan.cases
        }
        if let last = islands.last?.island, last >= RunPlan.islands {
            return RunPlan.cases(throughIsland: last)
        }
        // A caller that does not use the plan's cases stops between two whole rounds.
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

/// The failures that this job has announced, by their signatures without rules. The command leaves
/// out those that other jobs have announced.
private final class AnnouncedSignatures {
    private var signatures: Set<Signature>?

    /// Makes some signatures count as announced, unless others do already.
    func begin(with known: () -> Set<Signature>) {
        if signatures == nil { signatures = known() }
    }

    func insert(_ signature: Signature) -> Bool { signatures?.insert(signature).inserted ?? false }
}

/// The memory that a run records into: its own, or the caller's.
private final class LogMemory {
    let log: ActionLog
    private let own: UnsafeMutableBufferPointer<UInt64>?

    init(_ shared: UnsafeMutableBufferPointer<UInt64>?, capacity: Int) {
        let needed = capacity + ActionLog.headerCount
        let memory = shared ?? .allocate(capacity: needed)
        precondition(
            memory.count >= needed, "\(memory.count) words of memory, \(needed) needed")
        log = ActionLog(in: memory)
        own = shared == nil ? memory : nil
    }

    deinit { own?.deallocate() }
}
