import Synchronization

/// The name of something that a rule can act on, such as a control.
///
/// A name stores the four-byte number of a text, so that the step loop makes and compares no texts.
/// Names are equal if the UTF-8 bytes of their texts are equal, and they order by those bytes. The
/// number depends on the order in which texts were first used. It therefore decides no order and no
/// output.
@frozen
public struct Name: Hashable, Sendable, CustomStringConvertible {
    /// The position of the text in the table of this process.
    @usableFromInline package let id: UInt32

    @inlinable
    init(id: UInt32) {
        self.id = id
    }

    /// The name with a text. Costs a lock and a look-up, O(n) in the length of the text. Keep names
    /// instead of making them in each step.
    public init(_ text: String) {
        id = names.withLock { $0.id(of: text) }
    }

    /// The text. Costs a lock.
    public var text: String {
        names.withLock { $0.texts[Int(id)] }
    }

    /// The text. Costs a lock.
    public var description: String {
        text
    }
}

extension Name: Codable {
    /// Reads the text. The number means nothing in another process.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

extension Name: Comparable {
    /// Compares the UTF-8 bytes of the texts. Costs two locks, and O(n) in their length.
    public static func < (left: Name, right: Name) -> Bool {
        guard left != right else { return false }
        return left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
}

extension Name {
    /// Writes all texts to a log, now and as they are made.
    static func record(in log: NameLog) {
        names.withLock { names in
            names.log = log
            for text in names.texts { log.append(text) }
        }
    }
}

private let names = Mutex(NameTable())

private struct NameTable {
    var texts: [String] = []
    /// Memory in which another process reads the texts.
    var log: NameLog?
    private var ids: [Spelling: UInt32] = [:]

    mutating func id(of text: String) -> UInt32 {
        if let known = ids[Spelling(text: text)] { return known }
        let new = UInt32(texts.count)
        texts.append(text)
        log?.append(text)
        ids[Spelling(text: text)] = new
        return new
    }

    /// A text that compares by its bytes. For `String`, canonically equivalent texts are equal.
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
