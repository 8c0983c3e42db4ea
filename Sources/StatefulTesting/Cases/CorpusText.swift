/// The syntax of strings in case files.
package enum CorpusText {
    /// The text, escaped and in quotes.
    static func quoted(_ text: String) -> String {
        "\"\(escaped(text))\""
    }

    /// The label of a value. Quoted only if it could be confused with other syntax.
    static func label(_ text: String) -> String {
        let isBare =
            !text.isEmpty
            && text.unicodeScalars.allSatisfy { scalar in
                scalar != " " && scalar != "\"" && scalar != "\\" && !mustEscape(scalar)
            }
        let mayStart = !["#", "@", "-"].contains(text.unicodeScalars.first)
        return isBare && mayStart ? text : quoted(text)
    }

    /// The text with escapes for backslash, quote, control characters and bidirectional controls.
    package static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case let scalar where mustEscape(scalar):
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether a rule, an invariant or a goal may have a name. In case files a comma or " at " may
    /// follow it.
    static func isJudgeName(_ name: String) -> Bool {
        let scalars = name.unicodeScalars
        return scalars.allSatisfy { $0 != "," && $0 != ":" && !mustEscape($0) }
            && scalars.first != " " && scalars.last != " "
            && !"\(name) ".unicodeScalars.contains(" at ".unicodeScalars)
    }

    /// Whether a header may have a name, which is written as it is.
    static func isHeaderName(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first != " ", first != "#"
        else { return false }
        return name.unicodeScalars.allSatisfy { $0 != ":" && !mustEscape($0) }
    }

    /// Whether a timing may have a name, which is written as it is.
    static func isTimingName(_ name: String) -> Bool {
        name.unicodeScalars.allSatisfy { $0 != " " && !mustEscape($0) }
    }

    /// The text in one line that is safe to print: with escapes for control characters other than
    /// tabs, and for bidirectional controls. For people; it cannot be read back. Doing this twice
    /// changes nothing.
    ///
    /// Whatever an app, a file name or a case file says passes through here before people see it.
    package static func printable(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: mustEscape) else { return text }
        return text.unicodeScalars.map { scalar in
            scalar == "\t" || !mustEscape(scalar) ? String(scalar) : escaped(String(scalar))
        }.joined()
    }

    /// The same, at most `limit` scalars of it. An ellipsis stands for the rest.
    static func printable(_ text: String, atMost limit: Int) -> String {
        let scalars = text.unicodeScalars
        guard !scalars.dropFirst(limit).isEmpty else { return printable(text) }
        return printable(String(scalars.prefix(limit - 1))) + "…"
    }

    /// The lines of a text, each as `printable` returns it. Empty lines are left out.
    static func printableLines(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map { printable(String($0)) }
    }

    /// The text without its escapes; `nil` if an escape is malformed.
    static func unescaped(_ text: some StringProtocol) -> String? {
        var result = String.UnicodeScalarView()
        var rest = Substring(text).unicodeScalars
        while let scalar = rest.popFirst() {
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            switch rest.popFirst() {
            case "\"": result.append("\"")
            case "\\": result.append("\\")
            case "n": result.append("\n")
            case "u":
                guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
                    let value = UInt32(String(rest[..<end]), radix: 16),
                    let decoded = Unicode.Scalar(value)
                else { return nil }
                result.append(decoded)
                rest = rest[rest.index(after: end)...]
            default: return nil
            }
        }
        return String(result)
    }

    /// Whether a scalar is a control character, or could hide or reorder the text of a line.
    package static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7f..<0xa0, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff:
            true
        default: false
        }
    }
}
