import Foundation
import SplitFuzz
import StatefulTesting
import Testing
@_spi(Simulation) import UIKitModel

@testable import LabCommand

@MainActor struct PlantedFaultTests {
    @Test("every defect of the model is planted, and every fault has a name of its own")
    func names() {
        let faults = PlantedFault.all
        let defects = faults.filter { $0.group == PlantedFault.defects }

        #expect(defects.map(\.name) == Defect.all.map(\.name))
        #expect(Set(faults.map(\.name)).count == faults.count)
        let controls = PlantedFault.controls.map(\.name)
        #expect(faults.allSatisfy { !$0.effect.isEmpty && !controls.contains($0.name) })
    }

    @Test("the mistake of an app is planted alone, in that app")
    func mistakes() {
        let mistakes = PlantedFault.all.filter { $0.group == PlantedFault.apps }

        #expect(mistakes.allSatisfy { $0.subjects.map(\.name) == [$0.name] })
        #expect(mistakes.allSatisfy { !$0.sources.isEmpty })
    }

    @Test("no variant that a fault is planted in has a mistake")
    func hosts() {
        let mistaken = PlantedFault.all.filter { $0.group == PlantedFault.apps }.map(\.name)
        let hosts = PlantedFault.controls.flatMap(\.subjects).map(\.name)

        #expect(Set(hosts).isDisjoint(with: mistaken))
        let apps = Set(hosts.map { String($0.prefix { $0 != "/" }) })
        #expect(apps.isSuperset(of: [AppUnderTest].bundled.map(\.name)))
    }

    @Test("each reported defect of the catalogue is planted, or docs/FIDELITY.md says why not")
    func reports() throws {
        let documents = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
            .appendingPathComponent("../../../../docs").standardizedFileURL
        func text(_ name: String) throws -> String {
            try String(
                contentsOf: documents.appendingPathComponent("\(name).md"), encoding: .utf8)
        }
        let catalogue = try text("CATALOGUE")
        let fidelity = try text("FIDELITY")
        let reported = catalogue.matches(of: #/\n\| (C-\d{3}) \|/#).map { String($0.1) }
        let planted = Set(PlantedFault.all.flatMap(\.sources))

        #expect(reported.count > 70)
        for id in reported where !planted.contains(id) {
            #expect(fidelity.contains(id), "\(id)")
        }
    }

    @Test("an ordinary build has no mutations of the model")
    func mutations() {
        #expect(!PlantedFault.hasMutations)
    }
}
