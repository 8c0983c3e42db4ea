internal import ConformanceRows
internal import FuzzCommand
internal import SplitFuzz
internal import StatefulTesting

/// What is wrong with a file of results.
enum ConformanceFault: Error, Equatable {
    case inaccessible(CorpusFileError)
    /// No line begins with the mark.
    case noResults
    /// A marked line is none of the format, or stands at a wrong place.
    case malformed(line: Int)
    /// The run ended before its last line. Its results count all the same.
    case cutShort(line: Int, last: String?, next: String?)
    /// The result belongs to another version of the suite.
    case otherSuite(line: Int, id: String, expected: String?, found: String)

    /// The path, the line and the problem, then advice.
    func text(path: String) -> String {
        let place = line.map { "\(path):\($0)" } ?? path
        return "\(place): \(problem)\n"
            + advice.wrapped(to: 78, longWords: .whole).map { "  \($0)\n" }.joined()
    }

    private var line: Int? {
        switch self {
        case .inaccessible, .noResults: nil
        case .malformed(let line), .cutShort(let line, _, _), .otherSuite(let line, _, _, _): line
        }
    }

    private var problem: String {
        switch self {
        case .inaccessible(.noFile): "this is not a regular file"
        case .inaccessible(.tooLarge(_, let limit)): "more than \(limit) bytes"
        case .inaccessible(let error): error.reason
        case .noResults:
            "expected lines that begin with \"\(ConformanceResult.mark)\" and a tab, found none"
        case .malformed:
            "this is no line of format \(ConformanceResult.formatVersion) of the suite"
        case .cutShort(_, let last, _):
            "expected the line with the number of rows, found the end of the results"
                + (last.map { " after \($0)" } ?? "")
        case .otherSuite(_, let id, nil, _): "expected a row of the suite, found \"\(id)\""
        case .otherSuite(_, let id, let expected?, let found):
            "\(id): this program expects \"\(expected)\", the file \"\(found)\""
        }
    }

    private var advice: String {
        switch self {
        case .inaccessible(.tooLarge):
            "take the lines that begin with \"\(ConformanceResult.mark)\" out of the log"
        case .inaccessible: "correct the path"
        case .noResults: "Conformance/README.md has the command that writes results"
        case .malformed: "nothing of this file is used; run the suite of this commit again"
        case .cutShort(_, _, let next):
            "the results before are used; "
                + (next.map { "look in the log for what ended the run in the next row, \($0)" }
                    ?? "look in the log for what ended the run")
        case .otherSuite:
            "this result is not used; run the suite of the commit that this program was built from"
        }
    }
}
