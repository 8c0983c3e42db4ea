import Testing

@testable import StatefulTesting

@Suite("Causes")
struct CauseGroupingTests {
    @Test("failures that end differently after one beginning are one finding with two ways in")
    func ways() throws {
        let findings = findings(of: Jar.subject())

        let armed = try #require(findings.first { $0.mechanisms.isEmpty })
        #expect(lines(armed.trace) == ["fill", "hit"])
        #expect(armed.alsoBy.map(lines) == [["fill", "shake"]])
    }

    @Test("a failure that needs a mechanism is another finding than one that does not")
    func mechanisms() throws {
        let findings = findings(of: Jar.subject())

        let greased = try #require(findings.first { !$0.mechanisms.isEmpty })
        #expect(lines(greased.trace) == ["spin"])
        #expect(greased.mechanisms == ["grease"])
        #expect(greased.alsoBy == [])
        #expect(findings.count == 2)
    }

    @Test("two faults at one location that exchange no ends are two findings")
    func separate() {
        let findings = findings(of: Subject("twins") { _ in TwinFaults() })

        #expect(findings.map { lines($0.trace, TwinFaults.self) } == [["a", "b"], ["c", "d"]])
        #expect(findings.allSatisfy { $0.alsoBy.isEmpty })
    }

    @Test("one committed trace makes a finding known, and new ways in are not new findings")
    func known() throws {
        let subject = Jar.subject()
        let all = findings(of: subject)
        let armed = try #require(all.first { $0.mechanisms.isEmpty })
        var committed = CorpusCase(armed, app: subject.name, setup: [])
        committed.alsoBy = []

        let again = findings(of: subject, known: [committed])

        let status = again.first { $0.trace == armed.trace }?.status
        #expect(status == .known(as: armed.trace))
        #expect(again.count { $0.status == .new } == 1)
    }

    @Test("a committed way in that is not the simplest is known, and a simpler one may replace it")
    func otherForm() throws {
        let subject = Jar.subject()
        let armed = try #require(findings(of: subject).first { $0.mechanisms.isEmpty })
        let committed = CorpusCase(
            app: subject.name, setup: [],
            expectation: .fails(invariant: "whole", location: "left"), trace: armed.alsoBy[0])

        let again = findings(of: subject, known: [committed])

        let status = again.first { $0.trace == armed.trace }?.status
        #expect(status == .known(as: committed.trace))
    }

    @Test("a committed case that no longer fails makes nothing known")
    func repaired() throws {
        let committed = CorpusCase(
            app: "twins", setup: [], expectation: .fails(invariant: "whole", location: "left"),
            trace: Trace(setup: [], actions: [Action(rule: 0), Action(rule: 3)]))

        let findings = findings(of: Subject("twins") { _ in TwinFaults() }, known: [committed])

        #expect(findings.map(\.status) == [.new, .new])
    }

    @Test("a committed case of one fault leaves the other new")
    func twin() throws {
        let subject = Subject("twins") { _ in TwinFaults() }
        let first = try #require(findings(of: subject).first)
        let committed = CorpusCase(first, app: subject.name, setup: [])

        let again = findings(of: subject, known: [committed])

        #expect(again.map(\.status) == [.known(as: first.trace), .new])
    }

    @Test("failures of single actions that name different objects are two findings")
    func objects() {
        let findings = findings(of: Subject("doors") { _ in Doors() })

        #expect(findings.map { lines($0.trace, Doors.self) } == [["left"], ["right"]])
        #expect(findings.map(\.signature.object) == ["oak", "pine"])
    }

