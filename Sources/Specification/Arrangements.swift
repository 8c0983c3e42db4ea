/// A set of arrangements that a split view of a style permits.
package struct Arrangements: Hashable, Sendable {
    package let style: SplitStyle
    /// One bit for each arrangement.
    package private(set) var bits: UInt32 = 0

    init(_ style: SplitStyle) { self.style = style }

    /// The arrangements that the style permits and a condition selects.
    init(_ style: SplitStyle, where isIncluded: (Arrangement) -> Bool) {
        self = Arrangements(all: style).filter(isIncluded)
    }

    /// All arrangements that the style permits.
    init(all style: SplitStyle) {
        self.style = style
        bits = Arrangements.permitted[style.rawValue]
    }

    private static let permitted: [UInt32] = [.unspecified, .doubleColumn, .tripleColumn].map {
        (style: SplitStyle) in
        (0..<32).map(Arrangement.init(index:)).reduce(0) {
            $1.isPermitted(style) ? $0 | $1.bit : $0
        }
    }

    mutating func insert(_ arrangement: Arrangement) { bits |= arrangement.bit }

    /// Whether the style permits all of them.
    var arePermitted: Bool { bits & ~Arrangements.permitted[style.rawValue] == 0 }

    func union(_ other: Arrangements) -> Arrangements {
        var union = self
        union.bits |= other.bits
        return union
    }

    func filter(_ isIncluded: (Arrangement) -> Bool) -> Arrangements {
        var result = Arrangements(style)
        forEach { if isIncluded($0) { result.insert($0) } }
        return result
    }

    /// What the members become. A member that becomes nothing stays as it is.
    func mapped(_ next: (Arrangement) -> [DisplayMode]) -> Arrangements {
        var result = Arrangements(style)
        forEach { member in
            let modes = next(member)
            for mode in modes where Arrangement(member.behavior, mode).isPermitted(style) {
                result.insert(Arrangement(member.behavior, mode))
            }
            if modes.isEmpty { result.insert(member) }
        }
        return result
    }

    /// In order. Makes no array, which would take longer than the rest.
    func forEach(_ body: (Arrangement) -> Void) {
        var left = bits
        while left != 0 {
            body(Arrangement(index: left.trailingZeroBitCount))
            left &= left - 1
        }
    }

    /// The modes of its members, and the behaviours of those with a mode: one bit for each.
    var modes: UInt32 { (0..<4).reduce(0) { $0 | bits >> UInt32($1 * 8) & 0xff } }

    func behaviors(in mode: DisplayMode) -> UInt32 {
        (0..<4).reduce(0) { $0 | (bits >> UInt32($1 * 8 + mode.rawValue) & 1) << UInt32($1) }
    }
}

extension Arrangement {
    fileprivate var bit: UInt32 { 1 << UInt32(behavior.rawValue * 8 + mode.rawValue) }

    fileprivate init(index: Int) {
        self.init(
            SplitBehavior(rawValue: index >> 3) ?? .automatic,
            DisplayMode(rawValue: index & 7) ?? .automatic)
    }
}
