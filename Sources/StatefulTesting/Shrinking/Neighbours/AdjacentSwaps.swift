/// Each two adjacent actions exchanged, unless the second refers to what the first creates.
///
/// The canonical form renumbers the references of two exchanged creating actions.
enum AdjacentSwaps {
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        let actions = trace.actions
        let indices = actions.indices.dropLast().filter { index in
            guard let created = actions[index].creates else { return true }
            return !actions[index + 1].references.contains(created)
        }
        return Candidates(changing: trace, by: indices) { $0.swapAt($1, $1 + 1) }
    }
}
