/// Reads the lines of a case one after another, and collects the comments between them.
struct CorpusLines {
    struct Line {
        let number: Int
        let text: String
    }

    private(set) var comments: [CorpusComment] = []
    /// Comments whose following line has not been read yet.
    private var pending: [String] = []
    /// How many of these have a blank line below them.
    private var pendingAboveBlank = 0
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
            if text.isEmpty {
                pendingAboveBlank = pending.count
            } else {
                pending.append(String(text))
            }
            position += 1
        }
        return nil
    }

    mutating func advance(past line: CorpusComment.Line) {
        anchorComments(pending.count, before: line)
        position += 1
    }

    /// Ends a sequence. Comments with a blank line below them belong to its end, those right above
    /// the next sequence to that one.
    mutating func endSequence() {
        anchorComments(peek() == nil ? pending.count : pendingAboveBlank, before: .end)
        sequence += 1
    }

    private mutating func anchorComments(_ count: Int, before line: CorpusComment.Line) {
        let anchor = CorpusComment.Anchor(sequence: sequence, line: line)
        comments += pending.prefix(count).map { CorpusComment($0, before: anchor) }
        pending.removeFirst(count)
        pendingAboveBlank = 0
    }

    /// A mistake about missing text, at the start of the next line or at the end of the file.
    func mistake(_ problem: CorpusError.Problem) -> CorpusError {
        if position < all.count {
            return CorpusError(line: all[position].number, column: 1, problem)
        }
        let column = (all.last?.text.unicodeScalars.count ?? 0) + 1
        return CorpusError(line: max(1, all.count), column: column, problem)
    }
}
