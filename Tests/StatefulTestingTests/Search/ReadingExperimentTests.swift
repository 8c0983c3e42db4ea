import Testing

@testable import StatefulTesting

/// A key that may not go down. Whether a rule moves it depends on the answers to open questions.
private struct Key: StateMachine {
    /// The answers to `kept`, `left` and `right`, a position for each.
    var answers = [0, 0, 0]
    var isDown = false
    /// Whether every rule brings the key down, as on an old release.
    var isOld = false
    var asked: Set<String> = []

    static let questions = ["kept", "left", "right"].map { name in
        OpenQuestion(
            name, sources: ["B-\(name)"],
            readings: [.init("yes", "it is \(name)"), .init("no", "it is not \(name)")])
    }

    static var rules: [Rule<Key>] {
        [
            Rule("pull") { $0.isDown = true },
            Rule("press") { key in key.isDown = key.isSo("kept") },
            Rule("push") { key in
                let answers = [key.isSo("left"), key.isSo("right")]
                key.isDown = answers.contains(true)
            },
            Rule("turn") { key in key.isDown = key.isSo("left") || key.isSo("kept") },
            Rule("slide", when: { $0.answers[0] == 0 }) { key in
                key.isDown = key.isSo("kept")
            },
        ]
    }

    static var invariants: [Invariant<Key>] {
        [Invariant("up") { $0.isDown ? "the key is down" : nil }]
    }

    mutating func isSo(_ name: String) -> Bool {
        asked.insert(name)
        if isOld { return true }
        let index = Key.questions.firstIndex { $0.name == name }
        return index.map { answers[$0] == 0 } ?? false
    }

    func feed(_ fingerprint: inout Fingerprint) { fingerprint.combine(isDown) }
}

@Suite("In which readings a failure is there") struct ReadingExperimentTests {
    private var subject: Subject<Key> { subject([]) }

    private func subject(_ setup: [SetupParameter]) -> Subject<Key> {
        func isOld(_ setup: Setup) -> Bool {
            setup.parameters.first.map { setup[$0.name] } == "old"
        }
        var subject = Subject<Key>("key", setup: setup) { Key(isOld: isOld($0)) }
        subject.questions = Key.questions
        subject.answers = { _ in Key.questions.map { _ in 0 } }
        subject.startReading = { setup, choices in
            Key(answers: Array(choices.prefix(3)), isOld: isOld(setup))
        }
        subject.basis = { key in
            let assumptions = key.asked.sorted().map {
                Assumption("it is \($0)", sources: ["B-\($0)"], link: "", question: $0)
            }
            return Basis(assumptions: assumptions, sources: [])
        }
        return subject
    }

