/// The comparison of a committed case's outcome with its expectation.
///
/// A replay goes on past violations that do not end the system. Those count only if the expected
/// failure does not come.
package enum Verdict: Hashable, Sendable {
    /// The outcome is the expected one: the case fails as expected at its last line, whatever
    /// earlier lines break; or it should hold, and nothing breaks.
    case asExpected
    /// The outcome is the expected one, but an earlier line or a simpler trace already has it.
    case noLongerMinimal
    /// The case should fail, and does not.
    case fixed
    /// The case fails as expected, but a sequence below `also-by:` does not.
    case alsoByFixed(line: Int)
    /// The case should hold, and breaks its invariant at the same location again, whatever else it
    /// breaks.
    case brokenAgain(line: Int)
    /// The case breaks another invariant, or the same one at another location, and nothing breaks
    /// that it expects or excludes. The line is the first that breaks something.
    case failsDifferently(line: Int, Violation)
    /// An action can no longer be applied.
    case stale(line: Int, why: String)
    /// The search for a goal visited this number of states without an answer.
    case undecided(states: Int)
    /// The file has a mistake.
    case unreadable(CorpusError)

    /// Whether the outcome is the expected one.
    package var isExpected: Bool {
        switch self {
        case .asExpected, .noLongerMinimal: true
        default: false
        }
    }
}

extension Verdict: CustomStringConvertible {
    package var description: String {
        switch self {
        case .asExpected: "as expected"
        case .noLongerMinimal: "as expected, no longer minimal"
        case .fixed: "fixed"
        case .alsoByFixed(let line): "also-by fixed (line \(line))"
        case .brokenAgain: "broken again"
        case .failsDifferently(let line, _): "fails differently (line \(line))"
        case .stale(let line, let why):
            "stale (line \(line): \(CorpusText.printable(why, atMost: 400)))"
        case .undecided(let states):
            "undecided (no answer within \(states.counted("state")))"
        case .unreadable(let error):
            "unreadable (line \(error.line), column \(error.column): "
                + "expected \(error.expected), found \(error.found))"
        }
    }
}

extension Verdict {
    /// The most neighbours to execute when checking whether a case is still minimal.
    package static let neighbourLimit = 500

    /// Replays all sequences of a case, and compares the outcomes with the expectation. The
    /// first sequence with an unexpected outcome decides.
    package init<Machine>(judging committed: CorpusCase, by executor: Executor<Machine>) {
        self = Verdict(
            judging: committed, outcome: executor.outcome(of: committed),
            hasSimplerNeighbour: { executor.hasSimplerNeighbour(committed) })
        guard isExpected else { return }
        for way in committed.separated.dropFirst() {
            let verdict = Verdict(judging: way, outcome: executor.outcome(of: way))
            if verdict.isExpected { continue }
            self = verdict == .fixed ? .alsoByFixed(line: way.divider) : verdict
            return
        }
    }

    /// Compares a case with the outcome of its replay.
    ///
    /// Calls `hasSimplerNeighbour` only if the verdict depends on it.
    package init(
        judging committed: CorpusCase, outcome: Outcome,
        hasSimplerNeighbour: () -> Bool = { false }
    ) {
        switch (outcome, committed.expectation) {
        case (.inapplicable(let step, let why), _):
            self = .stale(line: committed.line(ofStep: step), why: why)
        case (.undecided(let states), _):
            self = .undecided(states: states)
        case (.passed, .fails):
            self = .fixed
        case (.passed, .holds):
            self = .asExpected
        case (.violated(let step, let violation, _), let expectation):
            let line = committed.line(ofStep: step)
            guard expectation.names(violation) else {
                self = .failsDifferently(line: line, violation)
                return
            }
            if case .holds = expectation {
                self = .brokenAgain(line: line)
            } else if step < committed.trace.count {
                self = .noLongerMinimal
            } else {
                let claimsMinimum =
                    switch committed.minimal {
                    case .proven, .provenIfAlike, .provenOverSamples, .oneStep: true
                    case .budget, .unshrunk, nil: false
                    }
                self = claimsMinimum && hasSimplerNeighbour() ? .noLongerMinimal : .asExpected
            }
        }
    }
}

