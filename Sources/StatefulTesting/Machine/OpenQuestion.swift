/// A question about the tested system that no source settles, and the answers that its model can
/// give.
package struct OpenQuestion: Hashable, Sendable {
    package let name: String
    /// Ids of a catalogue.
    package let sources: [String]
    /// The default first.
    package let readings: [Reading]

    /// An answer.
    package struct Reading: Hashable, Sendable {
        package let name: String
        /// A short sentence without a capital and a full stop.
        package let sentence: String

        package init(_ name: String, _ sentence: String) {
            self.name = name
            self.sentence = sentence
        }
    }

    package init(_ name: String, sources: [String], readings: [Reading]) {
        self.name = name
        self.sources = sources
        self.readings = readings
    }
}
