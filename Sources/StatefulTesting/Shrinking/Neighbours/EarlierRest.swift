/// The timing of each action replaced by rest, and by each earlier moment.
enum EarlierRest {
    @Sendable
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        let actions = trace.actions
        let changes = actions.indices.flatMap { index in
            (0..<actions[index].timing.code).map { (index: index, timing: Timing(code: $0)) }
        }
        return Candidates(changes) { change in
            var changed = actions
            changed[change.index].timing = change.timing
            return Trace(setup: trace.setup, actions: changed)
        }
    }
}
