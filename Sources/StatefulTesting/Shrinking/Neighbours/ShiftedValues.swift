/// A part of a value moved to the next action of the same rule, so that the sum stays: all of it,
/// or one.
///
/// Among equal sums, the simplest has its lowest values first.
enum ShiftedValues {
    @Sendable
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        let values = RankedValues(trace, shapes)
        let changes = shifts(values).flatMap { shift in
            [shift.most, 1].compactMap { shift.change(by: $0) }
        }
        return Candidates(changes, values.trace)
    }

    /// Moves as much of each value as the trace allows. Assumes that the trace fails at every
    /// amount up to a limit.
    @Sendable
    static func run(_ search: inout ShrinkSearch) {
        for index in 0..<search.best.words.count {
            let shifts = shifts(RankedValues(search.best, search.shapes))
            guard index < shifts.count else { return }
            let shift = shifts[index]
            search.adoptLargest(UInt64(shift.most)) {
                shift.change(by: Int($0)).map(shift.values.trace)
            }
        }
    }

    private struct Shift {
        let values: RankedValues
        let first: RankedValues.Slot
        let second: RankedValues.Slot
        let most: Int

        func change(by amount: Int) -> RankedValues.Change? {
            guard amount > 0 else { return nil }
            return values.change([first, second]) { slot in
                slot.action == first.action ? first.value - amount : second.value + amount
            }
        }
    }

    private static func shifts(_ values: RankedValues) -> [Shift] {
        values.successivePairs.compactMap { first, second in
            guard !first.isChoice else { return nil }
            let room = Int(second.count - 1) - (second.value - second.low)
            return Shift(
                values: values, first: first, second: second,
                most: min(first.value - first.low, room))
        }
    }
}
