internal import SplitFuzz
internal import StatefulTesting

/// The result of a run as a page: the table of its variants, new findings, then known ones.
@MainActor struct RunPage {
    let request: RunRequest
    let findings: RunFindings
    let library: CaseLibrary
    /// What the last line of the run's text says.
    let verdict: String
    let unapplied: [String]
    /// The settings of the search.
    let plan: [String]

    func page(interruption: @escaping () -> Interruption?) -> Page {
        let found = findings.cases.filter(\.isNew) + findings.cases.filter { !$0.isNew }
        let files = found.map { CorpusFile(path: path(of: $0), content: .readable($0.committed)) }
        var articles: [CaseArticle] = []
        for (made, one) in zip(
            CaseArticle.all(of: files, library, interruption: interruption), found)
        {
            guard var article = made.article else { continue }
            article.verdict = one.isFlaky ? "\(one.statusText), flaky" : one.statusText
            article.isGood = !one.isNew
            article.name = article.app
            article.certainty = CertaintyText(one.finding).sentences
            articles.append(article)
        }
        var parts: [XML] = []
        if let interruption = findings.interruption {
            parts.append(XML("p", [("class", "bad")], text: "stopped by \(interruption.rawValue)"))
        }
        parts.append(variants)
        if !unapplied.isEmpty {
            parts.append(XML("p", text: "never applied: \(unapplied.joined(separator: ", "))"))
        }
        parts.append(XML("pre", text: plan.joined(separator: "\n")))
        return Page(title: verdict, articles, before: parts)
    }

    private func path(of found: FoundCase) -> String {
        if case .written(let path) = found.writeResult { return path }
        return found.knownCase?.path ?? "finding\(CorpusDirectory.fileExtension)"
    }

    private var variants: XML {
        let rows = findings.entries.map { entry in
            let new = entry.cases.count(where: \.isNew)
            let counts = entry.report.counts
            let cells = [
                entry.report.subject, counts.cases.grouped, counts.actions.grouped,
                counts.states.grouped, (entry.cases.count - new).grouped, new.grouped,
            ]
            return XML("tr", [], cells.map { XML("td", text: $0) })
        }
        let missed = findings.missed.map { name in
            XML("tr", [], [name, "not run", "", "", "", ""].map { XML("td", text: $0) })
        }
        return Page.table(["App", "Cases", "Actions", "States", "Known", "New"], rows + missed)
    }
}