    @Test("traces with the same ends have one cause only if their beginnings can be exchanged")
    func sharedEnd() {
        let findings = findings(of: Subject("locks") { _ in TwoLocks() })

        #expect(
            findings.map { lines($0.trace, TwoLocks.self) }
                == [["a", "b", "open"], ["c", "d", "open"]])
    }

    @Test("a trace that hides and shows what a part of it breaks has the cause of that part")
    func part() throws {
        let ways = try failing([["left", "a"], ["right", "hide", "b", "show"]], of: Veil.self)

        // "left", "show" is possible and does not fail.
        #expect(ways.experiment.haveOneCause(ways.traces[0], ways.traces[1]))
    }

    @Test("a beginning that lacks what the failure needs separates no causes")
    func shorterBeginning() throws {
        let ways = try failing(
            [["open", "touch", "right"], ["press", "right", "open", "left"]], of: Lid.self)

        // "press", "right" is possible and does not fail, since nothing has opened the lid.
        #expect(ways.experiment.haveOneCause(ways.traces[0], ways.traces[1]))
    }

    @Test("a failure that comes after another one and needs its mechanism is a consequence of it")
    func consequence() throws {
        let runner = SubjectRun(Pipe.subject(hasMechanism: true), plan: RunPlan(seed: Seed(1)))
        let report = runner.report()

        let finding = try #require(report.findings.first)
        #expect(report.findings.count == 1)
        #expect(lines(finding.trace, Pipe.self) == ["freeze"])
        #expect(finding.mechanisms == ["rust"])
        #expect(finding.consequences.map(\.signature.invariant) == ["dry"])
        #expect(finding.consequences.map { lines($0.trace, Pipe.self) } == [["freeze", "open"]])
        #expect(try SubjectReport(decoding: report.encoded) == report)
    }

    @Test("an exploration lists a consequence with the failure that leads to it, as a run does")
    func explored() throws {
        func violations(hasMechanism: Bool) -> [Finding] {
            let subject = Pipe.subject(hasMechanism: hasMechanism)
            return Explorer.explore(subject, plan: ExplorationPlan(depth: 2))
                .grouped(by: Executor(subject), known: []).violations
        }

        let linked = violations(hasMechanism: true)

        #expect(linked.map(\.signature.invariant) == ["tight"])
        #expect(linked.map(\.mechanisms) == [["rust"]])
        #expect(linked.first?.consequences.map(\.signature.invariant) == ["dry"])
        #expect(violations(hasMechanism: false).map(\.signature.invariant) == ["tight", "dry"])
    }

    @Test("a stopped run does not report a consequence a second time")
    func stopped() {
        var isStopped = false
        let monitor = RunMonitor(
            mustStop: { isStopped },
            notice: { event in
                if case .shrinking(failure: 2, _, _) = event { isStopped = true }
            })
        let runner = SubjectRun(
            Pipe.subject(hasMechanism: true), plan: RunPlan(seed: Seed(1)), monitor: monitor)

        let findings = runner.report().findings

        #expect(findings.map(\.signature.invariant) == ["tight"])
        #expect(findings.map(\.certificate) == [.budget])
        #expect(findings.first?.consequences.map(\.signature.invariant) == ["dry"])
    }

    @Test("without a mechanism, a failure that comes after another one is a finding of its own")
    func unlinked() {
        let findings = findings(of: Pipe.subject(hasMechanism: false))

        #expect(findings.map(\.signature.invariant) == ["dry", "tight"])
        #expect(findings.allSatisfy { $0.consequences.isEmpty })
    }

    @Test("what screening finds is no consequence of what only random search finds, known or new")
    func consequenceOfChance() throws {
        let subject = Boiler.subject()
        let screened = findings(of: subject, cases: 0)
        let whole = findings(of: subject)
        let rusty = try #require(whole.first { $0.mechanisms == ["rust"] && $0.trace.count > 3 })
        let committed = CorpusCase(rusty, app: subject.name, setup: [])

        let again = findings(of: subject, known: [committed])

        #expect(screened.map(\.signature.invariant) == ["dry", "tight"])
        #expect(whole.filter { $0 != rusty } == screened)
        #expect(again.map(\.status) == [.new, .known(as: rusty.trace), .new])
    }

    @Test("what random search finds joins a cause by any of the ways into it that screening finds")
    func chanceJoinsAnyWay() throws {
        let findings = findings(of: Geyser.subject())

        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(lines(finding.trace, Geyser.self) == ["hit"])
        #expect(finding.alsoBy.map { lines($0, Geyser.self) } == [["press", "press"]])
        #expect(
            finding.alsoByChance.map { lines($0, Geyser.self) }
                == [["heat", "heat", "heat", "heat"]])
    }

    private func findings<Machine>(
        of subject: Subject<Machine>, known: [CorpusCase] = [], cases: Int? = nil
    ) -> [Finding] {
        var plan = RunPlan(seed: Seed(1))
        plan.cases = cases ?? plan.cases
        return SubjectRun(subject, plan: plan, known: known).report().findings
    }

    /// Traces that break `whole` at `left`, each by the names of its rules.
    private func failing<Machine: StateMachine>(
        _ traces: [[String]], of machine: Machine.Type
    ) throws -> (experiment: CauseExperiment<Machine>, traces: [FailingTrace])
    where Machine: DefaultInitializable {
        let subject = Subject("ways") { _ in Machine() }
        let experiment = CauseExperiment(Executor(subject))
        let failing = try traces.map { names in
            let actions = try names.map { name in
                Action(rule: try #require(Machine.rules.firstIndex { $0.name == name }))
            }
            let committed = CorpusCase(
                app: subject.name, setup: [],
                expectation: .fails(invariant: "whole", location: "left"),
                trace: Trace(setup: [], actions: actions))
            return try #require(experiment.measuring(committed).first)
        }
        return (experiment, failing)
    }

    private func lines(_ trace: Trace) -> [String] { lines(trace, Jar.self) }

    private func lines<Machine: SystemUnderTest>(
        _ trace: Trace, _ machine: Machine.Type
    ) -> [String] {
        CaseFormat<Machine>(product: "test", version: 2).lines(of: trace)
    }
}

