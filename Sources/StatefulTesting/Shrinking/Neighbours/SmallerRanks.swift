/// Each rank at every smaller one: all of them up to 64, else 0, half, and one less.
enum SmallerRanks {
    @Sendable
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> [Trace] {
        let actions = trace.actions
        var candidates: [Trace] = []
        for (index, action) in actions.enumerated() {
            for (position, argument) in action.arguments.enumerated() {
                guard case .rank(let rank) = argument.value else { continue }
                let smaller = rank <= 64 ? Array(0..<rank) : [0, rank / 2, rank - 1]
                for value in smaller {
                    var changed = actions
                    changed[index].arguments[position] = .rank(value)
                    candidates.append(Trace(setup: trace.setup, actions: changed))
                }
            }
        }
        return candidates
    }
}
