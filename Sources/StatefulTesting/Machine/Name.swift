import Synchronization

/// The name of something a rule can act on, such as a control; four bytes, interned.
///
/// Names are equal when their UTF-8 bytes are, and order by those bytes. The number behind a name
/// depends on which was seen first, and therefore never orders, hashes for output or is written.
@frozen
public struct Name: Hashable, Sendable, CustomStringConvertible {
    /// Where the text stands in this process's table.
    @usableFromInline package let id: UInt32

    @inlinable
    init(id: UInt32) {
        self.id = id
    }

    /// Interns a text. Costs a lock and a look-up: keep names, rather than making them in each
    /// step.
    public init(_ text: String) {
        id = names.withLock { $0.id(of: text) }
    }

    public var text: String {
        names.withLock { $0.texts[Int(id)] }
    }

    public var description: String {
        text
    }
}

extension Name: Comparable {
    /// Compares the UTF-8 bytes of the texts.
    public static func < (left: Name, right: Name) -> Bool {
        guard left != right else { return false }
        return left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
}

private let names = Mutex(NameTable())

private struct NameTable {
    var texts: [String] = []
    private var ids: [Spelling: UInt32] = [:]

    mutating func id(of text: String) -> UInt32 {
        if let known = ids[Spelling(text: text)] { return known }
        let new = UInt32(texts.count)
        texts.append(text)
        ids[Spelling(text: text)] = new
        return new
    }

    /// A string compared by its bytes: `String` takes canonically equivalent texts for one.
    private struct Spelling: Hashable {
        let text: String

        static func == (left: Spelling, right: Spelling) -> Bool {
            left.text.utf8.elementsEqual(right.text.utf8)
        }

        func hash(into hasher: inout Hasher) {
            for byte in text.utf8 { hasher.combine(byte) }
        }
    }
}
