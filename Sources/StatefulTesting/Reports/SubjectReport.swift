/// How often screening and the random cases applied one rule.
///
/// Its field names are keys of `--format json`.
package struct RuleCount: Hashable, Sendable, Codable {
    package let rule: String
    package let applied: Int
}

/// The counts of a run.
///
/// Its field names are keys of `--format json`.
package struct RunCounts: Hashable, Sendable, Codable {
    /// The number of actions that screening executed, including those of replayed prefixes.
    package var screened = 0
    /// The number of random cases.
    package var cases = 0
    /// The number of actions applied in random cases.
    package var actions = 0
    /// The number of actions that were drawn or replayed, and refused.
    package var inapplicable = 0
    /// The number of cases that failed.
    package var failures = 0
    /// The number of different states over all islands, by fingerprints with detail `.guidance`.
    package var states = 0
    /// The number of different transitions between these states.
    package var transitions = 0
    /// The number of islands whose table of transitions is full. If there are any, the numbers of
    /// states and transitions are lower bounds.
    package var saturatedIslands = 0
    /// A hash of all that was executed.
    package var fingerprint: UInt64 = 0

    package init() {}
}

/// The result of a run on one subject.
package struct SubjectReport: Hashable, Sendable, Codable {
    /// The name of the subject.
    package let subject: String
    /// The names of the bounds of exploration; `nil` if there are none.
    package let bounds: String?
    /// The number of cases of a plan that repeats the search.
    package let plannedCases: Int
    package let counts: RunCounts
    /// In table order.
    package let rules: [RuleCount]
    /// How failures were found.
    package private(set) var discoveries: [Discovery] = []
    /// What the ends of random cases showed, in order.
    package private(set) var places: [String] = []
    /// One per cause, in order of signature. If the run was stopped, the failures that were not
    /// shrunk follow. The flaky ones, one per invariant and location, come last.
    package var findings: [Finding]
    package var pending = PendingOutcome()
    /// Why nothing could be done; `nil` if something was.
    package private(set) var inactivity: Inactivity?

    /// The names of fields that could not be read. States that differ only in them look equal.
    package private(set) var opaqueFields: [String] = []
    /// The names of fields with closures, which count as constants.
    package private(set) var closureFields: [String] = []
}
