extension Executor {
    /// A simpler trace that fails with a signature and has another action, at rest, in the place of
    /// one before the last; `nil` if there is none. Tries the positions in their order, and the
    /// simplest action first. Neighbours replace actions, too, but only by the simplest action of
    /// another rule. The state tells which others are possible.
    ///
    /// - Parameter isWanted: whether a failure counts.
    func replacingOneAction(
        of trace: Trace, for signature: Signature, where isWanted: (Trace, Failure) -> Bool
    ) -> Trace? {
        guard var execution = try? begin(setup: trace.setup) else { return nil }
        let replayed = attempt(for: signature)
        for (index, action) in trace.actions.dropLast().enumerated() {
            for choice in execution.choices(without: table.seldomRules)
            where choice.creates == nil && action.creates == nil {
                var actions = trace.actions
                actions[index] = choice
                let candidate = Trace(setup: trace.setup, actions: actions)
                guard candidate < trace, !monitor.mustStop() else { continue }
                let attempt = replayed(candidate)
                if attempt.trace == candidate, let failure = attempt.failure,
                    isWanted(candidate, failure)
                {
                    return candidate
                }
            }
            _ = execution.apply(action)
        }
        return nil
    }
}
