/// Thrown by a rule whose system answered differently from what the rule compares it with, such as a
/// simpler model. It is a violation that has the name of the rule.
public struct Mismatch: Error, Hashable, Sendable {
    /// Where the answers differ, normalised like the location of an invariant; may be empty.
    public let location: String

    /// A mismatch at a location.
    public init(_ location: String = "") {
        self.location = location
    }
}

/// Thrown by a rule that cannot be applied in a state, before it has changed anything.
public struct Inapplicable: Error, Hashable, Sendable {
    /// Why, as part of a sentence for people.
    public let reason: String

    /// A refusal for a reason.
    public init(_ reason: String = "the rule refuses") {
        self.reason = reason
    }
}
