internal import StatefulTesting

/// A command line that the user can type again.
struct CommandLineText {
    let program: String
    let arguments: [String]

    /// The program and its arguments on one line, quoted for a shell.
    var text: String {
        ([program] + arguments).map(Self.quoted).joined(separator: " ")
    }

    /// The command line, and a second line with a caret and tildes below the argument at an index.
    func pointing(at index: Int) -> [String] {
        let before = ([program] + arguments[..<index]).map(Self.quoted).joined(separator: " ")
        let length = Self.quoted(arguments[index]).count
        return [
            text,
            String(repeating: " ", count: before.count + 1) + "^"
                + String(repeating: "~", count: length - 1),
        ]
    }

    /// The argument, in single quotes if a shell would change it.
    static func quoted(_ argument: String) -> String {
        let isPlain = argument.allSatisfy {
            $0.isASCII && ($0.isLetter || $0.isNumber) || "-_./+=:,@%".contains($0)
        }
        if isPlain, !argument.isEmpty { return argument }
        if argument.unicodeScalars.contains(where: CorpusText.mustEscape) {
            return "$'\(argument.unicodeScalars.map(Self.escaped).joined())'"
        }
        let inner = argument.split(separator: "'", omittingEmptySubsequences: false)
        return "'" + inner.joined(separator: "'\\''") + "'"
    }

    /// A part of an argument between `$'` and `'`, where shells know escapes.
    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        if scalar == "'" || scalar == "\\" { return "\\\(scalar)" }
        guard CorpusText.mustEscape(scalar) else { return String(scalar) }
        return String(scalar).utf8.map { "\\" + String($0, radix: 8).aligned(to: 3, with: "0") }
            .joined()
    }
}
