import Foundation
import Testing

@testable import StatefulTesting

@Suite("Values that belong together reach one exact minimum")
struct JoinedValueTests {
    @Test("V1: three in one action")
    func exactTotal() throws { try expect(ExactTotal(), seeds: 100, ["add 3"]) }

    @Test("V2: the least first, the rest as high as it may be")
    func purse() throws { try expect(Purse(), ["add 50", "add 100", "add 100"]) }

    @Test("V3: a key that two actions name")
    func twinKey() throws { try expect(TwinKey(), seeds: 100, ["put 20", "get 20"]) }

    @Test("V4: the same among 10,000 keys")
    func largeTwinKey() throws { try expect(LargeTwinKey(), ["put 1000", "get 1000"]) }

    @Test("V5: a difference stays while both are lowered")
    func difference() throws { try expect(Difference(), ["low 0", "high 1000"]) }

    @Test("V6: four values of a tree in their simplest order")
    func tree() throws {
        try expect(
            SearchTree(), seeds: 5, ["insert 1", "insert 0", "insert 2", "insert 3", "delete 1"])
    }

    @Test("V7: a cache with its simplest keys")
    func cache() throws {
        try expect(Cache(), seeds: 5, ["put 0", "put 1", "put 2", "get 0", "put 3", "get 0"])
    }

    @Test("V8: two letters, the first ones")
    func editor() throws { try expect(Editor(), seeds: 10, ["type a", "undo", "type b", "redo"]) }

    @Test("remainders and hashes collide at the least keys")
    func collisions() throws {
        try expect(Collision(), ["put 0", "put 97"])
        try expect(HashCollision(), ["put 0", "put 34"])
    }

    @Test("a ledger has the fewest deposits, the least first")
    func ledger() throws {
        try expect(
            Ledger(), seeds: 5,
            ["deposit 0 1", "deposit 0 500", "deposit 0 500", "audit"])
    }

    @Test("V9: equal rules stand together")
    func counters() throws {
        let subject = Subject<TwoCounters>("counters") { _ in TwoCounters() }
        let left = Array(repeating: "left", count: 15)
        let right = Array(repeating: "right", count: 15)
        try expect(subject, seeds: 5, [left + right, left.dropLast() + right + ["left"]]) { seed in
            var source = RandomSource(seed: Seed(seed), stream: 1_000, index: 0)
            let rules = (0..<500).map { _ in source.below(100) == 0 ? 2 : source.index(below: 2) }
            let attempt = Executor(subject).attempt(
                Trace(setup: [], actions: rules.map { Action(rule: $0) }))
            return attempt.failure.map { (attempt.trace, $0.signature) }
        }
    }

    @Test("F3 stays cheap")
    func lock() throws {
        let code = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8]
        let subject = Subject<Lock>("lock") { _ in Lock() }
        try expect(subject, seeds: 10, [code.map { "press \($0)" }]) { seed in
            var source = RandomSource(seed: Seed(seed), stream: 1_000, index: 0)
            let noise = (0..<20).map { _ in Int(source.below(10)) }
            let attempt = Executor(subject).attempt(
                Trace(
                    setup: [],
                    actions: (noise + [0] + code).map {
                        Action(rule: 0, arguments: [.rank(UInt64($0))])
                    }))
            return attempt.failure.map { (attempt.trace, $0.signature) }
        }
    }

    private func expect<Machine: SystemUnderTest>(
        _ start: Machine, seeds: UInt64 = 25, _ expected: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let subject = Subject<Machine>("subject") { _ in start }
        try expect(subject, seeds: seeds, [expected], sourceLocation: sourceLocation) { seed in
            firstFailure(subject, seed: seed)
        }
    }

    private func expect<Machine: SystemUnderTest>(
        _ subject: Subject<Machine>,
        seeds: UInt64,
        _ expected: [[String]],
        sourceLocation: SourceLocation = #_sourceLocation,
        failure: (UInt64) throws -> (Trace, Signature)?
    ) throws {
        let environment = ProcessInfo.processInfo.environment
        let seeds = environment["SEEDS"].flatMap { UInt64($0) } ?? seeds
        let format = CaseFormat<Machine>(product: "fuzzsplit", version: 1)
        let shrinker = Shrinker(
            Executor(subject), proofLimit: environment["LIMIT"].flatMap { Int($0) } ?? 2_000)
        var answers: [[String]: Int] = [:]
        var certificates: [Certificate: Int] = [:]
        var executions = 0
        let clock = ContinuousClock()
        var time = Duration.zero
        for seed in 0..<seeds {
            let (trace, signature) = try #require(try failure(seed), "seed \(seed)")
            let begun = clock.now
            let result = try #require(shrinker.shrink(trace, keeping: signature))
            time += clock.now - begun
            answers[format.lines(of: result.trace), default: 0] += 1
            certificates[result.certificate, default: 0] += 1
            executions += result.executions
        }
        let exact = expected.reduce(0) { $0 + (answers[$1] ?? 0) }
        if environment["SEEDS"] != nil {
            let counts = certificates.map { "\($0.key.rawValue) \($0.value)" }.sorted()
            print(
                "FIGURES \(Machine.self): exact \(exact)/\(seeds), answers \(answers.count), mean "
                    + "\(executions / Int(seeds)), \(counts), \(time)")
        }
        #expect(exact == Int(seeds), sourceLocation: sourceLocation)
    }
}
