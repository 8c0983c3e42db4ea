/// What came of one action.
public enum StepOutcome: Hashable, Sendable {
    case passed
    /// The first broken invariant, and the others that were broken at the same time.
    case violated(Violation, also: [Violation])
    case inapplicable(why: String)

    /// What is broken, in table order.
    init(_ violations: [Violation]) {
        if let first = violations.first {
            self = .violated(first, also: Array(violations.dropFirst()))
        } else {
            self = .passed
        }
    }
}

/// What came of a trace. Steps count from 1; step 0 is the state before any action.
public enum Outcome: Hashable, Sendable {
    case passed
    case violated(at: Int, Violation, also: [Violation])
    case inapplicable(at: Int, why: String)
    /// Whether the trace ends where a goal is out of reach was not found out within that many states.
    case undecided(states: Int)
}
