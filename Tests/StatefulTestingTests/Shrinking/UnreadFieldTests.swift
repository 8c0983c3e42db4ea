import Testing

@testable import StatefulTesting

/// Machines with fields that a fingerprint does not cover.
@Suite("Unread fields") struct UnreadFieldTests {
    @Test("a closure is a constant for a proof that merges states, and the report counts it")
    func closure() throws {
        let subject = Subject<Climber<Calling>>("climber") { _ in Climber() }
        let report = SubjectRun(subject, plan: plan()).report()
        let decoded = try SubjectReport(decoding: report.encoded)

        #expect(report.findings.map(\.certificate) == [.provenIfAlike])
        #expect(report.opaqueFields == [])
        #expect(report.closureFields == ["Calling.callback"])
        #expect(decoded == report)
    }

    @Test("a closure that an action replaces is noticed where merges are checked")
    func replaced() {
        let plan = ExplorationPlan(depth: 2)
        let report = Explorer.explore(Subject<Gun>("gun") { _ in Gun() }, plan: plan)

        #expect(report.closureFields == ["Gun.fire"])
        #expect(report.splits == 1)
        #expect(report.violations.map(\.trace.count) == [2])
    }

    @Test("a proof that merges states has its condition, with an opaque field too")
    func opaque() {
        let subject = Subject<Climber<Pointing>>("climber") { _ in Climber() }

        let report = SubjectRun(subject, plan: plan()).report()

        #expect(report.findings.map(\.certificate) == [.provenIfAlike])
        #expect(report.opaqueFields == ["Pointing.pointer"])
    }

    private func plan() -> RunPlan {
        var plan = RunPlan(seed: Seed(1))
        plan.cases = 64
        return plan
    }
}

/// Fails at the fifth step up. The values of its last rule make too many sequences to try each. Has
/// a part that is fed by reflection.
private struct Climber<Part: Initialisable>: SystemUnderTest {
    private var height = 0
    private var part = Part()

    static var rules: [Rule<Climber>] {
        [
            Rule("up") { $0.height += 1 },
            Rule("down") { $0.height -= 1 },
            Rule("look", .integer(0...99)) { _, _ in },
        ]
    }

    static var invariants: [Invariant<Climber>] {
        [Invariant("height") { $0.height < 5 ? nil : "" }]
    }
}

/// A closure of it is replaced, and does something else when it is called.
private struct Gun: StateMachine {
    private var fire: (Int) -> Int = { $0 }
    private var shots = 0

    static var rules: [Rule<Gun>] {
        [
            Rule("load") { $0.fire = { $0 + 1 } },
            Rule("fire") { $0.shots = $0.fire($0.shots) },
        ]
    }

    static var invariants: [Invariant<Gun>] {
        [Invariant("silence") { $0.shots == 0 ? nil : "" }]
    }
}

private protocol Initialisable {
    init()
}

private struct Calling: Initialisable {
    let callback: () -> Void = {}
}

private struct Pointing: Initialisable {
    let pointer = OpaquePointer(bitPattern: 8)
}
