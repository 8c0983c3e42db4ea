import Foundation
import Testing

@testable import StatefulTesting

@Suite("Neighbours of a trace")
struct NeighbourTests {
    /// create, use one reference; two ranks; one rank.
    private let shapes = [
        RuleShape(Rule<Void>("create", creates: "thing") { _, _ in }),
        RuleShape(Rule<Void>("use", .reference(to: "thing")) { _, _ in }),
        RuleShape(Rule<Void>("set", .integer(0...999), .integer(0...9)) { _, _, _ in }),
        RuleShape(Rule<Void>("add", .integer(0...999)) { _, _ in }),
    ]
    private let one = Reference(1)
    private let two = Reference(2)

    @Test("deletion takes along what refers to what was deleted")
    func deletions() {
        let trace = Trace(
            setup: [],
            actions: [
                Action(rule: 0, creates: one), Action(rule: 0, creates: two),
                Action(rule: 1, arguments: [.reference(one)]),
            ])

        let counts = Deletions.candidates(of: trace, shapes).map(\.count)

        #expect(counts == [2, 2, 1])
    }

    @Test("pairs of deletions are all there are, up to eight actions")
    func pairs() {
        func pairs(_ count: Int) -> Int {
            let actions = Array(repeating: Action(rule: 0), count: count)
            return DeletionPairs.candidates(of: Trace(setup: [], actions: actions), shapes).count
        }

        #expect(pairs(8) == 28)
        #expect(pairs(9) == 0)
    }

    @Test("ranks go to every smaller one, and from above 64 to low ones, divisors and one less")
    func ranks() {
        let trace = Trace(
            setup: [], actions: [Action(rule: 2, arguments: [.rank(100), .rank(3)])])

        let ranks = SmallerRanks.candidates(of: trace, shapes).map { trace in
            trace.actions[0].arguments.map(\.word)
        }

        let smaller = Array(0..<32 as Range<UInt64>) + [1, 2, 4, 5, 10, 20, 25, 50, 50, 99]
        #expect(ranks == smaller.map { [$0, 3] } + [[100, 0], [100, 1], [100, 2]])
    }

    @Test("values that occur twice go down together, to every smaller one")
    func equalValues() {
        #expect(
            EqualValues.candidates(of: values(2, 5, 2), shapes).map(ranks) == [
                [0, 5, 0], [1, 5, 1],
            ])
    }

    @Test("gaps close all at once, then one by one")
    func gaps() {
        #expect(
            ClosedGaps.candidates(of: values(2, 7, 2), shapes).map(ranks) == [
                [0, 1, 0], [0, 1, 0], [0, 5, 0], [1, 6, 1], [1, 6, 1], [2, 2, 2], [2, 3, 2],
                [2, 6, 2],
            ])
    }

    @Test("values move to the next action of the rule, whole or by one")
    func shifts() {
        #expect(
            ShiftedValues.candidates(of: values(4, 7), shapes).map(ranks) == [[0, 11], [3, 8]])
        #expect(
            ShiftedValues.candidates(of: values(4, 998), shapes).map(ranks) == [
                [3, 999], [3, 999],
            ])
    }

    @Test("each two values are exchanged everywhere")
    func exchanges() {
        #expect(
            ExchangedValues.candidates(of: values(4, 7, 4), shapes).map(ranks) == [[7, 4, 7]])
    }

    @Test("two actions become one with the sum of their values")
    func merges() {
        #expect(
            MergedActions.candidates(of: values(4, 7, 1), shapes).map(ranks) == [[11, 1], [4, 8]])
        #expect(MergedActions.candidates(of: values(999, 1), shapes).isEmpty)
    }

    /// Actions of one integer from 0 to 999 each.
    private func values(_ ranks: UInt64...) -> Trace {
        Trace(setup: [], actions: ranks.map { Action(rule: 3, arguments: [.rank($0)]) })
    }

    private func ranks(_ trace: Trace) -> [UInt64] {
        trace.actions.map { $0.arguments[0].word }
    }

    @Test("references go to every earlier creator of the kind")
    func references() {
        let trace = Trace(
            setup: [],
            actions: [
                Action(rule: 0, creates: one), Action(rule: 0, creates: two),
                Action(rule: 1, arguments: [.reference(two)]),
                Action(rule: 1, arguments: [.reference(one)]),
            ])

        let candidates = EarlierReferences.candidates(of: trace, shapes)

        #expect(candidates.map { $0.actions[2].arguments } == [[.reference(one)]])
    }

    @Test("neighbours are exchanged unless the second needs the first")
    func swaps() {
        let trace = Trace(
            setup: [],
            actions: [
                Action(rule: 0, creates: one), Action(rule: 1, arguments: [.reference(one)]),
                Action(rule: 2, arguments: [.rank(0), .rank(0)]),
            ])

        let candidates = AdjacentSwaps.candidates(of: trace, shapes)

        #expect(candidates.map { $0.actions.map(\.rule) } == [[0, 2, 1]])
    }

    @Test("rules go to every simpler one, but for the last action's")
    func rules() {
        let set = Action(rule: 2, arguments: [.rank(1), .rank(1)])

        let candidates = SimplerRules.candidates(
            of: Trace(setup: [], actions: [set, set]), shapes)

        #expect(candidates.map { $0.actions.map(\.rule) } == [[0, 2], [1, 2]])
        #expect(candidates[0].actions[0].creates == one)
        #expect(candidates[1].actions[0].arguments == [.simplest])
    }

    @Test("set-ups go to the lowest and to each smaller rank, timings to rest and earlier ones")
    func setupAndMarks() {
        let trace = Trace(setup: [1, 2], actions: [Action(rule: 0, timing: .at(1))])

        #expect(
            SimplerSetup.candidates(of: trace, shapes).map(\.setup)
                == [[0, 0], [0, 2], [1, 0], [1, 1]])
        #expect(
            EarlierRest.candidates(of: trace, shapes).map { $0.actions[0].timing }
                == [.rest, .at(0)])
    }

    @Test("names go to what is first in the state, and to smaller ones of the trace")
    func names() {
        let (ant, bee) = (Argument.name(Name("ant")), Argument.name(Name("bee")))
        let trace = Trace(
            setup: [],
            actions: [Action(rule: 1, arguments: [bee]), Action(rule: 1, arguments: [ant])])

        let candidates = SmallerNames.candidates(of: trace, shapes)

        #expect(
            candidates.map { $0.actions.flatMap(\.arguments) }
                == [[.simplest, ant], [ant, ant], [bee, .simplest]])
    }

    @Test("all of them together cost no more memory than a few traces")
    func memory() {
        let actions = (0..<1_000).map { Action(rule: 2, arguments: [.rank(999 - $0), .rank(9)]) }
        let trace = Trace(setup: [], actions: actions)
        let before = peakMemory()

        var count = 0
        for neighbour in Neighbourhood.all(of: trace, shapes: shapes).prefix(200) {
            count += neighbour.count > 0 ? 1 : 0
        }
        let families = Neighbourhood.families.map { $0(trace, shapes).count }

        #expect(count == 200)
        #expect(families.reduce(0, +) > 40_000)
        // Built at once, these traces have more than a gigabyte.
        #expect(peakMemory() - before < 200_000_000)
    }

    /// The most memory that this process has used, in bytes.
    private func peakMemory() -> Int {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
            return Int(usage.ru_maxrss)
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return Int(usage.ru_maxrss) * 1_024
        #endif
    }
}
