/// The actions of an exploration that are known to end the process; see `CrashingTrace`.
///
/// A supervisor learns of each death from a process of its own, and then begins the exploration
/// anew. So an action that ends the process in many states would take long. After some deaths it is
/// not tried any more, and the exploration is not complete.
struct ExploredDeaths {
    /// The number of transitions of the exploration that each action ends. Zero if it ended the
    /// process only while a merge was checked.
    private var counts: [Action: Int] = [:]
    /// The number of actions before the first one that was skipped.
    private var firstSkip: Int?

    /// The number of transitions so far that an action ends, at any timing.
    func count(of action: Action) -> Int {
        counts.isEmpty ? 0 : counts[Self.key(action)] ?? 0
    }

    /// Whether an action has ended the process. Checks of merges and searches for goals leave it
    /// out.
    func include(_ action: Action) -> Bool {
        !counts.isEmpty && counts[Self.key(action)] != nil
    }

    /// Records what an action of the exploration does.
    mutating func note(_ outcome: Outcome, of action: Action) {
        if outcome.isDeath { counts[Self.key(action), default: 0] += 1 }
    }

    /// Records what an action does while a merge is checked.
    mutating func noteAside(_ outcome: Outcome, of action: Action) {
        if outcome.isDeath { counts[Self.key(action), default: 0] += 0 }
    }

    /// An action was skipped in a state that so many actions lead to.
    mutating func skip(at depth: Int) {
        if firstSkip == nil { firstSkip = depth }
    }

    /// How the exploration ended, which is not complete behind a skipped action.
    func end(instead end: ExplorationEnd) -> ExplorationEnd {
        guard let firstSkip else { return end }
        if case .limit(let completed) = end { return .limit(completed: min(completed, firstSkip)) }
        return .limit(completed: firstSkip)
    }

    private static func key(_ action: Action) -> Action {
        Action(rule: action.rule, timing: .rest, arguments: action.arguments, creates: nil)
    }
}