/// A jar that breaks when it is hit or shaken while full. With grease, spinning it breaks it too.
private struct Jar: StateMachine {
    private var isGreased = true
    private var isFull = false
    private var isBroken = false

    static func subject() -> Subject<Jar> {
        var subject = Subject("jar") { _ in Jar() }
        subject.mechanisms = [
            Mechanism("grease") { _ in Jar(isGreased: false) },
            Mechanism("paint") { _ in Jar() },
        ]
        return subject
    }

    static var rules: [Rule<Jar>] {
        [
            Rule("fill") { $0.isFull = true },
            Rule("hit") { $0.isBroken = $0.isFull },
            Rule("shake") { $0.isBroken = $0.isFull },
            Rule("spin") { $0.isBroken = $0.isGreased },
        ]
    }

    static var invariants: [Invariant<Jar>] {
        [Invariant("whole") { $0.isBroken ? "left" : nil }]
    }
}

/// A rusty pipe bursts when it freezes, and what is opened later is wet.
private struct Pipe: StateMachine {
    private var isRusty = true
    private var isBurst = false
    private var isWet = false

    static func subject(hasMechanism: Bool) -> Subject<Pipe> {
        var subject = Subject("pipe") { _ in Pipe() }
        guard hasMechanism else { return subject }
        subject.mechanisms = [
            Mechanism("rust") { _ in Pipe(isRusty: false) }
        ]
        return subject
    }

    static var rules: [Rule<Pipe>] {
        [Rule("freeze") { $0.isBurst = $0.isRusty }, Rule("open") { $0.isWet = $0.isBurst }]
    }

    static var invariants: [Invariant<Pipe>] {
        [
            Invariant("tight") { $0.isBurst ? "seam" : nil },
            Invariant("dry") { $0.isWet ? "floor" : nil },
        ]
    }
}

/// Bursts when it is hit. If it is rusty, it leaks after that, and bursts when it is heated enough.
private struct Boiler: StateMachine {
    private var isRusty = true
    private var heat = 0
    private var isBurst = false
    private var isWet = false

    static func subject() -> Subject<Boiler> {
        var subject = Subject("boiler") { _ in Boiler() }
        subject.mechanisms = [
            Mechanism("rust") { _ in Boiler(isRusty: false) }
        ]
        return subject
    }

    static var rules: [Rule<Boiler>] {
        [
            Rule("hit") { $0.isBurst = true },
            Rule("heat") { boiler in
                boiler.heat += 1
                if boiler.isRusty, boiler.heat > 3 { boiler.isBurst = true }
            },
            Rule("open") { $0.isWet = $0.isBurst && $0.isRusty },
        ]
    }

    static var invariants: [Invariant<Boiler>] {
        [
            Invariant("tight") { $0.isBurst ? "seam" : nil },
            Invariant("dry") { $0.isWet ? "floor" : nil },
        ]
    }
}

/// With rust it bursts when it is hit, with scale when it is heated enough, and with both when it
/// is pressed twice.
private struct Geyser: StateMachine {
    private var isRusty = true
    private var isScaly = true
    private var heat = 0
    private var presses = 0
    private var isBurst = false

