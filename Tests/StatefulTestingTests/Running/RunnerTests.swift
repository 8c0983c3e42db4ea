import Testing

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
    func shards() {
        let subject = Subject<SnapshotStore>("store") { _ in SnapshotStore() }
        let plan = RunPlan(seed: Seed(5), rounds: 1, proofLimit: 0)
        var whole = Runner(subject, plan: plan)
        let report = whole.run()

        var harvests: [Harvest] = []
        for index in [2, 1] {
            var part = plan
            part.shard = Shard(index, of: 2)
            var runner = Runner(subject, plan: part)
            for _ in 0..<plan.rounds { runner.runRound() }
            harvests.append(runner.harvest())
        }
        var merged = harvests[0]
        merged.merge(harvests[1])

        #expect(merged == whole.harvest())
        #expect(whole.report(on: merged) == report)
    }

    @Test("guidance opens the lock of twelve digits from every seed")
    func lock() {
        for seed: UInt64 in 0..<3 {
            let report = run(Lock.self, seed: seed, rounds: 14)

            #expect(report.findings.map(\.trace.count) == [12], "seed \(seed)")
        }
    }

    @Test("a known rule is switched off in some cases, so that what it hides is found")
    func quietRules() {
        let subject = Subject<Shadowed>("shadowed") { _ in Shadowed() }
        let shallow = CorpusCase(
            app: "shadowed", setup: [], expectation: .fails(invariant: "trip", place: ""),
            trace: Trace(setup: [], actions: [Action(rule: 0)]))
        let plan = RunPlan(seed: Seed(3), rounds: 2, scheme: .uniform)

        var runner = Runner(subject, plan: plan, known: [shallow])
        let report = runner.run()

        #expect(report.findings.map(\.signature.invariant) == ["climb", "trip"])
        #expect(report.findings.map(\.status) == [.new, .known])
    }

    @Test("screening finds short failures without drawing a case")
    func screening() {
        var runner = Runner(
            Subject<Counters>("counters") { _ in Counters() },
            plan: RunPlan(seed: Seed(1), rounds: 0))

        let report = runner.run()

        #expect(report.counts.cases == 0)
        #expect(report.findings.map(\.certificate) == [.proven])
        #expect(report.findings.map(\.trace.count) == [3])
    }

    @Test("a recording names the actions of the case that is under way")
    func recording() throws {
        let subject = Subject<FullQueue>("queue") { _ in FullQueue() }
        let plan = RunPlan(seed: Seed(1))
        let capacity = Runner<FullQueue>.recordingCapacity(for: plan)
        let memory = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: capacity)
        defer { memory.deallocate() }

        var runner = Runner(subject, plan: plan, recording: memory)
        runner.runRound()

        let (place, trace) = try #require(Recording.lastCase(in: UnsafeBufferPointer(memory)))
        #expect(place.island == 63)
        #expect(place.caseIndex == 15)
        #expect(trace.count > 0)
        #expect(Replayer(subject).replay(trace) != .inapplicable(at: 1, why: ""))
    }

    private func run<Machine: StateMachine & Startable>(
        _ machine: Machine.Type, seed: UInt64, rounds: Int = 1
    ) -> SubjectReport {
        let subject = Subject<Machine>("subject") { _ in Machine() }
        var runner = Runner(
            subject, plan: RunPlan(seed: Seed(seed), rounds: rounds, proofLimit: 0))
        return runner.run()
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
}
