/// One argument of an action, as recorded: a rank, a name or a reference.
@frozen
@usableFromInline
package struct Argument: Hashable, Sendable {
    @usableFromInline
    package enum Value: Hashable, Sendable, Codable {
        /// A position in a fixed order; 0 is the simplest.
        case rank(UInt64)
        case name(Name)
        case reference(Reference)
        /// Placeholder: resolved at replay to the simplest value available. Traces that a run
        /// returns contain none.
        case simplest
    }

    /// The value with its kind in the two highest bits.
    @usableFromInline package let word: UInt64

    @inlinable
    package init(word: UInt64) {
        self.word = word
    }

    @inlinable
    package static func rank(_ rank: UInt64) -> Argument {
        precondition(rank >> 62 == 0, "the rank \(rank) is too high for a trace")
        return Argument(word: rank)
    }

    @inlinable
    package static func name(_ name: Name) -> Argument {
        Argument(word: 1 << 62 | UInt64(name.id))
    }

    @inlinable
    package static func reference(_ reference: Reference) -> Argument {
        Argument(word: 2 << 62 | UInt64(reference.number))
    }

    static let simplest = Argument(word: 3 << 62)

    @inlinable
    package var value: Value {
        switch word >> 62 {
        case 0: .rank(word)
        case 1: .name(Name(id: UInt32(truncatingIfNeeded: word)))
        case 2: .reference(Reference(UInt32(truncatingIfNeeded: word)))
        default: .simplest
        }
    }
}

/// One action: a rule with its arguments, and the timing of the next action.
package struct Action: Hashable, Sendable, Codable {
    /// An index into the machine's table of rules.
    package var rule: Int
    package var timing: Timing
    package var arguments: [Argument]
    /// The reference to what the action creates.
    package var creates: Reference?

    package init(
        rule: Int, timing: Timing = .rest, arguments: [Argument] = [], creates: Reference? = nil
    ) {
        self.rule = rule
        self.timing = timing
        self.arguments = arguments
        self.creates = creates
    }

    /// The same action, after which the system comes to rest.
    var settled: Action {
        var settled = self
        settled.timing = .rest
        return settled
    }

    /// The references among the arguments, in order.
    var references: [Reference] {
        arguments.compactMap { argument in
            if case .reference(let reference) = argument.value { reference } else { nil }
        }
    }
}

/// The first word of a recorded action: rule, timing, number of arguments, whether it creates.
@frozen
@usableFromInline
struct ActionHead {
    @usableFromInline let word: UInt64

    @inlinable
    init(word: UInt64) {
        self.word = word
    }

    @inlinable
    static func shape(arity: Int, creates: Bool) -> UInt64 {
        UInt64(arity) << 48 | (creates ? 1 << 63 : 0)
    }

    @inlinable
    init(rule: Int, timing: UInt64, shape: UInt64) {
        word = UInt64(truncatingIfNeeded: rule) | timing << 32 | shape
    }

    @inlinable
    func replacing(timing: UInt64) -> ActionHead {
        ActionHead(word: word & ~(0xffff << 32) | timing << 32)
    }

    @inlinable var rule: Int { Int(truncatingIfNeeded: word & 0xffff_ffff) }
    @inlinable var timing: Timing { Timing(code: word >> 32 & 0xffff) }
    @inlinable var arity: Int { Int(truncatingIfNeeded: word >> 48 & 0x7fff) }
    @inlinable var creates: Bool { word >> 63 == 1 }
    /// The number of words of the action, including its head.
    @inlinable var length: Int { 1 + arity + (creates ? 1 : 0) }
}

/// When the next action lands.
@usableFromInline
package enum Timing: Hashable, Sendable, Codable {
    /// After everything that the action started has ended.
    case rest
    /// At a moment before rest, as an index into the cases of `SystemUnderTest.Moment`.
    case at(Int)

    /// 0 for rest, then the moments in their order. Traces record this code, and order by it.
    @inlinable
    var code: UInt64 {
        switch self {
        case .rest: 0
        case .at(let index): UInt64(index) + 1
        }
    }

    @inlinable
    init(code: UInt64) {
        self = code == 0 ? .rest : .at(Int(code) - 1)
    }
}
