/// Each two adjacent actions exchanged, unless the second refers to what the first creates.
///
/// The canonical form renumbers the references of two exchanged creating actions.
enum AdjacentSwaps {
    @Sendable
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        let actions = trace.actions
        let indices = actions.indices.dropLast().filter { index in
            guard let created = actions[index].creates else { return true }
            return !actions[index + 1].references.contains(created)
        }
        return Candidates(indices) { index in
            var changed = actions
            changed.swapAt(index, index + 1)
            return Trace(setup: trace.setup, actions: changed)
        }
    }
}
