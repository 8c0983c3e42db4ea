/// Whether user actions lead from a state to a goal.
enum Reachability {
    /// Some user actions lead to a state that fulfils the goal, or the goal is not due in the
    /// state.
    case reachable
    /// Every sequence of user actions was tried, and none leads to the goal.
    case unreachable
    /// The search reached a limit without an answer.
    case undecided
}

/// The user actions between the states of an exploration, and the states where goals hold.
///
/// States are numbered in the order in which they were reached.
struct GoalGraph {
    /// For each state and goal, whether the goal is due there, and whether it is fulfilled.
    private var due: [[Bool]] = []
    private var fulfilled: [[Bool]] = []
    /// For each state, the states with a user action that leads to it.
    private var predecessors: [[Int]] = []
    /// For each state, whether some of its user actions are unexplored.
    private var isOpen: [Bool] = []

    var count: Int { due.count }

    /// Adds a state, which is open until `close(_:)`.
    mutating func add(due: [Bool], fulfilled: [Bool]) {
        self.due.append(due)
        self.fulfilled.append(fulfilled)
        predecessors.append([])
        isOpen.append(true)
    }

    /// Records that a user action leads from one state to another.
    mutating func connect(_ state: Int, to next: Int) {
        predecessors[next].append(state)
    }

    /// Records that every user action in the state leads to a state of the graph.
    mutating func close(_ state: Int) {
        isOpen[state] = false
    }

    /// Whether a goal can be reached from each state. Searches backwards from the states that
    /// fulfil it. O(states + transitions).
    func reachability(of goal: Int) -> [Reachability] {
        let reachable = backwards(from: { fulfilled[$0][goal] })
        let undecided = backwards(from: { isOpen[$0] })
        return (0..<count).map { state in
            if reachable[state] || !due[state][goal] { return .reachable }
            return undecided[state] ? .undecided : .unreachable
        }
    }

    /// The target states, and the states from which user actions lead to a target.
    private func backwards(from isTarget: (Int) -> Bool) -> [Bool] {
        var isFound = (0..<count).map(isTarget)
        var queue = (0..<count).filter { isFound[$0] }
        while let state = queue.popLast() {
            for previous in predecessors[state] where !isFound[previous] {
                isFound[previous] = true
                queue.append(previous)
            }
        }
        return isFound
    }
}

extension Explorer {
    /// Reports the states from which no user actions lead to a goal.
    ///
    /// If the explored states leave a state undecided, a `GoalSearch` from that state decides.
    /// Reports only the action that loses the goal, not the actions after it.
    mutating func judgeGoals() {
        if plan.purpose != .survey, case .limit = report.end { return }
        let search = GoalSearch(
            executor, budget: plan.goalBudget, avoiding: plan.deathsOfAction < .max ? deaths : nil)
        for goal in executor.table.goals.indices {
            var isLost: [Bool] = []
            for (state, known) in goals.reachability(of: goal).enumerated() {
                isLost.append(self.isLost(goal, state, known, search))
                // The first state is its own parent.
                if isLost[state], state == 0 || !isLost[states[state].parent] {
                    let actions = states[state].actions
                    let trace = Trace(setup: setup, actions: actions)
                    guard let violation = search.violation(of: goal, after: trace) else { continue }
                    record(
                        .violated(at: actions.count, violation, also: []), after: actions,
                        states[state].earlier)
                }
            }
        }
    }

    private mutating func isLost(
        _ goal: Int, _ state: Int, _ known: Reachability, _ search: GoalSearch<Machine>
    ) -> Bool {
        var reachability = known
        if reachability == .undecided, !executor.monitor.mustStop() {
            let trace = Trace(setup: setup, actions: states[state].actions)
            reachability = search.reachability(goal, after: trace)
        }
        if reachability == .undecided { report.undecided += 1 }
        return reachability == .unreachable
    }
}
