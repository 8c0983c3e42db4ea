/// Each reference replaced by one to every earlier thing of the same kind.
enum EarlierReferences {
    @Sendable
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> [Trace] {
        let actions = trace.actions
        var candidates: [Trace] = []
        for (index, action) in actions.enumerated() {
            for (position, argument) in action.arguments.enumerated() {
                guard case .reference(let present) = argument.value,
                    case .reference(let kind) = shapes[action.rule].parameters[position]
                else { continue }
                for creator in actions[..<index] where shapes[creator.rule].creates == kind {
                    guard let earlier = creator.creates, earlier != present else { break }
                    var changed = actions
                    changed[index].arguments[position] = .reference(earlier)
                    candidates.append(Trace(setup: trace.setup, actions: changed))
                }
            }
        }
        return candidates
    }
}
