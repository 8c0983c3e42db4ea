/// How certain it is that a trace is minimal. Case files contain the raw values.
public enum Certificate: String, CaseIterable, Hashable, Sendable, Codable {
    /// No shorter sequence from the same set-up fails with the same signature. Each was executed,
    /// with every value of every parameter, and with every action at rest. If the trace breaks
    /// nothing else before, shorter sequences that do so do not count.
    case proven = "proven"
    /// The same, if states that look alike behave alike: of several sequences that lead to states
    /// with one fingerprint, only one was continued. Seldom rules were tried only if the trace has
    /// them.
    case provenIfAlike = "proven if alike"
    /// The same as `provenIfAlike`, but not with every value of every integer parameter. The values
    /// that the parameter names for exploration were tried, and values like those of the failure.
    case provenOverSamples = "proven over sampled values"
    /// No trace that is one simplification away fails with the same signature (1-minimal, Zeller
    /// and Hildebrandt, https://doi.org/10.1109/32.988498). `Neighbourhood` lists the
    /// simplifications. If the trace breaks nothing else before, those that do so do not count.
    case oneStep = "1-step"
    /// Shrinking reached its limit of executions. A higher limit may give a shorter trace.
    case budget = "no (budget)"
    /// The run ended before it had shrunk the trace.
    case unshrunk = "no (unshrunk)"
}

extension Certificate {
    /// The condition of a proof that takes states for one by their fingerprints.
    ///
    /// - Parameter unreadFields: the fields that the fingerprints do not cover.
    package static func condition(unreadFields: [String]) -> String {
        let condition = "if states that look alike behave alike"
        if unreadFields.isEmpty { return condition }
        return "\(condition); not read: \(unreadFields.joined(separator: ", "))"
    }
}

/// The result of shrinking one failure.
package struct ShrinkResult: Hashable, Sendable {
    /// The simplest failing trace that was found, in canonical form.
    package let trace: Trace
    package let failure: Failure
    package let certificate: Certificate
    /// The number of executed traces, including those for the certificate. Excludes exploration.
    package let executions: Int
    /// Other failures: those that shrinking found, in order of signature, then those of the proof.
    let others: [Other]

    struct Other: Hashable, Sendable {
        let signature: Signature
        let trace: Trace
        /// Whether the trace breaks nothing else before.
        let isClean: Bool

        /// Whether to report this trace rather than the other one: first those that break nothing
        /// else before, then the simpler one.
        func isPreferable(to other: Other) -> Bool {
            isClean == other.isClean ? trace < other.trace : isClean
        }
    }

    /// The result without what shrinking adds, to compare it with other traces.
    var asOther: Other {
        Other(
            signature: failure.signature, trace: trace, isClean: failure.earlier.isEmpty)
    }

    /// The result with the executions of an earlier one.
    package func after(_ earlier: ShrinkResult) -> ShrinkResult {
        ShrinkResult(
            trace: trace, failure: failure, certificate: certificate,
            executions: executions + earlier.executions, others: others)
    }
}
