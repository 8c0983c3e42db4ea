/// How often each of some 64-bit keys was seen, in open addressing; grows up to a limit.
///
/// A struct of raw memory, because the step loop looks into it after every action. Its owner calls
/// `deallocate()`.
@frozen
@usableFromInline
struct KeyTable {
    @frozen
    @usableFromInline
    struct Slot {
        /// 0: the slot is empty.
        @usableFromInline var key: UInt64
        @usableFromInline var count: UInt64

        @inlinable
        init(key: UInt64, count: UInt64) {
            self.key = key
            self.count = count
        }
    }

    @usableFromInline var slots: UnsafeMutablePointer<Slot>
    @usableFromInline var mask: Int
    private(set) var filled = 0
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
        mask = 255
        slots = .allocate(capacity: mask + 1)
        slots.initialize(repeating: Slot(key: 0, count: 0), count: mask + 1)
    }

    func deallocate() {
        slots.deallocate()
    }

    var isFull: Bool {
        filled >= limit
    }

    /// The keys in ascending order.
    var keys: [UInt64] {
        var keys: [UInt64] = []
        for index in 0...mask where slots[index].key != 0 { keys.append(slots[index].key) }
        return keys.sorted()
    }

    /// Counts a key; true when it was not there before and there is room for it.
    @inlinable
    @inline(__always)
    mutating func visit(_ key: UInt64) -> Bool {
        let key = key | 1
        var index = Int(truncatingIfNeeded: key >> 20) & mask
        while slots[index].key != 0 {
            if slots[index].key == key {
                slots[index].count &+= 1
                return false
            }
            index = (index &+ 1) & mask
        }
        return insert(key)
    }

    func count(of key: UInt64) -> UInt64 {
        slots[slot(of: key | 1)].count
    }

    @usableFromInline
    mutating func insert(_ key: UInt64) -> Bool {
        guard !isFull else { return false }
        if filled * 2 > mask { grow() }
        slots[slot(of: key)] = Slot(key: key, count: 1)
        filled += 1
        return true
    }

    /// Where the key stands, or the empty slot where it would.
    private func slot(of key: UInt64) -> Int {
        var index = Int(truncatingIfNeeded: key >> 20) & mask
        while slots[index].key != 0, slots[index].key != key { index = (index &+ 1) & mask }
        return index
    }

    private mutating func grow() {
        let (old, count) = (slots, mask + 1)
        mask = count * 2 - 1
        slots = .allocate(capacity: count * 2)
        slots.initialize(repeating: Slot(key: 0, count: 0), count: count * 2)
        for index in 0..<count where old[index].key != 0 {
            slots[slot(of: old[index].key)] = old[index]
        }
        old.deallocate()
    }
}
