internal import SplitFuzz
internal import StatefulTesting

extension TaskResult {
    /// The result with the remarks of an examination, and without failures that are not the app's. `nil` if
    /// a hang was none: the task must then be done again.
    @MainActor func examined(
        of subject: Int, _ request: RunRequest, _ deaths: inout DeathRecord, executable: String,
        interruption: @escaping () -> Interruption?
    ) -> TaskResult? {
        let deadly = deadly
        guard !deadly.isEmpty else { return self }
        let questions = deadly.map { failure in
            Examination.Question(
                subject: subject, signature: failure.signature, trace: failure.trace,
                remark: failure.remark)
        }
        let remarks = Examination.remarks(
            questions, of: request, &deaths, executable: executable, interruption: interruption)
        return remarks.map { replacing(deadly.map(\.index), by: $0) }
    }

    private struct Deadly {
        let index: Int
        let signature: Signature
        let trace: Trace
        let remark: String
    }

    /// The failures that end the process, and that a person is to read about.
    private var deadly: [Deadly] {
        let all: [Deadly] =
            switch self {
            case .reported(let report):
                report.findings.enumerated().filter { $1.isNewAndMinimal }.map { index, finding in
                    Deadly(
                        index: index, signature: finding.signature, trace: finding.trace,
                        remark: finding.remark)
                }
            case .explored(let report):
                report.violations.enumerated().filter { $1.flakiness == nil }.map { index, found in
                    Deadly(
                        index: index, signature: found.signature, trace: found.trace,
                        remark: found.remark)
                }
            // `shrink` prints no remark.
            case .shrunk(.shrunk(let shrunk))
            where shrunk.signature.location == WorkerProcess.Death.hang:
                [Deadly(index: 0, signature: shrunk.signature, trace: shrunk.trace, remark: "")]
            case .shrunk, .screened, .searched, .survived, .confirmed, .tried: []
            }
        return all.filter { $0.signature.invariant == Violation.keepsRunning }
    }

    private func replacing(_ indices: [Int], by remarks: [String?]) -> TaskResult {
        switch self {
        case .reported(var report):
            report.findings.remark(on: indices, remarks, \.remark)
            return .reported(report)
        case .explored(var report):
            report.violations.remark(on: indices, remarks, \.remark)
            return .explored(report)
        case .shrunk, .screened, .searched, .survived, .confirmed, .tried: return self
        }
    }
}

extension Array {
    /// Sets the remarks of some elements. Removes those that have none.
    fileprivate mutating func remark(
        on indices: [Int], _ remarks: [String?], _ property: WritableKeyPath<Element, String>
    ) {
        for (index, remark) in zip(indices, remarks).reversed() {
            if let remark {
                self[index][keyPath: property] = remark
            } else {
                remove(at: index)
            }
        }
    }
}

extension Finding {
    /// Whether the report prints its remark, and its trace was shrunk.
    fileprivate var isNewAndMinimal: Bool {
        status == .new && flakiness == nil && certificate != .unshrunk
    }
}