    static func subject() -> Subject<Geyser> {
        var subject = Subject("geyser") { _ in Geyser() }
        subject.mechanisms = [
            Mechanism("rust") { _ in Geyser(isRusty: false) },
            Mechanism("scale") { _ in Geyser(isScaly: false) },
        ]
        return subject
    }

    static var rules: [Rule<Geyser>] {
        [
            Rule("hit") { $0.isBurst = $0.isRusty },
            Rule("press") { geyser in
                geyser.presses += 1
                geyser.isBurst = geyser.presses > 1 && geyser.isRusty && geyser.isScaly
            },
            Rule("heat") { geyser in
                geyser.heat += 1
                geyser.isBurst = geyser.heat > 3 && geyser.isScaly
            },
        ]
    }

    static var invariants: [Invariant<Geyser>] {
        [Invariant("tight") { $0.isBurst ? "seam" : nil }]
    }
}

/// Each action breaks the invariant at one location, for another door.
private struct Doors: StateMachine {
    private var broken = ""

    static var rules: [Rule<Doors>] {
        [Rule("left") { $0.broken = "oak" }, Rule("right") { $0.broken = "pine" }]
    }

    static var invariants: [Invariant<Doors>] {
        [
            Invariant("whole") {
                $0.broken.isEmpty ? nil : Mismatch("door", object: $0.broken)
            }
        ]
    }
}

private protocol DefaultInitializable { init() }

/// Breaks by `a` at the left, and by `b` at the right, which nobody sees while it is hidden.
private struct Veil: StateMachine, DefaultInitializable {
    private var side = ""
    private var isHidden = false
    private var isBroken = false

    static var rules: [Rule<Veil>] {
        [
            Rule("left") { $0.side = "left" },
            Rule("right") { $0.side = "right" },
            Rule("hide") { $0.isHidden = true },
            Rule("show") { $0.isHidden = false },
            Rule("a", when: { $0.side == "left" }) { $0.isBroken = true },
            Rule("b", when: { $0.side == "right" }) { $0.isBroken = true },
        ]
    }

    static var invariants: [Invariant<Veil>] {
        [Invariant("whole") { $0.isBroken && !$0.isHidden ? "left" : nil }]
    }
}

/// Breaks when it is turned while open and armed. It is armed by a touch while open, or by a press
/// while closed.
private struct Lid: StateMachine, DefaultInitializable {
    private var isOpen = false
    private var isArmed = false
    private var isRight = false
    private var isBroken = false

    static var rules: [Rule<Lid>] {
        [
            Rule("open", when: { !$0.isOpen }) { $0.isOpen = true },
            Rule("touch", when: { $0.isOpen }) { $0.isArmed = true },
            Rule("press", when: { !$0.isOpen }) { $0.isArmed = true },
            Rule("right", when: { !$0.isRight }) { $0.turn(right: true) },
            Rule("left", when: { $0.isRight }) { $0.turn(right: false) },
        ]
    }

    static var invariants: [Invariant<Lid>] {
        [Invariant("whole") { $0.isBroken ? "left" : nil }]
    }

    private mutating func turn(right: Bool) {
        isRight = right
        isBroken = isOpen && isArmed
    }
}

/// `open` fails after `a`, `b` and after `c`, `d`.
private struct TwoLocks: StateMachine {
    private var turned = ""
    private var isBroken = false

    static var rules: [Rule<TwoLocks>] {
        ["a", "b", "c", "d"].map { name in Rule(name) { $0.turned += name } } + [
            Rule("open") { $0.isBroken = $0.turned.hasSuffix("ab") || $0.turned.hasSuffix("cd") }
        ]
    }

    static var invariants: [Invariant<TwoLocks>] {
        [Invariant("whole") { $0.isBroken ? "lock" : nil }]
    }
}

/// Fails by `a`, `b` and by `c`, `d`: the same invariant at the same location.
private struct TwinFaults: StateMachine {
    private var last = ""
    private var isBroken = false

    static var rules: [Rule<TwinFaults>] {
        [
            Rule("a") { $0.last = "a" },
            Rule("b") { $0.act("b", after: "a") },
            Rule("c") { $0.last = "c" },
            Rule("d") { $0.act("d", after: "c") },
        ]
    }

    static var invariants: [Invariant<TwinFaults>] {
        [Invariant("whole") { $0.isBroken ? "left" : nil }]
    }

    private mutating func act(_ name: String, after needed: String) {
        isBroken = last == needed
        last = name
    }
}
