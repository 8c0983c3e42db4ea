/// Thrown by a rule whose system answered differently from its reference.
///
/// It is a violation, named by the rule.
public struct Mismatch: Error, Hashable, Sendable {
    /// Where, normalised like the location of an invariant.
    public let location: String

    public init(_ location: String = "") {
        self.location = location
    }
}

/// Thrown by a rule that cannot be applied in this state, before it has changed anything.
public struct Inapplicable: Error, Hashable, Sendable {
    public let reason: String

    public init(_ reason: String = "the rule refuses") {
        self.reason = reason
    }
}
