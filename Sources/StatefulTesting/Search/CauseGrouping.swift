/// A shrunk failure, before its cause is known.
struct ShrunkFailure {
    let signature: Signature
    let result: ShrinkResult
    /// The mechanisms without which the trace does not fail, in the order of the subject's.
    var mechanisms: [String] = []
}

/// A failure with the other failures of the same cause.
struct Cause {
    let main: ShrunkFailure
    /// Traces that fail by the same cause, simplest first.
    private(set) var alsoBy: [Trace] = []
    /// Failures that this one leads to, in order of signature.
    var consequences: [ShrunkFailure] = []

    init(_ main: ShrunkFailure) {
        self.main = main
    }

    mutating func add(_ trace: Trace) {
        if trace != main.result.trace, !alsoBy.contains(trace) { alsoBy.append(trace) }
    }
}

/// Groups failures by their causes, by experiment.
///
/// Two failures have one cause if these things agree:
///
/// 1. The invariant that is broken, and its location.
/// 2. The mechanisms of the subject that each failure needs. An experiment replays the trace without
///    each mechanism.
/// 3. What first goes wrong. If both failures need the same mechanism, it is that. Otherwise an
///    experiment exchanges ends: the beginning of one trace still fails with the end of the other. Two
///    traces with the same first action pass it without an execution.
///
/// A failure of a single action, of the start alone, or of another set-up has nothing to exchange. For
/// it, the first two things decide.
///
/// A failure that comes after another one is a consequence of it if it needs all of its mechanisms, and
/// there are some.
///
/// The cause has the simplest of its traces. The others stay as its other forms.
struct CauseGrouping<Machine: SystemUnderTest> {
    let executor: Executor<Machine>

    /// The most traces to execute for one pair of failures.
    private static var pairLimit: Int { 64 }

    /// The causes of some failures, in order of their simplest signatures.
    func causes(of failures: [ShrunkFailure]) -> [Cause] {
        var causes: [Cause] = []
        for failure in failures.sorted(by: isSimpler) {
            var failure = failure
            failure.mechanisms = mechanisms(of: failure)
            let known = causes.indices.first { haveOneCause(causes[$0].main, failure) }
            if let known {
                causes[known].add(failure.result.trace)
            } else {
                causes.append(Cause(failure))
            }
        }
        return foldingConsequences(causes.sorted { $0.main.signature < $1.main.signature })
    }

    /// Moves each cause that is a consequence of another into that cause.
    private func foldingConsequences(_ causes: [Cause]) -> [Cause] {
        var kept = causes
        for cause in causes {
            guard let own = kept.firstIndex(where: { $0.main.signature == cause.main.signature }),
                let index = kept.firstIndex(where: { leads($0.main, to: cause.main) })
            else { continue }
            kept[index].consequences += [cause.main] + kept[own].consequences
            kept[index].consequences.sort { $0.signature < $1.signature }
            kept.remove(at: own)
        }
        return kept
    }

    /// Whether a failure comes after another one, and needs all of its mechanisms.
    private func leads(_ cause: ShrunkFailure, to failure: ShrunkFailure) -> Bool {
        let comesAfter = failure.result.failure.earlier.contains { earlier in
            earlier.invariant == cause.signature.invariant
                && earlier.location == cause.signature.location
        }
        return comesAfter && cause.signature != failure.signature && !cause.mechanisms.isEmpty
            && Set(cause.mechanisms).isSubset(of: failure.mechanisms)
    }

    /// Orders by traces. First come those of set-ups that random cases have, and among them those that
    /// break nothing else before.
    private func isSimpler(_ one: ShrunkFailure, _ other: ShrunkFailure) -> Bool {
        let (left, right) = (one.result, other.result)
        let isDrawn = executor.subject.mayDraw(left.trace.setup)
        if isDrawn != executor.subject.mayDraw(right.trace.setup) { return isDrawn }
        let isClean = left.failure.earlier.isEmpty
        if isClean != right.failure.earlier.isEmpty { return isClean }
        return left.trace < right.trace
    }

    // MARK: - Experiments

    /// The mechanisms without which a failure does not occur.
    private func mechanisms(of failure: ShrunkFailure) -> [String] {
        // No supervisor knows what ends the process without a mechanism.
        if failure.signature.invariant == Violation.keepsRunning { return [] }
        return executor.subject.mechanisms.filter { mechanism in
            let executor = Executor(
                executor.subject.without(mechanism), table: executor.table)
            return !fails(failure.result.trace, like: failure.signature, in: executor)
        }.map(\.name)
    }

    private func haveOneCause(_ one: ShrunkFailure, _ other: ShrunkFailure) -> Bool {
        let (left, right) = (one.result.trace, other.result.trace)
        guard one.signature.withoutRule == other.signature.withoutRule,
            one.mechanisms == other.mechanisms
        else { return false }
        if !one.mechanisms.isEmpty || left.setup != right.setup { return true }
        if left.count < 2 || right.count < 2 { return true }
        if left.actions.first == right.actions.first { return true }
        return failsWithEnd(of: right, after: left, other.signature)
            || failsWithEnd(of: left, after: right, one.signature)
    }

    /// Whether the beginning of a trace fails with the end of another one.
    ///
    /// Tries long beginnings and short ends first.
    private func failsWithEnd(
        of other: Trace, after trace: Trace, _ signature: Signature
    ) -> Bool {
        var executions = 0
        for kept in (1..<trace.count).reversed() {
            for start in (1..<other.count).reversed() {
                guard executions < Self.pairLimit else { return false }
                executions += 1
                guard let actions = other.actions.suffix(from: start).independent else { continue }
                let candidate = Trace(
                    setup: trace.setup, actions: Array(trace.actions.prefix(kept)) + Array(actions))
                if fails(candidate, like: signature, in: executor) { return true }
            }
        }
        return false
    }

    /// Whether a trace fails at its last action with a signature. Every action must be applicable.
    private func fails(
        _ trace: Trace, like signature: Signature, in executor: Executor<Machine>
    ) -> Bool {
        let attempt = executor.attempt(for: signature)(trace)
        return attempt.failure != nil && attempt.trace.count == trace.count
    }
}

extension ArraySlice<Action> {
    /// The actions, if none of them refers to or creates anything; else `nil`. Such references would mean
    /// something else in another trace.
    fileprivate var independent: ArraySlice? {
        contains { !$0.references.isEmpty || $0.creates != nil } ? nil : self
    }
}
