/// Draws an index by weight in constant time: one random word, one slot. This is the alias method
/// of Walker (https://doi.org/10.1145/355744.355749), with the construction of Vose
/// (https://doi.org/10.1109/32.92917).
///
/// It uses only integers, so that every computer draws the same. The memory is allocated once and
/// refilled for each case. The owner calls `deallocate()`.
@frozen
@usableFromInline
package struct WeightedMenu {
    @frozen
    @usableFromInline
    struct Slot {
        @usableFromInline var threshold: UInt64
        @usableFromInline var alias: Int
    }

    @usableFromInline let slots: UnsafeMutablePointer<Slot>
    @usableFromInline let count: UInt64
    /// The weight of each entry, then room to sort the entries by weight.
    @usableFromInline let weights: UnsafeMutablePointer<Int>
    private let small: UnsafeMutablePointer<Int>
    private let large: UnsafeMutablePointer<Int>

    init(capacity: Int) {
        precondition(capacity > 0, "a menu needs at least one entry, not \(capacity)")
        slots = .allocate(capacity: capacity)
        slots.initialize(repeating: Slot(threshold: .max, alias: 0), count: capacity)
        weights = .allocate(capacity: capacity * 3)
        weights.initialize(repeating: 1, count: capacity * 3)
        small = weights + capacity
        large = small + capacity
        count = UInt64(capacity)
    }

    func deallocate() {
        slots.deallocate()
        weights.deallocate()
    }

    /// Fills the slots so that entry `i` is drawn with probability `newWeights[i] / sum`. O(n).
    /// Traps if every weight is 0.
    func fill(_ newWeights: [Int]) {
        let size = Int(count)
        precondition(newWeights.count == size, "\(newWeights.count) weights for \(size) entries")
        let total = newWeights.reduce(0, +)
        precondition(total > 0, "a menu of \(size) entries needs a weight above 0")
        var (smallCount, largeCount) = (0, 0)
        func sort(_ index: Int) {
            if weights[index] < total {
                small[smallCount] = index
                smallCount += 1
            } else {
                large[largeCount] = index
                largeCount += 1
            }
        }
        // Scaled so that an average entry holds exactly `total`.
        for index in 0..<size {
            weights[index] = newWeights[index] * size
            sort(index)
        }
        while smallCount > 0, largeCount > 0 {
            smallCount -= 1
            largeCount -= 1
            let (poor, rich) = (small[smallCount], large[largeCount])
            slots[poor] = Slot(threshold: fraction(weights[poor], of: total), alias: rich)
            weights[rich] -= total - weights[poor]
            sort(rich)
        }
        for position in 0..<largeCount {
            slots[large[position]] = Slot(threshold: .max, alias: large[position])
        }
        for index in 0..<size { weights[index] = newWeights[index] }
    }

    @usableFromInline
    func contains(_ index: Int) -> Bool {
        weights[index] > 0
    }

    /// Draws an index. Entries of weight 0 are never drawn.
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
