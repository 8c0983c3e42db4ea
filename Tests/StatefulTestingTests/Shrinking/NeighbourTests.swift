import Testing

@testable import StatefulTesting

@Suite("Neighbours of a trace")
struct NeighbourTests {
    /// create, use one reference; two ranks; nothing.
    private let shapes = [
        RuleShape(Rule<Void>("create", creates: "thing") { _, _ in }),
        RuleShape(Rule<Void>("use", .reference(to: "thing")) { _, _ in }),
        RuleShape(Rule<Void>("set", .integer(0...999), .integer(0...9)) { _, _, _ in }),
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

    @Test("ranks go to every smaller one, and from above 64 to three")
    func ranks() {
        let trace = Trace(
            setup: [], actions: [Action(rule: 2, arguments: [.rank(100), .rank(3)])])

        let ranks = SmallerRanks.candidates(of: trace, shapes).map { trace in
            trace.actions[0].arguments.map(\.word)
        }

        #expect(ranks == [[0, 3], [50, 3], [99, 3], [100, 0], [100, 1], [100, 2]])
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
}
