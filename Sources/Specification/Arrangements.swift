/// A set of arrangements that a split view of a style permits.
package struct Arrangements: Hashable, Sendable {
    package let style: SplitStyle
    /// One bit for each arrangement.
    package private(set) var bits: UInt32 = 0

    init(_ style: SplitStyle) { self.style = style }

    /// The arrangements that the style permits and a condition selects.
    init(_ style: SplitStyle, where isIncluded: (Arrangement) -> Bool) {
        var permitted = Arrangements(style)
        permitted.bits = Arrangements.permitted[style.rawValue]
        self = permitted.filter(isIncluded)
    }

    private static let permitted: [UInt32] = [.unspecified, .doubleColumn, .tripleColumn].map {
        (style: SplitStyle) in
        (0..<32).map(Arrangement.init(index:)).reduce(0) {
            $1.isPermitted(style) ? $0 | $1.bit : $0
        }
    }

    mutating func insert(_ arrangement: Arrangement) { bits |= arrangement.bit }

    package func contains(_ arrangement: Arrangement) -> Bool { bits & arrangement.bit != 0 }

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

    /// The members in order.
    package var members: [Arrangement] {
        var members: [Arrangement] = []
        forEach { members.append($0) }
        return members
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
