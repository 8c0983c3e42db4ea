/// Two actions of one rule merged into one: the first is left out, and its value is added to the
/// same argument of the next one.
enum MergedActions {
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        let values = RankedValues(trace, shapes)
        let merges = values.successivePairs.compactMap {
            first, second -> (left: Int, change: RankedValues.Change)? in
            let (sum, overflow) = first.value.addingReportingOverflow(second.value)
            guard !overflow, let change = values.change([second], { _ in sum }) else { return nil }
            return (first.action, change)
        }
        return Candidates(merges) { merge in
            let actions = values.actions(with: merge.change).removing([merge.left])
            return Trace(setup: trace.setup, actions: actions)
        }
    }
}
