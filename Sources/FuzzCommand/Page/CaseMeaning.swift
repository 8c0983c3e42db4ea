internal import SplitFuzz
internal import StatefulTesting

/// What a case means: which defects it needs, in which readings of UIKit and on which devices it
/// fails, and what sources say.
@MainActor struct CaseMeaning {
    let committed: CorpusCase
    /// `nil` if nothing was tried.
    let answer: CertaintyJob.Answer?
    /// The name of the program.
    let program: String

    /// The defects of UIKit that the case needs, and what an app can do about them.
    var reasons: [String] {
        (answer?.reasons ?? []).map { $0.replacing("`", with: "") }
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

    /// How sure it is that nothing is shorter, and in which readings it fails. The table has other
    /// things that hold, so each sentence says that it is about the failure.
    private var sentences: [String] {
        [committed.minimal?.claim(program: program)].compactMap(\.self)
            + (answer?.sentences ?? []).map { sentence in
                sentence.hasPrefix("holds")
                    ? "the failure \(sentence)"
                    : sentence.hasPrefix("only if") ? "the failure is there \(sentence)" : sentence
            }
    }

    /// The sources of the invariant, of the readings on which the failure depends, and of the note.
    private var sources: [Catalogue.Entry] {
        let law = ListEntry(invariant: committed.expectation.invariant)?.sources
        let readings = answer?.certainty?.onlyIf.flatMap(\.sources)
        let noted = (committed.note ?? "").matches(of: #/\b[A-D]-T?\d+\b/#).map { String($0.0) }
        return ((law ?? []) + (readings ?? []) + noted).unrepeated
            .compactMap(Catalogue.embedded.entry)
    }

    private func item(_ entry: Catalogue.Entry) -> XML {
        let what = entry.what.replacing("`", with: "")
        let links = entry.links.flatMap {
            [XML("span", text: " "), XML("a", [("href", $0.address)], text: "[\($0.title)]")]
        }
        return XML("li", [], [XML("span", text: "\(entry.id): \(what)")] + links)
    }

    private func table(_ setups: SetupMatrix) -> XML {
        let (columns, lines) = setups.table
        let all = lines.flatMap(\.devices)
        let rows = lines.map { line in
            let names = words(line.devices, of: all)
            let head = XML("th", [("scope", "row"), ("class", "names")], text: names)
            return XML(
                "tr", [],
                [head] + line.entries.map { XML("td", [("class", $0.cell.tone)], text: $0.text) })
        }
        let releases = columns.map {
            $0.count == setups.releases.count ? "every release" : $0.joined(separator: ", ")
        }
        return .details(
            "On other releases and devices", isOpen: true,
            [
                .table(["Device"] + releases, rows),
                .paragraph(
                    "fails: as in this case; holds: nothing breaks; inapplicable: an action cannot "
                        + "be done there. A device counts on the releases that it runs. Tried: "
                        + "\(setups.amount); a page executes at most "
                        + "\(SetupMatrix.pageLimit.counting("action")) for that.", "quiet"),
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
