import Testing

@testable import StatefulTesting

/// Machines with fields that a fingerprint does not cover. Serialised, because two tests count the starts of
/// one type.
@Suite("Unread fields", .serialized) struct UnreadFieldTests {
    @Test("a closure is a constant: the minimum is proven, and the report counts it")
    func closure() throws {
        let subject = Subject<Climber<Calling>>("climber") { _ in Climber() }
        let report = SubjectRun(subject, plan: plan()).report()
        let decoded = try SubjectReport(decoding: report.encoded)

        #expect(report.findings.map(\.certificate) == [.proven])
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

    @Test("with an opaque field no proof is tried, and the report names it")
    func opaque() {
        let subject = Subject<Climber<Pointing>>("climber") { _ in
            Climber<Pointing>.started()
        }
        func starts(_ proofLimit: Int) -> (Int, SubjectReport) {
            Pointing.starts = 0
            let runner = SubjectRun(subject, plan: plan(proofLimit))
            let report = runner.report()
            return (Pointing.starts, report)
        }

        let (with, report) = starts(200_000)
        let (without, _) = starts(0)

        #expect(with == without)
        #expect(report.findings.map(\.certificate) == [.oneStep])
        #expect(report.opaqueFields == ["Pointing.pointer"])
    }

    @Test("shrinking alone tries no proof either")
    func shrinking() throws {
        let subject = Subject<Climber<Pointing>>("climber") { _ in
            Climber<Pointing>.started()
        }
        let executor = Executor(subject)
        let trace = Trace(setup: [], actions: Array(repeating: Action(rule: 0), count: 7))
        let signature = try #require(executor.attempt(trace).failure?.signature)
        func starts(_ proofLimit: Int) throws -> Int {
            Pointing.starts = 0
            let shrinker = Shrinker(executor, proofLimit: proofLimit)
            _ = try #require(shrinker.shrink(trace, keeping: signature))
            return Pointing.starts
        }

        // The rest is needed to see that a field cannot be read.
        #expect(try starts(200_000) <= starts(0) + 2)
    }

    private func plan(_ proofLimit: Int = 200_000) -> RunPlan {
        var plan = RunPlan(seed: Seed(1), proofLimit: proofLimit)
        plan.cases = 64
        return plan
    }
}

/// Fails at the fifth step up. Has a part that is fed by reflection.
private struct Climber<Part: Initialisable>: SystemUnderTest {
    private var height = 0
    private var part = Part()

    static func started() -> Climber {
        Pointing.starts += 1
        return Climber()
    }

    static var rules: [Rule<Climber>] {
        [Rule("up") { $0.height += 1 }, Rule("down") { $0.height -= 1 }]
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
    nonisolated(unsafe) static var starts = 0
    let pointer = OpaquePointer(bitPattern: 8)
}
