/// A deterministic stream of random words (SplitMix64 with a gamma of its own per stream).
///
/// Each case has its own source, mixed from the seed, a stream and the number of the case. Streams
/// differ in where they start *and* in how they step, so that one is never another one shifted.
@frozen
@usableFromInline
package struct RandomSource {
    @usableFromInline var state: UInt64
    @usableFromInline let gamma: UInt64

    @inlinable
    package init(seed: Seed, stream: UInt64, index: UInt64) {
        let origin = scrambled(seed.rawValue &+ 0x9e37_79b9_7f4a_7c15)
        let branch = scrambled(origin ^ scrambled(stream &+ 0xd1b5_4a32_d192_ed03))
        state = scrambled(branch &+ scrambled(index &+ 0x8cb9_2ba7_2f3d_8dd7))
        gamma = scrambled(state ^ 0xa076_1d64_78bd_642f) | 1
    }

    /// The next word; every value is equally likely.
    @inlinable
    @inline(__always)
    package mutating func next() -> UInt64 {
        state &+= gamma
        return scrambled(state)
    }

    /// A number in `0 ..< bound`, by multiplication; the bias is below `bound / 2^64`.
    @inlinable
    @inline(__always)
    package mutating func below(_ bound: UInt64) -> UInt64 {
        next().multipliedFullWidth(by: bound).high
    }

    /// An index in `0 ..< count`.
    @inlinable
    @inline(__always)
    package mutating func index(below count: Int) -> Int {
        Int(truncatingIfNeeded: below(UInt64(truncatingIfNeeded: count)))
    }

    /// True once in `count` draws.
    @inlinable
    package mutating func oneIn(_ count: UInt64) -> Bool {
        below(count) == 0
    }
}
