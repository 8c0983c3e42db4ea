extension Executor {
    /// Executes candidates that are to lose the goal of a signature; `nil` where it is of none.
    ///
    /// A candidate fails at the first action after which the goal is out of reach.
    func goalAttempt(_ signature: Signature) -> ((Trace) -> Attempt)? {
        guard let goal = table.goal(signature.invariant, signature.location) else { return nil }
        let search = GoalSearch(self)
        return { candidate in
            let plain = attempt(candidate)
            guard plain.failure == nil else { return plain }
            let (step, _, violation) = search.firstStuck(goal, along: plain.trace)
            guard let violation else { return plain }
            let actions = Array(plain.trace.actions.prefix(step))
            let trace = Trace(setup: plain.trace.setup, actions: actions)
            let signature = table.signature(of: violation, after: trace)
            return Attempt(
                trace: trace,
                failure: Failure(
                    step: step, violation: violation, also: [], signature: signature))
        }
    }

    /// What searching says of a trace whose every action passes.
    func goalOutcome(_ goal: Int, of trace: Trace) -> Outcome {
        let search = GoalSearch(self)
        let (step, answer, violation) = search.firstStuck(goal, along: trace)
        if let violation { return .violated(at: step, violation, also: []) }
        return answer == .undecided ? .undecided(states: search.limit) : .passed
    }
}
