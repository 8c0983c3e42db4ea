extension Executor {
    /// A simpler trace that breaks the same at the same location and has another action, at rest,
    /// in the place of one; `nil` if there is none. Another last action changes the signature.
    /// Tries the positions in their order, and the simplest action first. Neighbours replace
    /// actions, too, but only by the simplest action of another rule, and not the last one. The
    /// state tells which others are possible.
    ///
    /// - Parameter isWanted: whether a failure counts.
    func replacingOneAction(
        of trace: Trace, for signature: Signature, where isWanted: (Trace, Failure) -> Bool
    ) -> (trace: Trace, signature: Signature)? {
        guard var execution = try? begin(setup: trace.setup) else { return nil }
        let replayed = attemptJudgingGoals(for: signature)
        for (index, action) in trace.actions.enumerated() {
            let isLast = index == trace.count - 1
            for choice in execution.choices(without: table.seldomRules)
            where choice.creates == nil && action.creates == nil {
                var actions = trace.actions
                actions[index] = choice
                let candidate = Trace(setup: trace.setup, actions: actions)
                guard candidate < trace, !monitor.mustStop() else { continue }
                let wanted = signature.with(rule: table.rules[choice.rule].name)
                let attempt = (isLast ? attemptJudgingGoals(for: wanted) : replayed)(candidate)
                if attempt.trace == candidate, let failure = attempt.failure,
                    isWanted(candidate, failure)
                {
                    return (candidate, failure.signature)
                }
            }
            _ = execution.apply(action)
        }
        return nil
    }
}
