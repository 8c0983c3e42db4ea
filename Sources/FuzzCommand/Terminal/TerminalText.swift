internal import StatefulTesting

/// The last defence of a terminal: no text of others reaches it with an escape sequence, whatever
/// prints it.
enum TerminalText {
    /// The escape sequences that this command writes itself.
    private static let own = Palette.sequences + [Progress.eraser]

    /// Lines of text, with escapes for everything that a terminal would obey, except line feeds,
    /// tabs and the command's own sequences.
    static func safe(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        var result = ""
        var rest = text.unicodeScalars[...]
        while let scalar = rest.first {
            let sequence = own.first { rest.starts(with: $0.unicodeScalars) }
            if let sequence {
                result += sequence
                rest = rest.dropFirst(sequence.unicodeScalars.count)
            } else {
                result += isUnsafe(scalar) ? CorpusText.printable(String(scalar)) : String(scalar)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        scalar != "\n" && scalar != "\t" && CorpusText.mustEscape(scalar)
    }
}
