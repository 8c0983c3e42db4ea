/// A part of a value moved to the next action of the same rule, so that the sum stays: all of it,
/// or one.
///
/// Among equal sums, the simplest has its lowest values first.
enum ShiftedValues {
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        let values = RankedValues(trace, shapes)
        let changes = shifts(values).flatMap { shift in
            [shift.most, 1].compactMap { shift.change($0) }
        }
        return Candidates(changes, values.trace)
    }

    /// Moves as much of each value as the trace allows.
    static func run(_ search: inout ShrinkSearch) {
        search.adoptLargest(shifts)
    }

    private static func shifts(_ values: RankedValues) -> [RankedValues.Adjustment] {
        values.successivePairs.map { first, second in
            let room = Int(second.count - 1) - (second.value - second.low)
            return .init(most: min(first.value - first.low, room)) { amount in
                values.change([first, second]) { slot in
                    slot.action == first.action ? first.value - amount : second.value + amount
                }
            }
        }
    }
}
