/// How strings are written in case files.
enum CorpusText {
    /// In quotes, escaped.
    static func quoted(_ text: String) -> String {
        "\"\(escaped(text))\""
    }

    /// The label of a choice: bare where it cannot be mistaken for anything else.
    static func label(_ text: String) -> String {
        let isBare =
            !text.isEmpty
            && text.unicodeScalars.allSatisfy { scalar in
                scalar != " " && scalar != "\"" && scalar != "\\" && !mustEscape(scalar)
            }
        let mayStart = !["#", "@", "-"].contains(text.first)
        return isBare && mayStart ? text : quoted(text)
    }

    /// Backslash, quote, control characters and bidirectional marks escaped.
    static func escaped(_ text: String) -> String {
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

    /// The text that was escaped, or `nil` where an escape is malformed.
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

    /// Control characters, and marks that could make a line look different from what it is.
    private static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7f..<0xa0, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
        default: false
        }
    }
}