    /// - Parameter others: the rules of the failure's other traces, an action each.
    private func certainty(of rule: String, others: [String] = []) throws -> Certainty {
        let executor = Executor(subject)
        let traces = try ([rule] + others).map { name in
            let index = try #require(Key.rules.firstIndex { $0.name == name })
            return Trace(setup: [], actions: [Action(rule: index)])
        }
        let failure = try #require(executor.attempt(traces[0]).failure)
        return try #require(
            ReadingExperiment.certainty(
                of: traces, failure.signature, executor.basis(of: traces[0]), by: executor))
    }

    @Test("what another answer ends is there only if the usual answer is right")
    func onlyIf() throws {
        let certainty = try certainty(of: "press")

        #expect(
            certainty.onlyIf == [
                .init(anyOf: ["it is kept"], questions: ["kept"], sources: ["B-kept"])
            ])
        #expect(certainty.readings == 1)
    }

    @Test("what asks nothing is replayed in no other reading")
    func nothingAsked() throws {
        #expect(try certainty(of: "pull") == Certainty())
    }

    @Test("another trace of the failure holds where the main one does not")
    func otherTrace() throws {
        let certainty = try certainty(of: "press", others: ["pull"])

        #expect(certainty.onlyIf == [])
        #expect(certainty.readings == 1)
        #expect(certainty.replays == 2)
    }

    @Test("answers that end it only together are given together")
    func together() throws {
        let certainty = try certainty(of: "push")

        #expect(certainty.onlyIf.map(\.anyOf) == [["it is left", "it is right"]])
        #expect(certainty.readings == 2)
    }

    @Test("a question that only another answer asks is tried with that answer")
    func further() throws {
        #expect(try certainty(of: "turn").onlyIf.map(\.anyOf) == [["it is left", "it is kept"]])
    }

    @Test("what needs actions that another reading forbids is there only if it is wrong")
    func impossible() throws {
        let certainty = try certainty(of: "slide")

        #expect(certainty.onlyIf.map(\.anyOf) == [["it is kept"]])
        #expect(certainty.onlyIf.map(\.forActions) == [true])
        #expect(certainty.untried == [])
    }

    @Test("what fails in another set-up is no evidence")
    func setups() throws {
        let executor = Executor(subject([SetupParameter("release", values: ["old", "new"])]))
        let press = try #require(Key.rules.firstIndex { $0.name == "press" })
        let trace = Trace(setup: [1], actions: [Action(rule: press)])
        let older = Trace(setup: [0], actions: trace.actions)
        let failure = try #require(executor.attempt(trace).failure)

        let certainty = ReadingExperiment.certainty(
            of: [trace, older], failure.signature, executor.basis(of: trace), by: executor)

        #expect(certainty?.onlyIf.map(\.questions) == [["kept"]])
    }

    @Test("a committed case is tried if it fails")
    func committed() throws {
        func conditions(_ rule: String, isFixed: Bool = false) throws -> [[String]]? {
            let index = try #require(Key.rules.firstIndex { $0.name == rule })
            let trace = Trace(setup: [], actions: [Action(rule: index)])
            let broken = try #require(Executor(subject).attempt(trace).failure).signature
            let committed = CorpusCase(
                app: "key", setup: [],
                expectation: isFixed
                    ? .holds(was: broken.invariant, location: broken.location)
                    : .fails(invariant: broken.invariant, location: broken.location),
                trace: trace)
            return Executor(subject).certainty(of: committed)?.0?.onlyIf.map(\.questions)
        }

        #expect(try conditions("press") == [["kept"]])
        #expect(try conditions("push") == [["left", "right"]])
        #expect(try conditions("pull") == [])
        #expect(try conditions("press", isFixed: true) == nil)
    }

    @Test("in a report, what hangs on a reading comes after the rest, and flaky findings last")
    func order() throws {
        func finding(_ location: String, _ certainty: Certainty?, isFlaky: Bool = false) -> Finding
        {
            var finding = Finding(
                signature: Signature(invariant: "up", location: location, rule: "press"),
                trace: Trace(setup: [], actions: []), also: [], certificate: .proven, status: .new,
                sources: [], executions: 0)
            finding.certainty = certainty
            finding.flakiness = isFlaky ? .onlyInItsProcess : nil
            return finding
        }
        let open = try certainty(of: "press")
        let findings = [
            finding("1", nil, isFlaky: true), finding("2", open), finding("3", Certainty()),
            finding("4", open), finding("5", nil),
        ]

        let sorted = findings.inReportOrder(\.self).map(\.signature.location)
        #expect(sorted == ["3", "5", "2", "4", "1"])
    }

    @Test("a variation is the same after it was recorded as a number")
    func recorded() {
        let readings = Variation.reading([2, 0, 1])

        #expect(Variation(rawValue: Variation.lacking(3).rawValue) == .lacking(3))
        #expect(Variation(rawValue: 0) == nil)
        guard case .reading(let choices) = Variation(rawValue: readings.rawValue) else {
            Issue.record("no reading")
            return
        }
        #expect(Array(choices.prefix(3)) == [2, 0, 1])
        #expect(choices.dropFirst(3).allSatisfy { $0 == 0 })
        let most = Variation.reading(Array(repeating: 2, count: Variation.mostQuestions))
        #expect(Variation(rawValue: most.rawValue) == most)
    }
}
