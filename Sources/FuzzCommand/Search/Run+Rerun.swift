internal import SplitFuzz
internal import StatefulTesting

extension Run {
    /// The most traces of the search that are tried in place of one that fails only in its own
    /// process.
    private static var mostOriginals: Int { 4 }

    /// A report after its new findings were executed in fresh processes; `nil` if a hang was none,
    /// so that the report must be made again.
    ///
    /// A finding that passes there is flaky, unless a longer trace of the search fails. One without
    /// an answer stays a case to be shrunk.
    func rerun(_ report: SubjectReport, of index: Int) -> SubjectReport? {
        var report = report
        let chosen = report.findings.indices.filter { report.findings[$0].needsRerun }
        let verdicts = runner.rerun(chosen.map { failure(report.findings[$0], of: index) })
        for (number, verdict) in zip(chosen, verdicts).reversed() {
            let finding = report.findings[number]
            switch verdict {
            case .fails(let remark): report.findings[number].remark = remark
            case .passes:
                report.findings[number] =
                    original(of: finding, index).map(finding.unshrunk(from:))
                    ?? finding.onlyInItsProcess
                // An unshrunk case of an earlier run may fail in a fresh process all the same.
                report.pending.shrunk = []
            case .unanswered:
                report.findings[number] = finding.unshrunk(from: finding.trace)
            case .ownBug: report.findings.remove(at: number)
            case .endsInTime: return nil
            }
        }
        // Flaky findings come last.
        let flaky = report.findings.filter { $0.flakiness != nil }
        report.findings.removeAll { $0.flakiness != nil }
        report.findings += flaky.sorted { $0.signature < $1.signature }
        return report
    }

    private func failure(_ finding: Finding, of index: Int) -> RerunRequest {
        RerunRequest(
            subject: index, signature: finding.signature, trace: finding.trace,
            remark: finding.remark)
    }

    /// A trace of the search that fails in a fresh process; `nil` if there is none.
    private func original(of finding: Finding, _ index: Int) -> Trace? {
        let traces = searchResult(index).traces(failing: finding.signature)
            .prefix(Self.mostOriginals)
        let verdicts = runner.rerun(
            traces.map {
                RerunRequest(
                    subject: index, signature: finding.signature, trace: $0, remark: "",
                    wantsBacktrace: false)
            })
        return zip(traces, verdicts).first {
            if case .fails = $1 { true } else { false }
        }?.0
    }
}

extension Finding {
    /// Whether it is new, repeatable and shrunk. An unshrunk one stays a case to be shrunk.
    fileprivate var needsRerun: Bool {
        flakiness == nil && status == .new && certificate != .unshrunk
    }
}
