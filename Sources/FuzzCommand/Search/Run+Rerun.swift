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
        let rerun = runner.rerun(report.findings, of: index, where: \.needsRerun) { finding in
            finding =
                original(of: finding, index).map(finding.unshrunk(from:))
                ?? finding.onlyInItsProcess
            // An unshrunk case of an earlier run may fail in a fresh process all the same.
            report.pending.shrunk = []
        } unanswered: {
            $0 = $0.unshrunk(from: $0.trace)
        }
        guard let rerun else { return nil }
        report.findings = rerun.filter { $0.flakiness == nil }
        // Flaky findings come last.
        let flaky = rerun.filter { $0.flakiness != nil }
        report.findings += flaky.sorted { $0.signature < $1.signature }
        return report
    }

    /// A trace of the search that fails in a fresh process; `nil` if there is none.
    private func original(of finding: Finding, _ index: Int) -> Trace? {
        let traces = searchResult(index).traces(failing: finding.signature)
            .prefix(Self.mostOriginals)
        let verdicts = runner.rerun(
            traces.map {
                RerunJob(
                    subject: index, signature: finding.signature, trace: $0,
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
