/// Leaves out all actions of one rule at once, except the last action of the trace.
enum RuleDeletion {
    static func run(_ search: inout ShrinkSearch) {
        for rule in search.shapes.indices.reversed() {
            let actions = search.best.actions
            let indices = actions.indices.dropLast().filter { actions[$0].rule == rule }
            guard indices.count > 1 else { continue }
            _ = search.consider(actions: actions.removing(Set(indices)))
        }
    }
}
