/// Each action's rule replaced by a simpler one, with the simplest arguments in its state.
///
/// The last action keeps its rule, which is part of the signature.
enum SimplerRules {
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        let actions = trace.actions
        let unused = (actions.compactMap { $0.creates?.number }.max() ?? 0) + 1
        let changes = actions.indices.dropLast().flatMap { index in
            (0..<actions[index].rule).map { (index: index, rule: $0) }
        }
        return Candidates(changing: trace, by: changes) { changed, change in
            let (old, shape) = (changed[change.index], shapes[change.rule])
            changed[change.index] = Action(
                rule: change.rule, timing: old.timing,
                arguments: shape.parameters.map { _ in .simplest },
                creates: shape.creates.map { kind in
                    let isSameKind = shapes[old.rule].creates == kind
                    return isSameKind ? old.creates ?? Reference(unused) : Reference(unused)
                })
        }
    }
}
