import Testing
import Yardsticks

@testable import StatefulTesting

@Suite("A goal that is lost late (R3)")
struct LateGoalTests {
    @Test("a small machine is explored whole, and so a run finds the loss from every seed")
    func found() throws {
        let format = CaseFormat<Staircase>(product: "fuzzsplit", version: 1)
        let yardstick = Staircase.yardstick
        for seed in 1...10 as ClosedRange<UInt64> {
            var plan = RunPlan(seed: Seed(seed))
            plan.cases = 64

            let report = SubjectRun(yardstick.subject, plan: plan).report()

            #expect(report.findings.map { format.lines(of: $0.trace) } == yardstick.minima)
            #expect(report.findings.map(\.certificate) == [.provenIfAlike])
        }
    }
}
