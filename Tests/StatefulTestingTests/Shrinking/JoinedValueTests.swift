import Testing
import Yardsticks

@testable import StatefulTesting

@Suite("Values that belong together reach one exact minimum")
struct JoinedValueTests {
    @Test("V1: three in one action")
    func exactTotal() throws { try expect(ExactTotal.yardstick, seeds: 100) }

    @Test("V2: the least first, the rest as high as it may be")
    func purse() throws { try expect(Purse.yardstick) }

    @Test("V3: a key that two actions name")
    func twinKey() throws { try expect(TwinKey<FiftyKeys>.yardstick, seeds: 100) }

    @Test("V4: the same among 10,000 keys")
    func largeTwinKey() throws { try expect(TwinKey<TenThousandKeys>.yardstick) }

    @Test("V5: a difference stays while both are lowered")
    func difference() throws { try expect(Difference.yardstick) }

    @Test("V6: four values of a tree in their simplest order")
    func tree() throws { try expect(SearchTree.yardstick, seeds: 5) }

    @Test("V7: a cache with its simplest keys")
    func cache() throws { try expect(RecentCache.yardstick, seeds: 5) }

    @Test("V8: two letters, the first ones")
    func editor() throws { try expect(Editor.yardstick, seeds: 10) }

    @Test("remainders and hashes collide at the least keys")
    func collisions() throws {
        try expect(Yardstick("C1", minimum: ["put 0", "put 97"]) { Collision() })
        try expect(Yardstick("C2", minimum: ["put 0", "put 34"]) { HashCollision() })
    }

    @Test("a ledger has the fewest deposits, the least first")
    func ledger() throws {
        let minimum = ["deposit 0 1", "deposit 0 500", "deposit 0 500", "audit"]
        try expect(Yardstick("L1", minimum: minimum) { Ledger() }, seeds: 5)
    }

    @Test("V9: equal rules stand together")
    func counters() throws {
        let yardstick = TwoCounters.yardstick(total: 30)
        try expect(yardstick, seeds: 5) { seed in
            var source = RandomSource(seed: Seed(seed), stream: 1_000, index: 0)
            let rules = (0..<500).map { _ in source.below(100) == 0 ? 2 : source.index(below: 2) }
            return Trace(setup: [], actions: rules.map { Action(rule: $0) })
        }
    }

    @Test("F3: noise before the code goes")
    func lock() throws {
        let code = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8]
        try expect(Lock.yardstick(), seeds: 10) { seed in
            var source = RandomSource(seed: Seed(seed), stream: 1_000, index: 0)
            let noise = (0..<20).map { _ in Int(source.below(10)) }
            let actions = (noise + [0] + code).map {
                Action(rule: 0, arguments: [.rank(UInt64($0))])
            }
            return Trace(setup: [], actions: actions)
        }
    }

    private func expect<Machine: SystemUnderTest>(
        _ yardstick: Yardstick<Machine>, seeds: UInt64 = 25,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expect(yardstick, seeds: seeds, sourceLocation: sourceLocation) { seed in
            yardstick.cases.firstFailure(of: yardstick.subject, seed: seed)?.trace
        }
    }

    /// Shrinks the failing trace of each seed, and compares the results with the minima.
    private func expect<Machine: SystemUnderTest>(
        _ yardstick: Yardstick<Machine>, seeds: UInt64,
        sourceLocation: SourceLocation = #_sourceLocation, trace: (UInt64) -> Trace?
    ) throws {
        let format = CaseFormat<Machine>(product: "test", version: 2)
        let executor = Executor(yardstick.subject)
        let shrinker = Shrinker(executor, proofLimit: 2_000)
        for seed in 0..<seeds {
            let trace = try #require(trace(seed), "seed \(seed)", sourceLocation: sourceLocation)
            let failure = try #require(
                executor.attempt(trace).failure, "seed \(seed)", sourceLocation: sourceLocation)
            let result = try #require(
                shrinker.shrink(trace, keeping: failure.signature), "seed \(seed)",
                sourceLocation: sourceLocation)
            #expect(
                yardstick.minima.contains(format.lines(of: result.trace)), "seed \(seed)",
                sourceLocation: sourceLocation)
        }
    }
}
