/// Leaves out all actions of one rule at once, except the last action of the trace.
enum RuleDeletion {
    @Sendable
    static func run(_ search: inout ShrinkSearch) {
        for rule in search.shapes.indices.reversed() {
            let actions = search.best.actions
            let indices = actions.indices.dropLast().filter { actions[$0].rule == rule }
            guard indices.count > 1 else { continue }
            let candidate = actions.removing(Set(indices))
            _ = search.consider(Trace(setup: search.best.setup, actions: candidate))
        }
    }
}
