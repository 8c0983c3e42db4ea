/// Searches one subject for as long as the caller wants: some cases on each of the first islands,
/// then more. Keeps the islands in memory. Reports when asked.
///
/// ```swift
/// var runner = Runner(subject, plan: RunPlan(seed: Seed(1)))
/// runner.runRound()
/// let report = runner.finish()
/// ```
///
/// A caller that knows the number of cases uses `SubjectRun`.
///
/// `@usableFromInline` for the same reason as `SubjectRun`.
@usableFromInline
package struct Runner<Machine: SystemUnderTest> {
    private let run: SubjectRun<Machine>
    @usableFromInline let islands: [Island<Machine>]
    private let monitor: RunMonitor
    private var screening: [ExplorationReport] = []

    package var subject: Subject<Machine> { run.subject }
    package var plan: RunPlan { run.plan }

    /// Makes a runner. Allocates the memory of one island, or of those of the first islands that
    /// the plan's shard has.
    ///
    /// - Parameters:
    ///   - island: the only island, of any number; `nil` for those of the shard.
    ///   - known: the committed cases. Those of other subjects are ignored.
    ///   - crashing: the traces that are known to end the process.
    ///   - log: memory to record into, shared with a supervisor; see `ActionLog`.
    package init(
        _ subject: Subject<Machine>, plan: RunPlan, island: Int? = nil, known: [CorpusCase] = [],
        crashing: [CrashingTrace] = [], log: UnsafeMutableBufferPointer<UInt64>? = nil,
        monitor: RunMonitor = RunMonitor()
    ) {
        let run = SubjectRun(
            subject, plan: plan, known: known, crashing: crashing, log: log, monitor: monitor)
        self.run = run
        self.monitor = monitor
        let first = (0..<RunPlan.islands).filter(plan.shard.contains(island:))
        islands = (island.map { [$0] } ?? first).map(run.island)
    }

    /// Runs as many more cases on each island as a round has.
    @inlinable
    package mutating func runRound() {
        runCases(round)
    }

    @usableFromInline var round: [Int] { islands.map { _ in RunPlan.casesPerRound } }

    /// Runs `counts[i]` cases on the shard's i-th island.
    @inlinable
    package mutating func runCases(_ counts: [Int]) {
        for (island, count) in zip(islands, counts) where !mustStop {
            island.runCases(count)
            announce(island)
        }
    }

    @usableFromInline var mustStop: Bool { monitor.mustStop() }

    @usableFromInline
    func announce(_ island: Island<Machine>) { run.announce(island) }

    /// The number of actions that the random cases have applied.
    package var appliedActions: Int { islands.reduce(0) { $0 + $1.appliedActions } }

    /// The names of the invariants that random cases have broken, also after others, in order. O(n)
    /// in what was found.
    package var brokenInvariants: [String] {
        Set(islands.flatMap(\.brokenInvariants)).sorted()
    }

    /// Tries all short sequences. Does nothing the second time.
    package mutating func screen() {
        if screening.isEmpty { screening = run.screening() }
    }

    /// The result of the search so far, before shrinking. Screens if that has not been done.
    package mutating func searchResult() -> SearchResult {
        screen()
        return run.result(screening, islands.map(\.searchResult))
    }

    /// Shrinks the failures that this run has found, and reports. Costs up to the plan's limits of
    /// shrinking and proof for each failure.
    package mutating func finish() -> SubjectReport {
        run.report(on: searchResult())
    }
}
