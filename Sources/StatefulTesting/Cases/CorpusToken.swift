/// One token of an action's line.
struct CorpusToken: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case bare(String)
        case quoted(String)
    }

    var kind: Kind
    let line: Int
    /// Counted from 1, in Unicode scalars.
    let column: Int

    func mistake(_ problem: CorpusError.Problem) -> CorpusError {
        CorpusError(line: line, column: column, problem)
    }

    /// The token as written in a case file.
    var text: String {
        switch kind {
        case .bare(let text): text
        case .quoted(let string): CorpusText.quoted(string)
        }
    }

    /// The text that the token stands for, without quotes and escapes.
    var string: String {
        switch kind {
        case .bare(let text), .quoted(let text): text
        }
    }

    /// Splits a line at the blanks outside of strings.
    ///
    /// - Throws: `CorpusError` at a string with a malformed escape or without an end.
    static func tokens(of line: String, number: Int) throws(CorpusError) -> [CorpusToken] {
        let scalars = Array(line.unicodeScalars)
        var tokens: [CorpusToken] = []
        var position = 0
        while position < scalars.count {
            if scalars[position] == " " {
                position += 1
                continue
            }
            let start = position
            if scalars[position] == "\"" {
                position += 1
                while position < scalars.count, scalars[position] != "\"" {
                    position += scalars[position] == "\\" ? 2 : 1
                }
                position += 1
                let end = min(position, scalars.count)
                let text = String(String.UnicodeScalarView(scalars[start..<end]))
                guard position <= scalars.count,
                    let string = CorpusText.unescaped(text.dropFirst().dropLast())
                else {
                    throw CorpusError(line: number, column: start + 1, .badString(text))
                }
                tokens.append(CorpusToken(kind: .quoted(string), line: number, column: start + 1))
            } else {
                while position < scalars.count, scalars[position] != " " { position += 1 }
                let text = String(String.UnicodeScalarView(scalars[start..<position]))
                tokens.append(CorpusToken(kind: .bare(text), line: number, column: start + 1))
            }
        }
        return tokens
    }
}
