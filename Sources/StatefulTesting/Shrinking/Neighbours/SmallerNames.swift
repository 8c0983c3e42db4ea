/// Each name replaced by the first name in its state, and by each smaller name of the trace.
enum SmallerNames {
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        let names = trace.actions.flatMap(\.arguments).filter { argument in
            if case .name = argument.value { true } else { false }
        }
        .unrepeated.sorted()
        return trace.replacingArguments { argument, _, _ in
            guard case .name = argument.value else { return [] }
            return [.simplest] + names.filter { $0 < argument }
        }
    }
}
