/// Each action that leaves the system at a mark, at rest instead, or at an earlier mark.
enum EarlierRest {
    @Sendable
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> [Trace] {
        let actions = trace.actions
        return actions.indices.flatMap { index in
            (0..<actions[index].mark.code).map { code in
                var changed = actions
                changed[index].mark = Mark(code: code)
                return Trace(setup: trace.setup, actions: changed)
            }
        }
    }
}
