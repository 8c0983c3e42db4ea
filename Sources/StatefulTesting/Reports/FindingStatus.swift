/// Whether the cause of a finding is already in the corpus.
package enum FindingStatus: Hashable, Sendable {
    case new
    /// A committed case has the cause, and still fails. It is given by its main trace.
    case known(as: Trace)
}

extension CorpusCase {
    /// Whether the case expects its defect to be still there.
    package var isOpen: Bool {
        if case .fails = expectation { true } else { false }
    }
}
