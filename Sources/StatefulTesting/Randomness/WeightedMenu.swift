/// Draws an index by weight in constant time: one random word, one slot (Walker 1977, Vose 1991).
///
/// Integers only, so that every machine draws alike. Memory is allocated once and refilled per
/// case; its owner calls `deallocate()`.
@frozen
public struct WeightedMenu {
    @frozen
    @usableFromInline
    struct Slot {
        @usableFromInline var threshold: UInt64
        @usableFromInline var alias: Int

        @inlinable
        init(threshold: UInt64, alias: Int) {
            self.threshold = threshold
            self.alias = alias
        }
    }

    @usableFromInline let slots: UnsafeMutablePointer<Slot>
    @usableFromInline let count: UInt64

    init(capacity: Int) {
        precondition(capacity > 0, "a menu needs at least one entry, not \(capacity)")
        slots = .allocate(capacity: capacity)
        slots.initialize(repeating: Slot(threshold: .max, alias: 0), count: capacity)
        count = UInt64(capacity)
    }

    func deallocate() {
        slots.deallocate()
    }

    /// Fills the slots so that entry `i` is drawn with probability `weights[i] / sum`.
    func fill(_ weights: [Int]) {
        precondition(weights.count == Int(count), "\(weights.count) weights for \(count) entries")
        let size = weights.count
        let total = weights.reduce(0, +)
        precondition(total > 0, "a menu of \(size) entries needs one with a weight")
        // Scaled so that an average entry holds exactly `total`.
        var scaled = weights.map { $0 * size }
        var small: [Int] = []
        var large: [Int] = []
        for (index, weight) in scaled.enumerated() {
            if weight < total { small.append(index) } else { large.append(index) }
        }
        while let poor = small.popLast() {
            guard let rich = large.popLast() else { break }
            slots[poor] = Slot(threshold: fraction(scaled[poor], of: total), alias: rich)
            scaled[rich] -= total - scaled[poor]
            if scaled[rich] < total { small.append(rich) } else { large.append(rich) }
        }
        for index in large {
            slots[index] = Slot(threshold: .max, alias: index)
        }
    }

    /// An index; entries of weight 0 never come.
    @inlinable
    @inline(__always)
    func draw(from source: inout RandomSource) -> Int {
        let (high, low) = source.next().multipliedFullWidth(by: count)
        let index = Int(truncatingIfNeeded: high)
        let slot = slots[index]
        return low < slot.threshold ? index : slot.alias
    }

    /// `part / whole` of the range of 64 bits.
    private func fraction(_ part: Int, of whole: Int) -> UInt64 {
        UInt64(whole).dividingFullWidth((UInt64(part), 0)).quotient
    }
}
