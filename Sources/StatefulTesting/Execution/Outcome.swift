/// What came of an action or of a trace. Steps count from 1; step 0 is the state before any action.
package enum Outcome: Hashable, Sendable {
    case passed
    /// The step after which invariants were broken: the first in table order, and the others.
    case violated(at: Int, Violation, also: [Violation])
    /// The step that could not be taken, and why. It changed nothing.
    case inapplicable(at: Int, why: String)
    /// Nothing is broken, but a search for a goal visited that many states without an answer.
    case undecided(states: Int)

    /// What is broken after a step, in table order.
    init(_ violations: [Violation], at step: Int) {
        if let first = violations.first {
            self = .violated(at: step, first, also: Array(violations.dropFirst()))
        } else {
            self = .passed
        }
    }
}

/// A failure of a trace: the step, the violation, and others at the same step.
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

/// What came of trying a trace in which some actions may be inapplicable.
package struct Attempt: Hashable, Sendable {
    /// The actions that were applied, up to the failing one.
    package let trace: Trace
    /// `nil` where nothing failed.
    package let failure: Failure?

    package init(trace: Trace, failure: Failure?) {
        self.trace = trace
        self.failure = failure
    }
}
