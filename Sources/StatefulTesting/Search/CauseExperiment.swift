/// Answers one question: do two failures have one cause, on this build?
///
/// The invariant, its location and the object there must be the same. Then the mechanisms decide
/// that the traces need:
///
/// - Both need the same ones: that is the cause. If one needs more on its way, both must measure
///   the same: the remarks of the violations are equal but for numbers and names.
/// - Both need none: they must measure the same, and each beginning must fail with the end of the
///   other. What the traces share at their beginnings and ends tells nothing, so it is left out.
///   Only the longest beginning can show that they are two: if a shorter one does not fail, an
///   action that it lacks may be the reason. Where nothing can be exchanged, the remarks must also
///   name the same objects. The end of the process names none: there the last actions must be the
///   same.
///   A trace also has the cause of a part of it: without one of its actions, an earlier one breaks
///   the same. What it adds hides that for a while, and its last action shows it.
/// - Otherwise they have two causes.
///
/// In doubt they have two: a hidden failure costs more than another way into a known one.
///
/// Reports, explorations and merges of corpora ask it.
package struct CauseExperiment<Machine: SystemUnderTest> {
    private var executor: Executor<Machine>

    /// The most traces to execute for each direction of an exchange.
    private static var exchangeLimit: Int { 64 }

    package init(_ executor: Executor<Machine>) {
        self.executor = executor
        // A committed case may have another set-up than the run, such as another release.
        self.executor.staysInSetups = false
    }

    // MARK: - Failures

    /// Replays a trace without each mechanism of the subject.
    func measuring(_ trace: Trace, _ failure: Failure) -> FailingTrace {
        FailingTrace(
            trace: trace, failure: failure, mechanisms: mechanisms(of: trace, failure.signature))
    }

    package func measuring(_ result: ShrinkResult) -> FailingTrace {
        measuring(result.trace, result.failure)
    }

    /// The traces of a case that still fail, the main one first, each also with the optional values
    /// of the run. Empty for a case that is to hold.
    package func measuring(_ committed: CorpusCase) -> [FailingTrace] {
        guard committed.isOpen else { return [] }
        return committed.separated.flatMap { way in
            executor.failingAlike(way).compactMap { trace, signature in
                executor.attemptJudgingGoals(for: signature)(trace).failure.map {
                    measuring(trace, $0)
                }
            }
        }
    }

    /// A trace that ends the process without a mechanism fails differently there, so it needs the
    /// mechanism.
    func mechanisms(of trace: Trace, _ signature: Signature) -> [String] {
        // Most of these experiments would end a process.
        if signature.invariant == Violation.keepsRunning { return [] }
        let mechanisms = executor.subject.mechanisms
        return mechanisms.indices.filter { index in
            !executor.varied(by: .lacking(index)).fails(trace, like: signature)
        }.map { mechanisms[$0].name }
    }

    // MARK: - The question

    package func haveOneCause(_ one: FailingTrace, _ other: FailingTrace) -> Bool {
        guard one.signature.withoutRule == other.signature.withoutRule else { return false }
        // With other answers to open questions the system is another one.
        guard executor.answers(in: one.trace) == executor.answers(in: other.trace) else {
            return false
        }
        if one.trace == other.trace { return true }
        let (needs, otherNeeds) = (Set(one.mechanisms), Set(other.mechanisms))
        if needs == otherNeeds, !needs.isEmpty { return true }
        guard one.measured == other.measured else { return false }
        if needs.isEmpty, otherNeeds.isEmpty {
            return canExchange(one, other)
                || part(of: one).map { haveOneCause($0, other) } == true
                || part(of: other).map { haveOneCause(one, $0) } == true
        }
        return !needs.isEmpty && !otherNeeds.isEmpty
            && (needs.isSubset(of: otherNeeds) || otherNeeds.isSubset(of: needs))
    }

    /// A shorter trace that breaks the same, by another rule, when one action is left out; `nil` if
    /// there is none.
    private func part(of failing: FailingTrace) -> FailingTrace? {
        let (trace, signature) = (failing.trace, failing.signature)
        if trace.hasTimings { return nil }
        for index in trace.actions.indices {
            var rest = trace.actions
            rest.remove(at: index)
            let others = executor.attempt(Trace(setup: trace.setup, actions: rest), for: signature)
                .others
            for other in others where other.signature.withoutRule == signature.withoutRule {
                let failure = executor.attempt(other.trace, for: other.signature).failure
                guard let failure, failure.violation.measured == failing.measured,
                    failure.violation.named == failing.named
                else { continue }
                return measuring(other.trace, failure)
            }
        }
        return nil
    }

    // MARK: - Exchanging

    private enum Exchange {
        case failsAlike, failsNot
        /// No such trace can be executed.
        case impossible
    }

    private func canExchange(_ one: FailingTrace, _ other: FailingTrace) -> Bool {
        let exchanges = [exchange(one, withEndOf: other), exchange(other, withEndOf: one)]
        if exchanges.contains(.failsNot) { return false }
        if exchanges.contains(.failsAlike) { return true }
        return one.signature.invariant == Violation.keepsRunning
            ? one.trace.actions.last == other.trace.actions.last : one.named == other.named
    }

    /// Executes beginnings of one trace with ends of the other. Tries long beginnings and short
    /// ends first.
    private func exchange(_ one: FailingTrace, withEndOf other: FailingTrace) -> Exchange {
        let (left, right) = (one.trace.actions, other.trace.actions)
        let rest = left.count < right.count ? left : right
        let shared = zip(left, right).prefix { $0 == $1 }.count
        let sharedEnd = zip(left.reversed(), right.reversed()).prefix(rest.count - shared)
            .prefix { $0 == $1 }.count
        guard one.trace.setup == other.trace.setup, rest.count - shared - sharedEnd > 1 else {
            return .impossible
        }
        var result = Exchange.impossible
        var executions = 0
        let longest = left.count - sharedEnd - 1
        for kept in ((shared + 1)...longest).reversed() {
            for start in ((shared + 1)..<(right.count - sharedEnd)).reversed() {
                let end = right[start...]
                // References would mean something else in another trace.
                guard end.allSatisfy({ $0.references.isEmpty && $0.creates == nil }) else {
                    continue
                }
                if executions == Self.exchangeLimit { return result }
                executions += 1
                let candidate = Trace(
                    setup: one.trace.setup, actions: Array(left[..<kept]) + Array(end))
                let attempt = executor.attemptJudgingGoals(for: other.signature)(candidate)
                guard attempt.trace.count == candidate.count else { continue }
                if attempt.failure?.violation.measured == other.measured { return .failsAlike }
                if kept == longest { result = .failsNot }
            }
        }
        return result
    }
}
