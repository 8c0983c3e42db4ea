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

    let failing: FailingTrace
    var result: ShrinkResult
    let origin: Origin
    /// Whether a proof was tried.
    var isTried = false

    /// Whether a proof may find more. What the corpus has is proven by `replay --prove`.
    var needsProof: Bool { origin != .corpus && !isTried && result.certificate == .oneStep }
    var signature: Signature { failing.signature }
    var trace: Trace { failing.trace }
    var isClean: Bool { failing.failure.earlier.isEmpty }
}

extension ShrinkResult {
    /// A failure that was not shrunk.
    init(of trace: Trace, _ failure: Failure) {
        self.init(
            trace: trace, failure: failure, certificate: .unshrunk, executions: 0,
            hiddenFields: [], others: [])
    }

    /// The result of an earlier run, which a case has kept.
    init(of committed: CorpusCase, _ failing: FailingTrace) {
        let isMain = failing.trace == committed.trace
        self.init(
            trace: failing.trace, failure: failing.failure,
            certificate: (isMain ? committed.minimal : nil) ?? .budget, executions: 0,
            hiddenFields: [], others: [])
    }
}
