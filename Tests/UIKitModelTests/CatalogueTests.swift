import Foundation
import Testing

/// `docs/CATALOGUE.md` has a row for every id that the package cites.
@Suite("The catalogue")
struct CatalogueTests {
    private struct Row {
        let id: String
        let source: String
        let certainty: String
    }

    private static let root = URL(fileURLWithPath: #filePath)
        .resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("../..").standardizedFileURL
    private static let certainties = [
        "documented", "said", "shown", "header", "measured", "press", "article", "repository",
        "several reports", "one report", "inferred",
    ]

    private let text: String
    private let rows: [Row]

    init() throws {
        let file = CatalogueTests.root.appendingPathComponent("docs/CATALOGUE.md")
        text = try String(contentsOf: file, encoding: .utf8)
        rows = text.split(separator: "\n").compactMap { line in
            let cells = line.components(separatedBy: " | ")
            let id = String(cells[0].dropFirst(2))
            guard line.hasPrefix("| "), CatalogueTests.isID(id), cells.count == 5 else {
                return nil
            }
            return Row(id: id, source: cells[3], certainty: String(cells[4].dropLast(2)))
        }
    }

    @Test("no id has two rows, and each row says how sure it is")
    func rowsAreComplete() {
        let counts = Dictionary(grouping: rows, by: \.id).mapValues(\.count)

        #expect(rows.count > 200)
        #expect(counts.filter { $0.value > 1 }.keys.sorted() == [])
        for row in rows {
            let words = row.certainty.components(separatedBy: ", ")
            #expect(words.allSatisfy(CatalogueTests.certainties.contains), "\(row.id)")
        }
    }

    @Test("each source is a link, another row, or none")
    func sources() {
        let known = Set(rows.map(\.id))
        let link = #/\[[^\[\]]+\]\(https://[a-z0-9.]+/[^\s()<>]*\)/#

        for row in rows where row.source != "no source" {
            let others = row.source.replacing(link, with: "").components(separatedBy: ", ")
            for other in others where !other.isEmpty {
                #expect(
                    other.hasPrefix("see ") && known.contains(String(other.dropFirst(4))),
                    "\(row.id): \(other)")
            }
        }
    }

    @Test("each link leads to an address or a page of the package")
    func links() {
        for target in text.components(separatedBy: "](").dropFirst() {
            let address = target.prefix { $0 != ")" }
            let leads =
                address.hasPrefix("https://")
                ? URL(string: String(address))?.host?.contains(".") == true
                : address.hasPrefix("#")
                    || FileManager.default.fileExists(
                        atPath: CatalogueTests.root.path + "/docs/" + address)
            #expect(leads, "\(address)")
        }
    }

    @Test("every id that sources, fidelity table and corpus cite has a row")
    func citedIDs() throws {
        let known = Set(rows.map(\.id))
        let fidelity = CatalogueTests.root.appendingPathComponent("docs/FIDELITY.md")

        for file in CatalogueTests.files(in: "Sources") + CatalogueTests.files(in: "Corpus")
            + [fidelity]
        {
            let cited = try CatalogueTests.ids(in: String(contentsOf: file, encoding: .utf8))
            #expect(cited.subtracting(known).sorted() == [], "\(file.path)")
        }
    }

    private static func isID(_ word: String) -> Bool {
        word.wholeMatch(of: #/[A-D]-(\d{3}|T\d)/#) != nil
    }

    private static func files(in folder: String) -> [URL] {
        let folder = root.appendingPathComponent(folder)
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (all?.allObjects as? [URL] ?? []).filter {
            ["swift", "case", "md"].contains($0.pathExtension)
        }
    }

    /// The ids among the words of a text. Unlike those of Swift, Foundation's regular expressions
    /// are fast in a debug build: all sources take less than a second.
    private static func ids(in text: String) throws -> Set<String> {
        let id = try NSRegularExpression(
            pattern: "(?<![0-9A-Za-z-])[A-D]-(?:[0-9]{3}|T[0-9])(?![0-9A-Za-z-])")
        let whole = NSString(string: text)
        return Set(
            id.matches(in: text, range: NSRange(location: 0, length: whole.length))
                .map { whole.substring(with: $0.range) })
    }
}
