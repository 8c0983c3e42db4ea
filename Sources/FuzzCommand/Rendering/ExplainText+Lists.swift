internal import SplitFuzz
internal import StatefulTesting

/// Entries of lists, and cases.
extension ExplainText {
    func text(_ entry: ListEntry, _ kind: ListCommand.Kind) -> String {
        var lines = [palette.heading(entry.name)]
        lines += indented("\(kind.rawValue.dropLast()): \(entry.text)")
        lines += sourceLines(entry.sources)
        return lines.map { "\($0)\n" }.joined()
    }

    /// What a case expects, of which app, and in which readings of UIKit it fails.
    func text(
        _ committed: CorpusCase, in file: CorpusFile, _ answer: CertaintyJob.Answer?
    ) -> String {
        let invariant = committed.expectation.invariant
        let entry = ListEntry(invariant: invariant)
        var lines = [palette.heading(file.shownPath)]
        lines += indented("case of \(committed.app): \(committed.expectation.text)")
        lines += indented(
            "actions: \(committed.trace.count.grouped); other ways in: \(committed.alsoBy.count)")
        lines += (answer?.reasons ?? []).flatMap { indented($0) }
        for sentence in answer?.sentences ?? [] {
            lines += indented("readings of UIKit: \(sentence)")
        }
        if answer?.isFixed == true {
            lines += indented("does not fail as it says on this build: replay it")
        }
        if let note = committed.note { lines += indented("note: \(note)") }
        if let entry { lines += indented("\(invariant): \(entry.text)") }
        lines += sourceLines(entry?.sources ?? [])
        return lines.map { "\($0)\n" }.joined()
    }

    /// Each id with its sentence of the catalogue.
    private func sourceLines(_ ids: [String]) -> [String] {
        if ids.isEmpty { return [] }
        return ["", "  sources:"]
            + ids.flatMap { id in
                let what = Catalogue.embedded.entry(id).map { ": \($0.what)" } ?? ""
                return indented("\(Fidelity.text(for: [id]))\(what)", by: 4)
            }
    }
}
