/// A broken invariant or goal, or a rule that threw.
public struct Violation: Hashable, Sendable {
    /// The name of the invariant, the goal or the rule.
    public let invariant: String
    /// Where it is broken, normalised; may be empty.
    public let location: String
    /// What the claim rests on.
    public let sources: [String]
    /// More for people, such as expected and actual values; mostly empty. It does not tell failures
    /// apart.
    public let remark: String

    package init(invariant: String, location: String, sources: [String] = [], remark: String = "") {
        self.invariant = invariant
        self.location = location
        self.sources = sources
        self.remark = remark
    }
}

/// What two failures share that count as the same: invariant, location, and rule of the last action.
package struct Signature: Hashable, Sendable, Comparable {
    package let invariant: String
    package let location: String
    /// Empty where the system fails before any action.
    package let rule: String

    package init(invariant: String, location: String, rule: String) {
        self.invariant = invariant
        self.location = location
        self.rule = rule
    }

    /// By bytes of invariant, then location, then rule.
    package static func < (left: Signature, right: Signature) -> Bool {
        left.parts.lexicographicallyPrecedes(right.parts) { one, other in
            one.utf8.lexicographicallyPrecedes(other.utf8)
        }
    }

    private var parts: [String] { [invariant, location, rule] }
}
