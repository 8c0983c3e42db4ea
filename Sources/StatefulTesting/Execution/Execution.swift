/// A machine under replay: applies one action after another, and shows the machine in between.
public struct Execution<Machine: StateMachine> {
    public var machine: Machine
    /// What earlier actions created.
    public private(set) var bindings = Bindings()
    /// How many actions were applied.
    public private(set) var step = 0
    /// What the set-up alone broke. What stays broken since then is not reported of later steps.
    public let start: StepOutcome

    let table: RuleTable<Machine>

    private var log: ActionLog?
    private var standing = InitialViolations()

    /// What is known of a start, so that it need not be judged each time.
    struct Start {
        let outcome: StepOutcome
        let standing: InitialViolations
    }

    init(_ machine: Machine, table: RuleTable<Machine>, log: ActionLog?, start: Start?) {
        self.machine = machine
        self.table = table
        self.log = log
        if let start {
            self.start = start.outcome
            standing = start.standing
            return
        }
        let broken = table.broken(in: &self.machine)
        for (index, violation) in broken { standing.add(index, at: violation.location) }
        self.start = StepOutcome(broken.map(\.violation))
    }

    /// Applies an action, lets it settle, and judges every invariant.
    ///
    /// An action that is inapplicable leaves the machine as it was.
    public mutating func apply(_ action: Action) -> StepOutcome {
        apply(action, judges: true)
    }

    /// Applies an action whose outcome is known, or of no interest: judges no more than it must.
    mutating func redo(_ action: Action) {
        _ = apply(action, judges: !standing.isEmpty)
    }

    private mutating func apply(_ action: Action, judges isJudged: Bool) -> StepOutcome {
        if let refusal = refusal(of: action) { return .inapplicable(why: refusal) }
        let rule = table.rules[action.rule]
        var words = action.arguments.map(\.word)
        if let created = action.creates { words.append(Argument.reference(created).word) }
        // A rule without parameters still gets an address.
        words.append(0)
        let start = log?.end ?? 0
        log?.note(action)
        do {
            let applied = try words.withUnsafeBufferPointer { words -> Bool in
                guard let base = words.baseAddress else { return false }
                return try rule.replay(&machine, base, &bindings)
            }
            guard applied else {
                log?.takeBack(to: start)
                return .inapplicable(why: "an argument is not available")
            }
        } catch let refusal as Inapplicable {
            log?.takeBack(to: start)
            return .inapplicable(why: refusal.reason)
        } catch {
            step += 1
            return .violated(Violation(thrown: error, by: rule.name), also: [])
        }
        step += 1
        switch action.timing {
        case .rest: machine.settle()
        case .at(let moment): machine.advance(to: table.moments[moment])
        }
        return isJudged ? judgeNews() : .passed
    }

    /// What is known of the start once nothing was applied.
    var knownStart: Start { Start(outcome: start, standing: standing) }

    /// Judges every invariant in the present state, what stands since the start included.
    public mutating func judge() -> StepOutcome {
        StepOutcome(table.broken(in: &machine).map(\.violation))
    }

    private mutating func judgeNews() -> StepOutcome {
        if standing.isEmpty { return judge() }
        var violations: [Violation] = []
        for (index, invariant) in table.invariants.enumerated() {
            let location = invariant.brokenLocation(&machine)
            guard let location = standing.news(of: index, location) else { continue }
            violations.append(invariant.violation(at: location))
        }
        return StepOutcome(violations)
    }

    /// The state's fingerprint, what actions created included.
    public func fingerprint(_ detail: Fingerprint.Detail) -> Fingerprint {
        var fingerprint = Fingerprint(detail: detail)
        machine.feed(&fingerprint)
        guard detail == .exploration else { return fingerprint }
        standing.feed(&fingerprint)
        // References count up to renaming: which kinds live, in order of creation.
        fingerprint.combine(bindings.live.count)
        for live in bindings.live { fingerprint.combine(live.kind) }
        return fingerprint
    }

    /// The same action with `Argument.simplest` replaced by what is simplest here, and a name for
    /// what it creates; `nil` where there is nothing to replace it by.
    func resolved(_ action: Action) -> Action? {
        guard table.rules.indices.contains(action.rule) else { return nil }
        let rule = table.rules[action.rule]
        var action = action
        for (index, argument) in action.arguments.enumerated() where argument == .simplest {
            let domain = rule.parameters[index]
            // Compared as arguments: the number of a name says only when it was seen first.
            let values = domain.explored(in: machine, bindings).map(Argument.init)
            guard let first = values.min() else { return nil }
            action.arguments[index] = first
        }
        return action
    }

    // MARK: - Refusals

    /// Why an action cannot be applied here, or `nil` where its rule may be tried.
    private func refusal(of action: Action) -> String? {
        if machine.isOver { return "nothing can follow: the system is over" }
        guard table.rules.indices.contains(action.rule) else {
            return "there is no rule \(action.rule)"
        }
        let rule = table.rules[action.rule]
        if case .at(let timing) = action.timing, !table.timings.indices.contains(timing) {
            return "there is no timing \(timing)"
        }
        guard action.arguments.count == rule.parameters.count else {
            return "\(rule.name) takes \(rule.parameters.count) arguments, "
                + "not \(action.arguments.count)"
        }
        guard (action.creates == nil) == (rule.creates == nil) else {
            return rule.creates == nil
                ? "\(rule.name) creates nothing" : "\(rule.name) names what it creates"
        }
        if let created = action.creates, !bindings.accepts(created) {
            return "\(created) already stands for something"
        }
        if let isEnabled = rule.isEnabled, !isEnabled(machine) {
            return "\(rule.name) is not enabled"
        }
        for (domain, argument) in zip(rule.parameters, action.arguments)
        where !domain.contains(argument.word, in: machine, bindings) {
            return domain.absence(of: argument)
        }
        return nil
    }
}

extension Violation {
    /// What a rule's error means: it disagrees with its reference, and says where.
    @usableFromInline
    init(thrown error: any Error, by rule: String) {
        self.init(invariant: rule, location: (error as? Mismatch)?.location ?? "\(error)")
    }
}

extension Domain {
    /// Why an argument is refused, in words.
    func absence(of argument: Argument) -> String {
        switch (self, argument.value) {
        case (.integer(let low, let count, _), .rank(let rank)):
            "the value \(low + Int(rank)) is above \(low + Int(count) - 1)"
        case (.choice(let words, _), .rank(let rank)) where rank < UInt64(words.count):
            "\(words[Int(rank)]) is not available"
        case (.name, .name(let name)):
            "\(CorpusText.quoted(name.text)) is not available"
        case (.reference(let kind, _), .reference(let reference)):
            "\(reference) does not stand for a live \(kind)"
        default:
            "an argument is of the wrong kind"
        }
    }
}
