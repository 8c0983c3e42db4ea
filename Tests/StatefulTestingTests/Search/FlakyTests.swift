import Testing

@testable import StatefulTesting

@Suite("Flaky failures")
struct FlakyTests {
    @Test("are one finding with their rate, however rare", arguments: [2, 10, 1_000] as [UInt64])
    func rate(oneIn count: UInt64) throws {
        let report = run(PokedBox.subject { $0.isOne(in: count) })

        let finding = try #require(report.findings.first)
        let flakiness = try #require(finding.flakiness)
        #expect(report.findings.count == 1)
        #expect(finding.signature == Signature(invariant: "poke", location: "lid", rule: "poke"))
        #expect(finding.certificate == nil)
        #expect(finding.status == .new)
        #expect(finding.remark.hasPrefix("call "))
        #expect(flakiness.allCases == 2_048)
        #expect((1...report.counts.failures).contains(flakiness.cases))
        #expect(flakiness.failed < flakiness.replays)
        if count == 1_000 { return }
        #expect(flakiness.failed > 0)
        #expect(flakiness.difference == .outcome(step: 3))
        #expect(finding.trace.count >= 3)
    }

    @Test("are counted in as many cases as they failed in")
    func cases() throws {
        let report = run(PokedBox.subject { $0.isOne(in: 10) })

        #expect(report.findings.first?.flakiness?.cases == report.counts.failures)
        #expect(report.counts.failures > 100)
    }

    @Test("that happen once in the process may depend on earlier cases")
    func leaking() throws {
        let report = run(
            PokedBox.subject { outside in
                _ = outside.next()
                return outside.calls == 50_000
            })

        let finding = try #require(report.findings.first)
        #expect(report.findings.count == 1)
        #expect(report.counts.failures == 1)
        #expect(finding.trace.lastRule == 1)
        #expect(
            finding.flakiness?.sentences == [
                "Flaky: it failed in 1 of 2048 random cases, and in 0 of "
                    + "\(try #require(finding.flakiness).replays) replays of these actions.",
                "No two replays differed.",
                "Not repeatable: it may depend on earlier cases in the same process, on time, or "
                    + "on another source outside of the seed.",
            ])
    }

    @Test("that only screening met say so")
    func screened() throws {
        var isFirst = true
        let report = run(
            PokedBox.subject { _ in
                defer { isFirst = false }
                return isFirst
            }, rounds: 0)

        let flakiness = try #require(report.findings.first?.flakiness)
        #expect(flakiness.cases == 0)
        #expect(
            flakiness.sentences[0]
                == "Flaky: it failed while short or simpler sequences were tried, in none of 0 "
                + "random cases, and in 0 of 40 replays of these actions.")
    }

    @Test("show the first step at which two replays differ, once for all last rules")
    func states() throws {
        let report = run(Die.subject())

        let finding = try #require(report.findings.first)
        let first = try #require(finding.trace.actions.firstIndex { $0.rule > 0 })
        let flakiness = try #require(finding.flakiness)
        #expect(report.findings.count == 1)
        #expect(flakiness.cases == report.counts.failures)
        #expect(
            [.state(step: first + 1), .outcome(step: first + 1)].contains(flakiness.difference))
        #expect(
            flakiness.sentences[2]
                == "It may depend on random numbers, on time, or on another source outside of the "
                + "seed.")
    }

    @Test("that differ only in what they remark are not flaky")
    func remarks() {
        let report = run(PokedBox.subject { _ in true })

        #expect(report.findings.map(\.flakiness) == [nil])
        #expect(report.findings.map(\.certificate) == [.proven])
        #expect(report.findings.map(\.trace.count) == [3])
    }

    @Test("do not hide a failure that repeats, and are not hidden by it")
    func both() throws {
        let outside = OutsideSource()
        let report = run(Subject("twice") { _ in LeakyDoor(outside: outside) })

        #expect(report.findings.map(\.signature.invariant) == ["shut", "knock"])
        #expect(report.findings.map { $0.flakiness == nil } == [true, false])
        #expect(report.findings.map(\.certificate) == [.proven, nil])
    }

    @Test("of a set-up are found too")
    func start() throws {
        let outside = OutsideSource()
        let report = run(
            Subject("starts") { _ in
                if outside.isOne(in: 10) { throw Mismatch("motor") }
                return PokedBox(outside: outside, breaks: { _ in false })
            })

        let finding = try #require(report.findings.first)
        #expect(report.findings.count == 1)
        #expect(finding.signature == Signature(invariant: "start", location: "motor", rule: ""))
        #expect(finding.flakiness?.difference == .outcome(step: 0))
        #expect(
            finding.flakiness?.sentences[1]
                == "The replays first differed in the outcome of the start.")
    }

    @Test("survive a journey as bytes")
    func bytes() throws {
        for report in [run(Die.subject()), run(PokedBox.subject { $0.isOne(in: 1_000) })] {
            #expect(try SubjectReport(decoding: report.encoded) == report)
        }
    }

    @Test("cost a failure that repeats about twenty executions more")
    func cost() {
        let outside = OutsideSource()
        var runner = Runner(
            Subject("box") { _ in PokedBox(outside: outside, breaks: { _ in true }) },
            plan: RunPlan(seed: Seed(1), rounds: 0, proofLimit: 0))
        _ = runner.searchResult()
        let before = outside.starts

        let report = runner.finish()

        let executions = report.findings.reduce(0) { $0 + $1.executions }
        #expect(outside.starts - before <= executions + 50)
    }

    private func run<Machine>(_ subject: Subject<Machine>, rounds: Int = 2) -> SubjectReport {
        let runner = SubjectRun(subject, plan: RunPlan(seed: Seed(1), rounds: rounds))
        return runner.report()
    }
}
