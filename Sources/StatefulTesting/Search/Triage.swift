/// Turns failures into findings: one for each signature, shrunk.
struct Triage<Machine: SystemUnderTest> {
    let executor: Executor<Machine>
    let plan: RunPlan

    /// The most signatures that one run reports; the rest is left for the next run.
    private static var signatureLimit: Int { 1_000 }

    func findings(in searchResult: SearchResult, known: [CorpusCase]) -> [Finding] {
        var results: [Signature: ShrinkResult] = [:]
        var others: [Signature: Trace] = [:]
        var explained: Set<Signature> = []
        func keep(_ trace: Trace, _ signature: Signature) {
            guard !explained.contains(signature) else { return }
            others[signature] = others[signature].map { min($0, trace) } ?? trace
        }
        func shrink(_ trace: Trace, _ signature: Signature) {
            let shrinker = Shrinker(
                executor, limit: plan.shrinkLimit, proofLimit: plan.proofLimit)
            guard let result = shrinker.shrink(trace, keeping: signature) else { return }
            for other in result.others { keep(other.trace, other.signature) }
            if let earlier = failureSeenLate(result, signature),
                !explained.contains(earlier.signature)
            {
                explained.insert(signature)
                keep(earlier.trace, earlier.signature)
                return
            }
            guard let earlier = results[signature] else {
                results[signature] = result
                return
            }
            results[signature] = earlier.merged(with: result)
        }

        for failing in searchResult.failing.prefix(Self.signatureLimit) {
            for trace in failing.traces where results[failing.signature]?.isProven != true {
                shrink(trace, failing.signature)
            }
        }
        // Shrinking meets other failures, which are findings too. Each pass may bring more.
        for _ in 0..<Self.signatureLimit {
            let open = others.keys.sorted().filter { signature in
                guard let trace = others[signature] else { return false }
                guard let result = results[signature] else { return true }
                return trace < result.trace
            }
            guard let next = open.first, let trace = others[next] else { break }
            others[next] = nil
            shrink(trace, next)
        }
        return results.keys.sorted().compactMap { signature in
            results[signature].map { finding(signature, $0, known) }
        }
    }

    /// The earlier failure that this one shows late, or `nil` where there is none.
    ///
    /// An action that is left at a timing may break something that shows only at the rest of the next
    /// action. The last action is not the cause where the same invariant breaks at the same location
    /// without it, or with every action at rest. The failure is then reported for the other rule.
    private func failureSeenLate(
        _ result: ShrinkResult, _ signature: Signature
    ) -> (trace: Trace, signature: Signature)? {
        guard result.trace.hasTimings else { return nil }
        for candidate in [result.trace.endingBeforeLast, result.trace.settled] {
            let again = executor.attempt(candidate)
            guard let failure = again.failure, failure.signature != signature,
                failure.signature.invariant == signature.invariant,
                failure.signature.location == signature.location
            else { continue }
            return (again.trace, failure.signature)
        }
        return nil
    }

    private func finding(
        _ signature: Signature, _ result: ShrinkResult, _ known: [CorpusCase]
    ) -> Finding {
        Finding(
            signature: signature, trace: result.trace, also: result.failure.also.map(\.invariant),
            certificate: result.certificate,
            status: FindingStatus(result.trace, signature, known: known, rules: executor.table),
            sources: result.failure.violation.sources, remark: result.failure.violation.remark,
            executions: result.executions)
    }
}
