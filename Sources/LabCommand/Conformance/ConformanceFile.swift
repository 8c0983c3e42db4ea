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

    /// Reads the lines that begin with the mark. Others are the log's own.
    ///
    /// - Parameter next: the id of the suite's row after the one with an id, or the first one's
    ///   after `nil`.
    init(
        _ bytes: [UInt8], next: (String?) -> String?
    ) throws(ConformanceFault) {
        let mark = Array("\(ConformanceResult.mark)\t".utf8)
        let end = mark + Array("end\t".utf8)
        // The number of rows so far of the run; `nil` outside one.
        var rows: Int?
        var number = 0
        var lastLine = 0
        func endRun() {
            guard let count = rows else { return }
            let last = count > 0 ? results.last?.result.id : nil
            cutShort.append(.cutShort(line: lastLine, last: last, next: next(last)))
            rows = nil
        }
        for line in bytes.split(separator: 0x0a, omittingEmptySubsequences: false) {
            number += 1
            guard line.starts(with: mark) else { continue }
            // A run that was cut short may have torn its last line.
            if line.endIndex == bytes.endIndex, rows != nil, !line.starts(with: end) { break }
            let fields = ConformanceFile.fields(of: line)
            // XCTest begins a new run after a row that has ended the process.
            if fields?.first == "format" { endRun() }
            lastLine = number
            guard let fields, read(fields, at: number, &rows) else {
                throw .malformed(line: number)
            }
        }
        guard lastLine > 0 else { throw .noResults }
        endRun()
    }

    /// Whether the fields are those of a line that may stand there.
    private mutating func read(
        _ fields: [String], at line: Int, _ rows: inout Int?
    ) -> Bool {
        switch (fields[0], fields.count, rows) {
        case ("format", 2, nil) where fields[1] == String(ConformanceResult.formatVersion):
            rows = 0
        case ("row", 7, let count?):
            guard let host = ConformanceResult.Host(rawValue: fields[4]) else { return false }
            let result = ConformanceResult(
                id: fields[1], expected: fields[2], observed: fields[3], host: host,
                device: fields[5], system: fields[6])
            results.append((line, result))
            rows = count + 1
        case ("end", 2, let count?) where fields[1] == String(count):
            rows = nil
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
