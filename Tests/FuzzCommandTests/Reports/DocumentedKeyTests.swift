import Foundation
import SplitFuzz
import Testing

@MainActor struct DocumentedKeyTests {
    @Test("docs/REPORTS.md has every key of JSON, and every format")
    func keys() throws {
        let folder = try Folder()
        try folder.write(ExampleCase.failing, to: "x.case")
        let outputs = [
            fuzzsplit(
                ["run", "--seed", "1", "--cases", "1", "--format", "json"] + oneSetup, on: [.stack]),
            fuzzsplit(
                ["run", "odd/sometimes", "--seed", "1", "--cases", "8", "--format", "json"]
                    + oneSetup, on: [.odd()]),
            fuzzsplit("replay", "x.case", "--format", "json", in: folder),
            fuzzsplit("explore", "stack", "--depth", "1", "--format", "json", on: [.stack]),
            fuzzsplit(
                "merge", "x.case", "--corpus", "c", "--create", "--format", "json", in: folder),
        ].map(\.output)

        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let found = try outputs.flatMap { output in
            Self.keys(of: try JSONSerialization.jsonObject(with: Data(output.utf8)))
        }
        let missing = Set(found).filter { !page.contains("`\($0)`") }.sorted()

        #expect(Set(found).count > 60)
        #expect(missing.isEmpty)
        for format in ["text", "json", "junit", "sarif", "github"] {
            #expect(page.contains("\n| `\(format)` | "))
        }
    }

    private static let page = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("docs/REPORTS.md")

    /// The keys of all objects but `rules`, whose keys are names.
    private static func keys(of value: Any) -> [String] {
        switch value {
        case let object as [String: Any]:
            object.flatMap { [$0] + ($0 == "rules" ? [] : keys(of: $1)) }
        case let array as [Any]: array.flatMap(keys)
        default: []
        }
    }
}
