/// The gaps between different values closed: all of them at once, those of one parameter, and each
/// gap alone.
///
/// Values that only need an order, or a difference, keep it while all of them are lowered.
enum ClosedGaps {
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        let values = RankedValues(trace, shapes)
        let compact = (values.families + values.parameters).compactMap { compacted($0, values) }
        let lowered = steps(values).flatMap { step in
            // Up to the value below, up to a distance of one from it, and by one.
            [step.most, step.most - 1, 1].filter { $0 > 0 && step.change($0) != nil }
                .map { (step: step, distance: $0) }
        }
        return Candidates(count: compact.count + lowered.count) { index in
            if index < compact.count { return values.trace(with: compact[index]) }
            let (step, distance) = lowered[index - compact.count]
            return step.change(distance).map(values.trace) ?? trace
        }
    }

    /// Lowers each gap by as much as the trace allows.
    static func run(_ search: inout ShrinkSearch) {
        search.adoptLargest(steps)
    }

    /// Lowers the values from one value on, by up to their gap to the value below, or to the
    /// lowest.
    private static func steps(_ values: RankedValues) -> [RankedValues.Adjustment] {
        values.families.flatMap { family -> [RankedValues.Adjustment] in
            var below: Int?
            return RankedValues.distinct(family).map { value in
                let slots = family.filter { $0.value >= value }
                let lowest = slots.map { $0.value - $0.low }.min() ?? 0
                defer { below = value }
                let gap = below.map { low -> Int in
                    let (distance, overflow) = value.subtractingReportingOverflow(low)
                    return overflow ? .max : distance
                }
                return .init(most: min(lowest, gap ?? lowest)) { distance in
                    // Found anew each time: together, those of all steps take quadratic memory.
                    values.change(family.filter { $0.value >= value }) { $0.value - distance }
                }
            }
        }
    }

    /// The slots with their different values replaced by consecutive ones from the lowest on.
    private static func compacted(
        _ slots: [RankedValues.Slot], _ values: RankedValues
    ) -> RankedValues.Change? {
        let distinct = RankedValues.distinct(slots)
        guard let low = slots.map(\.low).max(), let first = distinct.first, first >= low else {
            return nil
        }
        return values.change(slots) { slot in
            low + (distinct.firstIndex(of: slot.value) ?? 0)
        }
    }
}
