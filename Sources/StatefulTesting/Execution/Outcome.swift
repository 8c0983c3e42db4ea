/// The outcome of an action or of a trace. Steps count from 1; step 0 is the state before any
/// action.
package enum Outcome: Hashable, Sendable {
    /// Every action was applied, and nothing is broken.
    case passed
    /// Invariants are newly broken after this step: the first in table order, and the others.
    case violated(at: Int, Violation, also: [Violation])
    /// The action of this step cannot be applied, for this reason. It changed nothing.
    case inapplicable(at: Int, why: String)
    /// Nothing is broken, but the search for a goal visited this number of states without an
    /// answer.
    case undecided(states: Int)

    /// What is broken, the first in table order first.
    package var violations: [Violation] {
        if case .violated(_, let first, let also) = self { [first] + also } else { [] }
    }

    var isViolation: Bool {
        if case .violated = self { true } else { false }
    }

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
    /// What earlier actions of the trace broke, in their order; mostly empty.
    package private(set) var earlier: [EarlierViolation] = []
}

/// A violation that a trace causes before the action that it fails at.
///
/// A failure may be a consequence of it. Violations of the set-up alone do not count.
///
/// Its field names are keys of `--format json`.
package struct EarlierViolation: Hashable, Sendable, Codable {
    /// The number of the action that broke it, counted from 1.
    package let step: Int
    package let invariant: String
    package let location: String

    /// The violation and its step, as in `count at ring, after action 2`.
    package var text: String {
        "\(Violation(invariant: invariant, location: location).text), after action \(step)"
    }
}

extension EarlierViolation {
    init(_ violation: Violation, at step: Int) {
        self.init(step: step, invariant: violation.invariant, location: violation.location)
    }
}

/// The result of a lenient replay, which leaves out inapplicable actions.
package struct Attempt: Hashable, Sendable {
    /// The actions that were applied, up to the failing one.
    package let trace: Trace
    /// `nil` if nothing failed, or not with the signature that was asked for.
    package let failure: Failure?
    /// The failures with other signatures that the replay went past or ended at, in their order.
    /// One for each signature.
    private(set) var others: [ShrinkResult.Other] = []
    /// What the actions before the failure broke, in their order.
    private(set) var earlier: [EarlierViolation] = []
}
