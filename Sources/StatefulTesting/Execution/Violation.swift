/// A broken invariant, or a rule whose system answered differently from its reference.
public struct Violation: Hashable, Sendable {
    /// The invariant's name, or the rule's.
    public let invariant: String
    /// Where, normalised; may be empty.
    public let location: String
    /// What the claim rests on.
    public let sources: [String]
    /// What else there is to say of it; mostly empty.
    public let remark: String

    package init(invariant: String, location: String, sources: [String] = [], remark: String = "") {
        self.invariant = invariant
        self.location = location
        self.sources = sources
        self.remark = remark
    }
}

/// What makes two failures the same: invariant, location, and the rule of the last action.
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
