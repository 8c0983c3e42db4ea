import Testing

@testable import StatefulTesting

@Suite("Flaky failures that exploration finds")
struct FlakyExplorationTests {
    @Test("have the rate of their replays")
    func rate() throws {
        let violation = try #require(explore(PokedBox.subject { $0.isOne(in: 2) }).first)

        let flakiness = try #require(violation.flakiness)
        #expect(flakiness.replays == 40)
        #expect((1..<40).contains(flakiness.failed))
        #expect(flakiness.difference == .outcome(step: 3))
        #expect(
            flakiness.sentences == [
                "Flaky: it failed while every sequence was tried, and in \(flakiness.failed) of 40 "
                    + "replays of these actions.",
                "The replays first differed in the outcome of action 3.",
                "It may depend on random numbers, on time, or on another source outside of the seed.",
            ])
    }

    @Test("are one violation for all last rules")
    func once() {
        let violations = explore(Die.subject(), depth: 3)

        #expect(violations.map(\.signature.invariant) == ["small"])
        #expect(violations.map { $0.flakiness == nil } == [false])
    }

    @Test("do not change violations that repeat")
    func steady() {
        let subject = PokedBox.subject { _ in true }

        let violations = explore(subject)

        #expect(violations.map(\.flakiness) == [nil])
        #expect(violations == explore(subject, repeats: false))
    }

    @Test("do not include goals that a replay cannot decide")
    func goal() {
        let violations = explore(Subject("maze") { _ in Maze() }, depth: nil)

        #expect(violations.map(\.signature.invariant) == ["out"])
        #expect(violations.map(\.flakiness) == [nil])
    }

    private func explore<Machine>(
        _ subject: Subject<Machine>, depth: Int? = 5, repeats: Bool = true
    ) -> [Finding] {
        var plan = ExplorationPlan(depth: depth)
        plan.repeatsViolations = repeats
        return Explorer.explore(subject, plan: plan).violations
    }
}

/// Loses its way out, and then has more states than the search for a goal visits.
private struct Maze: StateMachine {
    private var isLocked = false
    private var steps = 0

    static var rules: [Rule<Maze>] {
        [
            Rule("lock", when: { !$0.isLocked }) { $0.isLocked = true },
            Rule("walk", when: { $0.isLocked && $0.steps < 2_100 }) { $0.steps += 1 },
        ]
    }

    static var goals: [Goal<Maze>] {
        [Goal("out", location: "gate", isReached: { !$0.isLocked })]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(isLocked)
        fingerprint.combine(steps)
    }
}
