/// Whether a finding is already in the corpus.
package enum FindingStatus: Hashable, Sendable {
    case new
    /// A committed case has the same subject, set-up, invariant and canonical actions.
    case known
    /// A committed case has the same signature but another trace. `smaller` if the finding is simpler
    /// and may replace the case.
    case knownInOtherForm(smaller: Bool)
}

extension FindingStatus {
    /// Compares a finding with the subject's committed cases. O(n).
    init<Machine>(
        _ trace: Trace, _ signature: Signature, known: [CorpusCase], rules: RuleTable<Machine>
    ) {
        let isCommitted = known.contains { committed in
            committed.isOpen && committed.expectation.invariant == signature.invariant
                && committed.trace == trace
        }
        if isCommitted {
            self = .known
            return
        }
        guard let alike = known.simplest(like: signature, rules: rules.rules.map(\.name)) else {
            self = .new
            return
        }
        self = .knownInOtherForm(smaller: trace < alike.trace)
    }
}

extension [CorpusCase] {
    /// The simplest case of an open defect with the same signature; `nil` if there is none. O(n).
    ///
    /// All cases must be of one subject. `rules` are the names of its machine's rules, in order.
    package func simplest(like signature: Signature, rules: [String]) -> CorpusCase? {
        let alike = filter { committed in
            committed.isOpen && committed.expectation.invariant == signature.invariant
                && committed.expectation.location == signature.location
                && committed.trace.lastRule.map { rules[$0] } ?? "" == signature.rule
        }
        return alike.min { $0.trace < $1.trace }
    }
}

extension CorpusCase {
    /// Whether the case expects its defect to be still there.
    var isOpen: Bool {
        if case .fails = expectation { true } else { false }
    }
}
