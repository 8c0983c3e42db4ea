/// How sure it is that a trace is minimal. The raw values stand in case files.
public enum Certificate: String, CaseIterable, Hashable, Sendable {
    /// No shorter sequence from the same set-up fails alike. All of them were tried, with the values
    /// that exploration takes for each parameter.
    case proven = "proven"
    /// No trace that is one simplification away fails alike (1-minimal, after Zeller and Hildebrandt,
    /// https://doi.org/10.1109/32.988498). `Neighbourhood` lists the simplifications.
    case oneStep = "1-step"
    /// The limit of executions came first; shrinking can go on.
    case budget = "no (budget)"
}

/// The result of shrinking one failure.
package struct ShrinkResult: Hashable, Sendable {
    /// Canonical.
    package let trace: Trace
    package let failure: Failure
    package let certificate: Certificate
    /// How many traces were executed, those for the certificate included, those of exploration not.
    package let executions: Int
    /// Other failures met on the way, in order of signature.
    let others: [Other]

    struct Other: Hashable, Sendable {
        let signature: Signature
        let trace: Trace
    }

    var isProven: Bool { certificate == .proven }

    /// The simpler of two results for one signature, with the executions of both.
    func merged(with other: ShrinkResult) -> ShrinkResult {
        let simpler = other.trace < trace ? other : self
        return ShrinkResult(
            trace: simpler.trace, failure: simpler.failure, certificate: simpler.certificate,
            executions: executions + other.executions, others: simpler.others)
    }
}
