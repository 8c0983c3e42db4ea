import Foundation
import Testing

/// The tests and the conformance rows that `docs/FIDELITY.md` names exist.
@Suite("The fidelity table")
struct FidelityTests {
    private struct Row {
        let ids: [String]
        let state: String
        let last: String

        /// The tests and the rows of the conformance suite that the row names.
        var tests: [String] {
            let names: String
            switch state {
            case "pinned": names = last
            case "unverified": names = last.components(separatedBy: " Test: ").dropFirst().joined()
            default: names = ""
            }
            return names.components(separatedBy: " · ").filter { !$0.isEmpty }
        }
    }

    private static let tests = URL(fileURLWithPath: #filePath)
        .resolvingSymlinksInPath().deletingLastPathComponent()

    private let rows: [Row]

    init() throws {
        let file = FidelityTests.tests.appendingPathComponent("../../docs/FIDELITY.md")
        let text = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
        rows = text.split(separator: "\n").compactMap { line in
            let cells = line.components(separatedBy: "|")
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 7, cells[1] != "ids", !cells[1].hasPrefix("---") else {
                return nil
            }
            return Row(
                ids: cells[1].components(separatedBy: ", "), state: cells[4], last: cells[5])
        }
    }

    @Test("every test that a row names exists")
    func namedTests() throws {
        let existing = try FidelityTests.names(in: ".", after: #/@Test\(\s*"([^"]+)"/#)
            .union(
                FidelityTests.names(
                    in: "../../Conformance/Rows", after: #/ConformanceRow\(\s*"([^"]+)"/#))

        for row in rows {
            for test in row.tests {
                #expect(existing.contains(test), "\(row.ids): no test or row is called \"\(test)\"")
            }
        }
    }

    @Test("no entry of the catalogue is missing")
    func noneMissing() {
        func ids(_ letter: Character, _ ranges: ClosedRange<Int>...) -> [String] {
            ranges.joined().map { number in
                "\(letter)-" + String(repeating: "0", count: 3 - "\(number)".count) + "\(number)"
            }
        }
        let catalogue =
            ids("A", 1...27, 40...44, 60...73, 80...87, 100...119, 130...143, 145...153)
            + ids("B", 1...19, 30...33, 40...43, 50...56, 60...83, 90...92)
            + ids("B", 100...104, 110...117, 120...128, 130...136, 140...142)
            + (1...6).map { "B-T\($0)" }
        let known = Set(rows.flatMap(\.ids))

        #expect(catalogue.filter { !known.contains($0) } == [])
    }

    /// The names that the sources in a folder give, relative to that of this target.
    private static func names(
        in folder: String, after pattern: Regex<(Substring, Substring)>
    ) throws -> Set<String> {
        let root = tests.appendingPathComponent(folder).standardizedFileURL
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        var names: Set<String> = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let source = try String(contentsOf: file, encoding: .utf8)
            for match in source.matches(of: pattern) { names.insert(String(match.1)) }
        }
        return names
    }
}
