/// How certain it is that a trace is minimal. Case files contain the raw values.
public enum Certificate: String, CaseIterable, Hashable, Sendable {
    /// No shorter sequence from the same set-up fails with the same signature. All were tried, with the
    /// values that exploration uses for each parameter.
    case proven = "proven"
    /// No trace that is one simplification away fails with the same signature (1-minimal, Zeller and
    /// Hildebrandt, https://doi.org/10.1109/32.988498). `Neighbourhood` lists the simplifications.
    case oneStep = "1-step"
    /// Shrinking reached its limit of executions. A higher limit may give a shorter trace.
    case budget = "no (budget)"
}

/// The result of shrinking one failure.
package struct ShrinkResult: Hashable, Sendable {
    /// The simplest failing trace that was found, in canonical form.
    package let trace: Trace
    package let failure: Failure
    package let certificate: Certificate
    /// The number of executed traces, including those for the certificate. Excludes exploration.
    package let executions: Int
    /// Other failures that shrinking found, in order of signature.
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
