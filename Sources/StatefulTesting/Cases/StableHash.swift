/// A hash that never changes: FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/). Finds damage,
/// but no forgery.
package struct StableHash {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    package init() {}

    /// Combines the UTF-8 bytes of a text, and a zero byte after them.
    package mutating func combine(_ text: String) {
        for byte in text.utf8 { combine(byte) }
        combine(0)
    }

    package mutating func combine(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { combine(byte) }
    }

    /// Combines numbers, and how many they are. One step for each number, which is quicker than
    /// bytes.
    mutating func combine(words: [some FixedWidthInteger]) {
        state = scrambled(state ^ UInt64(words.count))
        for word in words { state = scrambled(state ^ UInt64(truncatingIfNeeded: word)) }
    }

    /// Eight hexadecimal digits.
    package var hex: String {
        let folded = UInt32(truncatingIfNeeded: scrambled(state) >> 32)
        let digits = String(folded, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// All bits.
    package var word: UInt64 { scrambled(state) }

    private mutating func combine(_ byte: UInt8) {
        state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
    }
}
