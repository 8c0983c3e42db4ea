import Testing
import Yardsticks

@testable import StatefulTesting

@Suite("Yardsticks: each declared minimum fails, and brute force finds nothing simpler")
struct YardstickTests {
    @Test("machines with references: S1, H1, H2, H4")
    func references() throws {
        try confirm(SnapshotStore.yardstick, values: .lowest(1))
        try confirm(Counters.yardstick)
        try confirm(Pairs.yardstick)
        try confirm(Graph.yardstick)
    }

    @Test("totals and pairs of values: V1, V3")
    func values() throws {
        try confirm(ExactTotal.yardstick)
        try confirm(TwinKey<FiftyKeys>.yardstick)
    }

    @Test("small systems beside a reference: V6, V7, V8")
    func systems() throws {
        try confirm(SearchTree.yardstick)
        try confirm(RecentCache.yardstick, values: .lowest(4))
        try confirm(Editor.yardstick)
    }

    @Test("rare faults: F1, and F2 and F3 in small")
    func rare() throws {
        try confirm(Puzzle.yardstick)
        try confirm(Parity.yardstick(threshold: 7))
        try confirm(Lock.yardstick(digits: 4))
    }

    @Test("two counters have a minimum for each last rule: V9 in small")
    func counters() throws {
        try confirm(TwoCounters.yardstick(total: 6))
    }

    @Test("a feed that forgets a field: M6")
    func forgetful() throws {
        try confirm(ForgetfulFeed.yardstick)
    }

    @Test("minima with too many shorter sequences fail: Q2, V2, V4, V5, V9, F2, F3")
    func large() throws {
        try confirm(FullQueue.yardstick, values: .tooMany)
        try confirm(Purse.yardstick, values: .tooMany)
        try confirm(Difference.yardstick, values: .tooMany)
        try confirm(TwinKey<TenThousandKeys>.yardstick, values: .tooMany)
        try confirm(TwoCounters.yardstick(total: 30), values: .tooMany)
        try confirm(TwoCounters.yardstick(total: 60), values: .tooMany)
        try confirm(Parity.yardstick(), values: .tooMany)
        try confirm(Lock.yardstick(), values: .tooMany)
    }

    @Test("brute force refutes a minimum that is not the simplest")
    func refutation() throws {
        let subject = ExactTotal.yardstick.subject
        let signature = Signature(invariant: "not-three", location: "total", rule: "add")

        let answer = BruteForce.search(subject, for: signature, length: 3, values: .all)
        let none = BruteForce.search(subject, for: signature, length: 3, values: .lowest(1))
        let limited = BruteForce.search(
            subject, for: signature, length: 3, values: .lowest(1), limit: 2)

        #expect(
            answer == .simplest(Trace(setup: [], actions: [Action(rule: 0, arguments: [.rank(3)])]))
        )
        #expect(none == .noFailure)
        #expect(limited == .undecided)
    }

    @Test("random cases fail with the signature that they return")
    func cases() throws {
        let yardstick = TwoCounters.yardstick(total: 30)

        let (trace, signature) = try #require(
            yardstick.cases.firstFailure(of: yardstick.subject, seed: 1))

        #expect(Executor(yardstick.subject).attempt(trace).failure?.signature == signature)
    }

    /// Replays each declared minimum, and compares it with the simplest trace by brute force.
    private func confirm<Machine: SystemUnderTest>(
        _ yardstick: Yardstick<Machine>, values: SearchedValues? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let format = CaseFormat<Machine>(product: "fuzzsplit", version: 1)
        let executor = Executor(yardstick.subject)
        let values = values ?? yardstick.values
        var last: Set<String> = []
        for minimum in yardstick.minima {
            var reader = NameReader(format.renames)
            let actions = try minimum.enumerated().map {
                try format.action($1, number: $0 + 1, reader: &reader)
            }
            let trace = Trace(setup: yardstick.subject.simplestSetup, actions: actions).canonical
            let attempt = executor.attempt(trace)
            let failure = try #require(attempt.failure, sourceLocation: sourceLocation)
            #expect(attempt.trace == trace, sourceLocation: sourceLocation)
            #expect(last.insert(failure.signature.rule).inserted, sourceLocation: sourceLocation)
            guard values != .tooMany else { continue }
            let answer = BruteForce.search(
                yardstick.subject, for: failure.signature, length: trace.count, values: values)
            guard case .simplest(let simplest) = answer else {
                Issue.record("\(yardstick.subject.name): \(answer)", sourceLocation: sourceLocation)
                continue
            }
            #expect(format.lines(of: simplest) == minimum, sourceLocation: sourceLocation)
        }
    }
}
