internal import SplitFuzz
internal import StatefulTesting

/// A file of a corpus: a case, or the reason why it cannot be read. Also a directory that cannot be
/// read.
struct CorpusFile {
    enum Content {
        case readable(CorpusCase)
        /// The error, and the text of the line that has it.
        case malformed(CorpusError, line: String)
        case inaccessible(CorpusFileError)
        /// A directory that may have cases, but cannot be read, or a name that is not UTF-8.
        case unlisted(CorpusFileError)
    }

    /// The path as the user typed it, or as the listing of a directory returned it.
    let path: String
    let content: Content

    /// The path for people.
    var shownPath: String { CorpusText.printable(path) }

    var committed: CorpusCase? {
        if case .readable(let committed) = content { committed } else { nil }
    }

    var isDirectory: Bool {
        if case .unlisted = content { true } else { false }
    }

    /// The name of the case's app, as text for people, if this program does not have the app;
    /// otherwise `nil`.
    var appOfAnotherTool: String? {
        guard case .malformed(let error, _) = content,
            case .unknownApp(let name, let known) = error.problem
        else { return nil }
        let app = name.prefix { $0 != "/" }
        let isKnown = known.contains { $0.prefix { $0 != "/" } == app }
        return isKnown ? nil : CorpusText.printable(String(app))
    }

    /// The message for a file that cannot be read, as lines of text; `nil` if it can be read.
    var complaint: String? {
        switch content {
        case .readable: nil
        case .inaccessible(let error), .unlisted(let error): "\(shownPath): \(error.reason)\n"
        case .malformed(let error, let line): CorpusFile.complaint(shownPath, error, line)
        }
    }

    /// The most scalars of a line to print.
    private static let lineLimit = 200

    /// `path:line:column:` and the mistake, the line unless it is long, a caret below the mistake,
    /// and advice.
    private static func complaint(_ path: String, _ error: CorpusError, _ line: String) -> String {
        var lines = [
            "\(path):\(error.line):\(error.column): expected \(error.expected), "
                + "found \(error.found)"
        ]
        let scalars = line.unicodeScalars
        if !line.isEmpty, scalars.count <= lineLimit {
            let before = String(String.UnicodeScalarView(scalars.prefix(error.column - 1)))
            lines.append("  \(line)")
            lines.append("  \(String(repeating: " ", count: before.displayWidth))^")
        }
        lines += error.advice.wrapped(to: 78, longWords: .whole).map { "  \($0)" }
        return lines.map { "\($0)\n" }.joined()
    }
}

extension [CorpusFile] {
    /// Messages about files that cannot be read.
    var complaints: [String] { filter { $0.appOfAnotherTool == nil }.compactMap(\.complaint) }

    /// The complaints, and one line about the cases of apps that this program does not have.
    ///
    /// - Parameter fate: what became of these.
    func remarks(_ fate: String = "left out") -> [String] {
        let apps = compactMap(\.appOfAnotherTool)
        guard !apps.isEmpty else { return complaints }
        let names = Set(apps).sorted().joined(separator: ", ")
        let cases = apps.count.counting("case")
        return complaints
            + ["\(fate): \(cases) of apps that this program does not have: \(names)\n"]
    }
}
