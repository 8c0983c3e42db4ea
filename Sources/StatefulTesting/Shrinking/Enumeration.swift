/// Executes every sequence that is shorter than a minimum, each on a machine of its own.
///
/// It merges no states, and so it trusts no fingerprint. Two sequences share nothing but the
/// set-up. It tries every value of every parameter and every rule, seldom ones too, with every
/// action at rest.
struct Enumeration<Machine: SystemUnderTest> {
    enum Answer {
        /// No shorter sequence fails with the signature.
        case noFailure
        /// A shorter sequence fails with it.
        case failing(Trace)
        /// There are more actions to execute than the limit, or the run was stopped.
        case tooLarge
        /// The same actions had another outcome when they were repeated, so that set-up and actions
        /// do not decide alone what happens.
        case notRepeatable
    }

    private let executor: Executor<Machine>
    private let signature: Signature
    /// Whether to leave out what follows a violation, because the minimum follows none.
    private let isClean: Bool
    private let limit: Int
    private(set) var executed = 0
    /// The simplest failures with other last rules, at the same location.
    private(set) var others: [ShrinkResult.Other] = []

    /// - Parameters:
    ///   - isClean: whether the minimum breaks nothing else before its last action. It is then
    ///     compared only with sequences that do not either.
    ///   - limit: the most actions to execute, those of repeated prefixes included.
    init(_ executor: Executor<Machine>, _ signature: Signature, isClean: Bool, limit: Int) {
        self.executor = executor
        self.signature = signature
        self.isClean = isClean
        self.limit = limit
    }

    /// A sequence that others continue.
    private struct Prefix {
        var actions: [Action] = []
        var outcomes: [Outcome]
        /// The actions that are possible after it. None if the prefix is not continued.
        var choices: [Action] = []
    }

    /// Tries the sequences in order of their length.
    mutating func failure(shorterThan minimum: Trace) -> Answer {
        guard minimum.count > 1 else { return .noFailure }
        guard let start = try? executor.begin(setup: minimum.setup) else { return .notRepeatable }
        guard let choices = possibleActions(in: start) else { return .tooLarge }
        var prefixes = [Prefix(outcomes: [start.start.withoutPosition], choices: choices)]
        var before = 1
        for length in 1..<minimum.count {
            let sequences = prefixes.map(\.choices.count).reduce(0, +)
            guard isFeasible(sequences, before, lengths: length..<minimum.count) else {
                return .tooLarge
            }
            before = sequences
            var longer: [Prefix] = []
            var upcoming = 0
            for prefix in prefixes {
                for action in prefix.choices {
                    if executor.monitor.mustStop() { return .tooLarge }
                    guard var execution = repeated(prefix, minimum.setup) else {
                        return .notRepeatable
                    }
                    let outcome = apply(action, to: &execution)
                    let actions = prefix.actions + [action]
                    if let first = outcome.violations.first {
                        let failed = executor.table.signature(of: first, by: action.rule)
                        let trace = Trace(setup: minimum.setup, actions: actions).canonical
                        if failed == signature { return .failing(trace) }
                        let isClean = prefix.outcomes.dropFirst().allSatisfy { $0 == .passed }
                        others.keep(
                            .init(signature: failed, trace: trace, isClean: isClean),
                            besides: signature)
                    }
                    guard length + 1 < minimum.count, isContinued(outcome, execution) else {
                        continue
                    }
                    guard let choices = possibleActions(in: execution) else { return .tooLarge }
                    upcoming += choices.count
                    guard executed + upcoming * (length + 1) <= limit else { return .tooLarge }
                    longer.append(
                        Prefix(
                            actions: actions, outcomes: prefix.outcomes + [outcome.withoutPosition],
                            choices: choices))
                }
            }
            prefixes = longer
        }
        return .noFailure
    }

    /// Every possible action in a state; `nil` if there are more than the limit.
    private func possibleActions(in state: Execution<Machine>) -> [Action]? {
        executor.table.hasFewIntegers(limit: limit, in: state.machine)
            ? state.choices(values: .every) : nil
    }

    /// Whether the sequences of the next length are within the limit. Also whether the longer ones
    /// will be, if their number grows as it did last.
    ///
    /// Forecasts the growth only after a part of the limit, because first lengths grow faster than
    /// later ones.
    private func isFeasible(_ sequences: Int, _ before: Int, lengths: Range<Int>) -> Bool {
        let isEarly = executed < limit / 32
        var expected = executed
        var size = sequences
        for length in isEarly ? lengths.prefix(1) : lengths {
            expected += size * length
            guard expected <= limit else { return false }
            size = size * sequences / max(1, before)
        }
        return true
    }

    /// A fresh machine after a prefix; `nil` if an outcome is not what it was the first time.
    private mutating func repeated(_ prefix: Prefix, _ setup: [Int]) -> Execution<Machine>? {
        guard var execution = try? executor.begin(setup: setup),
            execution.start.withoutPosition == prefix.outcomes[0]
        else { return nil }
        for (index, action) in prefix.actions.enumerated() {
            guard apply(action, to: &execution).withoutPosition == prefix.outcomes[index + 1] else {
                return nil
            }
        }
        return execution
    }

    private mutating func apply(
        _ action: Action, to execution: inout Execution<Machine>
    ) -> Outcome {
        if executed.isMultiple(of: 1_024) {
            executor.monitor.notice(.explored(percent: 100 * executed / max(1, limit)))
        }
        executed += 1
        return execution.apply(action)
    }

    private func isContinued(_ outcome: Outcome, _ execution: Execution<Machine>) -> Bool {
        switch outcome {
        case .passed: !execution.hasEnded
        case .violated: !isClean && !execution.hasEnded
        case .inapplicable, .undecided: false
        }
    }
}

extension [ShrinkResult.Other] {
    /// Keeps the first failure of each signature that differs from another one in its rule alone.
    mutating func keep(_ found: ShrinkResult.Other, besides signature: Signature) {
        guard found.signature != signature,
            found.signature.withoutRule == signature.withoutRule,
            !contains(where: { $0.signature == found.signature })
        else { return }
        append(found)
    }
}
