/// Looks for a failure in other readings of what no source settles.
///
/// It is there in a reading if one of its traces, or a neighbour of the main one, breaks the same
/// invariant at the same place. First each question that the main trace asks gets each of its other
/// answers, alone. Then those that did not matter get them together.
struct ReadingExperiment<Machine: SystemUnderTest> {
    private let executor: Executor<Machine>
    private let signature: Signature
    /// The traces of the failure, the main one first.
    private let traces: [Trace]
    /// The answers in force.
    private let inForce: [Int]
    /// The questions that the main trace asks, by their positions.
    private let asked: [Int]
    private var result = Certainty()

    /// The most traces that are executed for a failure.
    private static var replayLimit: Int { 500 }
    /// The most neighbours of the main trace that are executed in a reading.
    private static var neighbourLimit: Int { 64 }
    /// The most questions that are tried because only another reading asks them.
    private static var furtherLimit: Int { 8 }

    private enum Answer {
        case failsAlike, failsNot
        /// Some of its actions cannot be done, and the rest does not fail.
        case inapplicable
        /// The replays were spent.
        case untried
    }

    /// `nil` if the subject has no open questions. A failure that ends the process is not looked
    /// for, since each replay would need a process. Nor is the loss of a goal, since the search for
    /// the goal asks more than the trace.
    ///
    /// - Parameter basis: what the main trace relies on.
    static func certainty(
        of traces: [Trace], _ signature: Signature, _ basis: Basis?,
        by executor: Executor<Machine>
    ) -> Certainty? {
        guard executor.subject.startReading != nil, signature.invariant != Violation.keepsRunning,
            executor.table.goal(signature.invariant, signature.location) == nil
        else { return nil }
        var experiment = ReadingExperiment(
            executor: executor, signature: signature, traces: traces, basis)
        experiment.perform()
        return experiment.result
    }

    private init(
        executor: Executor<Machine>, signature: Signature, traces: [Trace], _ basis: Basis?
    ) {
        self.executor = executor
        self.signature = signature
        self.traces = traces
        inForce = executor.answers(in: traces[0])
        asked = basis?.asked(of: executor.subject.questions) ?? []
    }

    private var questions: [OpenQuestion] { executor.subject.questions }

    /// The answers to a question that are not in force.
    private func others(_ question: Int) -> [Int] {
        questions[question].readings.indices.filter { $0 != inForce[question] }
    }

    private mutating func perform() {
        var further: [(choices: [Int], with: Int, question: Int)] = []
        var harmless: [Int] = []
        for question in asked {
            var (needs, isTried) = ([Answer](), true)
            for reading in others(question) {
                let choices = inForce.replacing(question, by: reading)
                result.readings += 1
                switch answer(in: choices) {
                case .failsAlike:
                    let basis = executor.varied(by: .reading(choices)).basis(of: traces[0])
                    let askedHere = basis?.asked(of: questions) ?? []
                    for other in askedHere where !asked.contains(other) {
                        further.append((choices, question, other))
                    }
                case .failsNot: needs.append(.failsNot)
                case .inapplicable: needs.append(.inapplicable)
                case .untried:
                    isTried = false
                    noteUntried(question, reading)
                }
            }
            if !needs.isEmpty {
                require([question], forActions: !needs.contains(.failsNot))
            } else if isTried {
                harmless.append(question)
            }
        }
        for (position, (choices, first, question)) in further.enumerated() {
            for reading in others(question) {
                let isLeft = position < Self.furtherLimit
                switch isLeft ? answer(in: choices.replacing(question, by: reading)) : .untried {
                case .failsAlike: break
                case .failsNot: require([first, question])
                case .inapplicable: require([first, question], forActions: true)
                case .untried:
                    result.readings += 1
                    noteUntried(question, reading)
                }
            }
        }
        tryTogether(harmless)
    }

