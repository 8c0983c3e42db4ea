/// The number from which every random decision of a run is derived.
public struct Seed: Hashable, Sendable, CustomStringConvertible {
    public let rawValue: UInt64

    @inlinable
    public init(_ rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public var description: String {
        String(rawValue)
    }
}

/// Scrambles all bits of a word; a bijection (the finaliser of SplitMix64, Steele et al. 2014).
@inlinable
@inline(__always)
func scrambled(_ word: UInt64) -> UInt64 {
    var mixed = word
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
}
