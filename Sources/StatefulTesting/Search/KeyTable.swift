/// Counts how often each key was seen. A hash table with open addressing that grows up to a limit.
///
/// A slot is one word: the upper 48 bits of a key, and its count, up to 65,535. The step loop reads
/// the table after every action. Each island has its own small table, which stays in the
/// processor's cache. The memory is raw; the owner calls `deallocate()`.
@usableFromInline
struct KeyTable {
    @usableFromInline static var countMask: UInt64 { 0xffff }

    /// 0: the slot is empty.
    @usableFromInline var slots: UnsafeMutablePointer<UInt64>
    @usableFromInline var mask: Int
    private(set) var filled = 0
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
        mask = 255
        slots = .allocate(capacity: mask + 1)
        slots.initialize(repeating: 0, count: mask + 1)
    }

    func deallocate() {
        slots.deallocate()
    }

    var isFull: Bool {
        filled >= limit
    }

    /// The keys in ascending order, without their lower 16 bits.
    var keys: [UInt64] {
        var keys: [UInt64] = []
        for index in 0...mask where slots[index] != 0 {
            keys.append(slots[index] & ~Self.countMask)
        }
        return keys.sorted()
    }

    /// Counts a key. Returns true if the key is new and there is room for it. O(1) on average.
    @inlinable
    @inline(__always)
    mutating func visit(_ key: UInt64) -> Bool {
        var index = Int(truncatingIfNeeded: key >> 20) & mask
        while slots[index] != 0 {
            let slot = slots[index]
            if (slot ^ key) & ~Self.countMask == 0 {
                if slot & Self.countMask != Self.countMask { slots[index] = slot &+ 1 }
                return false
            }
            index = (index &+ 1) & mask
        }
        return insert(key)
    }

    func count(of key: UInt64) -> UInt64 {
        slots[index(of: key)] & Self.countMask
    }

    @usableFromInline
    mutating func insert(_ key: UInt64) -> Bool {
        guard !isFull else { return false }
        if filled * 3 > mask * 2 { grow() }
        slots[index(of: key)] = key & ~Self.countMask | 1
        filled += 1
        return true
    }

    /// The index of the key's slot, or of the empty slot for it.
    private func index(of key: UInt64) -> Int {
        var index = Int(truncatingIfNeeded: key >> 20) & mask
        while slots[index] != 0, (slots[index] ^ key) & ~Self.countMask != 0 {
            index = (index &+ 1) & mask
        }
        return index
    }

    private mutating func grow() {
        let (old, count) = (slots, mask + 1)
        mask = count * 2 - 1
        slots = .allocate(capacity: count * 2)
        slots.initialize(repeating: 0, count: count * 2)
        for position in 0..<count where old[position] != 0 {
            slots[index(of: old[position])] = old[position]
        }
        old.deallocate()
    }
}
