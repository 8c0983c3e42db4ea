/// A shrunk failure with what its cause is found by.
struct ShrunkFailure {
    /// Who has found a failure. The first that has it counts.
    enum Origin: Int {
        /// A case of the corpus.
        case corpus
        /// Screening, or shrinking what screening has found. Every run finds it, whatever its seed.
        case screening
        /// Random search.
        case chance
    }

    let result: ShrinkResult
    /// The mechanisms of the subject without which the trace does not fail, in the subject's order.
    let mechanisms: [String]
    let origin: Origin
    /// Whether a proof was tried.
    var isTried = false

    /// Whether a proof may find more. What the corpus has is proven by `replay --prove`.
    var needsProof: Bool { origin != .corpus && !isTried && result.certificate == .oneStep }
    var signature: Signature { result.failure.signature }
    var trace: Trace { result.trace }
    var isClean: Bool { result.failure.earlier.isEmpty }
    var failing: FailingTrace {
        FailingTrace(trace: trace, failure: result.failure, mechanisms: mechanisms)
    }
}

extension ShrunkFailure {
    /// A failure that this run has not shrunk.
    init(_ failing: FailingTrace, _ certificate: Certificate, origin: Origin) {
        self.init(
            result: ShrinkResult(
                trace: failing.trace, failure: failing.failure, certificate: certificate,
                executions: 0, others: []),
            mechanisms: failing.mechanisms, origin: origin)
    }
}
