import Testing
import Yardsticks

@testable import StatefulTesting

@Suite("Exploration")
struct ExplorerTests {
    @Test("closes on a dial of five locations with exact counts")
    func closes() {
        let report = Explorer.explore(Subject<Dial>("dial") { _ in Dial() })

        #expect(
            report.description
                == "closed: 5 states, 10 transitions, 5 merges checked, 0 opaque fields")
        #expect(report.splits == 0)
        #expect(report.violations.isEmpty)
    }

    @Test("stops at the depth and at the limit that were asked for")
    func limits() {
        let subject = Subject<Dial>("dial") { _ in Dial() }

        let shallow = Explorer.explore(subject, plan: ExplorationPlan(depth: 1))
        let limited = Explorer.explore(subject, plan: ExplorationPlan(transitions: 5))

        #expect(shallow.end == .depth(1))
        #expect(shallow.states == 3)
        #expect(limited.end == .limit(completed: 1))
    }

    @Test("a merge that leaves out a field is caught, and the state splits")
    func split() {
        let report = Explorer.explore(Subject<Forgetful>("forgetful") { _ in Forgetful() })

        #expect(report.splits > 0)
        #expect(report.violations.map(\.signature.invariant) == ["open"])
    }

    @Test("reports the shortest failing trace, as does no check of merges miss it unseen")
    func shortest() {
        let unchecked = Explorer.explore(
            Subject<Forgetful>("forgetful") { _ in Forgetful() },
            plan: ExplorationPlan(checksMerges: false))
        let checked = Explorer.explore(
            Subject<Counters>("counters") { _ in Counters() },
            plan: ExplorationPlan(depth: 3))

        #expect(unchecked.violations.isEmpty)
        #expect(checked.violations.map(\.trace.count) == [3])
    }

    @Test("an action that ends the process often is not tried any more, and the rest is")
    func deaths() {
        let left = Trace(setup: [], actions: [Action(rule: 0)])
        let right = Action(rule: 1)
        let position = ActionLog.CasePosition(island: nil, caseIndex: 0)
        var executor = Executor(Subject<Dial>("dial") { _ in Dial() })
        executor.crashing = [left, Trace(setup: [], actions: [right, Action(rule: 0)])].map {
            CrashingTrace($0, at: position, kind: "trap", remark: "")
        }
        func explored(_ change: (inout ExplorationPlan) -> Void) -> ExplorationReport {
            var plan = ExplorationPlan()
            change(&plan)
            var explorer = Explorer(executor, plan: plan)
            return explorer.explore()
        }

        let whole = explored { _ in }
        let skipping = explored { $0.deathsOfAction = 1 }
        let stopped = explored { $0.deathLimit = 2 }

        #expect(whole.end == .closed)
        #expect((whole.deaths, whole.ended, whole.untried) == (2, 2, 0))
        #expect(skipping.end == .limit(completed: 1))
        #expect((skipping.states, skipping.deaths, skipping.untried) == (5, 1, 4))
        #expect(stopped.end == .limit(completed: 1))
        #expect((stopped.states, stopped.deaths) == (2, 2))
        for report in [whole, skipping, stopped] {
            #expect(report.violations.map(\.trace) == [left])
        }
    }

    @Test("a subject that does not start is not called closed")
    func refusal() {
        let subject = Subject<Opaque>("refusing") { _ in throw Inapplicable("no disk") }

        let report = Explorer.explore(subject)

        #expect(report.end == .limit(completed: 0))
        #expect(report.states == 0)
    }

    @Test("counts the fields that could not be read")
    func opaque() {
        let report = Explorer.explore(
            Subject<Opaque>("opaque") { _ in Opaque() }, plan: ExplorationPlan(depth: 2))

        #expect(report.opaqueFields == ["closure"])
    }
}

private struct Dial: StateMachine {
    private var location = 0

    static var rules: [Rule<Dial>] {
        [
            Rule("left") { $0.location = ($0.location + 4) % 5 },
            Rule("right") { $0.location = ($0.location + 1) % 5 },
        ]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(location)
    }
}

/// Its fingerprint leaves out whether the key was taken.
private struct Forgetful: StateMachine {
    private var location = 0
    private var hasKey = false

    static var rules: [Rule<Forgetful>] {
        [
            Rule("walk") { $0.location = ($0.location + 1) % 2 },
            Rule("take") { $0.hasKey = true },
            Rule("open") { system in
                if system.hasKey { throw Mismatch() }
            },
        ]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(location)
    }
}

private struct Opaque: StateMachine {
    static var rules: [Rule<Opaque>] { [Rule("nothing") { _ in }] }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.recordOpaque(field: "closure")
    }

    @Test("seldom rules are left out, unless the plan names them")
    func seldom() {
        let subject = Subject<Vault>("vault") { _ in Vault() }
        var plan = ExplorationPlan()

        let without = Explorer.explore(subject, plan: plan)
        plan.seldomRules = [2]
        let with = Explorer.explore(subject, plan: plan)

        #expect(without.violations.map(\.trace.count) == [4])
        #expect(without.states == 5)
        #expect(with.violations.map(\.trace.count).min() == 1)
    }
}
