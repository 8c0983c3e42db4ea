import StatefulTesting
import Testing

@Suite("Check")
struct CheckTests {
    @Test("describes the simplest failure in full, and the others in a line each")
    func wholeDescription() {
        let failure = #expect(throws: CheckFailure.self) { try check(Queue.self, cases: 64) }

        #expect(
            failure.map { "\($0)" } == """
                Queue breaks newest, after 2 actions

                     ring: (slots: [0, 0, 0, 0], head: 0, tail: 0), model: []
                  1  put 1
                     ring: (slots: [1, 0, 0, 0], head: 0, tail: 1), model: [1]
                  2  newest
                     ring: (slots: [1, 0, 0, 0], head: 0, tail: 1), model: [1]
                     breaks newest
                     expected 1, actual 0

                No shorter sequence fails like this (proven).

                To run it again: try check(Queue.self, seed: 1, cases: 64)
                To keep it, save this as Queue/newest-496b440e.case in a corpus folder:
                  StatefulTesting 2
                  app: Queue
                  expect: fails newest
                  minimal: proven
                  ---
                  put 1
                  newest

                1 more failure:
                  full at ring: put 0, put 0, put 0, put 0
                """)
    }

    @Test("says what was expected and what came, where a rule throws a mismatch")
    func expectedAndActual() throws {
        let failure = #expect(throws: CheckFailure.self) { try check(Safe.self) }

        let found = try #require(failure?.failures.first)
        #expect(found.name == "enter")
        #expect(found.location == "door")
        #expect(found.explanation == #"expected "shut", actual "open""#)
        #expect(found.actions == ["enter 0", "enter 1", "enter 0", "enter 1", "enter 0"])
        #expect(found.states.last == "entered: 5")
        #expect("\(try #require(failure))".contains("\n     expected \"shut\", actual \"open\"\n"))
        #expect("\(try #require(failure))".contains("try check(Safe.self, seed: 1)\n"))
    }

    @Test("is silent where nothing fails")
    func silence() throws {
        try check(Sound.self)
        try check(Sound.self, seed: 7, cases: 100)
    }

    // MARK: - Parameters

    @Test("finds the same with the same seed, and names the seed")
    func seed() throws {
        let first = #expect(throws: CheckFailure.self) { try check(Safe.self, seed: 42) }
        let second = #expect(throws: CheckFailure.self) { try check(Safe.self, seed: 42) }

        #expect(first?.call == "try check(Safe.self, seed: 42)")
        #expect(first?.description == second?.description)
    }

    @Test("runs no random cases where none are asked for")
    func noCases() throws {
        try check(Safe.self, cases: 0)

        #expect(throws: CheckFailure.self) { try check(Safe.self, cases: 200) }
    }

    @Test("draws set-ups, and names the one that fails")
    func setup() throws {
        let failure = #expect(throws: CheckFailure.self) { try check(Ladder.subject) }

        #expect(
            failure.map { "\($0)" } == """
                ladder breaks stands at floor, after 2 actions

                     lean: left
                     lean: "left", steps: 0
                  1  climb
                     lean: "left", steps: 1
                  2  climb
                     lean: "left", steps: 2
                     breaks stands at floor

                No shorter sequence fails like this from this set-up (proven).

                To run it again: try check(subject, seed: 1)
                To keep it, save this as ladder/stands-4d40b94a.case in a corpus folder:
                  StatefulTesting 2
                  app: ladder
                  lean: left
                  expect: fails stands at floor
                  minimal: proven
                  ---
                  climb
                  climb
                """)
    }

    // MARK: - Starts

    @Test("takes any error of the initialiser for a failure of the start")
    func unmakeable() {
        let failure = #expect(throws: CheckFailure.self) { try check(Unmakeable.self) }

        #expect(
            failure?.description == """
                Unmakeable breaks start at Reason.tooLarge, at the start

                     breaks start at Reason.tooLarge
                     tooLarge(size: 9)

                Nothing is shorter: it fails before any action.

                To run it again: try check(Unmakeable.self, seed: 1)
                To keep it, save this as Unmakeable/start-69e9916c.case in a corpus folder:
                  StatefulTesting 2
                  app: Unmakeable
                  expect: fails start at Reason.tooLarge
                  minimal: proven
                  ---
                """)
    }

    @Test("throws for a machine in which nothing can be done, and says what to do")
    func asleep() {
        let error = #expect(throws: NothingToCheck.self) { try check(Asleep.self) }

        #expect(
            error?.description == """
                Nothing was checked in Asleep: no rule can be applied at the start.
                What to do: look at the first state, at `isOver`, at the `when:` and the \
                parameters of each rule, and at where rules throw `Inapplicable`.
                """)
    }

    @Test("throws for an impossible set-up")
    func impossible() {
        let subject = Subject<Asleep>("disk") { _ in throw Inapplicable("no disk") }

        let error = #expect(throws: NothingToCheck.self) { try check(subject) }

        #expect(error?.reason == "the set-up is impossible: no disk")
    }

    @Test("takes a mismatch of the initialiser for a failure of the start")
    func stillborn() {
        let failure = #expect(throws: CheckFailure.self) { try check(Stillborn.self) }

        #expect(
            failure?.description.hasPrefix(
                """
                Stillborn breaks start at clock, at the start

                     breaks start at clock
                     expected 0, actual 1

                Nothing is shorter: it fails before any action.
                """) == true)
    }

    @Test("throws where a machine has no rules")
    func noRules() {
        let error = #expect(throws: NothingToCheck.self) { try check(Idle.self) }

        #expect(error?.reason == "no rule can be applied at the start")
    }

    @Test("escapes what a terminal would obey, and indents every line")
    func unprintable() {
        let failure = #expect(throws: CheckFailure.self) { try check(Garish.self, cases: 64) }

        #expect(
            failure?.description.hasPrefix(
                """
                Garish breaks paint at a\\nb\\u{1b}[31m "c", after 1 action

                     painted 0
                     \\u{1b}[1mtimes
                  1  paint
                     painted 1
                     \\u{1b}[1mtimes
                     breaks paint at a\\nb\\u{1b}[31m "c"
                     one
                     two\\u{7}
                """) == true)
    }

    @Test("shows a machine's own description, and says which field a proof does not see")
    func ownDescription() {
        let failure = #expect(throws: CheckFailure.self) { try check(Talkative.self, cases: 64) }

        #expect(
            failure?.description.hasPrefix(
                """
                Talkative breaks at most twice, after 3 actions

                     pressed 0 times
                  1  press
                     pressed 1 times
                  2  press
                     pressed 2 times
                  3  press
                     pressed 3 times
                     breaks at most twice

                No shorter sequence fails like this (proven, if states that look alike behave \
                alike; not read: Talkative.reaction).
                """) == true)
    }

    // MARK: - Flaky failures

    @Test("reports a failure that does not repeat, with its rate and no case to keep")
    func flaky() throws {
        let subject = PokedBox.subject { outside in
            _ = outside.next()
            return outside.calls == 1
        }

        let failure = #expect(throws: CheckFailure.self) { try check(subject, cases: 0) }

        #expect(
            failure?.description == """
                box breaks poke at lid, after 3 actions, but not each time

                     poked 0 times
                  1  poke
                     poked 1 times
                  2  poke
                     poked 2 times
                  3  poke
                     poked 3 times
                     breaks poke at lid
                     call 1

                Flaky: it failed while short or simpler sequences were tried, in none of 0 random \
                cases, and in 0 of 40 replays of these actions.
                No two replays differed.
                Not repeatable: it may depend on earlier cases in the same process, on time, or on \
                another source outside of the seed.

                To run it again: try check(subject, seed: 1, cases: 0)
                """)
        #expect(failure?.failures.map(\.text) == [""])
        #expect(failure?.failures.map(\.certificate) == [""])
    }

    @Test("lists failures that repeat before flaky ones")
    func flakyLast() throws {
        let outside = OutsideSource()
        let subject = Subject("door") { _ in LeakyDoor(outside: outside) }

        let failure = #expect(throws: CheckFailure.self) { try check(subject) }

        #expect(failure?.failures.map(\.name) == ["shut", "knock"])
        #expect(failure?.description.contains("\n1 more failure:\n  knock: ") == true)
        #expect(failure?.description.hasSuffix("knock (flaky)") == true)
    }
}
