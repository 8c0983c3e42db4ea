/// The outcome of an action or of a trace. Steps count from 1; step 0 is the state before any action.
package enum Outcome: Hashable, Sendable {
    /// Every action was applied, and nothing is broken.
    case passed
    /// Invariants are broken after this step: the first in table order, and the others.
    case violated(at: Int, Violation, also: [Violation])
    /// The action of this step cannot be applied, for this reason. It changed nothing.
    case inapplicable(at: Int, why: String)
    /// Nothing is broken, but the search for a goal visited this number of states without an answer.
    case undecided(states: Int)

    /// The outcome of a step: `violated` if there are violations, otherwise `passed`.
    init(_ violations: [Violation], at step: Int) {
        if let first = violations.first {
            self = .violated(at: step, first, also: Array(violations.dropFirst()))
        } else {
            self = .passed
        }
    }
}

/// A failure of a trace: the step, the first violation, and the others after the same step.
package struct Failure: Hashable, Sendable {
    package let step: Int
    package let violation: Violation
    package let also: [Violation]
    package let signature: Signature

    package init(step: Int, violation: Violation, also: [Violation], signature: Signature) {
        self.step = step
        self.violation = violation
        self.also = also
        self.signature = signature
    }
}

/// The result of a lenient replay, which leaves out inapplicable actions.
package struct Attempt: Hashable, Sendable {
    /// The actions that were applied, up to the failing one.
    package let trace: Trace
    /// `nil` if nothing failed.
    package let failure: Failure?

    package init(trace: Trace, failure: Failure?) {
        self.trace = trace
        self.failure = failure
    }
}
