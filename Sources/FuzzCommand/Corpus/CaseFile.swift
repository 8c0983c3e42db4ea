internal import SplitFuzz
internal import StatefulTesting

/// A file of a corpus: a case, or the reason why it is none.
struct CaseFile {
    enum Content {
        case readable(CorpusCase)
        /// With the text of the line that the error is about.
        case malformed(CorpusError, line: String)
        case inaccessible(CorpusFileError)
    }

    /// As the user types it, or as the listing of a directory has it.
    let path: String
    let content: Content

    var committed: CorpusCase? {
        if case .readable(let committed) = content { committed } else { nil }
    }

    /// Why the file cannot be read, as lines of text; `nil` if it can.
    var complaint: String? {
        switch content {
        case .readable: nil
        case .inaccessible(let error): "\(path): \(error.reason)\n"
        case .malformed(let error, let line): CaseFile.complaint(path, error, line)
        }
    }

    /// `path:line:column:` and what is wrong, the line, a caret below the mistake, and what to do.
    private static func complaint(_ path: String, _ error: CorpusError, _ line: String) -> String {
        var lines = [
            "\(path):\(error.line):\(error.column): expected \(error.expected), "
                + "found \(error.found)"
        ]
        if !line.isEmpty {
            lines.append("  \(line)")
            lines.append("  \(String(repeating: " ", count: error.column - 1))^")
        }
        lines += error.advice.wrapped(to: 78, longWords: .whole).map { "  \($0)" }
        return lines.map { "\($0)\n" }.joined()
    }
}

extension CorpusFileError {
    /// What happened, without the path.
    var reason: String {
        let path =
            switch self {
            case .notFound(let path), .notPermitted(let path), .diskFull(let path),
                .tooDeep(let path), .loop(let path), .noFile(let path), .tooLarge(let path, _),
                .failed(let path, _):
                path
            }
        return description.hasPrefix("\(path): ")
            ? String(description.dropFirst(path.count + 2)) : description
    }
}
