/// Each name replaced by the first name in its state, and by each smaller name of the trace.
enum SmallerNames {
    @Sendable
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> [Trace] {
        let actions = trace.actions
        var names: [Argument] = []
        for argument in actions.flatMap(\.arguments) {
            if case .name = argument.value, !names.contains(argument) { names.append(argument) }
        }
        names.sort()
        var candidates: [Trace] = []
        for (index, action) in actions.enumerated() {
            for (position, argument) in action.arguments.enumerated() {
                guard case .name = argument.value else { continue }
                for replacement in [.simplest] + names.filter({ $0 < argument }) {
                    var changed = actions
                    changed[index].arguments[position] = replacement
                    candidates.append(Trace(setup: trace.setup, actions: changed))
                }
            }
        }
        return candidates
    }
}
