/// Decides whether user actions lead from a state to a goal: tries them breadth first.
///
/// What other invariants say on the way does not matter, only whether the system goes on. States
/// are told apart by their fingerprints, and answers kept for them.
final class GoalSearch<Machine: StateMachine> {
    enum Answer {
        /// The goal holds there, or user actions lead to where it does; or it is not claimed there.
        case reached
        /// All that user actions lead to was tried.
        case stuck
        /// The limit came first.
        case undecided
    }

    /// How many states one search may visit before it is undecided.
    static var standardLimit: Int { 2_000 }

    private let executor: Executor<Machine>
    let limit: Int
    /// How many actions may still be executed, over all searches.
    private var budget: Int
    private var answers: [Key: Answer] = [:]
    private var starts: [[Int]: Execution<Machine>.Start] = [:]

    private struct Key: Hashable {
        let goal: Int
        let setup: [Int]
        let state: Fingerprint.Digest
    }

    init(_ executor: Executor<Machine>, limit: Int = standardLimit, budget: Int = .max) {
        self.executor = executor
        self.limit = limit
        self.budget = budget
    }

    /// Whether a trace, which must be applicable, ends where a goal cannot be reached any more.
    func answer(_ goal: Int, after trace: Trace) -> Answer {
        let actions = trace.actions
        guard let start = replayed(actions, trace.setup), !start.machine.isOver,
            goals[goal].isDue(start.machine)
        else { return .reached }
        return search(goal, actions, trace.setup, start)
    }

    /// The first step after which a goal cannot be reached any more, with what is broken there.
    func firstStuck(
        _ goal: Int, along trace: Trace
    ) -> (step: Int, answer: Answer, violation: Violation?) {
        let actions = trace.actions
        var last = Answer.reached
        for step in 0...actions.count {
            let prefix = Trace(setup: trace.setup, actions: Array(actions.prefix(step)))
            last = answer(goal, after: prefix)
            guard last == .stuck else { continue }
            return (step, .stuck, violation(of: goal, after: prefix))
        }
        return (actions.count, last, nil)
    }

    func violation(of goal: Int, after trace: Trace) -> Violation? {
        replayed(trace.actions, trace.setup).map { goals[goal].violation(in: $0.machine) }
    }

    // MARK: - Searching

    private var goals: [Goal<Machine>] { executor.table.goals }

    private func search(
        _ goal: Int, _ actions: [Action], _ setup: [Int], _ start: Execution<Machine>
    ) -> Answer {
        func key(_ replay: Execution<Machine>) -> Key {
            Key(goal: goal, setup: setup, state: replay.fingerprint(.exploration).digest)
        }
        func isReached(_ replay: Execution<Machine>, _ key: Key) -> Bool {
            goals[goal].isReached(replay.machine) || answers[key] == .reached
        }

        let first = key(start)
        if isReached(start, first) { return .reached }
        if let known = answers[first] { return known }
        // For each visited state, its trace and the state that it was reached from.
        var visited = [(actions: actions, key: first, parent: 0)]
        var seen: Set<Key> = [first]
        var position = 0
        while position < visited.count {
            let present = visited[position]
            for action in userChoices(after: present.actions, setup) {
                guard visited.count < limit, budget > 0 else {
                    answers[first] = .undecided
                    return .undecided
                }
                let reached = present.actions + [action]
                guard let replay = replayed(reached, setup), replay.step == reached.count else {
                    continue
                }
                let next = key(replay)
                if isReached(replay, next) {
                    remember(visited, upTo: position, next)
                    return .reached
                }
                if replay.machine.isOver || answers[next] == .stuck { continue }
                if seen.insert(next).inserted { visited.append((reached, next, position)) }
            }
            position += 1
        }
        for state in visited { answers[state.key] = .stuck }
        return .stuck
    }

    /// The goal is reached from every state on the way to where it is.
    private func remember(
        _ visited: [(actions: [Action], key: Key, parent: Int)], upTo end: Int, _ goal: Key
    ) {
        answers[goal] = .reached
        var position = end
        while position > 0 {
            answers[visited[position].key] = .reached
            position = visited[position].parent
        }
        answers[visited[0].key] = .reached
    }

    private func userChoices(after actions: [Action], _ setup: [Int]) -> [Action] {
        guard let replay = replayed(actions, setup) else { return [] }
        return replay.choices().filter { executor.table.rules[$0.rule].ruleClass == .user }
    }

    /// The state after some actions; its `step` counts those that could be applied.
    private func replayed(_ actions: [Action], _ setup: [Int]) -> Execution<Machine>? {
        guard var replay = try? executor.begin(setup: setup, start: starts[setup]) else {
            return nil
        }
        if starts[setup] == nil { starts[setup] = replay.knownStart }
        for action in actions { replay.redo(action) }
        budget -= actions.count
        return replay
    }
}
