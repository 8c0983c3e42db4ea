/// Each two adjacent actions exchanged, unless the second refers to what the first creates.
///
/// Exchanging two creating actions also renumbers what they create.
enum AdjacentSwaps {
    @Sendable
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> [Trace] {
        let actions = trace.actions
        return actions.indices.dropLast().compactMap { index in
            if let created = actions[index].creates,
                actions[index + 1].references.contains(created)
            {
                return nil
            }
            var changed = actions
            changed.swapAt(index, index + 1)
            return Trace(setup: trace.setup, actions: changed)
        }
    }
}
