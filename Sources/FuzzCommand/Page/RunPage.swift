internal import SplitFuzz
internal import StatefulTesting

/// The result of a run as a page: the table of its variants, new findings, then known ones.
@MainActor struct RunPage {
    let findings: RunFindings
    let library: CaseLibrary
    /// The same run as text. The page has its settings and its last line.
    let text: RunText

    var page: Page {
        let found = findings.cases.filter(\.isNew) + findings.cases.filter { !$0.isNew }
        let articles = CaseArticle.all(
            of: found.map { one in
                let verdict = one.isFlaky ? "\(one.statusText), flaky" : one.statusText
                return (one.committed, path(of: one), verdict, !one.isNew)
            }, library, interruption: { nil })
        var parts: [XML] = []
        if let interruption = findings.interruption {
            let signal = interruption.rawValue
            parts.append(
                .paragraph(
                    "stopped by \(signal); what was not shrunk by then is not listed", "bad"))
        }
        parts.append(variants)
        let causes = findings.cases.count
        if let plot = DiscoveryPlot(findings.entries.map(\.report.discoveries), causes: causes) {
            parts.append(plot.element)
        }
        parts += [rules, screens]
        parts.append(XML("pre", text: text.searchLines.joined(separator: "\n")))
        return Page(title: text.verdict(findings), articles, before: parts)
    }

    /// The results of a run that has not ended.
    static func unfinished(_ found: [String: SearchResult], of request: RunRequest) -> Page {
        let rows = request.subjects.map { subject in
            let counts = found[subject.name]?.counts ?? RunCounts()
            let failures = found[subject.name]?.signatures.count ?? 0
            let numbers = [counts.cases, counts.actions, counts.states, failures]
            return XML.row([subject.name] + numbers.map(\.grouped))
        }
        return Page(
            title: "Search in progress", [],
            before: [.table(["App", "Cases", "Actions", "States", "Failures so far"], rows)])
    }

    private func path(of found: FoundCase) -> String {
        found.writtenPath ?? found.knownCase?.path ?? "finding\(CorpusDirectory.fileExtension)"
    }

    private var variants: XML {
        let rows = findings.entries.map { XML.row([$0.report.subject] + $0.numbers) }
        let missed = findings.missed.map { XML.row([$0, "not run", "", "", "", ""]) }
        return XML.table(["App", "Cases", "Actions", "States", "Known", "New"], rows + missed)
    }

    /// The controllers that each variant has shown, and those that only others of its app have.
    private var screens: XML {
        let reports = findings.entries.map(\.report)
        let rows = reports.map { report in
            let app = report.subject.prefix { $0 != "/" }
            let others = reports.filter { $0.subject.prefix { $0 != "/" } == app }
                .flatMap(\.places).unrepeated.filter { !report.places.contains($0) }
                .sorted()
            return XML.row([
                report.subject, report.places.joined(separator: ", "),
                others.joined(separator: ", "),
            ])
        }
        return .details(
            "Screens reached",
            [.table(["App", "At the ends of cases", "Only in other variants"], rows)])
    }

    /// How often each rule was applied in all variants, and those that never were.
    private var rules: XML {
        let reports = findings.entries.map(\.report)
        let rows = (reports.first?.rules ?? []).enumerated().compactMap { index, count in
            let applied = reports.map { $0.rules[index].applied }.reduce(0, +)
            return applied == 0 ? nil : XML.row([count.rule, applied.grouped])
        }
        let unapplied = text.unapplied(findings)
        let never = "never applied: \(unapplied.joined(separator: ", "))"
        return .details(
            "Rules applied",
            (unapplied.isEmpty ? [] : [.paragraph(never)]) + [
                .table(["Rule", "Applied, also in short sequences"], rows)
            ])
    }
}
