/// Makes findings of failures: one per signature, as simple as can be.
struct Triage<Machine: StateMachine> {
    let executor: Executor<Machine>
    let plan: RunPlan

    /// The most signatures that one run tells apart; what comes later is left for the next run.
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

    /// The failure that this one is, where an action was left at a timing so that only the next one's
    /// rest showed it.
    ///
    /// The last action is not to blame where the one before it, left to rest, breaks the same
    /// invariant at the same location; nor where that comes of letting every action rest. The failure
    /// is then reported as the other rule's.
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

extension FindingStatus {
    /// Looks a finding up among the subject's committed cases.
    init<Machine>(
        _ trace: Trace, _ signature: Signature, known: [CorpusCase], rules: RuleTable<Machine>
    ) {
        let isCommitted = known.contains { committed in
            committed.isOpen && committed.expectation.invariant == signature.invariant
                && committed.trace == trace
        }
        if isCommitted {
            self = .known
            return
        }
        guard let alike = known.simplest(like: signature, rules: rules.rules.map(\.name)) else {
            self = .new
            return
        }
        self = .knownInOtherForm(smaller: trace < alike.trace)
    }
}

extension [CorpusCase] {
    /// The simplest case of an open defect with the same signature: same invariant, location and
    /// rule of the last action. `nil` where there is none. O(n).
    ///
    /// All cases must be of one subject; `rules` are the names of its machine's rules, in order.
    package func simplest(like signature: Signature, rules: [String]) -> CorpusCase? {
        let alike = filter { committed in
            committed.isOpen && committed.expectation.invariant == signature.invariant
                && committed.expectation.location == signature.location
                && committed.trace.lastRule.map { rules[$0] } ?? "" == signature.rule
        }
        return alike.min { $0.trace < $1.trace }
    }
}

extension CorpusCase {
    /// Whether the case is of a defect that is still there.
    var isOpen: Bool {
        if case .fails = expectation { true } else { false }
    }
}
