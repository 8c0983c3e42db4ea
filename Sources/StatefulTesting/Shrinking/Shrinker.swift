/// Searches for the simplest trace that fails with the same signature. Deterministic.
///
/// 1. Four passes take big steps.
/// 2. Each family of neighbours is tried until none of its traces is simpler.
/// 3. All neighbours are executed with an empty cache. If one of them fails with the same signature,
///    everything starts again.
/// 4. Exploration tries every shorter sequence. If none fails, the result is proven.
package struct Shrinker {
    private let shapes: [RuleShape]
    private let limit: Int
    /// Executes a candidate for a signature.
    private let attempt: (Signature) -> (Trace) -> Attempt
    private let proof: (Trace, Failure) -> Proof

    /// The result of exploring the sequences that are shorter than a minimum.
    enum Proof {
        /// Every shorter sequence was tried, and none fails with the signature.
        case exhausted
        /// A simpler trace fails with the signature.
        case simpler(Trace)
        /// Exploration could not try every shorter sequence.
        case undecided
    }

    /// - Parameters:
    ///   - limit: the most traces to execute for one failure.
    ///   - proofLimit: the most transitions to explore for a proof; 0 for no proof.
    package init<Machine>(
        _ executor: Executor<Machine>, limit: Int = 5_000, proofLimit: Int = 200_000
    ) {
        shapes = executor.table.shapes
        self.limit = limit
        attempt = executor.attempt(for:)
        proof = { trace, failure in
            executor.log?.enter(.proving)
            defer { executor.log?.enter(.shrinking) }
            return Proof(of: trace, failure, executor: executor, limit: proofLimit)
        }
    }

    /// Shrinks a trace. `nil` if the trace does not fail with the signature. Costs up to the limits.
    package func shrink(_ trace: Trace, keeping signature: Signature) -> ShrinkResult? {
        var search = ShrinkSearch(
            trace, signature: signature, shapes: shapes, limit: limit,
            attempt: attempt(signature))
        return search.map { _ in minimise(&search) } ?? nil
    }

    private func minimise(_ search: inout ShrinkSearch?) -> ShrinkResult? {
        guard var state = search else { return nil }
        var certificate = descend(&state)
        // If exploration finds a simpler trace, shrinks it and tries the proof once more.
        for _ in 0..<2 where certificate == .oneStep {
            switch proof(state.best, state.failure) {
            case .exhausted: certificate = .proven
            case .undecided: break
            case .simpler(let trace):
                if state.consider(trace) { certificate = descend(&state) }
            }
        }
        return ShrinkResult(
            trace: state.best, failure: state.failure, certificate: certificate,
            executions: state.executions,
            others: state.others.values.sorted { $0.signature < $1.signature })
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
        for candidate in Neighbourhood.all(of: search.best, shapes: shapes)
        where search.consider(candidate) {
            return false
        }
        return true
    }
}

extension Shrinker.Proof {
    /// The most transitions to explore among sequences of the same length as the minimum.
    private static let equalLengthLimit = 10_000

    /// Explores every shorter sequence, if that is expected to stay within the limit.
    ///
    /// First explores sequences of the same length, within a lower limit. Among several shortest traces
    /// every run then reports the simplest. Screening has already done this for very short traces. For
    /// a trace with timings there is no proof, but exploration with timings may find a simpler trace.
    init<Machine>(
        of trace: Trace, _ failure: Failure, executor: Executor<Machine>, limit: Int
    ) {
        guard limit > 0, trace.count > 0 else {
            self = trace.count == 0 ? .exhausted : .undecided
            return
        }
        // A field that cannot be read may hide a shorter sequence.
        guard executor.opaqueFields(along: trace).isEmpty else {
            self = .undecided
            return
        }
        let signature = failure.signature
        var plan = Self.plan(for: trace, failure, goals: executor.table.goals.map(\.name))
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
            // Fields that could not be read may hide a shorter sequence.
            self = report.opaqueFields.isEmpty ? .exhausted : .undecided
        }
    }

    private static func plan(
        for trace: Trace, _ failure: Failure, goals: [String]
    ) -> ExplorationPlan {
        var plan = ExplorationPlan(setup: trace.setup)
        plan.givesUpEarly = true
        plan.isBounded = false
        plan.includesTimings = trace.hasTimings
        plan.judgesGoals = goals.contains(failure.signature.invariant)
        // If the trace breaks nothing else before, it is compared only with traces that do not either.
        plan.followsViolations = !failure.earlier.isEmpty
        return plan
    }
}

extension ExplorationReport {
    fileprivate func simplest(of signature: Signature, below trace: Trace) -> Trace? {
        violations.first { $0.signature == signature && $0.trace < trace }?.trace
    }
}
