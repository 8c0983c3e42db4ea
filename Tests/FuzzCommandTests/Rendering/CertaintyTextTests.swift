import Testing

@testable import FuzzCommand
@testable import StatefulTesting

@Suite("In which readings a finding is there, as text") struct CertaintyTextTests {
    private func sentences(
        _ certainty: Certainty?, unvaried: Int = 2
    ) -> [String] {
        var finding = Finding(
            signature: Signature(invariant: "up", location: "key", rule: "press"),
            trace: Trace(setup: [], actions: []), also: [], certificate: .proven, status: .new,
            sources: [], executions: 0)
        finding.assumptions =
            [Assumption("asked", sources: ["B-001"], link: "", question: "kept")]
            + (0..<unvaried).map {
                Assumption("guess \($0)", sources: ["B-00\($0)"], link: "docs/FIDELITY.md#tabs")
            }
        finding.certainty = certainty
        return CertaintyText(finding).sentences
    }

    private func certainty(
        _ readings: Int, onlyIf: [[String]] = [], untried: [String] = []
    ) -> Certainty {
        var certainty = Certainty()
        certainty.readings = readings
        certainty.onlyIf = onlyIf.map {
            Certainty.Condition(anyOf: $0, questions: ["kept"], sources: ["B-001"])
        }
        certainty.untried = untried
        return certainty
    }

    @Test("it holds in all readings only where each assumption has another one")
    func holds() {
        #expect(sentences(certainty(1), unvaried: 0) == ["holds in all readings of UIKit"])
        #expect(
            sentences(certainty(3)) == [
                "holds in 3 other readings; 2 assumptions have no second reading"
            ])
        #expect(
            sentences(certainty(1), unvaried: 1)
                == ["holds in 1 other reading; 1 assumption has no second reading"])
        #expect(sentences(certainty(0)) == ["2 assumptions have no second reading"])
    }

    @Test("what it hangs on is said in words, with its sources")
    func onlyIf() {
        #expect(
            sentences(certainty(2, onlyIf: [["it rains"], ["it snows", "it hails"]])) == [
                "only if it rains (B-001)", "only if it snows, or it hails (B-001)",
            ])
    }

    @Test("a reading that was not tried is none in which it holds")
    func untried() {
        #expect(
            sentences(certainty(2, untried: ["kept=no"]), unvaried: 0) == [
                "holds in 1 other reading",
                "could not be tried in kept=no",
            ])
    }

    @Test("what ends the process was tried in no reading")
    func none() {
        #expect(sentences(nil) == ["3 assumptions, not tried in other readings"])
    }
}
