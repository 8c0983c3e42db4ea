/// Each reference replaced by each earlier reference of the same kind.
enum EarlierReferences {
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        let actions = trace.actions
        return trace.replacingArguments { argument, index, position in
            guard case .reference(let current) = argument.value,
                case .reference(let kind) = shapes[actions[index].rule].parameters[position]
            else { return [] }
            return actions[..<index].filter { shapes[$0.rule].creates == kind }
                .map(\.creates)
                .prefix { $0 != nil && $0 != current }
                .compactMap { $0.map(Argument.reference) }
        }
    }
}
