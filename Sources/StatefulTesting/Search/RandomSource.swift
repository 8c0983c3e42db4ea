/// The number from which every random decision of a run is derived. The same seed and the same code
/// give the same run.
public struct Seed: Hashable, Sendable, CustomStringConvertible {
    /// The number.
    public let rawValue: UInt64

    /// The seed with a number. Every number is valid.
    @inlinable
    public init(_ rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The number in decimal digits.
    public var description: String {
        String(rawValue)
    }
}

/// Scrambles all bits of a word; a bijection (the finaliser of SplitMix64: Steele, Lea and Flood,
/// https://doi.org/10.1145/2660193.2660195).
@inlinable
@inline(__always)
func scrambled(_ word: UInt64) -> UInt64 {
    var mixed = word
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
}

/// A deterministic stream of random words: SplitMix64 (https://doi.org/10.1145/2660193.2660195)
/// with a gamma for each stream.
///
/// Each case has its own source, made from the seed, a stream and the number of the case. Streams
/// differ in their start and in their step, so that no stream is a shifted copy of another.
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

    /// A number in `0 ..< bound`, by multiplication (Lemire, https://doi.org/10.1145/3230636)
    /// without rejection: the bias is below `bound / 2^64`.
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
