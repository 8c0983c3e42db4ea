/// The result of trying the sequences that may be simpler than a minimum.
package enum Proof {
    /// Every shorter sequence was tried, and none fails with the signature.
    case exhausted
    /// The same, but sequences that lead to states that look alike were tried once. Those with a
    /// seldom rule were tried only if the minimum has that rule.
    case exhaustedIfAlike
    /// The same, with some values of the integer parameters.
    case exhaustedSamples
    /// A simpler trace fails with the signature.
    case simpler(Trace)
    /// Not every shorter sequence could be tried.
    case undecided

    var certificate: Certificate {
        switch self {
        case .exhausted: .proven
        case .exhaustedIfAlike: .provenIfAlike
        case .exhaustedSamples: .provenOverSamples
        case .simpler, .undecided: .oneStep
        }
    }

    /// The most actions that a proof executes.
    ///
    /// - Parameter limit: the most transitions of one of its explorations.
    package static func actions(exploring limit: Int) -> Int { 5 * limit }
}

/// Tries the sequences that may be simpler than a minimum, from its set-up.
///
/// The answer depends on the machine and the trace alone: each proof has the same limit, whatever
/// was executed before.
struct Prover<Machine: SystemUnderTest> {
    /// The most transitions to explore among sequences of the same length as the minimum.
    private static var equalLengthLimit: Int { 5_000 }

    /// The most values of a trace to try, from many to few.
    private static var sampleSizes: [Int] { [24, 8] }

    private let executor: Executor<Machine>
    private let signature: Signature
    private let limit: Int
    /// The number of actions that it has executed.
    private var executed = 0
    /// Failures at the same location, with other last rules, that it has met.
    private(set) var others: [ShrinkResult.Other] = []
    /// What `executed` may become in the present proof.
    private var end = 0
    private var isClean = true

    /// - Parameter limit: the most transitions of an exploration; 0 for no proof.
    init(_ executor: Executor<Machine>, _ signature: Signature, limit: Int) {
        self.executor = executor
        self.signature = signature
        self.limit = limit
    }

    /// Explores sequences of the same length, within a lower limit, then tries every shorter one.
    ///
    /// Among several shortest traces every run then reports the simplest. For a trace with timings
    /// there is no proof, but exploration with timings may find a simpler trace. A trace that
    /// depends on what was executed before is not proven.
    ///
    /// - Parameter isClean: whether the trace breaks nothing else before its last action. It is
    ///   then compared only with traces that do not either.
    mutating func proof(of trace: Trace, isClean: Bool) -> Proof {
        guard trace.count > 0 else { return .exhausted }
        executor.log?.enter(.proving)
        defer { executor.log?.enter(.shrinking) }
        self.isClean = isClean
        end = executed + Proof.actions(exploring: limit)
        guard limit > 0 else { return .undecided }
        if let simpler = equallyLong(trace) { return .simpler(simpler) }
        guard !trace.hasTimings else { return .undecided }
        let independence = Independence(of: trace, by: executor)
        guard independence.holdsAfterOthers() else { return .undecided }
        let proof = enumerated(trace) ?? explored(trace)
        switch proof {
        case .simpler, .undecided: return proof
        default: return independence.holds ? proof : .undecided
        }
    }

    /// A simpler failing trace of the same length, with values up to those of the trace.
    private mutating func equallyLong(_ trace: Trace) -> Trace? {
        var plan = plan(for: trace, depth: trace.count)
        plan.purpose = .simpler(rules: trace.actions.map(\.rule))
        plan.transitions = Self.equalLengthLimit
        plan.goalBudget = RunPlan.goalBudget
        plan.checksMerges = false
        plan.values = trace.simplerValues(executor.table.shapes)
        return explored(plan).simplest(of: signature, below: trace)
    }

