/// A broken invariant, or a rule whose system answered differently from its reference.
public struct Violation: Hashable, Sendable {
    /// The invariant's name, or the rule's.
    public let invariant: String
    /// Where, normalised; may be empty.
    public let place: String
    /// What the claim rests on.
    public let rests: [String]
    /// What else there is to say of it; mostly empty.
    public let remark: String

    public init(invariant: String, place: String, rests: [String] = [], remark: String = "") {
        self.invariant = invariant
        self.place = place
        self.rests = rests
        self.remark = remark
    }
}

/// What makes two failures the same: invariant, place, and the rule of the last action.
public struct Signature: Hashable, Sendable, Comparable {
    public let invariant: String
    public let place: String
    /// Empty where the system fails before any action.
    public let rule: String

    public init(invariant: String, place: String, rule: String) {
        self.invariant = invariant
        self.place = place
        self.rule = rule
    }

    /// By bytes of invariant, then place, then rule.
    public static func < (left: Signature, right: Signature) -> Bool {
        left.parts.lexicographicallyPrecedes(right.parts) { one, other in
            one.utf8.lexicographicallyPrecedes(other.utf8)
        }
    }

    private var parts: [String] { [invariant, place, rule] }
}
