/// The result of shrinking one failure.
package struct ShrinkResult: Hashable, Sendable {
    /// Canonical.
    package let trace: Trace
    package let failure: Failure
    package let certificate: Certificate
    /// How many traces were executed, certificate included, exploration not.
    package let executions: Int
    /// Other failures met on the way, in order of signature.
    let others: [Other]

    struct Other: Hashable, Sendable {
        let signature: Signature
        let trace: Trace
    }

    var isProven: Bool { certificate == .proven }

    /// The simpler of two results for one signature, at the cost of both.
    func merged(with other: ShrinkResult) -> ShrinkResult {
        let simpler = other.trace < trace ? other : self
        return ShrinkResult(
            trace: simpler.trace, failure: simpler.failure, certificate: simpler.certificate,
            executions: executions + other.executions, others: simpler.others)
    }
}

/// Looks for the simplest trace that fails with the same signature.
///
/// Deterministic. Four passes take big steps; then one family of neighbours after another is
/// descended; then, from a cold cache, no neighbour may fail, or all begins anew. What has come out
/// is proven where exploration can exhaust every shorter sequence.
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
        // A simpler trace that exploring finds is the simplest; what it shrinks to is proven next.
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
    /// The most transitions that are spent on what is as long as the minimum.
    private static let equalLengthLimit = 10_000

    /// Explores everything shorter, where that is foreseen to stay within the limit.
    ///
    /// Before, and with less patience, what is as long: of several shortest traces each run then
    /// reports the simplest, whichever it began with. (Screening has done that for the shortest.)
    /// Exploration without timings knows nothing of what needs one; with timings it may find something
    /// simpler, and proves nothing.
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
