/// Whether a finding is already in the corpus.
public enum FindingStatus: Hashable, Sendable {
    case new
    /// Subject, set-up, invariant and canonical actions are those of a committed case.
    case known
    /// The signature is that of a committed case, the minimum another; `smaller` if it is simpler
    /// and may replace the case.
    case knownInOtherForm(smaller: Bool)
}

/// One failure of a subject, with the simplest trace that shows it.
public struct Finding: Hashable, Sendable {
    public let signature: Signature
    /// Canonical; it fails at its last action.
    public let trace: Trace
    /// The names of the other invariants that the last action breaks, in table order.
    public let also: [String]
    public let certificate: Certificate
    public let status: FindingStatus
    public let sources: [String]
    /// What else there is to say of it; mostly empty.
    public let remark: String
    /// How many traces were executed to shrink it.
    public let executions: Int

    public init(
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
