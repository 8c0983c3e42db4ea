/// What an experiment changes in a machine.
package enum Variation: Hashable, Sendable {
    /// The machine lacks a mechanism of the subject, by its position.
    case lacking(Int)
    /// The machine answers the open questions of the subject so: a position for each.
    case reading([Int])
}

extension Variation: RawRepresentable, Codable {
    /// A number other than 0. Each answer has two bits, from the third bit on.
    package var rawValue: UInt64 {
        switch self {
        case .lacking(let index): UInt64(index) << 2 | 1
        case .reading(let choices):
            choices.enumerated().reduce(2) { $0 | UInt64($1.element) << UInt64(2 * $1.offset + 2) }
        }
    }

    package init?(rawValue: UInt64) {
        switch rawValue & 3 {
        case 1: self = .lacking(Int(rawValue >> 2))
        case 2: self = .reading((1..<32).map { Int(rawValue >> UInt64(2 * $0) & 3) })
        default: return nil
        }
    }
}
