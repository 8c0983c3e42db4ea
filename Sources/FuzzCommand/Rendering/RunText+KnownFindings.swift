internal import SplitFuzz
internal import StatefulTesting

/// The findings that have a case already, and the cases that no longer fail.
extension RunText {
    /// Without `--verbose`, how many they are.
    func knownLines(_ findings: RunFindings) -> [String] {
        guard request.isVerbose else { return knownCount(findings) }
        var lines: [String] = []
        for entry in findings.entries {
            let known = entry.cases.filter { !$0.isNew }
            if known.isEmpty { continue }
            lines += ["", palette.heading("known findings in \(entry.report.subject)")]
            let heads = known.map { found in
                "  \(found.finding.signature.text)\(difference(of: found))"
            }
            let column = heads.map(\.count).reduce(0, max) + 2
            for (head, found) in zip(heads, known) {
                let short = actions(found.finding.trace, room: RunText.width - column)
                lines.append(head.padded(to: column) + short)
                lines += comparisonLines(found) + newWayLines(found)
            }
        }
        return lines
    }

    /// How many findings are known, and what has been written into their cases.
    private func knownCount(_ findings: RunFindings) -> [String] {
        let counts = findings.entries.map { $0.cases.count { !$0.isNew } }.filter { $0 > 0 }
        if counts.isEmpty { return [] }
        let updated = findings.cases.filter { !$0.isNew }.compactMap(\.writtenPath)
            .map { "updated \($0)" }
        return [
            "",
            "\(counts.reduce(0, +).counting("known finding")) in "
                + "\(counts.count.counting("variant")) (`\(Option.verbose.name)` lists them)",
        ] + updated
    }

    /// In what a finding differs from its case.
    private func difference(of found: FoundCase) -> String {
        guard let known = found.knownCase?.committed,
            !known.traces.contains(found.finding.trace)
        else { return "" }
        return known.traces.contains { $0.actions == found.finding.trace.actions }
            ? " (another set-up)" : " (other actions)"
    }

    /// The cases of an earlier run that no longer fail, as `replay` prints them.
    func staleLines(_ findings: RunFindings) -> [String] {
        if findings.stale.isEmpty { return [] }
        let heading = "unshrunk cases of an earlier run that no longer fail; their files stay"
        return ["", palette.heading(heading)]
            + findings.stale.map { "  " + ReplayText.line($0, palette).dropLast() }
    }

    private func comparisonLines(_ found: FoundCase) -> [String] {
        guard let subject = subject(found.committed.app) else { return [] }
        return CauseText(found.finding, of: subject).comparisons
            .wrapped(to: Self.width - 4, longWords: .whole).map { "    \($0)" }
    }

    /// The ways into a known cause that its case does not have.
    func newWayLines(_ found: FoundCase) -> [String] {
        if found.newWaysIn.isEmpty { return [] }
        guard let subject = subject(found.committed.app) else { return [] }
        let ways = CauseText(found.finding, of: subject).ways(
            found.writtenPath == nil ? found.newWaysIn : found.lastingWaysIn,
            besides: found.knownCase?.committed?.trace)
        var lines = "also by: \(ways)".wrapped(to: Self.width - 4, longWords: .whole)
        switch found.writeResult {
        case .written(let path): lines.append("added to \(path)")
        case .failed(let path, let reason): lines.append("not written: \(path): \(reason)")
        default: break
        }
        return lines.map { "    \($0)" }
    }

    /// The actions in short, on one line. Leaves out the middle if the line is too long.
    private func actions(_ trace: Trace, room: Int) -> String {
        if trace.count == 0 { return Self.noActions }
        let texts = trace.actions.map(format.shortText(of:))
        let whole = texts.joined(separator: ", ")
        guard whole.count > room, let first = texts.first, let last = texts.last, texts.count > 2
        else { return whole }
        let short = "\(first), …, \(last)"
        return short.count < whole.count ? short : whole
    }
}
