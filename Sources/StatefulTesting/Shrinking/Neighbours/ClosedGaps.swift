/// The gaps between different values closed: all of them at once, those of one parameter, and each
/// gap alone.
///
/// Values that only need an order, or a difference, keep it while all of them are lowered.
enum ClosedGaps {
    @Sendable
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        let values = RankedValues(trace, shapes)
        let compact = (values.families + values.parameters).compactMap { compacted($0, values) }
        let lowered = steps(values).flatMap { step in
            // Up to the value below, up to a distance of one from it, and by one.
            [step.gap, step.gap - 1, 1].filter { $0 > 0 && step.mayLower(by: $0) }
                .map { (step: step, distance: $0) }
        }
        return Candidates(count: compact.count + lowered.count) { index in
            if index < compact.count { return values.trace(with: compact[index]) }
            let (step, distance) = lowered[index - compact.count]
            return step.lowered(by: distance) ?? trace
        }
    }

    /// Lowers each gap by as much as the trace allows. Assumes that the trace fails at every
    /// distance up to a limit.
    @Sendable
    static func run(_ search: inout ShrinkSearch) {
        for index in 0..<search.best.words.count {
            let steps = steps(RankedValues(search.best, search.shapes))
            guard index < steps.count else { return }
            let step = steps[index]
            search.adoptLargest(UInt64(step.gap)) { step.lowered(by: Int($0)) }
        }
    }

    /// The values from one value on, and their gap to the value below, or to the lowest.
    private struct Step {
        let values: RankedValues
        let family: [RankedValues.Slot]
        let first: Int
        let gap: Int

        /// Whether each value stays one of its parameter.
        func mayLower(by distance: Int) -> Bool {
            values.change(slots, { $0.value - distance }) != nil
        }

        func lowered(by distance: Int) -> Trace? {
            values.replacing(slots) { $0.value - distance }
        }

        /// Found anew each time: together, those of all steps take quadratic memory.
        private var slots: [RankedValues.Slot] { family.filter { $0.value >= first } }
    }

    private static func steps(_ values: RankedValues) -> [Step] {
        values.families.flatMap { family -> [Step] in
            var below: Int?
            return RankedValues.distinct(family).map { value in
                let slots = family.filter { $0.value >= value }
                let lowest = slots.map { $0.value - $0.low }.min() ?? 0
                defer { below = value }
                let gap = below.map { low -> Int in
                    let (distance, overflow) = value.subtractingReportingOverflow(low)
                    return overflow ? .max : distance
                }
                return Step(
                    values: values, family: family, first: value, gap: min(lowest, gap ?? lowest))
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
