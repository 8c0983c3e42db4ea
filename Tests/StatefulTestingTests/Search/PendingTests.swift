import Testing

@testable import StatefulTesting

@Suite("Cases that an earlier run has not shrunk")
struct PendingTests {
    private let subject = Subject<Scale>("scale") { _ in Scale() }

    @Test("are shrunk, and grouped with what else the run has")
    func grouped() throws {
        let pending = [scaleCase([0, 2, 0, 0, 0, 0]), scaleCase([2, 1, 1, 1, 1, 1])]
        let run = SubjectRun(
            subject, plan: RunPlan(seed: Seed(1), rounds: 0), pending: pending)

        let report = run.report()

        #expect(report.findings.map(\.trace.count) == [5])
        #expect(report.findings.map(\.certificate) == [.proven])
        #expect(report.findings.first?.alsoByChance.count == 1)
        #expect(report.pending.shrunk == pending.map(\.trace))
        #expect(report.pending.passed == [])
        #expect(try SubjectReport(decoding: report.encoded) == report)
    }

    @Test("and that pass are named")
    func passed() throws {
        let pending = scaleCase([0, 0, 0])
        let run = SubjectRun(
            subject, plan: RunPlan(seed: Seed(1), rounds: 0), pending: [pending])

        let report = run.report()

        #expect(report.findings.isEmpty)
        #expect(report.pending.passed == [pending.trace])
        #expect(report.pending.shrunk == [])
        #expect(try SubjectReport(decoding: report.encoded) == report)
    }

    @Test("stay if the run is stopped before it has shrunk them")
    func stopped() {
        var isStopped = false
        let monitor = RunMonitor(mustStop: { isStopped }) { event in
            if case .shrinking = event { isStopped = true }
        }
        let run = SubjectRun(
            subject, plan: RunPlan(seed: Seed(1), rounds: 0),
            pending: [scaleCase([0, 2, 0, 0, 0, 0])], monitor: monitor)

        let report = run.report()

        #expect(isStopped)
        #expect(report.pending == PendingCases())
    }

    private func scaleCase(_ rules: [Int]) -> CorpusCase {
        CorpusCase(
            app: "scale", setup: [], expectation: .fails(invariant: "light", location: "pan"),
            minimal: .unshrunk,
            trace: Trace(setup: [], actions: rules.map { Action(rule: $0) }))
    }
}

/// Breaks under five weights, however they are put on it.
private struct Scale: StateMachine {
    private var weights = 0

    static var rules: [Rule<Scale>] {
        [
            Rule("add") { $0.weights += 1 },
            Rule("throw") { $0.weights += 1 },
            Rule("look") { _ in },
        ]
    }

    static var invariants: [Invariant<Scale>] {
        [Invariant("light") { $0.weights == 5 ? "pan" : nil }]
    }

    func feed(_ fingerprint: inout Fingerprint) { fingerprint.combine(weights) }
}
