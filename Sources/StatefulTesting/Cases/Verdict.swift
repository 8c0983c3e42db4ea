/// The comparison of a committed case's outcome with its expectation.
package enum Verdict: Hashable, Sendable {
    /// The outcome is the expected one.
    case asExpected
    /// The outcome is the expected one, but a simpler trace has the same outcome.
    case noLongerMinimal
    /// The case should fail, and does not.
    case fixed
    /// The case should hold, and breaks its invariant again.
    case brokenAgain(line: Int)
    /// The case breaks another invariant, or the same one at another location.
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
        case .brokenAgain: "broken again"
        case .failsDifferently(let line, _): "fails differently (line \(line))"
        case .stale(let line, let why): "stale (line \(line): \(why))"
        case .undecided(let states):
            "undecided (no answer within \(states) states)"
        case .unreadable(let error):
            "unreadable (line \(error.line), column \(error.column): "
                + "expected \(error.expected), found \(error.found))"
        }
    }
}

extension Verdict {
    /// The most neighbours to execute when checking whether a case is still minimal.
    package static let neighbourLimit = 500

    /// Replays a case and compares the outcome with the expectation.
    package init<Machine>(judging committed: CorpusCase, by executor: Executor<Machine>) {
        self.init(
            judging: committed, outcome: executor.outcome(of: committed),
            hasSimplerNeighbour: { executor.hasSimplerNeighbour(committed) })
    }

    /// Compares a case with the outcome of its replay.
    ///
    /// Calls `hasSimplerNeighbour` only if the verdict depends on it.
    package init(
        judging committed: CorpusCase, outcome: Outcome,
        hasSimplerNeighbour: () -> Bool = { false }
    ) {
        let invariant = committed.expectation.invariant
        let location = committed.expectation.location
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
            guard violation.invariant == invariant, violation.location == location else {
                self = .failsDifferently(line: line, violation)
                return
            }
            if case .holds = expectation {
                self = .brokenAgain(line: line)
            } else if step < committed.trace.count {
                self = .noLongerMinimal
            } else {
                let claimsMinimum = committed.minimal == .oneStep || committed.minimal == .proven
                self = claimsMinimum && hasSimplerNeighbour() ? .noLongerMinimal : .asExpected
            }
        }
    }
}

extension Executor {
    /// Replays a case. If no action breaks anything, judges the goal or the set-up that the case
    /// expects to be broken.
    package func outcome(of committed: CorpusCase) -> Outcome {
        let outcome = replay(committed.trace)
        guard outcome == .passed else { return outcome }
        let expectation = committed.expectation
        if let goal = table.goal(expectation.invariant, expectation.location) {
            return goalOutcome(goal, of: committed.trace)
        }
        let start = replay(Trace(setup: committed.trace.setup, actions: []))
        guard case .violated(_, let first, let also) = start else { return outcome }
        let broken = ([first] + also).first {
            $0.invariant == expectation.invariant && $0.location == expectation.location
        }
        return broken.map { .violated(at: 0, $0, also: []) } ?? outcome
    }

    /// Whether a neighbour of the case's trace is simpler and fails with the same signature. Executes up
    /// to `Verdict.neighbourLimit` traces.
    package func hasSimplerNeighbour(_ committed: CorpusCase) -> Bool {
        let signature = Signature(
            invariant: committed.expectation.invariant, location: committed.expectation.location,
            rule: committed.trace.lastRule.map { table.rules[$0].name } ?? "")
        let search = ShrinkSearch(
            committed.trace, signature: signature, shapes: table.shapes,
            limit: Verdict.neighbourLimit, attempt: goalAttempt(signature) ?? attempt)
        guard var search else { return false }
        for candidate in Neighbourhood.all(of: committed.trace, shapes: table.shapes)
        where search.consider(candidate) {
            return true
        }
        return false
    }
}
