internal import SplitFuzz
internal import StatefulTesting

/// Pieces of Swift source.
enum SwiftText {
    /// A string literal on one line. Quotes, backslashes, control and bidirectional characters are
    /// escaped.
    static func literal(_ text: String) -> String {
        "\"\(CorpusText.escaped(text))\""
    }

    /// The lines of a raw string literal with several lines, which end in line feeds.
    ///
    /// - Parameter text: lines without control characters.
    static func rawLiteral(_ text: String) -> [String] {
        var marks = "#"
        while text.contains("\"\"\"\(marks)") || text.contains("\\\(marks)") { marks += "#" }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return ["\(marks)\"\"\""] + lines + ["", "\"\"\"\(marks)"]
    }

    /// The words of a text as one name of a type: `sidebar/own-navigation` is
    /// `SidebarOwnNavigation`. Only ASCII letters and digits stay.
    static func typeName(_ text: String) -> String {
        text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// The words of a text as one name of a property: `master-detail` is `masterDetail`.
    static func memberName(_ text: String) -> String {
        let name = typeName(text)
        guard let first = name.first else { return "app" }
        return first.isNumber ? "app\(name)" : first.lowercased() + name.dropFirst()
    }

    /// The name of the module of a program. The package manager replaces what no name may contain.
    static func moduleName(_ program: String) -> String {
        let name = String(
            program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return name.first?.isNumber == true ? "_\(name.dropFirst())" : name
    }

    /// A comment of some lines.
    ///
    /// - Parameters:
    ///   - marks: `//` or `///`.
    ///   - indent: the number of blanks that the caller puts before each line.
    static func comment(_ text: String, marks: String = "//", indent: Int = 0) -> [String] {
        CorpusText.printable(text)
            .wrapped(to: width - indent - marks.count - 1, longWords: .whole)
            .map { "\(marks) \($0)" }
    }

    /// A call with one string, on one line if it fits.
    ///
    /// - Parameter indent: the number of blanks that the caller puts before each line.
    static func call(_ name: String, _ text: String, indent: Int) -> [String] {
        let line = "\(name)(\(literal(text)))"
        if line.count <= width - indent { return [line] }
        let parts = text.wrapped(to: width - indent - 10, longWords: .whole)
            .map(CorpusText.escaped)
        return ["\(name)(", "    \"\"\""] + parts.dropLast().map { "    \($0) \\" }
            + parts.suffix(1).map { "    \($0)" } + ["    \"\"\")"]
    }

    /// The most columns of a line, if its words allow that.
    static let width = 100
}
