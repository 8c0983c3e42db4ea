/// In which readings of what no source settles a failure is there.
///
/// Its field names are keys of `--format json`.
package struct Certainty: Hashable, Sendable, Codable {
    /// What must be so: else the failure is not there. Empty if it holds.
    package internal(set) var onlyIf: [Condition] = []
    /// The number of other readings in which it was looked for, alone.
    package internal(set) var readings = 0
    /// Those of them in which it was not looked for, as in `snapshotSize=turned`, because the
    /// replays were spent.
    package internal(set) var untried: [String] = []
    /// The number of traces that were executed.
    package internal(set) var replays = 0

    /// Something that must be so for a failure.
    package struct Condition: Hashable, Sendable, Codable {
        /// One of these sentences must be true.
        package let anyOf: [String]
        /// The names of the questions that they answer.
        package let questions: [String]
        /// Ids of a catalogue.
        package let sources: [String]
        /// Whether otherwise some of its actions cannot be done, so that nothing shows whether it
        /// would fail.
        package var forActions = false
    }
}
