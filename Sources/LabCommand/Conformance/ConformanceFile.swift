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
        let byteOrderMark = Array("\u{feff}".utf8)
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
            // Some tools write a byte-order mark, which stands within a file where several were
            // joined.
            let line = line.starts(with: byteOrderMark) ? line.dropFirst(byteOrderMark.count) : line
            guard line.starts(with: mark) else { continue }
            // A run that was cut short may have torn its last line.
            if line.endIndex == bytes.endIndex, case .inside = position, !line.isLastLine(mark) {
                break
            }
            let fields = try ConformanceFile.fields(of: line, at: number)
            if fields.first == "format" {
                // XCTest begins a new run after a row that has ended the process.
                cutShort += cut(position)
                position = .outside
            }
            lastLine = number
            try read(fields, at: number, &position)
        }
        guard lastLine > 0 else { throw .noResults }
        cutShort += cut(position)
    }

    private mutating func read(
        _ fields: [String], at line: Int, _ position: inout Position
    ) throws(ConformanceFault) {
        switch (fields.first ?? "", position) {
        case ("format", .outside):
            guard fields.count == 2 else { throw .wrong(fields, 2, at: line) }
            guard fields[1] == String(ConformanceResult.formatVersion) else {
                throw .otherVersion(line: line, found: fields[1])
            }
            position = .inside(rows: 0)
        case ("row", .inside(let rows)):
            guard fields.count == 7 else { throw .wrong(fields, 7, at: line) }
            guard let host = ConformanceResult.Host(rawValue: fields[4]) else {
                let known = ConformanceResult.Host.allCases.map(\.rawValue)
                throw .malformed(
                    line: line, expected: "one of \(known.joined(separator: ", "))",
                    found: "\"\(fields[4])\"")
            }
            let result = ConformanceResult(
                id: fields[1], expected: fields[2], observed: fields[3], host: host,
                device: fields[5], system: fields[6])
            results.append((line, result))
            position = .inside(rows: rows + 1)
        case ("end", .inside(let rows)):
            guard fields.count == 2 else { throw .wrong(fields, 2, at: line) }
            guard fields[1] == String(rows) else {
                throw .malformed(
                    line: line, expected: "the number of rows before, \(rows)",
                    found: "\"\(fields[1])\"")
            }
            position = .outside
        case (let first, .outside):
            throw .malformed(line: line, expected: "\"format\"", found: "\"\(first)\"")
        case (let first, .inside):
            throw .malformed(line: line, expected: "\"row\" or \"end\"", found: "\"\(first)\"")
        }
    }

    /// The fields after the mark.
    private static func fields(
        of line: ArraySlice<UInt8>, at number: Int
    ) throws(ConformanceFault) -> [String] {
        // Some tools end lines with a carriage return.
        let line = line.last == 0x0d ? line.dropLast() : line
        guard let text = String(validating: line, as: UTF8.self) else {
            throw .malformed(line: number, expected: "UTF-8", found: "other bytes")
        }
        let hasControls = text.unicodeScalars.contains { scalar in
            scalar != "\t" && scalar.properties.generalCategory == .control
        }
        guard !hasControls else {
            throw .malformed(line: number, expected: "plain text", found: "control characters")
        }
        var fields: [String] = []
        for field in text.split(separator: "\t", omittingEmptySubsequences: false).dropFirst() {
            guard let plain = ConformanceResult.unescaped(field) else {
                throw .malformed(
                    line: number, expected: "\\\\, \\t or \\n after each backslash",
                    found: "\"\(field)\"")
            }
            fields.append(plain)
        }
        return fields
    }
}

extension ConformanceFault {
    fileprivate static func wrong(_ fields: [String], _ count: Int, at line: Int) -> Self {
        .malformed(
            line: line, expected: "\(count) fields after the first", found: "\(fields.count)")
    }
}

extension ArraySlice<UInt8> {
    /// Whether this is the line that ends the results.
    fileprivate func isLastLine(_ mark: [UInt8]) -> Bool {
        dropFirst(mark.count).starts(with: Array("end\t".utf8))
    }
}
