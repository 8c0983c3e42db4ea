internal import SplitFuzz
internal import StatefulTesting

/// What a case means: in which readings of UIKit it fails, on which devices, and what sources say.
@MainActor struct CaseMeaning {
    private let committed: CorpusCase
    private let answer: CertaintyJob.Answer?

    /// - Parameter answer: `nil` if nothing was tried.
    init(_ committed: CorpusCase, _ answer: CertaintyJob.Answer?) {
        (self.committed, self.answer) = (committed, answer)
    }

    var elements: [XML] {
        var parts = sentences.isEmpty ? [] : [XML("ul", lines: sentences)]
        if let setups = answer?.setups { parts.append(table(setups)) }
        let sources = sources
        if !sources.isEmpty {
            let summary = "What sources say (\(sources.count))"
            parts.append(.details(summary, [XML("ul", [], sources.map(item))]))
        }
        return parts
    }

    private var sentences: [String] {
        answer.map { CertaintyText($0.certainty, $0.assumptions).sentences } ?? []
    }

    /// The entries that the law of the case rests on, and those that decide whether it fails.
    private var sources: [Catalogue.Entry] {
        let laws = ListCommand.entries(of: .invariants, [])
            .first { $0.name == committed.expectation.invariant }?.sources
        let readings = answer?.certainty?.onlyIf.flatMap(\.sources)
        return ((laws ?? []) + (readings ?? [])).unrepeated
            .compactMap(Catalogue.embedded.entry)
    }

    private func item(_ entry: Catalogue.Entry) -> XML {
        let links = entry.links.map { XML("a", [("href", $0.address)], text: $0.title) }
        return XML("li", [], [XML("span", text: "\(entry.id): \(entry.what) ")] + links)
    }

    private func table(_ setups: SetupMatrix) -> XML {
        let lines = setups.lines
        let all = lines.devices.flatMap(\.names)
        let rows = lines.devices.map { line in
            let names = words(line.names, of: all)
            let head = XML("th", [("scope", "row"), ("class", "names")], text: names)
            let cells = line.cells.map { XML("td", [("class", $0.tone)], text: $0.rawValue) }
            return XML("tr", [], [head] + cells)
        }
        let releases = lines.releases.map {
            lines.releases.count == 1 ? "every release" : $0.joined(separator: ", ")
        }
        return .details(
            "On other releases and devices", isOpen: true,
            [
                .table(["Device"] + releases, rows),
                .paragraph("tried: \(setups.amount)", "quiet"),
            ])
    }
}

extension CaseMeaning {
    /// The names of devices. Those of a family are joined where all of them are there.
    private func words(_ names: [String], of all: [String]) -> String {
        var (words, rest) = ([String](), names)
        for family in ["iPad", "iPhone"] {
            let members = all.filter { $0.hasPrefix(family) }
            guard members.count > 1, members.allSatisfy(names.contains) else { continue }
            words.append("every \(family)")
            rest.removeAll(where: members.contains)
        }
        return (words + rest).joined(separator: ", ")
    }
}

extension SetupMatrix.Cell {
    fileprivate var tone: String {
        switch self {
        case .fails, .failsOtherwise: "bad"
        case .holds: "good"
        case .inapplicable, .untried, .impossible: "quiet"
        }
    }
}
