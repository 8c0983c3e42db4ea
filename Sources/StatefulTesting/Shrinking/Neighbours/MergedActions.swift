/// Two actions of one rule merged into one: the first is left out, and its value is added to the
/// same argument of the next one.
enum MergedActions {
    @Sendable
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> [Trace] {
        let values = RankedValues(trace, shapes)
        return values.successivePairs.compactMap { first, second in
            guard !first.isChoice else { return nil }
            let (sum, overflow) = first.value.addingReportingOverflow(second.value)
            guard !overflow, let joined = values.replacing([second], { _ in sum }) else {
                return nil
            }
            return Trace(setup: trace.setup, actions: joined.actions.removing([first.action]))
        }
    }
}
