/// Applies one action after another to a machine. The machine can be read between actions.
package struct Execution<Machine: SystemUnderTest> {
    package var machine: Machine
    /// The references to what earlier actions created.
    package private(set) var bindings = Bindings()
    /// The number of actions applied so far.
    package private(set) var step = 0
    /// The timings that the last action reached, as bits by their codes. Known after an action at
    /// rest.
    private(set) var reachedTimings: UInt64 = .max
    /// The violations of the set-up alone. They are reported once, here.
    package let start: Outcome
    /// Whether a rule threw an error or is known to end the process, so that the effect of its
    /// action is unknown.
    private(set) var hasThrown = false

    let table: RuleTable<Machine>

    private var log: ActionLog?
    private var threats: Threats
    private var stepper: Stepper<Machine>

    /// The judgement of a start. Later executions with the same start reuse it.
    package struct Start {
        let outcome: Outcome
        let violations: StandingViolations
    }

    init(
        _ machine: Machine, table: RuleTable<Machine>, log: ActionLog?, start: Start?,
        threats: Threats
    ) {
        self.machine = machine
        self.threats = threats
        self.table = table
        self.log = log
        stepper = Stepper(table: table.steps)
        if let start {
            self.start = start.outcome
            stepper.standing = start.violations
        } else {
            self.start = Outcome(stepper.judgeStart(&self.machine), at: 0)
        }
    }

    /// Whether no action can follow: the system is over, or a rule threw.
    package var hasEnded: Bool { hasThrown || machine.isOver }

    /// Applies an action, lets it settle, and judges every invariant. A violation that does not end
    /// the execution stands: later steps report it only after the invariant has held once, or if
    /// its location changes.
    ///
    /// An inapplicable action changes nothing. Costs one call of the rule and of each invariant.
    package mutating func apply(_ action: Action) -> Outcome {
        if hasThrown {
            return .inapplicable(
                at: step + 1, why: "no action can follow: the action before threw an error")
        }
        return apply(action, judges: true)
    }

    /// Applies an action. `judges` may be false if the outcome is known or does not matter. If what
    /// stands broken matters, every step must be judged from the first one that broke something.
    @discardableResult
    mutating func apply(_ action: Action, judges isJudged: Bool) -> Outcome {
        if let refusal = malformation(of: action) {
            return .inapplicable(at: step + 1, why: refusal)
        }
        if let violation = threats.violation(by: action, after: step) {
            step += 1
            hasThrown = true
            return .violated(at: step, violation, also: [])
        }
        var words = action.arguments.map(\.word)
        if let created = action.creates { words.append(Argument.reference(created).word) }
        // A rule without parameters still gets an address.
        words.append(0)
        let start = log?.end ?? 0
        log?.record(action)
        do {
            let isApplied = try words.withUnsafeBufferPointer { words -> Bool in
                guard let base = words.baseAddress else { return false }
                return try stepper.apply(action.rule, base, to: &machine, &bindings)
            }
            guard isApplied else {
                log?.takeBack(to: start)
                return .inapplicable(at: step + 1, why: refusal(of: action))
            }
        } catch let refusal as Inapplicable {
            log?.takeBack(to: start)
            return .inapplicable(at: step + 1, why: refusal.reason)
        } catch {
            step += 1
            hasThrown = true
            return .violated(at: step, stepper.violation(error, by: action.rule), also: [])
        }
        step += 1
        threats.pass(action, at: step)
        if action.timing == .rest { reachedTimings = stepper.reachableTimings(in: machine) }
        stepper.settle(&machine, action.timing.code)
        guard isJudged else { return .passed }
        return Outcome(stepper.newViolations(in: &machine), at: step)
    }

    /// The judgement of the start, for another execution. Valid only before the first action.
    var knownStart: Start { Start(outcome: start, violations: stepper.standing) }

    /// The fingerprint of the state. With detail `.exploration` it includes the live references.
    ///
    /// - Parameters:
    ///   - tracesFields: whether to record the digests before and after each field.
    ///   - readsFields: whether to include all stored fields, besides what `feed` feeds.
    package func fingerprint(
        _ detail: Fingerprint.Detail, tracesFields: Bool = false, readsFields: Bool = false
    ) -> Fingerprint {
        var fingerprint = Fingerprint(detail: detail)
        if tracesFields { fingerprint.marks = [] }
        machine.feed(&fingerprint)
        if readsFields { fingerprint.combine(reflecting: machine, replacingReferencesIn: bindings) }
        guard detail == .exploration else { return fingerprint }
        stepper.standing.feed(&fingerprint)
        // The kinds in order of creation. The numbers of references make no difference.
        fingerprint.combine(bindings.live.count)
        for live in bindings.live { fingerprint.combine(live.kind) }
        return fingerprint
    }

    /// The action with each `Argument.simplest` replaced by the simplest value in this state. `nil`
    /// if there is no value.
    func resolved(_ action: Action) -> Action? {
        guard table.rules.indices.contains(action.rule) else { return nil }
        let rule = table.rules[action.rule]
        var action = action
        for (index, argument) in action.arguments.enumerated() where argument == .simplest {
            let domain = rule.parameters[index]
            // Compares arguments and not words, because the number of a name is not its order.
            let values = domain.explored(in: machine, bindings).map(Argument.init)
            guard let first = values.min() else { return nil }
            action.arguments[index] = first
        }
        return action
    }

    // MARK: - Refusals

    /// The reason why an action does not fit its rule; `nil` if it fits.
    private func malformation(of action: Action) -> String? {
        if machine.isOver { return "no action can follow: the system is over" }
        return table.malformation(of: action)
    }

    /// The reason why a rule refused an action.
    private func refusal(of action: Action) -> String {
        let rule = table.rules[action.rule]
        if let created = action.creates, !bindings.accepts(created) {
            return "\(created) already stands for something"
        }
        if !stepper.isEnabled(action.rule, in: machine) {
            return "\(rule.name) cannot be done there"
        }
        if let (domain, argument) = unavailable(in: action) {
            return domain.absence(of: argument, for: rule.name)
        }
        return "\(rule.name) cannot be done there with these arguments"
    }

    /// The first argument of an action that has no value in this state, with its domain.
    private func unavailable(in action: Action) -> (Domain<Machine>, Argument)? {
        zip(table.rules[action.rule].parameters, action.arguments).first { domain, argument in
            !domain.contains(argument.word, in: machine, bindings)
        }
    }

    /// An outcome with more to say about a refused action: what could stand in its place. The
    /// action has just been refused, so the state is that before it.
    ///
    /// Only for outcomes that people read, since looking for a near name takes longer than an
    /// action.
    package func explained(_ outcome: Outcome, of action: Action) -> Outcome {
        guard case .inapplicable(let step, let why) = outcome, !hasThrown,
            malformation(of: action) == nil, stepper.isEnabled(action.rule, in: machine),
            let (domain, argument) = unavailable(in: action),
            let advice = domain.substitute(for: argument, in: machine)
        else { return outcome }
        return .inapplicable(at: step, why: "\(why); \(advice)")
    }
}

