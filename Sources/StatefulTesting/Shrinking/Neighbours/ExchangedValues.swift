/// Each two values exchanged everywhere, among the twelve lowest.
///
/// Where several values are needed, and it does not matter which is which, the first ones become
/// the lowest.
enum ExchangedValues {
    private static let most = 12

    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        let values = RankedValues(trace, shapes)
        let changes = values.families.flatMap { family in
            let distinct = RankedValues.distinct(family).prefix(most)
            return distinct.indices.flatMap { low in
                distinct.indices.dropFirst(low + 1).compactMap { high in
                    values.change(family) { slot in
                        switch slot.value {
                        case distinct[low]: distinct[high]
                        case distinct[high]: distinct[low]
                        default: slot.value
                        }
                    }
                }
            }
        }
        return Candidates(changes, values.trace)
    }
}
