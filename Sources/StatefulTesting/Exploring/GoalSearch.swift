/// Decides whether user actions lead from a state to a goal. Tries them breadth first.
///
/// Violations on the way are ignored. Two states are different if their fingerprints are. The
/// answer for each state is kept.
final class GoalSearch<Machine: SystemUnderTest> {
    /// The most states that one search visits.
    static var limit: Int { 2_000 }

    private let executor: Executor<Machine>
    /// How many more actions all searches together may execute.
    private var budget: Int
    /// The actions that are not tried, because they have ended the process.
    private let avoided: ExploredDeaths?
    private var answers: [Key: Reachability] = [:]
    private var starts: [[Int]: Execution<Machine>.Start] = [:]

    private struct Key: Hashable {
        let goal: Int
        let setup: [Int]
        let state: Fingerprint.Digest

        init(_ goal: Int, _ execution: Execution<Machine>, _ setup: [Int]) {
            self.goal = goal
            self.setup = setup
            state = execution.fingerprint(.exploration).digest
        }
    }

    init(
        _ executor: Executor<Machine>, budget: Int = .max, avoiding avoided: ExploredDeaths? = nil
    ) {
        self.avoided = avoided
        self.executor = executor
        self.budget = budget
    }

    /// Whether a goal can be reached from the end of a trace, which must be applicable.
    func reachability(_ goal: Int, after trace: Trace) -> Reachability {
        let actions = trace.actions
        guard let start = replayed(actions, trace.setup), !start.machine.isOver,
            goals[goal].isDue(start.machine)
        else { return .reachable }
        return search(goal, actions, trace.setup, start)
    }

    /// The first step after which a goal can no longer be reached, with the violation. O(n)
    /// searches.
    func firstLoss(
        _ goal: Int, along trace: Trace
    ) -> (step: Int, reachability: Reachability, violation: Violation?) {
        let actions = trace.actions
        var last = Reachability.reachable
        for step in 0...actions.count {
            let prefix = Trace(setup: trace.setup, actions: Array(actions.prefix(step)))
            last = reachability(goal, after: prefix)
            guard last == .unreachable else { continue }
            return (step, .unreachable, violation(of: goal, after: prefix))
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
    ) -> Reachability {
        let first = Key(goal, start, setup)
        if isReached(start, first) { return .reachable }
        if let known = answers[first] { return known }
        // For each visited state, its trace and the state that it was reached from.
        var visited = [(actions: actions, key: first, parent: 0)]
        var seen: Set<Key> = [first]
        var position = 0
        var hasAvoided = false
        while position < visited.count {
            let present = visited[position]
            for action in userChoices(after: present.actions, setup) {
                if let avoided, avoided.include(action) {
                    hasAvoided = true
                    continue
                }
                guard visited.count < Self.limit, budget > 0 else {
                    answers[first] = .undecided
                    return .undecided
                }
                let reached = present.actions + [action]
                guard let execution = replayed(reached, setup), execution.step == reached.count
                else {
                    continue
                }
                let next = Key(goal, execution, setup)
                if isReached(execution, next) {
                    remember(visited, upTo: position, next)
                    return .reachable
                }
                if execution.machine.isOver || answers[next] == .unreachable { continue }
                if seen.insert(next).inserted { visited.append((reached, next, position)) }
            }
            position += 1
        }
        if hasAvoided {
            answers[first] = .undecided
            return .undecided
        }
        for state in visited { answers[state.key] = .unreachable }
        return .unreachable
    }

    private func isReached(_ execution: Execution<Machine>, _ key: Key) -> Bool {
        goals[key.goal].isReached(execution.machine) || answers[key] == .reachable
    }

    /// Records that the goal can be reached from every state on the path to it.
    private func remember(
        _ visited: [(actions: [Action], key: Key, parent: Int)], upTo end: Int, _ goal: Key
    ) {
        answers[goal] = .reachable
        var position = end
        while position > 0 {
            answers[visited[position].key] = .reachable
            position = visited[position].parent
        }
        answers[visited[0].key] = .reachable
    }

    private func userChoices(after actions: [Action], _ setup: [Int]) -> [Action] {
        guard let execution = replayed(actions, setup) else { return [] }
        return execution.choices(without: executor.table.seldomRules)
            .filter { executor.table.rules[$0.rule].ruleClass == .user }
    }

    /// The state after some actions. Its `step` is the number of actions that could be applied.
    private func replayed(_ actions: [Action], _ setup: [Int]) -> Execution<Machine>? {
        guard var execution = try? executor.begin(setup: setup, start: starts[setup]) else {
            return nil
        }
        if starts[setup] == nil { starts[setup] = execution.knownStart }
        for action in actions { execution.apply(action, judges: false) }
        budget -= actions.count
        return execution
    }
}

extension Executor {
    /// A function that executes candidates for the signature of a goal; `nil` for other signatures.
    ///
    /// A candidate fails at the first action after which the goal can no longer be reached.
    func goalAttempt(_ signature: Signature) -> ((Trace) -> Attempt)? {
        guard let goal = table.goal(signature.invariant, signature.location) else { return nil }
        let search = GoalSearch(self)
        return { candidate in
            let plain = attempt(candidate, for: signature)
            guard mayTry(candidate.setup) else { return plain }
            let (step, _, violation) = search.firstLoss(goal, along: plain.trace)
            guard let violation else { return plain }
            let actions = Array(plain.trace.actions.prefix(step))
            let trace = Trace(setup: plain.trace.setup, actions: actions)
            let found = table.signature(of: violation, by: trace.lastRule)
            let earlier = plain.earlier.filter { $0.step <= step }
            guard found == signature else {
                let other = ShrinkResult.Other(
                    signature: found, trace: trace, isClean: earlier.isEmpty)
                return Attempt(
                    trace: trace, failure: nil, others: plain.others + [other], earlier: earlier)
            }
            return Attempt(
                trace: trace,
                failure: Failure(
                    step: step, violation: violation, also: [], signature: found,
                    earlier: earlier),
                others: plain.others, earlier: earlier)
        }
    }

    /// Whether a trace loses a goal. Every action of the trace must be applicable.
    func goalOutcome(_ goal: Int, of trace: Trace) -> Outcome {
        let search = GoalSearch(self)
        let (step, reachability, violation) = search.firstLoss(goal, along: trace)
        if let violation { return .violated(at: step, violation, also: []) }
        return reachability == .undecided ? .undecided(states: GoalSearch<Machine>.limit) : .passed
    }
}
