import Testing
import Yardsticks

@testable import StatefulTesting

/// Serialised, because one machine keeps its state in a global.
@Suite("State where reflection does not look (B1)", .serialized)
struct HiddenStateTests {
    @Test("the shorter sequence is found from each of ten seeds, and proven")
    func restarted() throws {
        try expectExact(HiddenLock<SliceStart>.yardstick(digits: 3))
        try expectExact(HiddenLock<SubstringBase>.yardstick(digits: 3))
        try expectExact(HiddenLock<BufferElement>.yardstick(digits: 3))
        try expectExact(HiddenLock<CapturedVariable>.yardstick(digits: 3))
        try expectExact(HiddenLock<PartialMirror>.yardstick(digits: 3))
        try expectExact(HiddenLock<ArrayCapacity>.yardstick(digits: 3))
    }

    @Test("six actions are found and proven where seven fail that look simplest")
    func whole() throws {
        try expectExact(HiddenLock<SliceStart>.yardstick(), seeds: 1)
    }

    @Test("too many sequences to try each: the sentence has its condition")
    func condition() throws {
        let executor = Executor(HiddenLock<PartialMirror>.yardstick().subject)
        let walks = Trace(setup: [], actions: Array(repeating: Action(rule: 1), count: 7))
        let signature = try #require(executor.attempt(walks).failure?.signature)

        let shrinker = Shrinker(executor, proofLimit: 20_000)
        let result = try #require(shrinker.shrink(walks, keeping: signature))

        #expect(result.trace == walks && result.certificate == .provenIfAlike)
    }

    @Test("what a global remembers is never proven, unless a fresh process agrees")
    func global() throws {
        let yardstick = HiddenLock<GlobalVariable>.yardstick(digits: 3)
        let format = CaseFormat<HiddenLock<GlobalVariable>>(product: "fuzzsplit", version: 1)
        for seed in 1...10 as ClosedRange<UInt64> {
            var plan = RunPlan(seed: Seed(seed))
            plan.cases = 64
            let report = SubjectRun(yardstick.subject, plan: plan).report()
            for finding in report.findings where finding.certificate == .proven {
                #expect(format.lines(of: finding.trace) == yardstick.minima[0], "seed \(seed)")
            }
        }
    }

    @Test("a walk that fails only since an earlier case is not proven")
    func leaked() throws {
        let yardstick = HiddenLock<GlobalVariable>.yardstick(digits: 3)
        let executor = Executor(yardstick.subject)
        let digits = [3, 1, 4].map { Action(rule: 0, arguments: [.rank($0)]) }
        let walk = Trace(setup: [], actions: [Action(rule: 1)])
        // A wrong digit starts over, whatever earlier tests have left.
        let wrong = Action(rule: 0, arguments: [.rank(0)])
        _ = executor.attempt(Trace(setup: [], actions: [wrong] + digits))
        let signature = try #require(executor.attempt(walk).failure?.signature)

        let result = Shrinker(executor).shrink(walk, keeping: signature)

        #expect(result?.certificate == .oneStep)
    }

    private func expectExact<Place>(
        _ yardstick: Yardstick<HiddenLock<Place>>, seeds: UInt64 = 10,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let format = CaseFormat<HiddenLock<Place>>(product: "fuzzsplit", version: 1)
        for seed in 1...seeds {
            let (trace, signature) = try #require(
                yardstick.cases.firstFailure(of: yardstick.subject, seed: seed))
            let result = try #require(
                Shrinker(Executor(yardstick.subject)).shrink(trace, keeping: signature))
            #expect(
                format.lines(of: result.trace) == yardstick.minima[0], "\(Place.name), \(seed)",
                sourceLocation: sourceLocation)
            #expect(
                result.certificate == .proven, "\(Place.name), \(seed)",
                sourceLocation: sourceLocation)
        }
    }
}