extension Executor {
    /// Replays a case, and chooses the outcome that decides about its expectation.
    ///
    /// The outcome is the failure that the case is about, if that comes. Otherwise it is the first
    /// outcome that is not `passed`. If no action breaks anything, judges the set-up.
    package func outcome(of committed: CorpusCase) -> Outcome {
        let outcomes = outcomes(of: committed.trace)
        let expectation = committed.expectation
        if let expected = expected(by: committed, among: outcomes) { return expected }
        if let goal = table.goal(expectation.invariant, expectation.location),
            outcomes.allSatisfy(\.isViolation)
        {
            let outcome = goalOutcome(goal, of: committed.trace)
            return outcome.isViolation ? outcome : outcomes.first ?? outcome
        }
        let outcome = outcomes.first ?? .passed
        guard outcome == .passed else { return outcome }
        let start = replay(Trace(setup: committed.trace.setup, actions: []))
        let broken = start.violations.first(where: expectation.names)
        return broken.map { .violated(at: 0, $0, also: []) } ?? outcome
    }

    /// The outcome that the case is about: that of the last line, otherwise the first one. A case
    /// that should fail names the first invariant of a step; one that should hold must not break
    /// any of the others either.
    private func expected(by committed: CorpusCase, among outcomes: [Outcome]) -> Outcome? {
        var found: Outcome?
        for case .violated(let step, let first, let also) in outcomes {
            let named = committed.isOpen ? [first] : [first] + also
            guard let violation = named.first(where: committed.expectation.names)
            else { continue }
            let outcome = Outcome.violated(at: step, violation, also: [])
            if step == committed.trace.count { return outcome }
            found = found ?? outcome
        }
        return found
    }

    /// A trace that fails as the case expects, with its signature: the trace of the case up to its
    /// last line or an earlier one, or the start alone. `nil` if there is none.
    ///
    /// - Parameter setup: the set-up to fail in; by default that of the case.
    package func failing(
        _ committed: CorpusCase, in setup: [Int]? = nil
    ) -> (Trace, Signature)? {
        let expectation = committed.expectation
        let setup = setup ?? committed.trace.setup
        // The file does not have the object, so the replay goes past the failure.
        let violation = Violation(
            invariant: expectation.invariant, location: expectation.location)
        for actions in [committed.trace.actions, []] {
            let trace = Trace(setup: setup, actions: actions)
            let signature = table.signature(of: violation, by: trace.lastRule)
            let attempt = attemptJudgingGoals(for: signature)(trace)
            if attempt.failure != nil { return (attempt.trace, signature) }
            let alike = attempt.others.filter { expectation.names($0.signature) }
            let last = alike.first { $0.trace.count == trace.count } ?? alike.first
            if let last { return (last.trace, last.signature) }
        }
        return nil
    }

    /// The same in each set-up in which a run knows the failure.
    func failingAlike(_ committed: CorpusCase) -> [(Trace, Signature)] {
        subject.alike(committed.trace.setup).compactMap { failing(committed, in: $0) }
    }

    /// A trace that fails as the case expects, or else breaks its invariant at another location,
    /// with its signature. Leaves out impossible actions. `nil` if there is none.
    package func failingAnywhere(_ committed: CorpusCase) -> (Trace, Signature)? {
        if let same = failing(committed) { return same }
        let invariant = committed.expectation.invariant
        let signature = Signature(
            invariant: invariant, location: committed.expectation.location, rule: "")
        let others = attemptJudgingGoals(for: signature)(committed.trace).others
        return others.first { $0.signature.invariant == invariant }
            .map { ($0.trace, $0.signature) }
    }

    /// Whether a neighbour of the case's trace is simpler and fails with the same signature.
    /// Executes up to `Verdict.neighbourLimit` traces.
    package func hasSimplerNeighbour(_ committed: CorpusCase) -> Bool {
        guard let (_, signature) = failing(committed) else { return false }
        let search = ShrinkSearch(
            committed.trace, signature: signature, shapes: table.shapes,
            limit: Verdict.neighbourLimit, attempt: attemptJudgingGoals(for: signature))
        guard var search else { return false }
        // An earlier line already fails with the same signature.
        if search.best < committed.trace { return true }
        return !search.isMinimal()
    }
}
