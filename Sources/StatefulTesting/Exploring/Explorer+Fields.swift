/// The comparisons of stored fields in a proof.
///
/// `feed` may leave out a field on which a failure depends. Two states that differ in it look
/// equal, and the second one is not explored.
struct Comparisons {
    /// The number of merges so far.
    var merges = 0
    /// The number of pairs of states that were followed.
    var followed = 0
    /// For each pair of states that behaved alike, the number of further actions that were tried.
    var alike: [Pair: Int] = [:]

    /// The digests of all stored fields of two states.
    struct Pair: Hashable {
        let one: Fingerprint.Digest
        let other: Fingerprint.Digest
    }

    /// The number of merges that are all compared. Later ones are compared one in 16, because
    /// reflection is slow.
    static let complete = 4_096
    /// How many actions to follow two states beyond the end of the proof. A field that makes a
    /// difference a little later is left out by mistake, even if this proof does not need it.
    static let lookahead = 4
    /// The most pairs to follow.
    static let limit = 2_000
}

extension Explorer {
    /// Whether a machine is certainly equal to that of a known state of the same fingerprint, or
    /// behaves alike as far as the proof looks. Notes the stored field in which they differ
    /// otherwise.
    mutating func areFieldsEqual(
        _ known: Int, _ path: KnownState, _ execution: Execution<Machine>
    ) -> Bool {
        guard plan.purpose == .proof, executor.subject.comparesFields else { return false }
        comparisons.merges += 1
        guard comparisons.merges <= Comparisons.complete || comparisons.merges.isMultiple(of: 16),
            let other = replayed(states[known])
        else { return false }
        let comparison = FieldComparison(other, execution)
        guard let field = comparison.difference else { return comparison.isComplete }
        if behaveAlike(states[known], path) { return comparison.isComplete }
        if !report.hiddenFields.contains(field) { report.hiddenFields.append(field) }
        return false
    }

    /// Whether the states after two traces behave alike for as many actions as the proof still
    /// tries, and some more. Returns false when the limit is reached.
    private mutating func behaveAlike(_ one: KnownState, _ other: KnownState) -> Bool {
        guard let depth = plan.depth else { return false }
        var queue = [
            (one: one, other: other, remaining: depth - other.actions.count + Comparisons.lookahead)
        ]
        var next = 0
        while next < queue.count {
            let (one, other, remaining) = queue[next]
            next += 1
            guard remaining > 0 else { continue }
            comparisons.followed += 1
            guard comparisons.followed <= Comparisons.limit, report.executed < plan.executed,
                let pairs = successorPairs(one, other, remaining - 1)
            else { return false }
            for pair in pairs { queue.append((pair.one, pair.other, remaining - 1)) }
        }
        return true
    }

    /// The pairs of states with different fields after each action. `nil` if an action is possible
    /// in one state only, or has two outcomes.
    private mutating func successorPairs(
        _ one: KnownState, _ other: KnownState, _ remaining: Int
    ) -> [(one: KnownState, other: KnownState)]? {
        guard let state = replayed(one), let otherState = replayed(other),
            state.machine.isOver == otherState.machine.isOver
        else { return nil }
        let choices = choices(in: state, after: one.actions)
        let others = self.choices(in: otherState, after: other.actions)
        guard
            choices.map({ $0.relative(to: state.bindings) })
                == others.map({ $0.relative(to: otherState.bindings) })
        else { return nil }
        var pairs: [(one: KnownState, other: KnownState)] = []
        for (action, otherAction) in zip(choices, others) {
            guard var state = replayed(one), var otherState = replayed(other) else { return nil }
            let outcome = apply(action, to: &state)
            guard outcome.withoutPosition == apply(otherAction, to: &otherState).withoutPosition
            else { return nil }
            guard outcome == .passed, remaining > 0 else { continue }
            let pair = FieldComparison.digests(state, otherState)
            guard pair.one != pair.other, comparisons.alike[pair] ?? 0 < remaining else { continue }
            comparisons.alike[pair] = remaining
            pairs.append((one.appending(action), other.appending(otherAction)))
        }
        return pairs
    }
}

extension Explorer.KnownState {
    /// The state after one more action that breaks nothing.
    fileprivate func appending(_ action: Action) -> Self {
        Self(actions: actions + [action], parent: parent, earlier: earlier)
    }
}

extension FieldComparison {
    init<Machine>(_ one: Execution<Machine>, _ other: Execution<Machine>) {
        self.init(one.machine, one.bindings, other.machine, other.bindings)
    }

    /// The digests of all stored fields of two states.
    static func digests<Machine>(
        _ one: Execution<Machine>, _ other: Execution<Machine>
    ) -> Comparisons.Pair {
        Comparisons.Pair(
            one: digest(one.machine, one.bindings), other: digest(other.machine, other.bindings))
    }
}
