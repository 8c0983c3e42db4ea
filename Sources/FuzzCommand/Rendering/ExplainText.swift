internal import SplitFuzz

/// Explanations as text in 80 columns.
@MainActor struct ExplainText {
    let palette: Palette

    /// - Parameter certainty: in which readings of UIKit a case fails; `nil` if it does not.
    func text(_ topic: ExplainedTopic, _ certainty: CertaintyJob.Answer?) -> String {
        switch topic {
        case .source(let entry):
            text(entry, rows: FidelityRow.embedded.filter { $0.ids.contains(entry.id) })
        case .listed(let entry, let kind): text(entry, kind)
        case .file(let file): file.committed.map { text($0, in: file, certainty) } ?? ""
        }
    }

    /// The entry, then the rows of `docs/FIDELITY.md` with its id.
    func text(_ entry: Catalogue.Entry, rows: [FidelityRow]) -> String {
        var lines = [palette.heading(entry.id)] + indented(entry.what) + [""]
        let facts = [
            "section: \(entry.section)", "versions: \(entry.versions)",
            "how sure: \(entry.certainty)", "source:",
        ]
        lines += facts.flatMap { indented($0) }
        for line in Self.source(of: entry) {
            lines += indented(line, by: line.hasPrefix("http") ? 6 : 4)
        }
        lines.append("")
        lines += indented(
            rows.isEmpty
                ? "docs/FIDELITY.md has no row with this id."
                : "In the model (pinned: a source says so; unverified: no source does):")
        return (lines + rows.flatMap(self.lines(of:))).map { "\($0)\n" }.joined()
    }

    // MARK: - Parts

    private func lines(of row: FidelityRow) -> [String] {
        let ids = row.ids.count > 1 ? " (\(row.ids.joined(separator: ", ")))" : ""
        var lines = indented("\(row.state): \(row.behaviour)\(ids)")
        if !row.reason.isEmpty { lines += indented("why: \(row.reason)", by: 4) }
        for test in row.tests { lines += indented("test: \(test)", by: 4) }
        return lines
    }

    func indented(_ text: String, by indent: Int = 2) -> [String] {
        let blanks = String(repeating: " ", count: indent)
        return text.wrapped(to: 80 - indent, longWords: .whole).map { blanks + $0 }
    }

    /// Each link as two lines, its title and its address; other text as it is.
    private static func source(of entry: Catalogue.Entry) -> [String] {
        let rest = entry.source.replacing(#/\[([^\]]*)\]\(([^)\s]*)\)(, )?/#, with: "")
        return entry.links.flatMap { [$0.title, $0.address] } + (rest.isEmpty ? [] : [rest])
    }
}
