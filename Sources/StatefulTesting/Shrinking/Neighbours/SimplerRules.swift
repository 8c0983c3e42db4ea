/// Each action's rule replaced by a simpler one, with the simplest arguments in its state.
///
/// The last action keeps its rule, which is part of the signature.
enum SimplerRules {
    @Sendable
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> [Trace] {
        let actions = trace.actions
        let unused = (actions.compactMap { $0.creates?.number }.max() ?? 0) + 1
        return actions.indices.dropLast().flatMap { index in
            (0..<actions[index].rule).map { rule in
                var changed = actions
                let shape = shapes[rule]
                changed[index] = Action(
                    rule: rule, timing: actions[index].timing,
                    arguments: shape.parameters.map { _ in .simplest },
                    creates: shape.creates.map { kind in
                        let isSameKind = shapes[actions[index].rule].creates == kind
                        return isSameKind
                            ? actions[index].creates ?? Reference(unused) : Reference(unused)
                    })
                return Trace(setup: trace.setup, actions: changed)
            }
        }
    }
}
