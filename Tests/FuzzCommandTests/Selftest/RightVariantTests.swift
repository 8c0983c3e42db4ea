import Testing

@testable import LabCommand
@testable import StatefulTesting
@_spi(Simulation) @testable import UIKitModel

/// An invariant claims what all readings share, or asks which is in force.
@Suite("Right variants in other readings") @MainActor struct RightVariantTests {
    private nonisolated static let readings = Doubt.all.flatMap { doubt in
        doubt.readings.indices.dropFirst().map { (doubt.name, $0) }
    }

    private final class Notices {
        var failures: [(signature: Signature, trace: Trace)] = []
    }

    @Test("no invariant fails on a right variant, whatever the reading", arguments: readings)
    func silent(_ name: String, _ reading: Int) throws {
        let doubt = try #require(Doubt.all.first { $0.name == name })
        let plan = RunPlan(seed: Seed(5))
        for variant in RightVariant.own {
            let subject = variant.subject { $0.reading(doubt, as: reading) }
            let notices = Notices()
            let monitor = RunMonitor(mustStop: { false }) { event in
                if case .failed(let signature, let trace) = event {
                    notices.failures.append((signature, trace))
                }
            }
            var runner = Runner(subject, plan: plan, island: 0, monitor: monitor)

            // Screening each set-up would take minutes.
            runner.runCases([6])

            let failures = notices.failures.filter {
                !isUIKitsFault($0.signature.invariant, in: doubt.readings[reading])
            }
            #expect(
                failures.isEmpty,
                "\(subject.name): \(failures.map { "\($0.signature.text) by \($0.trace)" })")
        }
    }

    /// In this reading UIKit itself loses the bar of a page that sets it rightly, which reports
    /// call a bug (C-044). The invariant must say so, whatever the app.
    private func isUIKitsFault(_ invariant: String, in reading: Doubt.Reading) -> Bool {
        reading.name == "\(BarAfterCancelledPop.lost)" && invariant == "cancel-undone"
    }
}
