import Testing
import Yardsticks

@testable import StatefulTesting

@Suite("Runs")
struct RunnerTests {
    @Test("the same seed gives the same report, another the same findings")
    func reproducible() {
        let first = run(SnapshotStore.self, seed: 1)
        let again = run(SnapshotStore.self, seed: 1)
        let other = run(SnapshotStore.self, seed: 2)

        #expect(first == again)
        #expect(first.counts != other.counts)
        #expect(first.findings.map(\.trace) == other.findings.map(\.trace))
        #expect(first.findings.count == 1)
    }

    @Test("two shards merge to the whole, byte for byte")
    func shards() throws {
        let subject = Subject<SnapshotStore>("store") { _ in SnapshotStore() }
        let plan = RunPlan(seed: Seed(5), rounds: 1, proofLimit: 0)
        let whole = SubjectRun(subject, plan: plan)
        let report = whole.report()

        var results: [SearchResult] = []
        for index in [2, 1] {
            var part = plan
            part.shard = Shard(index, of: 2)
            results.append(SubjectRun(subject, plan: part).searchResult())
        }
        var merged = results[0]
        try merged.merge(results[1])

        #expect(merged == whole.searchResult())
        #expect(whole.report(on: merged) == report)
    }

    @Test("a report is the same after a journey as bytes, and half of it is refused")
    func bytes() throws {
        let report = run(SnapshotStore.self, seed: 1)
        let encoded = report.encoded

        #expect(try SubjectReport(decoding: encoded) == report)
        #expect(throws: TransferError.self) {
            try SubjectReport(decoding: Array(encoded.dropLast(9)))
        }
    }

    @Test("guidance opens the lock of twelve digits from every seed")
    func lock() {
        let subject = Lock.yardstick().subject
        for seed: UInt64 in 0..<3 {
            var runner = Runner(subject, plan: RunPlan(seed: Seed(seed)))
            var counts = RunCounts()

            while counts.failures == 0, counts.actions < 5_000_000 {
                runner.runRound()
                counts = runner.searchResult().counts
            }
            let report = runner.finish()

            #expect(report.findings.map(\.trace.count) == [12], "seed \(seed)")
            #expect(report.findings.map(\.certificate) == [.provenIfAlike], "seed \(seed)")
        }
    }

    @Test("a known rule is switched off in some cases, so that what it hides is found")
    func failingRules() {
        let subject = Subject<Shadowed>("shadowed") { _ in Shadowed() }
        let shallow = CorpusCase(
            app: "shadowed", setup: [], expectation: .fails(invariant: "trip", location: ""),
            trace: Trace(setup: [], actions: [Action(rule: 0)]))
        let plan = RunPlan(seed: Seed(3), rounds: 2, scheme: .uniform)

        let runner = SubjectRun(subject, plan: plan, known: [shallow])
        let report = runner.report()

        #expect(report.findings.map(\.signature.invariant) == ["climb", "trip"])
        #expect(report.findings.map(\.status) == [.new, .known(as: shallow.trace)])
    }

    @Test("screening finds short failures without drawing a case")
    func screening() {
        let runner = SubjectRun(
            Subject<Counters>("counters") { _ in Counters() },
            plan: RunPlan(seed: Seed(1), rounds: 0))

        let report = runner.report()

        #expect(report.counts.cases == 0)
        #expect(report.findings.map(\.certificate) == [.proven])
        #expect(report.findings.map(\.trace.count) == [3])
    }

    @Test("a log names the actions of the case that is under way")
    func log() throws {
        let subject = Subject<FullQueue>("queue") { _ in FullQueue() }
        let plan = RunPlan(seed: Seed(1))
        let capacity = SubjectRun<FullQueue>.logCapacity(for: plan)
        let memory = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: capacity)
        defer { memory.deallocate() }

        var runner = Runner(subject, plan: plan, log: memory)
        runner.runRound()

        let (location, trace) = try #require(ActionLog.lastCase(in: UnsafeBufferPointer(memory)))
        #expect(location.island == 63)
        #expect(location.caseIndex == 15)
        #expect(trace.count > 0)
        if case .inapplicable(let step, let why) = Executor(subject).replay(trace) {
            Issue.record("action \(step) of the logged case is inapplicable: \(why)")
        }
    }

    private func run<Machine: StateMachine>(
        _ machine: Machine.Type, seed: UInt64
    ) -> SubjectReport {
        let subject = Subject<Machine>("subject") { _ in try Machine() }
        let runner = SubjectRun(
            subject, plan: RunPlan(seed: Seed(seed), proofLimit: 0))
        return runner.report()
    }
}

/// Trips at once over its first rule, and fails after 20 steps of the second.
private struct Shadowed: StateMachine {
    private var height = 0

    static var rules: [Rule<Shadowed>] {
        [
            Rule("trip") { _ in throw Mismatch() },
            Rule("climb") { system in
                system.height += 1
                if system.height == 20 { throw Mismatch() }
            },
        ]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(fingerprint.detail == .guidance ? 0 : height)
    }

    @Test("a run draws seldom rules, and a proof tries them only if the case has them")
    func seldom() throws {
        let subject = Subject<Vault>("vault") { _ in Vault() }
        let executor = Executor(subject)
        let turns = Array(repeating: Action(rule: 0), count: 3)
        let pulled = Trace(setup: [], actions: turns + [Action(rule: 1)])
        let forced = Trace(setup: [], actions: turns + [Action(rule: 2)])

        let report = SubjectRun(subject, plan: RunPlan(seed: Seed(1), rounds: 2)).report()
        let signatures = try [pulled, forced].map {
            try #require(executor.attempt($0).failure?.signature)
        }
        let shrunk = zip([pulled, forced], signatures).map {
            Shrinker(executor).shrink($0, keeping: $1)
        }

        #expect(report.findings.contains { $0.signature.rule == "force" })
        #expect(shrunk.map { $0?.trace.count } == [4, 1])
        #expect(shrunk.map { $0?.certificate } == [.proven, .proven])
    }
}
