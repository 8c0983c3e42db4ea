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

    public init(invariant: String, location: String, sources: [String] = [], remark: String = "") {
        self.invariant = invariant
        self.location = location
        self.sources = sources
        self.remark = remark
    }
}

/// What makes two failures the same: invariant, location, and the rule of the last action.
public struct Signature: Hashable, Sendable, Comparable {
    public let invariant: String
    public let location: String
    /// Empty where the system fails before any action.
    public let rule: String

    public init(invariant: String, location: String, rule: String) {
        self.invariant = invariant
        self.location = location
        self.rule = rule
    }

    /// By bytes of invariant, then location, then rule.
    public static func < (left: Signature, right: Signature) -> Bool {
        left.parts.lexicographicallyPrecedes(right.parts) { one, other in
            one.utf8.lexicographicallyPrecedes(other.utf8)
        }
    }

    private var parts: [String] { [invariant, location, rule] }
}
