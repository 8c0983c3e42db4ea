/// Searches for the simplest trace that fails with the same signature. Deterministic.
///
/// 1. Some passes take big steps.
/// 2. Each family of neighbours is tried until none of its traces is simpler.
/// 3. All neighbours are executed with an empty cache. If one of them fails with the same
///    signature, everything starts again.
/// 4. A proof tries sequences of the same length, and every shorter one. If it finds a simpler one
///    that fails, everything starts again. If no shorter one fails, the result is proven, or proven
///    under a condition. `Certificate` has the conditions.
package struct Shrinker<Machine: SystemUnderTest> {
    /// The most proofs to try. Each one but the last finds a simpler trace.
    private static var attempts: Int { 32 }

    private let executor: Executor<Machine>
    private let limit: Int
    private let proofLimit: Int

    /// - Parameters:
    ///   - limit: the most traces to execute for one failure.
    ///   - proofLimit: the most transitions to explore for a proof; 0 for no proof.
    package init(
        _ executor: Executor<Machine>, limit: Int = RunPlan.standardShrinkLimit,
        proofLimit: Int = RunPlan.standardProofLimit
    ) {
        self.executor = executor
        self.limit = limit
        self.proofLimit = proofLimit
    }

    /// Shrinks a trace. `nil` if the trace does not fail with the signature. Costs up to the
    /// limits.
    package func shrink(_ trace: Trace, keeping signature: Signature) -> ShrinkResult? {
        func search(from trace: Trace) -> ShrinkSearch? {
            ShrinkSearch(
                trace, signature: signature, shapes: executor.table.shapes, limit: limit,
                monitor: executor.monitor, attempt: usualAttempt(trace, signature))
        }
        // Whatever the limit: a case must not name an optional value that it does not need.
        let plain = executor.subject.plain(trace)
        guard var search = (plain == trace ? nil : search(from: plain)) ?? search(from: trace)
        else { return nil }
        var certificate = descend(&search)
        var prover = Prover(executor, signature, limit: proofLimit)
        for _ in 0..<Self.attempts where certificate == .oneStep {
            let proof = prover.proof(of: search.best, isClean: search.failure.earlier.isEmpty)
            guard case .simpler(let trace) = proof else {
                certificate = proof.certificate
                break
            }
            // A trace that does not fail again proves nothing.
            guard search.consider(trace) else { break }
            certificate = descend(&search)
        }
        return ShrinkResult(
            trace: search.best, failure: search.failure, certificate: certificate,
            executions: search.executions,
            others: search.others.values.sorted { $0.signature < $1.signature } + prover.others)
    }

    /// Does not execute candidates in set-ups that only screening tries, unless the trace has one.
    private func usualAttempt(_ trace: Trace, _ signature: Signature) -> (Trace) -> Attempt {
        let attempt = executor.attemptJudgingGoals(for: signature)
        let subject = executor.subject
        guard subject.mayDraw(trace.setup) else { return attempt }
        return { candidate in
            subject.mayDraw(candidate.setup)
                ? attempt(candidate) : Attempt(trace: candidate, failure: nil)
        }
    }

    /// Simplifies until no neighbour fails with the same signature, or until the limit is reached.
    private func descend(_ search: inout ShrinkSearch) -> Certificate {
        while !search.isExhausted {
            let before = search.best
            for pass in ShrinkPasses.bigSteps { pass(&search) }
            for family in Neighbourhood.families { search.descend(family) }
            guard search.best == before else { continue }
            search.clearCache()
            if search.isMinimal() { return search.isExhausted ? .budget : .oneStep }
        }
        return .budget
    }
}
