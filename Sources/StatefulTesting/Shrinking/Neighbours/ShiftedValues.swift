/// A part of a value moved to the next action of the same rule, so that the sum stays: all of it,
/// or one.
///
/// Among equal sums, the simplest has its lowest values first.
enum ShiftedValues {
    @Sendable
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> [Trace] {
        let values = RankedValues(trace, shapes)
        return shifts(values).flatMap { shift in
            [shift.most, 1].compactMap { shift.shifted(by: $0) }
        }
    }

    /// Moves as much of each value as the trace allows. Assumes that the trace fails at every amount
    /// up to a limit.
    @Sendable
    static func run(_ search: inout ShrinkSearch) {
        for index in 0..<search.best.words.count {
            let shifts = shifts(RankedValues(search.best, search.shapes))
            guard index < shifts.count else { return }
            let shift = shifts[index]
            search.adoptLargest(UInt64(shift.most)) { shift.shifted(by: Int($0)) }
        }
    }

    private struct Shift {
        let values: RankedValues
        let first: RankedValues.Slot
        let second: RankedValues.Slot
        let most: Int

        func shifted(by amount: Int) -> Trace? {
            guard amount > 0 else { return nil }
            return values.replacing([first, second]) { slot in
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
