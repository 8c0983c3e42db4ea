internal import SplitFuzz
internal import StatefulTesting

extension TaskResult {
    /// The result after a confirmation: what fails only in the process of the search is flaky.
    @MainActor func confirmed(
        of subject: Int, _ request: RunRequest, executable: String,
        interruption: @escaping () -> Interruption?
    ) -> TaskResult {
        let claims = claims.filter(\.question.isWorthwhile)
        if claims.isEmpty { return self }
        let answers = Confirmation.answers(
            claims.map(\.question), of: subject, request, executable: executable,
            interruption: interruption)
        // A stopped worker answers before its trace is executed.
        if interruption() != nil { return self }
        let refuted = zip(claims, answers).filter { !$1 }.map(\.0.index)
        return refuted.isEmpty ? self : refuting(refuted)
    }

    /// Something that a person is to read or a file is to have, and its index in the report.
    private typealias Claim = (index: Int, question: Confirmation.Question)

    private var claims: [Claim] {
        switch self {
        case .reported(let report):
            report.findings.enumerated().filter { $1.flakiness == nil && $1.status != .known }.map {
                ($0, Confirmation.Question(signature: $1.signature, trace: $1.trace))
            }
        case .explored(let report):
            report.violations.enumerated().filter { $1.flakiness == nil }.map {
                ($0, Confirmation.Question(signature: $1.signature, trace: $1.trace))
            }
        case .shrunk(.shrunk(let shrunk)):
            [(0, Confirmation.Question(signature: shrunk.signature, trace: shrunk.trace))]
        case .shrunk, .screened, .searched, .survived, .confirmed, .tried: []
        }
    }

    private func refuting(_ indices: [Int]) -> TaskResult {
        switch self {
        case .reported(var report):
            for index in indices {
                report.findings[index] = report.findings[index].onlyInItsProcess
            }
            // Flaky findings come last.
            let flaky = report.findings.filter { $0.flakiness != nil }
            report.findings.removeAll { $0.flakiness != nil }
            report.findings += flaky.sorted { $0.signature < $1.signature }
            return .reported(report)
        case .explored(var report):
            for index in indices { report.violations[index].flakiness = .onlyInItsProcess }
            return .explored(report)
        case .shrunk: return .shrunk(.failsOnlyInItsProcess)
        case .screened, .searched, .survived, .confirmed, .tried: return self
        }
    }
}
