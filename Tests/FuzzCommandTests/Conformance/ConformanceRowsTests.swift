import ConformanceRows
import Testing

@testable import FuzzCommand

/// The rows of the conformance suite and `docs/FIDELITY.md` belong together.
@MainActor @Suite("Rows of the conformance suite")
struct ConformanceRowsTests {
    @Test("every row names one pinned row of the fidelity table, by area, ids and opening words")
    func named() {
        for area in ConformanceArea.all {
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
        let covered = ConformanceArea.all.map(\.name)
        #expect(areas.filter(covered.contains) == covered)

        for area in ConformanceArea.all {
            let positions = area.rows.compactMap { row in
                FidelityRow.embedded.firstIndex { $0.isMeant(by: row, in: area) }
            }
            #expect(positions == positions.sorted(), "\(area.name)")
        }
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
