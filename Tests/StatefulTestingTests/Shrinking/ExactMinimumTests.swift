import StatefulTesting
import Testing
import Yardsticks

@Suite("Machines with one exact minimum")
struct ExactMinimumTests {
    @Test("S1 shrinks to six actions from every seed")
    func snapshotStore() throws {
        try expectMinimum(of: SnapshotStore.yardstick, averageRuns: 114)
    }

    @Test("H1 shrinks to two increments of one counter")
    func counters() throws {
        try expectMinimum(of: Counters.yardstick)
    }

    @Test("H2 shrinks to a pair in order of creation")
    func pairs() throws {
        try expectMinimum(of: Pairs.yardstick)
    }

    @Test("H4 shrinks to a cycle of two")
    func graph() throws {
        try expectMinimum(of: Graph.yardstick)
    }

    @Test("Q2 shrinks to ten puts and a size")
    func fullQueue() throws {
        try expectMinimum(of: FullQueue.yardstick, averageRuns: 151)
    }

    /// Draws histories of up to 50 actions until one fails, shrinks it, and compares.
    private func expectMinimum<Machine: SystemUnderTest>(
        of yardstick: Yardstick<Machine>, averageRuns: Int = 200,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let format = CaseFormat<Machine>(product: "fuzzsplit", version: 1)
        let shrinker = Shrinker(Executor(yardstick.subject), proofLimit: 0)
        var runs = 0
        let seeds: UInt64 = 25

        for seed in 0..<seeds {
            let (trace, signature) = try #require(
                yardstick.cases.firstFailure(of: yardstick.subject, seed: seed), "seed \(seed)",
                sourceLocation: sourceLocation)
            let result = try #require(shrinker.shrink(trace, keeping: signature))
            #expect(
                [format.lines(of: result.trace)] == yardstick.minima, "seed \(seed)",
                sourceLocation: sourceLocation)
            #expect(result.certificate == .oneStep, sourceLocation: sourceLocation)
            runs += result.executions
        }

        let average = runs / Int(seeds)
        #expect(average <= averageRuns, sourceLocation: sourceLocation)
    }
}
