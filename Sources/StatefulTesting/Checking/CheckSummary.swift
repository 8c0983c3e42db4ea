/// What a search that found no failure has not tried.
public struct CheckSummary: Hashable, Sendable {
    /// The rules of which no action was applied, in their order.
    public let unappliedRules: [String]
}

extension CheckSummary: CustomStringConvertible {
    /// One line, such as `never applied: put, get`; empty if every rule was applied.
    public var description: String {
        unappliedRules.isEmpty ? "" : "never applied: \(unappliedRules.joined(separator: ", "))"
    }
}
