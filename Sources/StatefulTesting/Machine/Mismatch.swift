/// Thrown by a rule whose system answered differently from what the rule compares it with, such as a
/// simpler model. It is a violation that has the name of the rule.
public struct Mismatch: Error, Hashable, Sendable {
    /// Where the answers differ, normalised like the location of an invariant; may be empty.
    public let location: String
    /// What was expected and what came, in words; may be empty. Mismatches that differ in this alone
    /// are the same failure.
    public let explanation: String

    /// A mismatch at a location, explained in words.
    public init(_ location: String = "", explanation: String = "") {
        self.location = location
        self.explanation = explanation
    }

    /// A mismatch that says `expected 3, actual 4`, with the values' debug descriptions.
    public init<Value>(_ location: String = "", expected: Value, actual: Value) {
        self.init(
            location,
            explanation:
                "expected \(String(reflecting: expected)), actual \(String(reflecting: actual))")
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
