import Foundation
import Testing
@_spi(Simulation) import UIKitModel

/// The table of behaviours, `docs/FIDELITY.md` and the probes in the model agree.
@Suite("Behaviours that a trace passes through")
struct BehaviourTests {
    private struct Row: Equatable {
        let ids: [String]
        let anchor: String
    }

    private static let root = URL(fileURLWithPath: #filePath)
        .resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The rows of `docs/FIDELITY.md` in a state, with the anchors of their sections.
    private static func rows(_ state: String) throws -> [Row] {
        let text = try String(
            contentsOf: root.appendingPathComponent("docs/FIDELITY.md"), encoding: .utf8)
        var anchor = ""
        var rows: [Row] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("## ") {
                anchor = line.dropFirst(3).lowercased().replacingOccurrences(of: ",", with: "")
                    .replacingOccurrences(of: " ", with: "-")
            }
            let cells = line.components(separatedBy: "|")
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 7, cells[4] == state else { continue }
            rows.append(Row(ids: cells[1].components(separatedBy: ", "), anchor: anchor))
        }
        return rows
    }

    @Test("each behaviour has one entry, in their order")
    func complete() {
        #expect(Behaviour.table.map(\.behaviour) == Behaviour.allCases)
        for entry in Behaviour.table {
            #expect(!entry.sources.isEmpty && !entry.sentence.isEmpty, "\(entry.behaviour)")
        }
    }

    @Test("each unverified row of docs/FIDELITY.md has a behaviour, and no behaviour lacks one")
    func unverified() throws {
        let entries = Behaviour.table.filter { $0.section != nil }

        let expected = try BehaviourTests.rows("unverified")

        #expect(expected.count > 70)
        #expect(
            entries.map { Row(ids: $0.sources, anchor: $0.section?.rawValue ?? "") } == expected)
    }

    @Test("the model notes each behaviour somewhere")
    func noted() throws {
        let folder = BehaviourTests.root.appendingPathComponent("Sources/UIKitModel")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var noted: Set<String> = []
        for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
            let source = try String(contentsOf: file, encoding: .utf8)
            // A doubt is noted where its reading is asked for.
            for line in source.split(separator: "\n")
            where line.contains("passed(") || line.contains("static var behaviour") {
                for match in line.matches(of: #/[(: {]\.([a-z][A-Za-z]+)/#) {
                    noted.insert(String(match.1))
                }
            }
        }

        for behaviour in Behaviour.allCases {
            #expect(noted.contains("\(behaviour)"), "nothing notes \(behaviour)")
        }
    }

    @MainActor
    @Test("a Dock that is shown passes the Dock's walk, a launch does not")
    func dock() {
        let fixture = SimulationFixture.plain()
        #expect(!fixture.simulation.passedBehaviours.contains(.dockWalks))

        fixture.setDock(shown: true)

        #expect(fixture.simulation.passedBehaviours.contains(.dockWalks))
        #expect(!fixture.simulation.launchBehaviours.contains(.dockWalks))
    }

    @MainActor
    @Test("a behaviour of the launch stays noted")
    func launch() {
        let fixture = SimulationFixture(device: "iPhone 12", orientation: .portrait) {
            UIViewController()
        }

        #expect(fixture.simulation.launchBehaviours.contains(.phoneInsets))
        #expect(fixture.simulation.passedBehaviours.contains(.phoneInsets))
    }
}
