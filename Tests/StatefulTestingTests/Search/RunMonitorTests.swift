import Testing

@testable import StatefulTesting

@Suite("Watching a run")
struct RunMonitorTests {
    @Test("a monitor that never stops a run changes nothing in its report")
    func silent() {
        let watch = Watch()

        let watched = watch.run(rounds: 1)
        let plain = Watch().run(rounds: 1, isWatched: false)

        #expect(watched == plain)
        #expect(!watch.events.isEmpty)
        #expect(plain.findings.map(\.certificate) == [.proven, .proven])
    }

    @Test("events come in the order of the work")
    func order() {
        let watch = Watch()

        _ = watch.run(rounds: 1)

        // What screening finds comes before what cases find, and shrinking ends in a proof.
        let others = watch.kinds.filter { $0 != "searched" }
        #expect(
            others.prefix(4) == ["screening", "failed trip", "failed level", "shrinking 1 of 3"])
        #expect(watch.kinds.count { $0 == "searched" } == RunPlan.islands)
        #expect(watch.kinds.filter { $0.hasPrefix("failed") }.count == 2)
        #expect(watch.kinds.filter { $0.hasPrefix("shrinking") }.last == "shrinking 3 of 3")
        let shrunk = watch.kinds.firstIndex(of: "shrunk") ?? .max
        let explored = watch.kinds.lastIndex(of: "explored") ?? 0
        #expect(shrunk < explored)
    }

    @Test("a stop during screening ends it, and an empty report blames nothing")
    func screening() {
        let atOnce = Watch { $0 == .screening }
        let later = Watch(startLimit: 4)

        let empty = atOnce.run(rounds: 2)
        let report = later.run(rounds: 2)

        #expect(empty.findings == [] && empty.inactivity == nil)
        #expect(atOnce.lateStarts <= 5)
        #expect(report.counts.cases == 0)
        #expect(report.findings.map(\.certificate) == [.unshrunk])
        #expect(later.lateStarts <= 5)
    }

    @Test("a stop during cases reports failures unshrunk")
    func cases() {
        let watch = Watch { event in
            guard case .failed(let signature, _) = event else { return false }
            return signature.invariant == "level"
        }

        let report = watch.run(rounds: 2)

        #expect(report.findings.map(\.signature.invariant) == ["level", "trip"])
        #expect(report.findings.map(\.certificate) == [.unshrunk, .unshrunk])
        #expect(report.findings.allSatisfy { $0.executions == 0 })
        #expect((1..<RunPlan.roundSize).contains(report.counts.cases))
        #expect(watch.lateStarts <= 5)
    }

    @Test("a stop during shrinking keeps what is simpler already, and the rest unshrunk")
    func shrinking() {
        let watch = Watch { event in if case .shrunk = event { true } else { false } }

        let report = watch.run(rounds: 1)

        #expect(report.findings.map(\.signature.invariant) == ["level", "trip"])
        // Screening has found the other one, which was proven before.
        #expect(report.findings.map(\.certificate) == [.budget, .proven])
        // What was shrunk is replayed, to see whether it is flaky.
        #expect(watch.lateStarts <= 2 * Repetition.most)
    }

    @Test("a stop during a proof leaves the minimum unproven")
    func proof() {
        var number = 0
        let watch = Watch { event in
            switch event {
            case .shrinking(let failure, _, _): number = failure
            case .explored where number == 3: return true
            default: break
            }
            return false
        }

        let report = watch.run(rounds: 1)

        #expect(report.findings.map(\.certificate) == [.oneStep, .proven])
        #expect(report.findings.first?.trace.count == 5)
        #expect(watch.lateStarts <= 2 * Repetition.most)
    }

    @Test("a stopped run reports a flaky failure once")
    func flaky() {
        var calls = 0
        let watch = Watch { event in if case .shrinking = event { true } else { false } }
        let subject = Subject<Bell>("bell") { _ in
            calls += 1
            return Bell(isBroken: calls % 3 == 0)
        }

        let report = watch.run(subject, rounds: 1)

        #expect(report.findings.count == 1)
    }

    @Test("an event is the same after a journey as bytes, and half of it is refused")
    func bytes() throws {
        let trace = Trace(setup: [2], actions: [Action(rule: 1, arguments: [.name(Name("bell"))])])
        let signature = Signature(invariant: "level", location: "bottom", rule: "down")
        let events: [RunEvent] = [
            .screening, .searched(cases: 16, actions: 700), .failed(signature, trace),
            .shrinking(failure: 2, of: 3, actions: 40), .shrunk(actions: 7), .explored(percent: 99),
        ]

        for event in events {
            #expect(try RunEvent(decoding: event.encoded) == event)
            #expect(throws: TransferError.self) {
                try RunEvent(decoding: Array(event.encoded.dropLast()))
            }
        }
    }
}

/// Hears a run, counts the machines that it starts, and stops it.
private final class Watch {
    private(set) var events: [RunEvent] = []
    /// The number of starts after the stop.
    private(set) var lateStarts = 0
    private var starts = 0
    private var isStopped = false
    private let startLimit: Int
    private let stops: (RunEvent) -> Bool

    init(startLimit: Int = .max, stops: @escaping (RunEvent) -> Bool = { _ in false }) {
        self.startLimit = startLimit
        self.stops = stops
    }

    func run(rounds: Int, isWatched: Bool = true) -> SubjectReport {
        let subject = Subject<Shaft>("shaft") { _ in
            self.countStart()
            return Shaft()
        }
        return run(subject, rounds: rounds, isWatched: isWatched)
    }

    func run<Machine>(
        _ subject: Subject<Machine>, rounds: Int, isWatched: Bool = true
    ) -> SubjectReport {
        let monitor = RunMonitor(
            mustStop: { self.isStopped },
            notice: { event in
                self.events.append(event)
                if self.stops(event) { self.isStopped = true }
            })
        let plan = RunPlan(seed: Seed(1), rounds: rounds)
        let runner = SubjectRun(subject, plan: plan, monitor: isWatched ? monitor : RunMonitor())
        return runner.report()
    }

    private func countStart() {
        if isStopped { lateStarts += 1 }
        starts += 1
        if starts >= startLimit { isStopped = true }
    }

    /// What happened, without details.
    var kinds: [String] {
        events.map { event in
            switch event {
            case .screening: "screening"
            case .searched: "searched"
            case .failed(let signature, _): "failed \(signature.invariant)"
            case .shrinking(let failure, let count, _): "shrinking \(failure) of \(count)"
            case .shrunk: "shrunk"
            case .explored: "explored"
            }
        }
    }
}

/// Trips at once over its first rule, and is at the bottom after long steps of the second.
private struct Shaft: StateMachine {
    private var depth = 0

    static var rules: [Rule<Shaft>] {
        [
            Rule("trip") { _ in throw Mismatch() },
            Rule("down", .integer(0...9)) { $0.depth += $1 },
            Rule("up", when: { $0.depth > 0 }) { $0.depth -= 1 },
        ]
    }

    static var invariants: [Invariant<Shaft>] {
        [Invariant("level") { $0.depth < 40 ? nil : "bottom" }]
    }
}

/// Fails when it is rung, if it is broken.
private struct Bell: SystemUnderTest {
    let isBroken: Bool

    static var rules: [Rule<Bell>] {
        [Rule("ring") { if $0.isBroken { throw Mismatch("clapper") } }]
    }

    func feed(_ fingerprint: inout Fingerprint) {}
}
