internal import SplitFuzz
internal import StatefulTesting

/// What `shrink` and `replay --repair` ask for, as the payload of a task.
struct ShrinkingOrder: Equatable, Codable {
    /// The most traces to execute: ten times as many as a run executes for one failure.
    static let limit = 50_000
    /// The most traces near a case to execute: as many as a run executes to shrink one failure.
    private static let nearbyLimit = RunPlan.standardShrinkLimit

    /// The case, as the text of its file.
    let text: String
    /// The most transitions to explore for a proof.
    var proofLimit: Int
    /// Whether the case may fail no more, so that the search starts from a trace near it.
    var startsNearby = false

    /// Shrinks the case. `nil` if it is no case of the apps.
    @MainActor func perform(
        in table: SubjectTable, _ prepare: (Subject<SplitMachine>) -> Executor<SplitMachine>
    ) -> ShrunkCase? {
        let committed = try? CorpusCase(
            parsing: Array(text.utf8), format: CaseFormat<SplitMachine>.fuzzsplit,
            subjects: table.directory)
        guard let committed, let own = table.subject(of: committed) else { return nil }
        let executor = prepare(widened(own, for: committed, in: table, prepare))
        let shrinker = Shrinker(executor, limit: Self.limit, proofLimit: proofLimit)
        let start =
            startsNearby
            ? executor.nearby(committed, limit: Self.nearbyLimit) : executor.failing(committed)
        guard let (trace, signature) = start,
            let result = shrinker.shrink(trace, keeping: signature)
        else {
            return .failsNoMore(verdict: "\(Verdict(judging: committed, by: executor))")
        }
        return .shrunk(
            ShrunkTrace(
                signature: signature, trace: result.trace,
                also: result.failure.also.map(\.invariant), certificate: result.certificate,
                executions: result.executions))
    }

    /// The subject with every set-up of a run, in which an unshrunk case may fail more simply. Any other
    /// case keeps its set-up.
    @MainActor private func widened(
        _ subject: Subject<SplitMachine>, for committed: CorpusCase, in table: SubjectTable,
        _ prepare: (Subject<SplitMachine>) -> Executor<SplitMachine>
    ) -> Subject<SplitMachine> {
        guard committed.minimal == .unshrunk, let wide = table.subject(named: committed.app),
            prepare(wide).failing(committed) != nil
        else { return subject }
        return wide
    }
}

/// The simplest trace that shrinking one case has found.
struct ShrunkTrace: Equatable, Codable {
    let signature: Signature
    let trace: Trace
    /// The names of the other invariants that the last action breaks.
    let also: [String]
    let certificate: Certificate
    /// The number of executed traces.
    let executions: Int
}

/// What has become of a case that was to be shrunk.
enum ShrunkCase: Equatable, Codable {
    case shrunk(ShrunkTrace)
    /// The case no longer fails as it says.
    case failsNoMore(verdict: String)
    /// The shortest case that was found fails only in the process that shrank the case.
    case failsOnlyInItsProcess
}
