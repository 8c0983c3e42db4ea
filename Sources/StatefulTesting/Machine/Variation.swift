/// What an experiment changes in a machine.
package enum Variation: Hashable, Sendable {
    /// The machine lacks a mechanism of the subject, by its position.
    case lacking(Int)
    /// The machine answers the open questions of the subject so: a position for each.
    case reading([Int])
}

extension Variation: RawRepresentable, Codable {
    /// The most questions of a subject. Each has up to three answers, so that a number holds them.
    package static let mostQuestions = 39

    /// A number other than 0. The bits from the third on are the answers as digits of base 3, the
    /// first one last.
    package var rawValue: UInt64 {
        switch self {
        case .lacking(let index): return UInt64(index) << 2 | 1
        case .reading(let choices):
            precondition(
                choices.count <= Self.mostQuestions && choices.allSatisfy((0..<3).contains),
                "\(choices.count) answers, at most \(Self.mostQuestions) from 0 to 2 expected")
            return choices.reversed().reduce(0) { $0 * 3 + UInt64($1) } << 2 | 2
        }
    }

    package init?(rawValue: UInt64) {
        switch rawValue & 3 {
        case 1: self = .lacking(Int(rawValue >> 2))
        case 2:
            var rest = rawValue >> 2
            self = .reading(
                (0..<Self.mostQuestions).map { _ in
                    defer { rest /= 3 }
                    return Int(rest % 3)
                })
        default: return nil
        }
    }
}
