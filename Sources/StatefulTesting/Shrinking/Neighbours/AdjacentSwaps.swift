/// Each two adjacent actions exchanged, unless the second refers to what the first creates.
///
/// The canonical form renumbers the references of two exchanged creating actions.
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
