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
        #expect(report.pending == PendingOutcome())
    }

    @Test("are no consequence of what they break earlier themselves, if rest leaves actions out")
    func leftOutAtRest() {
        let actions = [Action(rule: 0, timing: .at(0))] + (1...4).map { Action(rule: $0) }
        let pending = CorpusCase(
            app: "latch", setup: [], expectation: .fails(invariant: "whole", location: "bolt"),
            minimal: .unshrunk, trace: Trace(setup: [], actions: actions))
        var plan = RunPlan(seed: Seed(1), rounds: 0)
        plan.shrinkLimit = 0
        let run = SubjectRun(
            Subject<Latch>("latch") { _ in Latch() }, plan: plan, pending: [pending])

        let findings = run.report(on: run.result()).findings

        #expect(findings.map(\.signature.rule) == ["drop", "slam"])
    }

    @Test("that break again what they broke before are cases of what they broke first")
    func repeated() {
        let pending = CorpusCase(
            app: "hinge", setup: [], expectation: .fails(invariant: "whole", location: "pin"),
            minimal: .unshrunk,
            trace: Trace(setup: [], actions: [0, 1, 2].map { Action(rule: $0) }))
        let run = SubjectRun(
            Subject<Hinge>("hinge") { _ in Hinge() }, plan: RunPlan(seed: Seed(1), rounds: 0),
            pending: [pending])

        let report = run.report()

        #expect(report.findings.map(\.signature.rule) == ["bend"])
        #expect(report.findings.map(\.trace.count) == [1])
        #expect(report.pending.shrunk == [pending.trace])
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

/// Breaks when it is bent. Once it was bent and mended, it also breaks when it is turned.
private struct Hinge: StateMachine {
    private var wasMended = false
    private var isBroken = false

    static var rules: [Rule<Hinge>] {
        [
            Rule("bend") { $0.isBroken = true },
            Rule("mend", when: \.isBroken) {
                $0.isBroken = false
                $0.wasMended = true
            },
            Rule("turn", when: \.wasMended) { $0.isBroken = true },
        ]
    }

    static var invariants: [Invariant<Hinge>] {
        [Invariant("whole") { $0.isBroken ? "pin" : nil }]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(wasMended)
        fingerprint.combine(isBroken)
    }
}

/// Breaks when it is dropped, and when it is slammed. It jams only while it moves.
private struct Latch: StateMachine {
    private var isMoving = false
    private var broken = ""

    static var rules: [Rule<Latch>] {
        [
            Rule("lift") { _ in },
            Rule("jam", when: \.isMoving) { _ in },
            Rule("drop") { $0.broken = "dropped" },
            Rule("mend") { $0.broken = "" },
            Rule("slam") { $0.broken = "slammed" },
        ]
    }

    static var invariants: [Invariant<Latch>] {
        [Invariant("whole") { $0.broken.isEmpty ? nil : Mismatch("bolt", explanation: $0.broken) }]
    }

    enum Moment: String, CaseIterable { case soon }

    mutating func settle() { isMoving = false }

    mutating func advance(to moment: Moment) { isMoving = true }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(isMoving)
        fingerprint.combine(broken)
    }
}
