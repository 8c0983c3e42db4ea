import Foundation
import Testing
@_spi(Simulation) import UIKitModel

// The package of its own compiles rows and tests as one module.
#if canImport(ConformanceRows)
    import ConformanceRows
#endif

/// Runs the conformance suite on the model. `CONFORMANCE_RESULTS=FILE` writes the results to a file.
@MainActor @Suite("The conformance suite on the model")
struct ConformanceTests {
    private static let rows = ConformanceArea.all.flatMap(\.rows)

    @Test("every row observes on the model what it expects, in each release that it claims")
    func rowsAgree() throws {
        var lines = [ConformanceResult.firstLine]
        for row in ConformanceTests.rows {
            #expect(!row.releases.isEmpty, "\(row.id) claims no release of the model")
            for release in row.releases {
                let (result, raised) = row.result(on: release)

                #expect(
                    result.observed == row.expected,
                    "\(row.id) on \(release.name): \(row.behaviour)")
                #expect(raised == nil, "\(row.id) on \(release.name) raises")
                lines.append(result.line)
            }
        }
        lines.append(ConformanceResult.lastLine(rows: lines.count - 1))

        if let path = ProcessInfo.processInfo.environment["CONFORMANCE_RESULTS"] {
            let text = lines.map { "\($0)\n" }.joined()
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
    }

    @Test("the ids of rows are unique, and each begins with the same word in an area")
    func ids() {
        let ids = ConformanceTests.rows.map(\.id)

        #expect(Set(ids).count == ids.count)
        for area in ConformanceArea.all {
            let words = Set(area.rows.map { $0.id.prefix { $0 != "/" } })
            #expect(words.count == 1, "\(area.name): \(words.sorted())")
        }
    }
}
