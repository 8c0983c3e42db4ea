/// Whether a finding is already in the corpus.
package enum FindingStatus: Hashable, Sendable {
    case new
    /// Subject, set-up, invariant and canonical actions are those of a committed case.
    case known
    /// The signature is that of a committed case, the minimum another; `smaller` if it is simpler
    /// and may replace the case.
    case knownInOtherForm(smaller: Bool)
}

/// One failure of a subject, with the simplest trace that shows it.
package struct Finding: Hashable, Sendable {
    package let signature: Signature
    /// Canonical; it fails at its last action.
    package let trace: Trace
    /// The names of the other invariants that the last action breaks, in table order.
    package let also: [String]
    package let certificate: Certificate
    package let status: FindingStatus
    package let sources: [String]
    /// What else there is to say of it; mostly empty.
    package let remark: String
    /// How many traces were executed to shrink it.
    package let executions: Int

    package init(
        signature: Signature, trace: Trace, also: [String], certificate: Certificate,
        status: FindingStatus, sources: [String], remark: String = "", executions: Int
    ) {
        self.signature = signature
        self.trace = trace
        self.also = also
        self.certificate = certificate
        self.status = status
        self.sources = sources
        self.remark = remark
        self.executions = executions
    }
}
