import Testing

@testable import StatefulTesting

@Suite("Actions left at a timing")
struct TimingTests {
    @Test("what an action broke is not blamed on the next one, whose rest only shows it")
    func blame() {
        let subject = Subject<Lamp>("lamp") { _ in Lamp() }
        for seed: UInt64 in 0..<8 {
            let runner = SubjectRun(subject, plan: RunPlan(seed: Seed(seed)))

            let report = runner.report()

            #expect(report.findings.map(\.signature.rule) == ["switch"], "seed \(seed)")
            #expect(report.findings.map(\.trace.count) == [1], "seed \(seed)")
        }
    }

    @Test("what is hidden for a moment is not broken anew by the action that shows it again")
    func hidden() {
        let subject = Subject<StiffLamp>("lamp") { _ in StiffLamp() }
        for seed: UInt64 in 0..<4 {
            let runner = SubjectRun(subject, plan: RunPlan(seed: Seed(seed)))

            #expect(runner.report().findings.map(\.signature.rule) == ["switch"], "seed \(seed)")
        }
    }

    @Test(
        "a failure that needs a timing is found, and not called proven: exploration lets all rest")
    func certificate() {
        let subject = Subject<SwingDoor>("door") { _ in SwingDoor() }
        let runner = SubjectRun(subject, plan: RunPlan(seed: Seed(1)))

        let report = runner.report()

        #expect(report.findings.map(\.trace.count) == [2])
        #expect(report.findings.first?.trace.hasTimings == true)
        #expect(report.findings.map(\.certificate) == [.oneStep])
    }

    @Test("neither a search nor an exploration tries a timing that an action does not reach")
    func unreached() {
        let subject = Subject<Letterbox>("letterbox") { _ in Letterbox() }
        let explored = Explorer.explore(subject, plan: ExplorationPlan(includesTimings: true))

        #expect(explored.violations.map(\.signature.invariant) == ["one-letter"])
        for seed: UInt64 in 0..<8 {
            let runner = SubjectRun(subject, plan: RunPlan(seed: Seed(seed)))

            let report = runner.report()

            #expect(report.findings.map(\.signature.invariant) == ["one-letter"], "seed \(seed)")
            #expect(report.findings.map(\.trace.count) == [2], "seed \(seed)")
        }
    }
}