extension Domain {
    /// The reason why a rule refuses an argument.
    func absence(of argument: Argument, for rule: String) -> String {
        switch (self, argument.value) {
        case (.integer(let low, _, _, let gap?), .rank(let rank)) where gap.contains(rank):
            "the value \(low + Int(rank)) is one of \(low + Int(gap.lowerBound)) to "
                + "\(low + Int(gap.upperBound)), which \(rule) leaves out"
        case (.integer(let low, let count, _, _), .rank(let rank)):
            "the value \(low + Int(rank)) is above \(low + Int(count) - 1)"
        case (.choice(let labels, _), .rank(let rank)) where rank < UInt64(labels.count):
            "\(rule) cannot take \(CorpusText.label(labels[Int(rank)])) there"
        case (.name, .name(let name)):
            "there is no \(CorpusText.quoted(name.text)) for \(rule)"
        case (.reference(let kind, _), .reference(let reference)):
            "\(reference) does not stand for a live \(kind)"
        default:
            "an argument is of the wrong kind"
        }
    }

    /// What a state has in place of a refused argument: a near name, or the values that a choice
    /// has. `nil` if there is none.
    fileprivate func substitute(for argument: Argument, in system: System) -> String? {
        switch (self, argument.value) {
        case (.choice(let labels, let available), .rank):
            let values = labels.indices.filter { available?(system, $0) ?? true }
            let list = values.map { CorpusText.label(labels[$0]) }.joined(separator: ", ")
            return values.isEmpty ? nil : "it can take \(list)"
        case (.name(let among), .name(let name)):
            let near = Spelling.nearest(
                to: name.text, among: among(system).map(\.text), within: 2)
            return near.map { "did you mean \(CorpusText.quoted($0))?" }
        default: return nil
        }
    }
}

extension Execution {
    /// Every action that exploration tries in this state, in the order of traces.
    ///
    /// Leaves out rules that are not enabled. The body of a rule may still refuse an action. Costs
    /// as much as all combinations of explored arguments.
    ///
    /// - Parameter leftOut: further rules to leave out.
    package func choices(
        timings includesTimings: Bool = false, values: ExploredValues = .named,
        without leftOut: [Int] = []
    ) -> [Action] {
        guard !machine.isOver else { return [] }
        var choices: [Action] = []
        let timings = includesTimings ? [.rest] + table.momentNames.indices.map(Timing.at) : [.rest]
        for (index, rule) in table.rules.enumerated() where !leftOut.contains(index) {
            if let isEnabled = rule.isEnabled, !isEnabled(machine) { continue }
            let combinations = rule.parameters.reduce([[Argument]()]) { partial, domain in
                let words = domain.explored(in: machine, bindings, values)
                return partial.flatMap { prefix in words.map { prefix + [Argument(word: $0)] } }
            }
            let created = rule.creates == nil ? nil : bindings.upcoming
            for timing in timings {
                for arguments in combinations {
                    choices.append(
                        Action(rule: index, timing: timing, arguments: arguments, creates: created))
                }
            }
        }
        return choices
    }
}
