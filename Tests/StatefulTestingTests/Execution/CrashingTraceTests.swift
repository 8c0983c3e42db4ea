import Testing

@testable import StatefulTesting

/// What is known to end the process is not executed, and fails.
@Suite("Crashing traces") struct CrashingTraceTests {
    private let subject = Subject<Walk>("walk") { _ in Walk() }

    private func crashing(
        _ actions: [Action], island: Int? = nil, caseIndex: Int = 0
    ) -> CrashingTrace {
        CrashingTrace(
            Trace(setup: [], actions: actions),
            at: ActionLog.CasePosition(island: island, caseIndex: caseIndex), kind: "trap",
            remark: "Fatal error")
    }

    @Test("the last action of a crashing trace fails with the way in which the process ended")
    func fails() throws {
        let step = Action(rule: 0)
        var executor = Executor(subject)
        executor.crashing = [crashing([step, step])]

        var execution = try executor.begin(setup: [])
        #expect(execution.apply(step) == .passed)
        let outcome = execution.apply(step)

        guard case .violated(2, let violation, _) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(violation.text == "keeps-running at trap")
        #expect(violation.remark == "Fatal error")
        #expect(execution.hasEnded)
    }

    @Test("a trace that ends the process only without a mechanism needs that mechanism")
    func withoutMechanism() throws {
        let step = Action(rule: 0)
        let trace = Trace(setup: [], actions: [step, step])
        var needy = subject
        needy.mechanisms = ["one", "other"].map { Mechanism($0) { _ in Walk() } }
        var executor = Executor(needy)
        executor.crashing = [
            CrashingTrace(
                trace,
                at: ActionLog.CasePosition(island: nil, caseIndex: 0, variation: .lacking(1)),
                kind: "trap", remark: "")
        ]

        #expect(executor.replay(trace) == .passed)
        #expect(executor.varied(by: .lacking(0)).replay(trace) == .passed)
        #expect(executor.varied(by: .lacking(1)).replay(trace) != .passed)
    }

    @Test("another trace with the same end is executed")
    func others() throws {
        let step = Action(rule: 0)
        var executor = Executor(subject)
        executor.crashing = [crashing([step, step, step])]

        #expect(executor.replay(Trace(setup: [], actions: [step, step])) == .passed)
    }

    @Test("a start that ends the process is a failure without actions")
    func start() {
        var executor = Executor(subject)
        executor.crashing = [crashing([])]

        let outcome = executor.replay(Trace(setup: [], actions: []))

        guard case .violated(0, let violation, _) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(violation.text == "keeps-running at trap")
    }

    @Test("a crashing case of an island counts as done, and its trace becomes a finding")
    func island() throws {
        let step = Action(rule: 0)
        var plan = RunPlan(seed: Seed(1), rounds: 1, proofLimit: 0)
        plan.cases = 128
        let known = [
            crashing([step, step], island: 3, caseIndex: 1),
            crashing([step], island: 60, caseIndex: 0),
        ]
        let run = SubjectRun(subject, plan: plan, crashing: known)

        let island = run.search(island: 3)
        let report = run.report()

        #expect(island.counts.cases == 2)
        #expect(island.failures.keys.contains { $0.invariant == "keeps-running" })
        #expect(report.counts.cases == 128)
        let finding = try #require(
            report.findings.first { $0.signature.invariant == "keeps-running" })
        #expect(finding.signature.location == "trap")
        #expect(finding.trace.actions == [step])
    }

    @Test("different last actions that end the process are findings of their own")
    func causes() {
        let (step, turn) = (Action(rule: 0), Action(rule: 1))
        var plan = RunPlan(seed: Seed(1), rounds: 1, proofLimit: 0)
        plan.cases = 64
        let known = [crashing([step]), crashing([turn]), crashing([turn, step])]

        let findings = SubjectRun(subject, plan: plan, crashing: known).report().findings

        #expect(findings.map(\.trace.actions) == [[step], [turn]])
    }

    @Test("crashing traces are read as they were written")
    func bytes() throws {
        let all = [crashing([Action(rule: 1)], island: 2, caseIndex: 5), crashing([])]

        #expect(try [CrashingTrace](decoding: all.encoded) == all)
        #expect(throws: TransferError.self) { try [CrashingTrace](decoding: all.encoded + [0]) }
    }
}

/// A machine on which nothing fails.
private struct Walk: StateMachine {
    private var steps = 0

    static var rules: [Rule<Walk>] {
        [Rule("step") { walk in walk.steps += 1 }, Rule("turn") { _ in }]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(steps % 8)
    }
}
