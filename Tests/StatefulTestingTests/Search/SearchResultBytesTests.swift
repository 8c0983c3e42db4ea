import Testing
import Yardsticks

@testable import StatefulTesting

@Suite("Search results as bytes")
struct SearchResultBytesTests {
    @Test("a result is the same after a journey as bytes, with all that a search can find")
    func journey() throws {
        for result in Self.results {
            #expect(try SearchResult(decoding: result.encoded) == result)
        }

        // The samples have what the journey could lose.
        let failures = Self.results.flatMap(\.failures.values)
        let traces = failures.flatMap { $0.clean + $0.unclean }
        let arguments = traces.flatMap(\.actions).flatMap(\.arguments)
        #expect(traces.contains { $0.actions.contains { $0.creates != nil } })
        #expect(traces.contains { $0.hasTimings })
        #expect(traces.contains { $0.setup.contains { $0 > 0 } })
        #expect(arguments.contains { if case .name = $0.value { true } else { false } })
        #expect(failures.contains { !$0.unclean.isEmpty })
        #expect(Self.results.contains { !$0.avoided.isEmpty })
        #expect(Self.results.flatMap(\.screening).contains { $0.inactivity != nil })
    }

    @Test(
        "a report of screening keeps each of its fields",
        arguments: [.closed, .depth(17), .limit(completed: 18)] as [ExplorationEnd])
    func screening(end: ExplorationEnd) throws {
        var report = ExplorationReport(subject: "box", bounds: "depth 3")
        (report.states, report.transitions, report.executed) = (1, 2, 3)
        (report.mergesChecked, report.splits, report.ended) = (4, 5, 6)
        (report.thrown, report.cuts, report.undecided) = (7, 8, 9)
        report.tally.applied = [10, 11]
        report.tally.refused = 12
        report.opaqueFields = ["a"]
        report.closureFields = ["b", "c"]
        report.leftOutValues = true
        report.end = end
        report.inactivity = .nothingApplied(refused: 13)
        report.violations = [
            Finding(
                signature: Signature(invariant: "e", location: "f", rule: "g"),
                trace: Trace(setup: [14], actions: [Action(rule: 15)]), also: ["h"],
                earlier: [EarlierViolation(step: 16, invariant: "i", location: "j")],
                certificate: .unshrunk, status: .new, sources: ["k"],
                assumptions: [Assumption("l", sources: ["m"], link: "n")],
                remark: "o", executions: 0)
        ]
        (report.deaths, report.untried) = (17, 18)
        report.violations[0].flakiness = Flakiness(
            cases: 19, allCases: nil, failed: 20, replays: 40, difference: nil)
        let result = SearchResult(screening: [report], avoided: ["p"], islands: [])

        #expect(try SearchResult(decoding: result.encoded) == result)
    }

    @Test("a runner reports on a decoded result as on its own")
    func report() throws {
        let runner = SubjectRun(Door.subject, plan: Self.plan)
        let report = runner.report()

        let decoded = try SearchResult(decoding: runner.searchResult().encoded)

        #expect(!report.findings.isEmpty)
        #expect(runner.fits(decoded))
        #expect(runner.report(on: decoded) == report)
    }

    @Test("changed bytes are refused or read, and never trap", arguments: Self.results.indices)
    func mutations(sample: Int) throws {
        let bytes = Self.results[sample].encoded
        let refused = (0..<1_000).count { index in
            var source = RandomSource(
                seed: Seed(7), stream: UInt64(sample), index: UInt64(index))
            return !survives(Self.mutated(bytes, &source))
        }

        // Some changes have no consequence for the form, such as one in a text.
        #expect((100..<1_000).contains(refused))
    }

    @Test("an absurd number is refused wherever it stands, or is harmless")
    func absurdNumbers() {
        let run = SubjectRun(
            Subject<Letterbox>("letters") { _ in Letterbox() }, plan: Self.plan,
            known: [Self.posting])
        let bytes = run.result(run.screening(), [0, 1].map { run.search(island: $0) }).encoded
        for offset in stride(from: 0, to: bytes.count - 8, by: 8) {
            for number in [-1, 1 << 30, 1 << 40, Int.max, Int.min, bytes.count - offset - 8] {
                var writer = ByteWriter()
                writer.write(number)
                var changed = bytes
                changed.replaceSubrange(offset..<offset + 8, with: writer.bytes)
                _ = survives(changed)
            }
        }
    }

    @Test("the number of a name, which means nothing in another process, is refused")
    func numberOfName() throws {
        let rank = Argument.rank(5).encoded
        var forged = ByteWriter()
        forged.write(raw: rank.dropLast(8))
        forged.write(Argument.name(Name("knob")).word)

        #expect(try Argument(decoding: rank) == .rank(5))
        #expect(throws: TransferError.self) { try Argument(decoding: forged.bytes) }
    }

