internal import ConformanceRows
internal import FuzzCommand
internal import StatefulTesting

/// The results in a file of the conformance suite, or in a log with the lines of one or several
/// runs.
struct ConformanceFile {
    /// In the order of the file, each with the number of its line.
    private(set) var results: [(line: Int, result: ConformanceResult)] = []
    /// The runs that have no last line.
    private(set) var cutShort: [ConformanceFault] = []

    /// Where the next line of a run may stand.
    private enum Position {
        case outside
        /// In a run, with that number of rows before.
        case inside(rows: Int)
    }

    /// Reads the lines that begin with the mark. Others are the log's own.
    ///
    /// - Parameter next: the id of the suite's row after the one with an id, or the first one's
    ///   after `nil`.
    init(
        _ bytes: [UInt8], next: (String?) -> String?
    ) throws(ConformanceFault) {
        let mark = Array("\(ConformanceResult.mark)\t".utf8)
        let end = mark + Array("end\t".utf8)
        var position = Position.outside
        var number = 0
        var lastLine = 0
        func cut(_ position: Position) -> [ConformanceFault] {
            guard case .inside(let rows) = position else { return [] }
            let last = rows > 0 ? results.last?.result.id : nil
            return [.cutShort(line: lastLine, last: last, next: next(last))]
        }
        for line in bytes.split(separator: 0x0a, omittingEmptySubsequences: false) {
            number += 1
            guard line.starts(with: mark) else { continue }
            // A run that was cut short may have torn its last line.
            if line.endIndex == bytes.endIndex, case .inside = position, !line.starts(with: end) {
                break
            }
            let fields = ConformanceFile.fields(of: line)
            if fields?.first == "format" {
                // XCTest begins a new run after a row that has ended the process.
                cutShort += cut(position)
                position = .outside
            }
            lastLine = number
            guard let fields, read(fields, at: number, &position) else {
                throw .malformed(line: number)
            }
        }
        guard lastLine > 0 else { throw .noResults }
        cutShort += cut(position)
    }

    /// Whether the fields are those of a line that may stand at the position.
    private mutating func read(
        _ fields: [String], at line: Int, _ position: inout Position
    ) -> Bool {
        switch (fields[0], fields.count, position) {
        case ("format", 2, .outside) where fields[1] == String(ConformanceResult.formatVersion):
            position = .inside(rows: 0)
        case ("row", 7, .inside(let rows)):
            guard let host = ConformanceResult.Host(rawValue: fields[4]) else { return false }
            let result = ConformanceResult(
                id: fields[1], expected: fields[2], observed: fields[3], host: host,
                device: fields[5], system: fields[6])
            results.append((line, result))
            position = .inside(rows: rows + 1)
        case ("end", 2, .inside(let rows)) where fields[1] == String(rows):
            position = .outside
        default: return false
        }
        return true
    }

    /// The fields after the mark, at least one; `nil` if the line is not plain text.
    private static func fields(of line: ArraySlice<UInt8>) -> [String]? {
        // Some tools end lines with a carriage return.
        let line = line.last == 0x0d ? line.dropLast() : line
        guard let text = String(validating: line, as: UTF8.self) else { return nil }
        let hasControls = text.unicodeScalars.contains { scalar in
            scalar != "\t" && scalar.properties.generalCategory == .control
        }
        let texts = text.split(separator: "\t", omittingEmptySubsequences: false).dropFirst()
        let fields = texts.compactMap { ConformanceResult.unescaped($0) }
        return hasControls || fields.count < texts.count ? nil : fields
    }
}
