internal import SplitFuzz
internal import StatefulTesting

/// A file of a corpus: a case, or the reason why it cannot be read.
struct CorpusFile {
    enum Content {
        case readable(CorpusCase)
        /// The error, and the text of the line that has it.
        case malformed(CorpusError, line: String)
        case inaccessible(CorpusFileError)
    }

    /// The path as the user typed it, or as the listing of a directory returned it.
    let path: String
    let content: Content

    var committed: CorpusCase? {
        if case .readable(let committed) = content { committed } else { nil }
    }

    /// The message for a file that cannot be read, as lines of text; `nil` if it can be read.
    var complaint: String? {
        switch content {
        case .readable: nil
        case .inaccessible(let error): "\(path): \(error.reason)\n"
        case .malformed(let error, let line): CorpusFile.complaint(path, error, line)
        }
    }

    /// The most characters of a line to print.
    private static let lineLimit = 200

    /// `path:line:column:` and the mistake, the line, a caret below the mistake, and advice.
    private static func complaint(_ path: String, _ error: CorpusError, _ line: String) -> String {
        var lines = [
            "\(path):\(error.line):\(error.column): expected \(error.expected), "
                + "found \(error.found)"
        ]
        if !line.isEmpty, error.column <= lineLimit {
            lines.append("  \(line.prefix(lineLimit))")
            lines.append("  \(String(repeating: " ", count: error.column - 1))^")
        }
        lines += error.advice.wrapped(to: 78, longWords: .whole).map { "  \($0)" }
        return lines.map { "\($0)\n" }.joined()
    }
}

extension CorpusFileError {
    /// The description without the path.
    var reason: String {
        let path =
            switch self {
            case .notFound(let path), .notADirectory(let path), .notPermitted(let path),
                .diskFull(let path), .tooDeep(let path), .loop(let path), .noFile(let path),
                .tooLarge(let path, _),
                .failed(let path, _):
                path
            }
        return description.hasPrefix("\(path): ")
            ? String(description.dropFirst(path.count + 2)) : description
    }
}
