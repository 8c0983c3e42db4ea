/// The timing of each action replaced by rest, and by each earlier moment.
enum EarlierRest {
    @Sendable
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> [Trace] {
        let actions = trace.actions
        return actions.indices.flatMap { index in
            (0..<actions[index].timing.code).map { code in
                var changed = actions
                changed[index].timing = Timing(code: code)
                return Trace(setup: trace.setup, actions: changed)
            }
        }
    }
}
