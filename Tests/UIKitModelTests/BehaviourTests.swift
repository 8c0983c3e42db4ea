import Foundation
import Testing
@_spi(Simulation) import UIKitModel

/// The table of behaviours and the probes in the model agree.
@Suite("Behaviours that a trace passes through")
struct BehaviourTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test("each behaviour has one entry, in their order")
    func complete() {
        #expect(Behaviour.table.map(\.behaviour) == Behaviour.allCases)
        for entry in Behaviour.table {
            #expect(!entry.sources.isEmpty && !entry.sentence.isEmpty, "\(entry.behaviour)")
        }
    }

    @Test("the model notes each behaviour somewhere")
    func noted() throws {
        let folder = BehaviourTests.root.appendingPathComponent("Sources/UIKitModel")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var noted: Set<String> = []
        // A doubt is noted where its reading is asked for; pure functions return what they rely on.
        let ways = [
            #/passed\(\s*\.([a-z][A-Za-z]+)/#, #/passed\([^()]*[?:] \.([a-z][A-Za-z]+)/#,
            #/reliesOn = \.([a-z][A-Za-z]+)/#, #/, \.([a-z][A-Za-z]+)\)/#,
            #/\? \.([a-z][A-Za-z]+) : (?:nil|\.)/#,
        ]
        for case let file as URL in files?.allObjects ?? []
        where file.pathExtension == "swift"
            && !["Behaviour+Table.swift", "Defect.swift", "Release+Table.swift"]
                .contains(file.lastPathComponent)
        {
            let source = try String(contentsOf: file, encoding: .utf8)
            for match in ways.flatMap({ source.matches(of: $0) }) { noted.insert(String(match.1)) }
            for match in source.matches(of: #/reading\(([A-Z])([A-Za-z]+)\.self\)/#) {
                noted.insert(match.1.lowercased() + match.2)
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
        #expect(!fixture.simulation.passedBehaviours.contains(.dockWalk))

        fixture.setDock(shown: true)

        #expect(fixture.simulation.passedBehaviours.contains(.dockWalk))
        #expect(!fixture.simulation.launchBehaviours.contains(.dockWalk))
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
