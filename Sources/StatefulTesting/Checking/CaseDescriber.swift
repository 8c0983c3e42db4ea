/// Describes a failing trace as text: its actions, the states along the way and its certificate.
struct CaseDescriber<Machine: SystemUnderTest> {
    let subject: Subject<Machine>
    let format: CaseFormat<Machine>
    private let executor: Executor<Machine>

    init(_ subject: Subject<Machine>) {
        self.subject = subject
        format = CaseFormat(product: CaseFile.product, version: CaseFile.version)
        executor = Executor(subject)
    }

    /// Describes a finding of a search.
    func minimalCase(_ finding: Finding) -> CheckFailure.MinimalCase {
        let committed = CorpusCase(finding, app: subject.name, setup: subject.setup)
        let (states, unreadFields) = states(along: finding.trace)
        let claim = finding.certificate.map { text(of: $0, finding, unreadFields) }
        return minimalCase(
            committed, location: finding.signature.location, explanation: finding.remark,
            states: states, certificate: claim ?? "", flakiness: finding.flakiness)
    }

    /// Describes a saved case that fails. `source` is its path and line.
    func minimalCase(
        _ committed: CorpusCase, breaking violation: Violation, source: String
    ) -> CheckFailure.MinimalCase {
        var failing = committed
        failing.expectation = .fails(invariant: violation.invariant, location: violation.location)
        return minimalCase(
            failing, location: violation.location, explanation: violation.remark,
            states: states(along: committed.trace).states,
            certificate: "A saved case, replayed as it is: a shorter sequence may fail too.",
            source: source)
    }

    private func minimalCase(
        _ committed: CorpusCase, location: String, explanation: String, states: [String],
        certificate: String, flakiness: Flakiness? = nil, source: String = ""
    ) -> CheckFailure.MinimalCase {
        // A flaky failure is no case to keep, because a replay may pass.
        let isFlaky = flakiness != nil
        return CheckFailure.MinimalCase(
            name: committed.expectation.invariant, location: location, explanation: explanation,
            setup: committed.setup.map { "\($0.name): \($0.value)" },
            actions: format.lines(of: committed.trace), states: states, certificate: certificate,
            flakiness: flakiness?.sentences ?? [], source: source,
            path: isFlaky ? "" : "\(committed.app)/\(committed.fileName(format))",
            text: isFlaky ? "" : committed.text(format))
    }

    /// The state at the start and after each action, and the fields that its fingerprint does not
    /// cover.
    private func states(along trace: Trace) -> (states: [String], unreadFields: [String]) {
        guard var execution = try? executor.begin(setup: trace.setup) else { return ([], []) }
        var states = [StateText.line(of: execution.machine)]
        for action in trace.actions {
            if case .inapplicable = execution.apply(action) { break }
            states.append(StateText.line(of: execution.machine))
        }
        return (states, execution.fingerprint(.exploration).notes.map(\.field))
    }

    /// A sentence that claims exactly as much as the certificate proves.
    private func text(
        of certificate: Certificate, _ finding: Finding, _ unreadFields: [String]
    ) -> String {
        let settled = Machine.Moment.allCases.isEmpty ? "" : " of settled actions"
        let start = subject.setup.isEmpty ? "" : " from this set-up"
        let noShorter = "No shorter sequence\(settled) fails like this\(start)"
        let condition = Certificate.condition(unreadFields: unreadFields)
        switch certificate {
        case .proven where finding.trace.count == 0:
            return "Nothing is shorter: it fails before any action."
        case .proven: return "\(noShorter) (proven)."
        case .provenIfAlike: return "\(noShorter) (proven, \(condition))."
        case .provenOverSamples: return "\(noShorter) (proven over sampled values, \(condition))."
        case .oneStep: return "No simpler sequence one change away fails like this (1-step)."
        case .budget:
            return "Shrinking reached its limit: a shorter sequence may fail like this."
        case .unshrunk:
            return "It is not shrunk: a shorter sequence may fail like this."
        }
    }
}
