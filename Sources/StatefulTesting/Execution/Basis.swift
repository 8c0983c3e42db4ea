/// What the system relied on along a trace.
package struct Basis: Hashable, Sendable {
    /// Ids of a catalogue, without repetition. Those of the assumptions come first.
    package let sources: [String]
    /// What no source confirms.
    package let assumptions: [Assumption]

    package init(assumptions: [Assumption], sources: [String]) {
        self.assumptions = assumptions
        self.sources = (assumptions.flatMap(\.sources) + sources).unrepeated
    }
}

/// Something that a tested system does and that no source confirms.
///
/// Its field names are keys of `--format json`.
package struct Assumption: Hashable, Sendable, Codable {
    /// A short sentence without a capital and a full stop.
    package let text: String
    /// Ids of a catalogue.
    package let sources: [String]
    /// Where to read about it, such as `docs/FIDELITY.md#gestures`.
    package let link: String
    /// The name of the open question that it answers; `nil` if the model has no other answer.
    package let question: String?

    package init(_ text: String, sources: [String], link: String, question: String? = nil) {
        self.text = text
        self.sources = sources
        self.link = link
        self.question = question
    }
}

extension Executor {
    /// What the system relied on along a trace, its start included; `nil` if the subject does not
    /// record it, or if the start throws.
    func basis(of trace: Trace) -> Basis? {
        guard let read = subject.basis, var execution = try? begin(setup: trace.setup) else {
            return nil
        }
        for action in trace.actions { _ = execution.apply(action) }
        return read(execution.machine)
    }
}
