/// What is known of the way from a state to a goal.
enum Reachability {
    /// The goal holds there or user actions lead to where it does; or it is not due there.
    case reachable
    /// All that user actions lead to was tried.
    case unreachable
    /// A limit came first.
    case undecided
}

/// The user actions between the states of an exploration, and the states where goals hold.
///
/// States are numbered in the order in which they were reached.
struct GoalGraph {
    /// For each state, by goal: whether the goal is due there, and whether it is fulfilled.
    private var due: [[Bool]] = []
    private var fulfilled: [[Bool]] = []
    /// For each state, the states from which a user action leads to it.
    private var predecessors: [[Int]] = []
    /// For each state, whether some user actions were not explored there.
    private var isOpen: [Bool] = []

    var count: Int { due.count }

    /// Adds a state; it is open until it is closed.
    mutating func add(due: [Bool], fulfilled: [Bool]) {
        self.due.append(due)
        self.fulfilled.append(fulfilled)
        predecessors.append([])
        isOpen.append(true)
    }

    /// A user action leads from one state to another.
    mutating func connect(_ state: Int, to next: Int) {
        predecessors[next].append(state)
    }

    /// Every user action in the state leads to a state of the graph.
    mutating func close(_ state: Int) {
        isOpen[state] = false
    }

    /// Whether a goal can be reached from each state, by backward reachability.
    func reachability(of goal: Int) -> [Reachability] {
        let reachable = backwards(from: { fulfilled[$0][goal] })
        let undecided = backwards(from: { isOpen[$0] })
        return (0..<count).map { state in
            if reachable[state] || !due[state][goal] { return .reachable }
            return undecided[state] ? .undecided : .unreachable
        }
    }

    /// The target states, and those from which user actions lead to a target.
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
    /// Where the explored states do not decide it, a search from the state does, in order of states.
    /// Only the action that loses the goal is reported, not those that follow.
    mutating func judgeGoals() {
        if plan.givesUpEarly, case .limit = report.end { return }
        let search = GoalSearch(executor, budget: plan.goalBudget)
        for goal in executor.table.goals.indices {
            var isLost: [Bool] = []
            for (state, known) in goals.reachability(of: goal).enumerated() {
                isLost.append(self.isLost(goal, state, known, search))
                // The first state is its own parent.
                if isLost[state], state == 0 || !isLost[states[state].parent] {
                    let actions = states[state].actions
                    let trace = Trace(setup: setup, actions: actions)
                    guard let violation = search.violation(of: goal, after: trace) else { continue }
                    record(violation, also: [], after: actions)
                }
            }
        }
    }

    private mutating func isLost(
        _ goal: Int, _ state: Int, _ known: Reachability, _ search: GoalSearch<Machine>
    ) -> Bool {
        var reachability = known
        if reachability == .undecided {
            let trace = Trace(setup: setup, actions: states[state].actions)
            reachability = search.reachability(goal, after: trace)
            if reachability == .undecided { report.undecided += 1 }
        }
        return reachability == .unreachable
    }
}