    @Test("a part of the bytes is refused, and so are more of them")
    func length() {
        let bytes = Self.results[1].encoded
        for count in stride(from: 0, to: bytes.count, by: 7) {
            #expect(throws: TransferError.self) {
                try SearchResult(decoding: Array(bytes.prefix(count)))
            }
        }
        #expect(throws: TransferError.self) { try SearchResult(decoding: bytes + [0]) }
    }

    @Test("a result of another subject does not fit")
    func otherSubject() {
        let door = SubjectRun(Door.subject, plan: Self.plan)
        let kettle = SubjectRun(Kettle.subject("none", "wet"), plan: Self.plan)

        #expect(Self.results.map(door.fits) == [true, false, false, false, false])
        #expect(Self.results.map(kettle.fits) == [false, true, false, false, false])
    }

    @Test("a result with an action that the subject does not know does not fit")
    func unknownAction() throws {
        let runner = SubjectRun(Door.subject, plan: Self.plan)
        let original = Self.results[0]
        let island = runner.search(island: 0)
        let (signature, failing) = try #require(island.failures.min { $0.key < $1.key })
        func changed(_ trace: Trace) -> SearchResult {
            let failing = IslandFailures(
                [trace], isClean: true, cases: failing.cases, violation: failing.violation)
            return SearchResult(
                screening: original.screening, avoided: [], islands: island.islands,
                states: KeySet(), transitions: KeySet(), failures: [signature: failing])
        }
        let wait = Action(rule: 2, arguments: [.rank(0)])

        #expect(runner.fits(changed(Trace(setup: [0, 0], actions: [wait]))))
        #expect(!runner.fits(changed(Trace(setup: [0], actions: [wait]))))
        #expect(!runner.fits(changed(Trace(setup: [0, 2], actions: [wait]))))
        #expect(!runner.fits(changed(Trace(setup: [0, 0], actions: [Action(rule: 2)]))))
        #expect(!runner.fits(changed(Trace(setup: [0, 0], actions: [Action(rule: 9)]))))
        let late = Action(rule: 2, timing: .at(2), arguments: [.rank(0)])
        #expect(!runner.fits(changed(Trace(setup: [0, 0], actions: [late]))))
    }

    // MARK: - Samples

    private static let plan: RunPlan = {
        var plan = RunPlan(seed: Seed(3), actions: 6, proofLimit: 0)
        plan.cases = 100
        return plan
    }()

    /// Results of searches with names, references, set-ups, timings, and nothing at all.
    private static let results: [SearchResult] = [
        searchResult(Door.subject), searchResult(Kettle.subject("none", "wet")),
        searchResult(Subject<SnapshotStore>("store") { _ in SnapshotStore() }),
        searchResult(Subject<Letterbox>("letters") { _ in Letterbox() }, known: [posting]),
        searchResult(Subject<Asleep>("asleep") { _ in Asleep() }),
    ]

    private static let posting = CorpusCase(
        app: "letters", setup: [], expectation: .fails(invariant: "one-letter", location: ""),
        trace: Trace(setup: [], actions: [Action(rule: 1)]))

    private static func searchResult<Machine: SystemUnderTest>(
        _ subject: Subject<Machine>, known: [CorpusCase] = []
    ) -> SearchResult {
        let runner = SubjectRun(subject, plan: plan, known: known)
        return runner.searchResult()
    }

    /// Whether bytes can be read. If so, uses the result as a command does.
    private func survives(_ bytes: [UInt8]) -> Bool {
        guard var result = try? SearchResult(decoding: bytes) else { return false }
        let copy = result
        _ = try? result.merge(copy)
        _ = (result.counts, result.random, result.sightings)
        _ = result.islandNumbers
        return true
    }

    private static func mutated(_ bytes: [UInt8], _ source: inout RandomSource) -> [UInt8] {
        var bytes = bytes
        for _ in 0...source.index(below: 3) where !bytes.isEmpty {
            let position = source.index(below: bytes.count)
            let end = min(bytes.count, position + 1 + source.index(below: 16))
            switch source.below(5) {
            case 0: bytes[position] ^= 1 << UInt8(source.below(8))
            case 1: bytes[position] = UInt8(source.below(256))
            case 2: bytes.removeSubrange(position..<end)
            case 3: bytes.insert(contentsOf: bytes[position..<end], at: position)
            default: bytes.removeSubrange(position...)
            }
        }
        return bytes
    }
}
