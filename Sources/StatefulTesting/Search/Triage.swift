/// Turns failures into shrunk findings, one for each signature.
struct Triage<Machine: SystemUnderTest> {
    let executor: Executor<Machine>
    let plan: RunPlan

    /// The most signatures that one run reports. A later run reports the rest.
    private static var signatureLimit: Int { 1_000 }

    func findings(in searchResult: SearchResult, known: [CorpusCase]) -> [Finding] {
        var progress = Progress()
        for failing in searchResult.failing.prefix(Self.signatureLimit) {
            for trace in failing.traces where progress.results[failing.signature]?.isProven != true
            {
                shrink(trace, failing.signature, &progress)
            }
        }
        // Shrinking finds other failures, which become findings too. Shrinking them may find more.
        for _ in 0..<Self.signatureLimit {
            guard let (signature, trace) = progress.takeOther() else { break }
            shrink(trace, signature, &progress)
        }
        return progress.results.keys.sorted().compactMap { signature in
            progress.results[signature].map { finding(signature, $0, known) }
        }
    }

    /// The results so far, and the failures that are still to be shrunk.
    private struct Progress {
        var results: [Signature: ShrinkResult] = [:]
        /// Failures that shrinking found, each with its simplest trace.
        private var others: [Signature: Trace] = [:]
        /// Signatures that only repeat an earlier failure.
        var explained: Set<Signature> = []

        mutating func keep(_ trace: Trace, _ signature: Signature) {
            guard !explained.contains(signature) else { return }
            others[signature] = others[signature].map { min($0, trace) } ?? trace
        }

        /// Removes and returns the first failure that is new, or simpler than its result.
        mutating func takeOther() -> (Signature, Trace)? {
            for signature in others.keys.sorted() {
                guard let trace = others[signature] else { continue }
                if let result = results[signature], !(trace < result.trace) { continue }
                others[signature] = nil
                return (signature, trace)
            }
            return nil
        }
    }

    private func shrink(_ trace: Trace, _ signature: Signature, _ progress: inout Progress) {
        let shrinker = Shrinker(executor, limit: plan.shrinkLimit, proofLimit: plan.proofLimit)
        guard let result = shrinker.shrink(trace, keeping: signature) else { return }
        for other in result.others { progress.keep(other.trace, other.signature) }
        if let earlier = earlierFailure(result, signature),
            !progress.explained.contains(earlier.signature)
        {
            progress.explained.insert(signature)
            progress.keep(earlier.trace, earlier.signature)
            return
        }
        let known = progress.results[signature]
        progress.results[signature] = known?.merged(with: result) ?? result
    }

    /// The earlier failure that causes this one; `nil` if there is none.
    ///
    /// An action with a timing may break something that is visible only after the next action. That
    /// next action is not the cause if the same invariant breaks at the same location without it, or
    /// with every action at rest. The failure is then reported for the other rule.
    private func earlierFailure(
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
