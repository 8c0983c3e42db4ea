/// A location where the system is wrong, with an explanation.
///
/// An invariant returns it. A rule throws it if the system answers differently from its reference,
/// such as a simpler model; a run reports that as a violation with the name of the rule.
public struct Mismatch: Error, Hashable, Sendable {
    /// Where the answers differ; may be empty.
    public let location: String
    /// What of the tested system it is about, where the location does not tell: the message of an
    /// exception, or the type and name of an object. May be empty. Mismatches with equal locations
    /// and objects are the same failure.
    public let object: String
    /// The expected and the actual answer, as text; may be empty. Mismatches that differ only in
    /// their explanation are the same failure.
    public let explanation: String

    /// A mismatch at a location, with an explanation for readers.
    public init(_ location: String = "", object: String = "", explanation: String = "") {
        self.location = location
        self.object = object
        self.explanation = explanation
    }

    /// A mismatch with the explanation `expected 3, actual 4`, made of the values' debug
    /// descriptions.
    public init<Value>(_ location: String = "", expected: Value, actual: Value) {
        self.init(
            location,
            explanation:
                "expected \(String(reflecting: expected)), actual \(String(reflecting: actual))")
    }
}

/// A string literal is a location without an explanation.
extension Mismatch: ExpressibleByStringLiteral {
    public init(stringLiteral location: String) {
        self.init(location)
    }
}

/// Thrown by a rule that cannot be applied in a state. The rule must throw it before it changes
/// anything.
public struct Inapplicable: Error, Hashable, Sendable {
    /// The reason for readers, as part of a sentence.
    public let reason: String

    /// A refusal with a reason for readers.
    public init(_ reason: String = "the rule refuses") {
        self.reason = reason
    }
}
