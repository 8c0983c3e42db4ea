/// Each value that occurs several times replaced everywhere by a smaller one: by every smaller one
/// if there are up to 64, else by the lowest, half, and one less.
///
/// Some failures need equal values, such as the same key in a write and a read.
enum EqualValues {
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        let values = RankedValues(trace, shapes)
        let changes = values.families.flatMap { family in
            let slots = Dictionary(grouping: family, by: \.value)
            return RankedValues.distinct(family).flatMap { value -> [RankedValues.Change] in
                let equal = slots[value] ?? []
                guard equal.count > 1, let low = equal.map(\.low).max() else { return [] }
                let distance = value - low
                let smaller =
                    distance <= 64 ? Array(0..<distance) : [0, distance / 2, distance - 1]
                return smaller.compactMap { offset in
                    values.change(equal) { _ in low + offset }
                }
            }
        }
        return Candidates(changes, values.trace)
    }
}
