import Testing

@testable import StatefulTesting

@Suite("Machines in which nothing can be done")
struct InactivityTests {
    @Test("are reported with the reason by a search and by an exploration")
    func reasons() {
        #expect(inactivity(.asleep) == .nothingApplied(refused: 0))
        #expect(inactivity(.valueless, rounds: 0) == .nothingApplied(refused: 0))
        #expect(inactivity(.over) == .overAtStart)
        #expect(explored(.asleep).inactivity == .nothingApplied(refused: 0))
        #expect(explored(.refusing).inactivity == .nothingApplied(refused: 2))
        #expect(explored(.over).inactivity == .overAtStart)
        guard case .nothingApplied(let count) = inactivity(.refusing) else {
            Issue.record("not refused")
            return
        }
        #expect(count > 1_000)
    }

    @Test("with rules of the user's are reported if none of these was applied")
    func user() {
        guard case .noUserAction(let applied) = inactivity(.unreachable) else {
            Issue.record("not missed")
            return
        }
        #expect(applied > 1_000)
        #expect(explored(.unreachable).inactivity == .noUserAction(applied: 2))
    }

    @Test("are not those that act, that are over by a failure, or that act after a while")
    func active() {
        #expect(inactivity(.acting) == nil)
        #expect(inactivity(.broken) == nil)
        #expect(explored(.acting).inactivity == nil)
        #expect(explored(.broken).inactivity == nil)
    }

    @Test("whose set-up is impossible say why")
    func impossible() {
        let subject = Subject<Sleeper>("sleeper") { _ in throw Inapplicable("no disk") }
        let runner = SubjectRun(subject, plan: RunPlan(seed: Seed(1), rounds: 1))

        #expect(runner.report().inactivity == .refusedStart(why: "no disk"))
        #expect(Explorer.explore(subject).inactivity == .refusedStart(why: "no disk"))
    }

    @Test("are not called closed")
    func description() {
        #expect(
            "\(explored(.asleep))"
                == "nothing explored: 1 state, 0 transitions, 0 merges checked, 0 opaque fields")
        #expect("\(explored(.acting))".hasPrefix("closed: "))
    }

    @Test("keep the reason on a journey as bytes")
    func bytes() throws {
        for mood in Sleeper.Mood.allCases {
            let report = report(mood)
            #expect(try SubjectReport(decoding: report.encoded) == report)
        }
    }

    @Test("explain themselves")
    func words() {
        let all: [Inactivity] = [
            .refusedStart(why: "no disk"), .overAtStart, .nothingApplied(refused: 0),
            .nothingApplied(refused: 7), .noUserAction(applied: 12),
        ]

        #expect(
            all.map(\.description) == [
                "the set-up is impossible: no disk",
                "the system is over at the start, and no invariant judged says why",
                "no rule can be applied at the start",
                "every action was refused, 7 of 7",
                "no rule of the user's was applied in 12 actions",
            ])
        #expect(all.allSatisfy { !$0.advice.isEmpty })
    }

    private func inactivity(_ mood: Sleeper.Mood, rounds: Int = 1) -> Inactivity? {
        report(mood, rounds: rounds).inactivity
    }

    private func report(_ mood: Sleeper.Mood, rounds: Int = 1) -> SubjectReport {
        let runner = SubjectRun(
            Subject("sleeper") { _ in Sleeper(mood: mood) },
            plan: RunPlan(seed: Seed(1), rounds: rounds))
        return runner.report()
    }

    private func explored(_ mood: Sleeper.Mood) -> ExplorationReport {
        Explorer.explore(Subject("sleeper") { _ in Sleeper(mood: mood) })
    }
}

private struct Sleeper: SystemUnderTest {
    enum Mood: CaseIterable { case asleep, refusing, valueless, over, broken, unreachable, acting }

    var mood: Mood
    var isOn = false

    init(mood: Mood = .asleep) {
        self.mood = mood
    }

    static var rules: [Rule<Sleeper>] {
        [
            Rule("press", when: { $0.mood == .acting }) { $0.isOn.toggle() },
            Rule("pull", .integer(0...1), when: { $0.mood == .refusing }) { _, _ in
                throw Inapplicable("it is stuck")
            },
            Rule("choose", .name(among: { _ in [] }), when: { $0.mood == .valueless }, do: ignore),
            Rule("wind", class: .environment, when: { $0.mood == .unreachable }) { machine in
                machine.isOn.toggle()
            },
        ]
    }

    static var invariants: [Invariant<Sleeper>] {
        [Invariant("alive") { $0.mood == .broken ? "heart" : nil }]
    }

    private static func ignore(_: inout Sleeper, _: Name) {}

    var isOver: Bool { mood == .over || mood == .broken }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(isOn)
    }
}
