/// Searches for the simplest trace that fails with the same signature. Deterministic.
///
/// 1. Some passes take big steps.
/// 2. Each family of neighbours is tried until none of its traces is simpler.
/// 3. All neighbours are executed with an empty cache. If one of them fails with the same
///    signature, everything starts again.
/// 4. A proof tries sequences of the same length, and every shorter one. If it finds a simpler one
///    that fails, everything starts again. If no shorter one fails, the result is proven, or proven
///    under a condition. `Certificate` has the conditions.
package struct Shrinker {
    /// The most proofs to try. Each one but the last finds a simpler trace.
    private static let attempts = 32

    private let shapes: [RuleShape]
    private let limit: Int
    /// Executes a candidate for a signature.
    private let attempt: (Signature) -> (Trace) -> Attempt
    /// Whether random cases may have a set-up.
    private let mayDraw: ([Int]) -> Bool
    private let prover: (Signature) -> any Proving
    private let monitor: RunMonitor

    /// - Parameters:
    ///   - limit: the most traces to execute for one failure.
    ///   - proofLimit: the most transitions to explore for a proof; 0 for no proof.
    package init<Machine>(
        _ executor: Executor<Machine>, limit: Int = 5_000, proofLimit: Int = 200_000
    ) {
        shapes = executor.table.shapes
        self.limit = limit
        attempt = executor.attempt(for:)
        mayDraw = executor.subject.mayDraw
        monitor = executor.monitor
        prover = { signature in Prover(executor, signature, limit: proofLimit) }
    }

    /// Shrinks a trace. `nil` if the trace does not fail with the signature. Costs up to the
    /// limits.
    package func shrink(_ trace: Trace, keeping signature: Signature) -> ShrinkResult? {
        var search = ShrinkSearch(
            trace, signature: signature, shapes: shapes, limit: limit,
            monitor: monitor, attempt: usualAttempt(trace, attempt(signature)))
        return search.map { _ in minimise(&search) } ?? nil
    }

    /// Does not execute candidates in set-ups that only screening tries, unless the trace has one.
    private func usualAttempt(
        _ trace: Trace, _ attempt: @escaping (Trace) -> Attempt
    ) -> (Trace) -> Attempt {
        guard mayDraw(trace.setup) else { return attempt }
        return { [mayDraw] candidate in
            mayDraw(candidate.setup)
                ? attempt(candidate) : Attempt(trace: candidate, failure: nil)
        }
    }

    private func minimise(_ search: inout ShrinkSearch?) -> ShrinkResult? {
        guard var state = search else { return nil }
        var certificate = descend(&state)
        var prover = prover(state.signature)
        var hiddenFields: [String] = []
        for _ in 0..<Self.attempts where certificate == .oneStep {
            switch prover.proof(of: state.best, isClean: state.failure.earlier.isEmpty) {
            case .exhausted: certificate = .proven
            case .exhaustedIfAlike: certificate = .provenIfAlike
            case .exhaustedSamples: certificate = .provenOverSamples
            case .undecided(let hidden): hiddenFields = hidden
            case .simpler(let trace):
                // A trace that does not fail again proves nothing.
                guard state.consider(trace) else { break }
                certificate = descend(&state)
                continue
            }
            break
        }
        return ShrinkResult(
            trace: state.best, failure: state.failure, certificate: certificate,
            executions: state.executions, hiddenFields: hiddenFields,
            others: state.others.values.sorted { $0.signature < $1.signature } + prover.others)
    }

    /// Simplifies until no neighbour fails with the same signature, or until the limit is reached.
    private func descend(_ search: inout ShrinkSearch) -> Certificate {
        while !search.isExhausted {
            let before = search.best
            for pass in ShrinkPasses.bigSteps { pass(&search) }
            for family in Neighbourhood.families { search.descend(family) }
            guard search.best == before else { continue }
            search.clearCache()
            if isMinimal(&search) { return search.isExhausted ? .budget : .oneStep }
        }
        return .budget
    }

    private func isMinimal(_ search: inout ShrinkSearch) -> Bool {
        for candidate in Neighbourhood.all(of: search.best, shapes: shapes) {
            if search.consider(candidate) { return false }
            if search.isExhausted { return true }
        }
        return true
    }
}
