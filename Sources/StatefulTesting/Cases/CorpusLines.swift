/// Reads the lines of a case one after another, and collects the comments between them.
struct CorpusLines {
    struct Line {
        let number: Int
        let text: String
    }

    private(set) var comments: [CorpusComment] = []
    /// How many comments stand between the line before and the next one.
    private var fresh = 0
    /// The index of the sequence that is being read.
    private var sequence = 0
    private let all: [Line]
    private var position = 0

    init(_ bytes: [UInt8]) throws(CorpusError) {
        all = try Self.split(bytes)
    }

    private static func split(_ bytes: [UInt8]) throws(CorpusError) -> [Line] {
        var lines: [Line] = []
        for (index, part) in bytes.split(separator: 0x0a, omittingEmptySubsequences: false)
            .enumerated()
        {
            guard let text = String(validating: part, as: UTF8.self), !part.contains(0),
                !part.contains(0x0d)
            else { throw mistake(in: part, line: index + 1) }
            lines.append(Line(number: index + 1, text: text))
        }
        guard lines.contains(where: { !$0.text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } })
        else { throw CorpusError(line: 1, column: 1, .empty) }
        return lines
    }

    /// The first zero, carriage return or byte that is not UTF-8 in a line that has one.
    private static func mistake(in bytes: ArraySlice<UInt8>, line: Int) -> CorpusError {
        var decoder = UTF8()
        var rest = bytes.makeIterator()
        var column = 1
        while case .scalarValue(let scalar) = decoder.decode(&rest), scalar != "\0" {
            if scalar == "\r" { return CorpusError(line: line, column: column, .carriageReturn) }
            column += 1
        }
        return CorpusError(line: line, column: column, .binary)
    }

    /// The next line that is neither blank nor a comment, without moving past it.
    mutating func peek() -> Line? {
        while position < all.count {
            let text = all[position].text.unicodeScalars.drop { $0 == " " || $0 == "\t" }
            if !text.isEmpty, text.first != "#" { return all[position] }
            if !text.isEmpty {
                comments.append(CorpusComment(String(text), aboveSequence: sequence))
                fresh += 1
            }
            position += 1
        }
        return nil
    }

    mutating func advance() {
        fresh = 0
        position += 1
    }

    /// Moves past the line that begins another sequence. The comments right above belong to it.
    mutating func beginSequence() {
        sequence += 1
        for index in comments.indices.suffix(fresh) {
            comments[index] = CorpusComment(comments[index].text, aboveSequence: sequence)
        }
        advance()
    }

    /// The start of the next line, or the end of the file. Errors about missing text name this
    /// position.
    var end: (line: Int, column: Int) {
        if position < all.count { return (all[position].number, 1) }
        return (max(1, all.count), (all.last?.text.unicodeScalars.count ?? 0) + 1)
    }
}
