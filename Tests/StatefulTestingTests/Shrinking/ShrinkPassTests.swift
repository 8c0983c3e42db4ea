import Testing
import Yardsticks

@testable import StatefulTesting

@Suite("Shrink passes, each alone")
struct ShrinkPassTests {
    private let signature = Signature(invariant: "odd", location: "", rule: "stop")

    @Test("rule deletion leaves out all actions of a rule at once")
    func ruleDeletion() throws {
        var search = try search([0, 1, 0, 1, 2]) { $0.filter { $0.rule == 1 }.count == 2 }

        RuleDeletion.run(&search)

        #expect(search.best.actions.map(\.rule) == [1, 1, 2])
        #expect(search.executions == 2)
    }

    @Test("chunk deletion leaves out runs of actions, down to two")
    func chunkDeletion() throws {
        let rules = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2]
        var search = try search(rules) { $0.contains { $0.rule == 1 } }

        ChunkDeletion.run(&search)

        #expect(search.best.count <= 4)
    }

    @Test("lowest ranks lowers all at once, or all that are equal")
    func lowestRanks() throws {
        var all = try search([0, 1, 2], ranks: [7, 7, 0]) { _ in true }
        var equal = try search([0, 1, 0, 2], ranks: [7, 7, 9, 0]) { actions in
            actions.count == 4 && actions[0].arguments == actions[1].arguments
                && actions[2].arguments == [.rank(9)]
        }

        LowestRanks.run(&all)
        LowestRanks.run(&equal)

        #expect(all.best.actions.map { $0.arguments[0] } == [.rank(0), .rank(0), .rank(0)])
        #expect(
            equal.best.actions.map { $0.arguments[0] }
                == [.rank(0), .rank(0), .rank(9), .rank(0)])
    }

    @Test("bisection comes within reach of a bound in few executions")
    func bisection() throws {
        var search = try search([0, 2], ranks: [900, 0]) { actions in
            actions.contains { $0.arguments[0].word >= 300 }
        }

        RankBisection.run(&search)

        #expect(search.best.actions[0].arguments == [.rank(300)])
        #expect(search.executions <= 12)
    }

    @Test("sorting puts equal rules together in one execution, or parts of the trace")
    func sorting() throws {
        var free = try search([1, 0, 1, 0, 1, 2]) { _ in true }
        var fixed = try search([1, 1, 1, 0, 1, 0, 1, 0, 2]) { actions in
            actions.prefix(3).allSatisfy { $0.rule == 1 }
        }

        RuleSorting.run(&free)
        RuleSorting.run(&fixed)

        #expect(free.best.actions.map(\.rule) == [0, 0, 1, 1, 1, 2])
        #expect(free.executions == 1)
        #expect(fixed.best.actions.map(\.rule) == [1, 1, 1, 0, 0, 0, 1, 1, 2])
    }

    @Test("shifting and closing gaps take big steps")
    func bigSteps() throws {
        var sum = try search([0, 0, 2], ranks: [300, 600, 0]) { actions in
            actions.reduce(0) { $0 + $1.arguments[0].word } == 900
                && actions.allSatisfy { $0.arguments[0].word <= 700 }
        }
        var difference = try search([0, 1, 2], ranks: [400, 900, 0]) { actions in
            actions[1].arguments[0].word == actions[0].arguments[0].word + 500
        }

        ShiftedValues.run(&sum)
        ClosedGaps.run(&difference)

        #expect(sum.best.actions.map { $0.arguments[0].word } == [200, 700, 0])
        #expect(sum.executions <= 12)
        #expect(difference.best.actions.map { $0.arguments[0].word } == [0, 500, 0])
    }

    @Test("the limit ends shrinking, and the certificate says so")
    func limit() throws {
        let executor = Executor(Subject<FullQueue>("queue") { _ in FullQueue() })
        let (trace, signature) = try #require(
            RandomCases().firstFailure(of: executor.subject, seed: 1))

        let result = Shrinker(executor, limit: 2).shrink(trace, keeping: signature)

        #expect(result?.certificate == .budget)
        #expect(result?.executions == 2)
    }

    @Test("short minima of few states are proven, and nothing is proven past the limit")
    func proof() throws {
        let executor = Executor(Subject<Graph>("graph") { _ in Graph() })
        let (trace, signature) = try #require(
            RandomCases().firstFailure(of: executor.subject, seed: 1))

        let proven = Shrinker(executor).shrink(trace, keeping: signature)
        let limited = Shrinker(executor, proofLimit: 3).shrink(trace, keeping: signature)

        #expect(proven?.certificate == .proven)
        #expect(limited?.certificate == .oneStep)
    }

    @Test("another failure met on the way is kept")
    func others() throws {
        let other = Signature(invariant: "even", location: "", rule: "stop")
        let attempt = { (trace: Trace) -> Attempt in
            if trace.count == 4 { return failing(trace, signature) }
            let met = ShrinkResult.Other(signature: other, trace: trace, isClean: true)
            return Attempt(trace: trace, failure: nil, others: [met])
        }
        let start = Trace(setup: [], actions: [0, 0, 0, 2].map { Action(rule: $0) })
        let made = ShrinkSearch(
            start, signature: signature, shapes: [], limit: 100, attempt: attempt)
        var search = try #require(made)

        search.descend(Deletions.candidates)

        #expect(search.best == start)
        #expect(search.others[other]?.trace.count == 3)
    }

    /// A search over three rules of one rank each, of which rule 2 ends the trace; a trace
    /// fails while the predicate holds.
    private func search(
        _ rules: [Int], ranks: [UInt64]? = nil, fails: @escaping ([Action]) -> Bool
    ) throws -> ShrinkSearch {
        let shape = RuleShape(Rule<Void>("rule", .integer(0...999)) { _, _ in })
        let actions = zip(rules, ranks ?? rules.map { _ in 0 }).map { rule, rank in
            Action(rule: rule, arguments: [.rank(rank)])
        }
        let made = ShrinkSearch(
            Trace(setup: [], actions: actions), signature: signature,
            shapes: [shape, shape, shape], limit: 1_000
        ) { trace in
            fails(trace.actions)
                ? failing(trace, signature) : Attempt(trace: trace, failure: nil)
        }
        return try #require(made)
    }

    private func failing(_ trace: Trace, _ signature: Signature) -> Attempt {
        let violation = Violation(invariant: signature.invariant, location: "")
        return Attempt(
            trace: trace,
            failure: Failure(
                step: trace.count, violation: violation, also: [], signature: signature))
    }
}
