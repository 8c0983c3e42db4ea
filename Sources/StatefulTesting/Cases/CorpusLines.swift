/// Reads the lines of a case one after another, and collects the comments between them.
struct CorpusLines {
    struct Line {
        let number: Int
        let text: String
    }

    private(set) var comments: [CorpusComment] = []
    /// Comments whose following line has not been read yet.
    private var pending: [String] = []
    private let all: [Line]
    private var position = 0

    init(_ bytes: [UInt8]) throws(CorpusError) {
        all = try Self.split(bytes)
    }

    private static func split(_ bytes: [UInt8]) throws(CorpusError) -> [Line] {
        var line = 1
        var column = 1
        for byte in bytes {
            if byte == 0 { throw CorpusError(line: line, column: column, .binary) }
            if byte == 0x0d { throw CorpusError(line: line, column: column, .carriageReturn) }
            column = byte == 0x0a ? 1 : column + 1
            line += byte == 0x0a ? 1 : 0
        }
        var lines: [Line] = []
        for (index, part) in bytes.split(separator: 0x0a, omittingEmptySubsequences: false)
            .enumerated()
        {
            guard let text = String(validating: part, as: UTF8.self) else {
                throw CorpusError(line: index + 1, column: 1, .binary)
            }
            lines.append(Line(number: index + 1, text: text))
        }
        guard lines.contains(where: { !$0.text.allSatisfy { $0 == " " || $0 == "\t" } }) else {
            throw CorpusError(line: 1, column: 1, .empty)
        }
        return lines
    }

    /// The next line that is neither blank nor a comment, without moving past it.
    mutating func peek() -> Line? {
        while position < all.count {
            let text = all[position].text.drop { $0 == " " || $0 == "\t" }
            if !text.isEmpty, text.first != "#" { return all[position] }
            if !text.isEmpty { pending.append(String(text)) }
            position += 1
        }
        return nil
    }

    mutating func advance(past anchor: CorpusComment.Anchor) {
        anchorComments(before: anchor)
        position += 1
    }

    mutating func anchorComments(before anchor: CorpusComment.Anchor) {
        comments += pending.map { CorpusComment($0, before: anchor) }
        pending = []
    }

    /// The number of the next line, or of the last one at the end of the file. Errors about missing text
    /// name this line.
    var end: Int {
        position < all.count ? all[position].number : max(1, all.count)
    }

    /// The lines after the next one.
    var rest: [Line] {
        Array(all[min(position + 1, all.count)...])
    }
}
