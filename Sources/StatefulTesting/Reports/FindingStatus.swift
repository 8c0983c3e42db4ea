/// Whether a finding is already in the corpus.
package enum FindingStatus: Hashable, Sendable, Codable {
    case new
    /// A committed case has the same subject, set-up, invariant and canonical actions.
    case known
    /// A committed case has the same signature but another trace. `smaller` if the finding is simpler
    /// and may replace the case.
    case knownInOtherForm(smaller: Bool)
}

extension FindingStatus {
    /// Compares a finding with the subject's committed cases. O(n).
    ///
    /// - Parameter traces: those of the finding, the simplest first.
    init<Machine>(
        _ traces: [Trace], _ signature: Signature, known: [CorpusCase], rules: RuleTable<Machine>
    ) {
        let names = rules.rules.map(\.name)
        guard let committed = known.simplest(like: signature, traces: traces, rules: names) else {
            self = .new
            return
        }
        let isCommitted = traces.contains(committed.trace) || committed.traces.contains(traces[0])
        let isSimpler = traces[0] < committed.trace
        self = isCommitted && !isSimpler ? .known : .knownInOtherForm(smaller: isSimpler)
    }
}

extension [CorpusCase] {
    /// The case of an open defect that a finding repeats; `nil` if there is none. O(n).
    ///
    /// Such a case has the same invariant and location, and either shares a trace with the finding or
    /// has a trace that ends with the same rule. A case with a shared trace comes before the others,
    /// then the simplest.
    ///
    /// All cases must be of one subject. `rules` are the names of its machine's rules, in order.
    package func simplest(
        like signature: Signature, traces: [Trace], rules: [String]
    ) -> CorpusCase? {
        let alike = filter { committed in
            committed.isOpen && committed.expectation.names(signature)
        }
        let shared = alike.filter { !Set($0.traces).isDisjoint(with: traces) }
        if let simplest = shared.min(by: { $0.trace < $1.trace }) { return simplest }
        return alike.filter { committed in
            committed.traces.contains {
                ($0.lastRule.map { rules[$0] } ?? "") == signature.rule
            }
        }.min { $0.trace < $1.trace }
    }
}

extension CorpusCase {
    /// Whether the case expects its defect to be still there.
    package var isOpen: Bool {
        if case .fails = expectation { true } else { false }
    }
}
