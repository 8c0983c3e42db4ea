import Foundation
import SplitFuzz
import Testing

@testable import StatefulTesting

/// Findings note ids that no source supports, as `docs/FIDELITY.md` has them.
@MainActor struct FidelityTests {
    /// The states of each id's rows.
    private let states: [String: [String]]

    init() throws {
        let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
            .appendingPathComponent("../../../../docs/FIDELITY.md").standardizedFileURL
        var states: [String: [String]] = [:]
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let cells = line.components(separatedBy: "|")
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 7 else { continue }
            for id in cells[1].components(separatedBy: ", ") {
                states[id, default: []].append(cells[4])
            }
        }
        self.states = states
    }

    @Test("each id that a finding may rest on is marked as its rows say")
    func marks() {
        let ids =
            SplitMachine.invariants.flatMap(\.sources) + SplitMachine.goals.flatMap(\.sources)

        for id in Set(ids).sorted() {
            let modelled = states[id, default: []].filter { $0 != "left out" }
            let unverified = modelled.count { $0 == "unverified" }
            let expected: Fidelity =
                switch unverified {
                case 0: .pinned
                case modelled.count: .unverified
                default: .partlyUnverified
                }

            // Another test checks that every entry of the catalogue has a row.
            if modelled.isEmpty { continue }
            #expect(Fidelity(of: id) == expected, "\(id): correct the lists in Fidelity.swift")
        }
    }

    @Test("every invariant and goal rests on something and says what it claims")
    func complete() {
        for invariant in SplitMachine.invariants {
            #expect(!invariant.sources.isEmpty && !invariant.summary.isEmpty, "\(invariant.name)")
        }
        for goal in SplitMachine.goals {
            #expect(!goal.sources.isEmpty && !goal.summary.isEmpty, "\(goal.name)")
        }
    }

    @Test("marks stand behind the ids")
    func words() {
        #expect(
            Fidelity.text(for: ["A-003", "A-040", "B-122"])
                == "A-003, A-040 (partly unverified), B-122 (unverified)")
    }
}
