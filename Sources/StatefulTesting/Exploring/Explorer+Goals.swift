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
