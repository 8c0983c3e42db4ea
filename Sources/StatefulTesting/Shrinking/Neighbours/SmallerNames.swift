/// Each name replaced by the first name in its state, and by each smaller name of the trace.
enum SmallerNames {
    @Sendable
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        var names: [Argument] = []
        for argument in trace.actions.flatMap(\.arguments) {
            if case .name = argument.value, !names.contains(argument) { names.append(argument) }
        }
        names.sort()
        return trace.replacingArguments { argument, _, _ in
            guard case .name = argument.value else { return [] }
            return [.simplest] + names.filter { $0 < argument }
        }
    }
}
