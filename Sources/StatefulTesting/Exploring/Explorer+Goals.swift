extension Explorer {
    /// Reports the states from which user actions lead to a goal no more.
    ///
    /// What the explored states leave open is searched for from each such state, in order. Only the
    /// action after which a goal is lost is to blame, not what follows.
    mutating func judgeGoals() {
        if plan.givesUpEarly, case .limit = report.end { return }
        let search = GoalSearch(executor, budget: plan.goalBudget)
        for goal in executor.table.goals.indices {
            var isStuck: [Bool] = []
            for (state, reach) in goals.reach(of: goal).enumerated() {
                isStuck.append(self.isStuck(state, goal, reach, search))
                // The first state is its own parent.
                if isStuck[state], state == 0 || !isStuck[states[state].parent] {
                    let actions = states[state].actions
                    let trace = Trace(setup: setup, actions: actions)
                    guard let violation = search.violation(of: goal, after: trace) else { continue }
                    note(violation, also: [], after: actions)
                }
            }
        }
    }

    private mutating func isStuck(
        _ state: Int, _ goal: Int, _ reach: GoalGraph.Reach, _ search: GoalSearch<Machine>
    ) -> Bool {
        switch reach {
        case .reached: return false
        case .stuck: return true
        case .unknown:
            let trace = Trace(setup: setup, actions: states[state].actions)
            switch search.answer(goal, after: trace) {
            case .reached: return false
            case .stuck: return true
            case .undecided:
                report.undecided += 1
                return false
            }
        }
    }
}
