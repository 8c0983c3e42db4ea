import ConformanceRows
import Foundation
import Testing

@testable import FuzzCommand
@testable import LabCommand

/// The rows of the conformance suite and `docs/FIDELITY.md` belong together.
@MainActor @Suite("Rows of the conformance suite")
struct ConformanceRowsTests {
    @Test("every row names one pinned row of the fidelity table, by area, ids and opening words")
    func named() {
        for area in ConformanceArea.sections {
            for row in area.rows {
                let meant = FidelityRow.embedded.filter { $0.isMeant(by: row, in: area) }

                #expect(meant.count == 1, "\(row.id): \(meant.map(\.behaviour))")
            }
        }
    }

    @Test("areas and their rows stand in the order of the fidelity table")
    func order() {
        var areas: [String] = []
        for row in FidelityRow.embedded where areas.last != row.area { areas.append(row.area) }
        let covered = ConformanceArea.sections.map(\.name)
        #expect(areas.filter(covered.contains) == covered)

        for area in ConformanceArea.sections {
            let positions = area.rows.compactMap { row in
                FidelityRow.embedded.firstIndex { $0.isMeant(by: row, in: area) }
            }
            #expect(positions == positions.sorted(), "\(area.name)")
        }
    }

    @Test("rows import UIKit alone, and use nothing that is not UIKit's")
    func publicInterface() throws {
        let folder = repository.appendingPathComponent("Conformance/Rows")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var count = 0
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            count += 1
            let source = try String(contentsOf: file, encoding: .utf8)
            for line in source.split(separator: "\n") where line.contains("import ") {
                let isComment = line.drop { $0 == " " }.hasPrefix("/")
                #expect(
                    isComment || ["import UIKit", "public import UIKit"].contains(line),
                    "\(file.lastPathComponent): \(line)")
            }
            #expect(!source.contains("@_spi") && !source.contains("canImport"))
        }
        #expect(count > ConformanceArea.all.count)
    }

    private var repository: URL {
        URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
            .appendingPathComponent("../../../..").standardizedFileURL
    }

    @Test("the texts of a row are plain, and its id can be typed")
    func texts() {
        for row in ConformanceEvidence.rows {
            #expect(row.id.wholeMatch(of: #/[a-z]+/[a-z-]+/#) != nil, "\(row.id)")
            #expect(!row.expected.isEmpty && !row.expected.contains(where: \.isNewline))
            #expect(row.since >= 8)
        }
    }
}
