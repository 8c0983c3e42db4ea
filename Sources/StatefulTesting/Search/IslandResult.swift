/// The results of one island.
@usableFromInline
package struct IslandResult: Hashable, Sendable, Codable {
    /// The failing traces of one signature: the first, and the simplest if it is a different one.
    struct Failing: Hashable, Sendable, Codable {
        let signature: Signature
        let traces: [Trace]
        /// Whether these traces break nothing else before. If not, the island found no trace that
        /// does so.
        let isClean: Bool
        /// The number of cases that failed so before they broke the same invariant at the same
        /// location with another rule. A case counts once for each invariant and location.
        let cases: Int
        /// The violation of the first trace.
        let violation: Violation
    }

    /// The number of the island, counted from 0.
    package let island: Int
    /// The number of cases.
    package let cases: Int
    let failures: Int
    let inapplicable: Int
    /// For each rule, how often it was applied.
    let applied: [Int]
    /// The keys of the different states and transitions.
    let states: KeySet
    let transitions: KeySet
    /// Whether the table of transitions is full.
    let isSaturated: Bool
    /// A hash of every state and transition, in order.
    var walk: UInt64 = 0
    /// In order of signature.
    let failing: [Failing]
    /// What the ends of cases showed, in order.
    var places: [String] = []
}

extension IslandResult {
    /// A digest of all that the island executed and found.
    var digest: UInt64 {
        var hash = StableHash()
        hash.combine(words: [island, cases, failures, inapplicable, isSaturated ? 1 : 0])
        hash.combine(words: applied)
        hash.combine(words: [walk])
        hash.combine(words: states.keys)
        hash.combine(words: transitions.keys)
        hash.combine(failing.encoded)
        return hash.word
    }
}