    /// Tries every shorter sequence by itself. `nil` if there are too many. Only an exploration can
    /// tell whether a goal is lost.
    private mutating func enumerated(_ trace: Trace) -> Proof? {
        guard !isGoal else { return nil }
        let limit = max(0, end - executed)
        var enumeration = Enumeration(executor, signature, isClean: isClean, limit: limit)
        let answer = enumeration.failure(shorterThan: trace)
        executed += enumeration.executed
        for other in enumeration.others { others.keep(other, besides: signature) }
        switch answer {
        case .noFailure: return .exhausted
        case .failing(let shorter): return .simpler(shorter)
        case .notRepeatable: return .undecided
        case .tooLarge: return nil
        }
    }

    /// Explores every shorter sequence with every value, or else with some.
    private mutating func explored(_ trace: Trace) -> Proof {
        // A sequence without actions has no values.
        if trace.count == 1 || executor.table.hasFewIntegers(limit: limit) {
            let whole = exhaust(trace, .every)
            guard case .undecided = whole else { return whole }
        }
        let suggested = trace.suggestedValues(executor.table.shapes)
        for most in Self.sampleSizes {
            let samples = ExploredValues.sampled(Array(suggested.prefix(most)))
            if executor.table.sampledRules(samples).isEmpty { continue }
            let proof = exhaust(trace, samples)
            guard case .undecided = proof else { return proof }
        }
        return .undecided
    }

    private mutating func exhaust(_ trace: Trace, _ values: ExploredValues) -> Proof {
        var plan = plan(for: trace, depth: trace.count - 1)
        plan.purpose = .proof
        plan.transitions = limit
        plan.values = values
        let report = explored(plan)
        if let shorter = report.simplest(of: signature, below: trace) { return .simpler(shorter) }
        if case .limit = report.end { return .undecided }
        guard report.undecided == 0 else { return .undecided }
        return report.leftOutValues ? .exhaustedSamples : .exhaustedIfAlike
    }

    private func plan(for trace: Trace, depth: Int) -> ExplorationPlan {
        var plan = ExplorationPlan(depth: depth, setup: trace.setup)
        plan.isBounded = false
        plan.seldomRules = trace.actions.map(\.rule)
        plan.includesTimings = trace.hasTimings
        plan.followsViolations = !isClean
        plan.judgesGoals = isGoal
        return plan
    }

    private var isGoal: Bool {
        executor.table.goals.contains { $0.name == signature.invariant }
    }

    private mutating func explored(_ plan: ExplorationPlan) -> ExplorationReport {
        var plan = plan
        plan.executed = end - executed
        var explorer = Explorer(executor, plan: plan)
        let report = explorer.explore()
        executed += report.executed
        for found in report.violations { others.keep(found.asOther, besides: signature) }
        return report
    }
}

extension ExplorationReport {
    fileprivate func simplest(of signature: Signature, below trace: Trace) -> Trace? {
        violations.first { $0.signature == signature && $0.trace < trace }?.trace
    }
}

extension Trace {
    /// The values of integers, then their neighbours, then their halves, differences and sums.
    fileprivate func suggestedValues(_ shapes: [RuleShape]) -> [Int] {
        let own = RankedValues.distinct(RankedValues(self, shapes).slots.filter { !$0.isChoice })
        var values = own
        for value in own { values += [value &- 1, value &+ 1] }
        for (index, value) in own.enumerated() {
            values.append(value / 2)
            for other in own[index...] {
                values += [other &- value, other &+ value, value &+ (other &- value) / 2]
            }
        }
        return values.unrepeated
    }

    /// The values of traces that may be simpler than this one. One more if there are few, because a
    /// shorter trace may need two different values.
    fileprivate func simplerValues(_ shapes: [RuleShape]) -> ExploredValues {
        let slots = RankedValues(self, shapes).slots
        let integers = slots.filter { !$0.isChoice }
        var own = RankedValues.distinct(integers)
        if let highest = own.last, own.count <= 2 {
            if highest < .max { own.append(highest + 1) }
            // Two keys that collide depend on each other in ways that no pass knows.
            if integers.count == 2 {
                let low = integers[0].low
                let (end, overflow) = low.addingReportingOverflow(64)
                own += low..<min(highest, overflow ? .max : end)
            }
        }
        return .upTo(own, choice: (slots.filter(\.isChoice).map(\.value).max() ?? 0) + 1)
    }
}
