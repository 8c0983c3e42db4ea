import Testing
@_spi(Simulation) import UIKitModel

@testable import LabCommand
@testable import StatefulTesting

/// An invariant claims what all readings share, or asks which is in force.
@Suite("Right variants in other readings") @MainActor struct RightVariantTests {
    private nonisolated static let readings = Doubt.all.flatMap { doubt in
        doubt.readings.indices.dropFirst().map { (doubt.name, $0) }
    }

    @Test("no invariant fails on a right variant, whatever the reading", arguments: readings)
    func silent(_ name: String, _ reading: Int) throws {
        let doubt = try #require(Doubt.all.first { $0.name == name })
        for variant in RightVariant.all {
            let subject = variant.subject(in: doubt, as: reading)
            var plan = RunPlan(seed: Seed(1), rounds: 1, proofLimit: 0)
            plan.cases = 64

            let findings = SubjectRun(subject, plan: plan).report().findings

            #expect(
                findings.isEmpty,
                "\(subject.name): \(findings.map { "\($0.signature.text) by \($0.trace)" })")
        }
    }
}
