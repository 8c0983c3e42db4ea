/// Looks for the simplest trace that fails with the same signature.
///
/// Deterministic. First, four passes take big steps. Then each family of neighbours is tried until
/// none of its traces is simpler. Last, all neighbours are executed from an empty cache: if one fails
/// alike, everything starts again. The result is proven if exploration can try every shorter
/// sequence.
package struct Shrinker {
    private let shapes: [RuleShape]
    private let limit: Int
    /// How a candidate for a signature is executed.
    private let attempt: (Signature) -> (Trace) -> Attempt
    private let proof: (Trace, Signature) -> Proof

    /// What exploration says of a minimum.
    enum Proof {
        case exhausted
        case simpler(Trace)
        case undecided
    }

    package init<Machine>(
        _ executor: Executor<Machine>, limit: Int = 5_000, proofLimit: Int = 200_000
    ) {
        shapes = executor.table.shapes
        self.limit = limit
        self.attempt = { signature in
            executor.goalAttempt(signature) ?? executor.attempt
        }
        proof = { trace, signature in
            Proof(of: trace, signature, executor: executor, limit: proofLimit)
        }
    }

    /// `nil` where the trace does not fail with the signature.
    package func shrink(_ trace: Trace, keeping signature: Signature) -> ShrinkResult? {
        var search = ShrinkSearch(
            trace, signature: signature, shapes: shapes, limit: limit,
            attempt: attempt(signature))
        return search.map { _ in minimise(&search) } ?? nil
    }

    private func minimise(_ search: inout ShrinkSearch?) -> ShrinkResult? {
        guard var state = search else { return nil }
        var certificate = descend(&state)
        // If exploration finds a simpler trace, that is shrunk, and the proof is tried once more.
        for _ in 0..<2 where certificate == .oneStep {
            switch proof(state.best, state.signature) {
            case .exhausted: certificate = .proven
            case .undecided: break
            case .simpler(let trace):
                if state.consider(trace) { certificate = descend(&state) }
            }
        }
        let others = state.others.map { ShrinkResult.Other(signature: $0.key, trace: $0.value) }
        return ShrinkResult(
            trace: state.best, failure: state.failure, certificate: certificate,
            executions: state.executions, others: others.sorted { $0.signature < $1.signature })
    }

    /// Goes down until no neighbour fails alike, or the limit is reached.
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
        for candidate in Neighbourhood.all(of: search.best, shapes: shapes)
        where search.consider(candidate) {
            return false
        }
        return true
    }
}

extension Shrinker.Proof {
    /// The most transitions that are spent on sequences as long as the minimum.
    private static let equalLengthLimit = 10_000

    /// Explores everything shorter, if that is expected to stay within the limit.
    ///
    /// Before that it explores sequences of the same length, within a lower limit: of several shortest
    /// traces each run then reports the simplest, whichever it started from. Screening has done that
    /// for very short traces. Exploration without timings cannot speak for a trace that has one. With
    /// timings it may find a simpler trace, but proves nothing.
    init<Machine>(
        of trace: Trace, _ signature: Signature, executor: Executor<Machine>, limit: Int
    ) {
        guard limit > 0, trace.count > 0 else {
            self = trace.count == 0 ? .exhausted : .undecided
            return
        }
        var plan = ExplorationPlan(setup: trace.setup)
        plan.givesUpEarly = true
        plan.isBounded = false
        plan.includesTimings = trace.hasTimings
        plan.judgesGoals = executor.table.goals.contains { $0.name == signature.invariant }
        if trace.hasTimings || trace.count > RunPlan.screeningDepth {
            plan.depth = trace.count
            plan.transitions = min(limit, Self.equalLengthLimit)
            plan.checksMerges = false
            var explorer = Explorer(executor, plan: plan)
            if let simpler = explorer.explore().simplest(of: signature, below: trace) {
                self = .simpler(simpler)
                return
            }
        }
        guard !trace.hasTimings else {
            self = .undecided
            return
        }
        plan.depth = trace.count - 1
        plan.transitions = limit
        plan.checksMerges = true
        var explorer = Explorer(executor, plan: plan)
        let report = explorer.explore()
        if let shorter = report.simplest(of: signature, below: trace) {
            self = .simpler(shorter)
        } else if case .limit = report.end {
            self = .undecided
        } else if report.undecided > 0 {
            self = .undecided
        } else {
            // What could not be read may hide a shorter sequence.
            self = report.opaqueFields.isEmpty ? .exhausted : .undecided
        }
    }
}

extension ExplorationReport {
    fileprivate func simplest(of signature: Signature, below trace: Trace) -> Trace? {
        violations.first { $0.signature == signature && $0.trace < trace }?.trace
    }
}