    /// Gives several questions another answer at once, the first, then the last one. Where that
    /// ends the failure, leaves out the questions that are not needed for it.
    private mutating func tryTogether(_ harmless: [Int]) {
        guard harmless.count > 1 else { return }
        let hasThird = harmless.contains { others($0).count > 1 }
        for choose in [{ $0.first }] + (hasThird ? [{ $0.last }] : []) as [([Int]) -> Int?] {
            func choices(_ changed: [Int]) -> [Int] {
                changed.reduce(inForce) { choices, question in
                    choices.replacing(question, by: choose(others(question)) ?? 0)
                }
            }
            var needed = harmless
            let together = answer(in: choices(needed))
            guard [.failsNot, .inapplicable].contains(together) else { continue }
            for question in harmless {
                let fewer = needed.filter { $0 != question }
                if answer(in: choices(fewer)) == together { needed = fewer }
            }
            require(needed, forActions: together == .inapplicable)
        }
    }

    private mutating func noteUntried(_ question: Int, _ reading: Int) {
        let name = questions[question].readings[reading].name
        result.untried.append("\(questions[question].name)=\(name)")
    }

    private mutating func require(_ anyOf: [Int], forActions: Bool = false) {
        let condition = Certainty.Condition(
            anyOf: anyOf.map { questions[$0].readings[inForce[$0]].sentence },
            questions: anyOf.map { questions[$0].name },
            sources: anyOf.flatMap { questions[$0].sources }.unrepeated, forActions: forActions)
        if !result.onlyIf.contains(condition) { result.onlyIf.append(condition) }
    }

    // MARK: - Replaying

    private mutating func answer(in choices: [Int]) -> Answer {
        let varied = executor.varied(by: .reading(choices))
        let main = replay(traces[0], by: varied)
        if main == .failsAlike { return main }
        // On another release or device it would be another finding.
        let setup = traces[0].setup
        let neighbours = Neighbourhood.all(of: traces[0], shapes: executor.table.shapes)
            .lazy.filter { $0.setup == setup }
        let others =
            traces.dropFirst().filter { $0.setup == setup }
            + neighbours.prefix(Self.neighbourLimit)
        for trace in others {
            guard mayReplay else { return .untried }
            if replay(trace, by: varied) == .failsAlike { return .failsAlike }
        }
        return main
    }

    private var mayReplay: Bool {
        result.replays < Self.replayLimit && !executor.monitor.mustStop()
    }

    /// Replays a trace without the actions that cannot be done.
    private mutating func replay(_ trace: Trace, by varied: Executor<Machine>) -> Answer {
        guard mayReplay else { return .untried }
        result.replays += 1
        let attempt = varied.attempt(trace, for: signature)
        let isAlike =
            attempt.failure != nil
            || attempt.others.contains { $0.signature.withoutRule == signature.withoutRule }
        if isAlike { return .failsAlike }
        return attempt.trace.count == trace.count ? .failsNot : .inapplicable
    }
}

extension Executor {
    /// In which readings a committed case fails, and what it assumes. `nil` if it does not fail;
    /// the certainty is `nil` if the failure is not looked for in other readings.
    package func certainty(of committed: CorpusCase) -> (Certainty?, [Assumption])? {
        guard committed.isOpen, let (trace, signature) = failing(committed) else { return nil }
        let others = committed.traces.filter { $0 != trace }
        let basis = basis(of: trace)
        return (
            ReadingExperiment.certainty(of: [trace] + others, signature, basis, by: self),
            basis?.assumptions ?? []
        )
    }

    /// The mechanisms without which a committed case does not fail. `nil` if it does not fail now,
    /// or if that cannot be told: each experiment would need a process or a search of its own, or
    /// the case needs one of several mechanisms.
    package func mechanisms(of committed: CorpusCase) -> [String]? {
        guard committed.isOpen, let (trace, signature) = failing(committed),
            signature.invariant != Violation.keepsRunning,
            table.goal(signature.invariant, signature.location) == nil
        else { return nil }
        let names = CauseExperiment(self).mechanisms(of: trace, signature)
        return names.isEmpty && !subject.failsBare(trace, like: signature) ? nil : names
    }

    /// The answers that are in force in the set-up of a trace.
    func answers(in trace: Trace) -> [Int] {
        subject.answers(Setup(subject.setup, ranks: trace.setup))
    }
}

extension Basis {
    /// The questions that have been asked, by their positions.
    fileprivate func asked(of questions: [OpenQuestion]) -> [Int] {
        let asked = Set(assumptions.compactMap(\.question))
        return questions.indices.filter { asked.contains(questions[$0].name) }
    }
}
