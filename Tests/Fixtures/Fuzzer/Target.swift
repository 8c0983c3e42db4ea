import SplitFuzz

@testable import FuzzCommand
@testable import StatefulTesting

/// What libFuzzer calls with each input: a harvest if it begins as one, else a case.
///
/// What can be read must be the same after it is written and read again. What cannot be read must
/// give a message that points into the input. Everything else traps, and libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    MainActor.assumeIsolated {
        if bytes.starts(with: "fuzzsplit harvest ".utf8) {
            checkHarvest(bytes)
            checkHarvest(HarvestChecksums.corrected(bytes))
        } else {
            CaseCheck.shared.check(bytes)
        }
    }
    return 0
}

/// Ends the process with a message that an optimised build keeps.
private func demand(_ isTrue: Bool, _ message: @autoclosure () -> String) {
    if !isTrue { fatalError(message()) }
}

// MARK: - Cases

@MainActor private struct CaseCheck {
    static let shared = CaseCheck()

    private let format = CaseFormat<SplitMachine>.fuzzsplit
    private let directory: SubjectDirectory

    init() {
        let table = SubjectTable(.bundled, judging: .all)
        let setups = Dictionary(
            table.subjects.map { ($0.name, $0.setup) }, uniquingKeysWith: { first, _ in first })
        directory = SubjectDirectory(names: table.subjects.map(\.name)) { setups[$0] }
    }

    func check(_ bytes: [UInt8]) {
        do throws(CorpusError) {
            let first = try parsed(bytes)
            let text = first.text(format)
            let second = try parsed(Array(text.utf8))
            demand(content(of: first) == content(of: second), "the content differs: \(text)")
            demand(first.comments == second.comments, "the comments differ: \(text)")
            demand(second.text(format).utf8.elementsEqual(text.utf8), "the text: \(text)")
            demand(first.fileName(format) == second.fileName(format), "the name: \(text)")
        } catch {
            checkPosition(error, in: bytes)
            // The message takes as long as all the rest, so that only some of them are made.
            guard bytes.count.isMultiple(of: 8) else { return }
            let line = CaseLibrary.line(error.line, of: bytes)
            let file = CorpusFile(path: "x.case", content: .malformed(error, line: line))
            let complaint = file.complaint ?? ""
            demand((1...8_000).contains(complaint.utf8.count), "the message: \(complaint)")
        }
    }

    private func parsed(_ bytes: [UInt8]) throws(CorpusError) -> CorpusCase {
        try CorpusCase(parsing: bytes, format: format, subjects: directory)
    }

    /// The case without the numbers of its lines.
    private func content(of committed: CorpusCase) -> CorpusCase {
        CorpusCase(
            app: committed.app, setup: committed.setup, expectation: committed.expectation,
            also: committed.also, minimal: committed.minimal, note: committed.note,
            trace: committed.trace,
            alsoBy: committed.alsoBy.map { CorpusCase.OtherForm($0.trace, setup: $0.setup) })
    }

    /// The position of a mistake is in a line, or just after its end.
    private func checkPosition(_ error: CorpusError, in bytes: [UInt8]) {
        let lines = bytes.split(separator: 0x0a, omittingEmptySubsequences: false)
        demand((1...lines.count).contains(error.line), "\(error) in \(lines.count) lines")
        let scalars = String(decoding: lines[error.line - 1], as: UTF8.self).unicodeScalars
        demand((1...scalars.count + 1).contains(error.column), "\(error) in \(scalars)")
    }
}

// MARK: - Harvests

/// A harvest is also the journal of a run that goes on, whose last record may not be whole.
private func checkHarvest(_ bytes: [UInt8]) {
    guard let first = try? HarvestFile.content(from: bytes) else { return }
    let written = bytesAgain(of: first)
    guard let second = try? HarvestFile.content(from: written) else {
        fatalError("what is written cannot be read")
    }
    demand(second.fault == nil && second.wholeLength == written.count, "there is a fault")
    demand(first.header == second.header, "the headers differ")
    demand(areEqual(first.records, second.records), "the records differ")
    checkState(of: first)
    if let harvest = try? Harvest(first) {
        let whole = HarvestFile.bytes(of: harvest)
        let content = try? HarvestFile.content(from: whole)
        demand(content.flatMap { try? Harvest($0) } == harvest, "the harvests differ")
    }
}

/// The fewest records that say the same must say the same.
private func checkState(of content: HarvestFile.Content) {
    guard let state = try? SearchState(content.records) else { return }
    let records = state.records(of: content.header.subjects)
    let again = (try? SearchState(records))?.records(of: content.header.subjects)
    demand(again.map { areEqual($0, records) } == true, "the states differ")
}

private typealias Records = [(subject: String, record: HarvestRecord)]

private func areEqual(_ one: Records, _ other: Records) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { $0 == $1 }
}

private func bytesAgain(of content: HarvestFile.Content) -> [UInt8] {
    content.records.reduce(into: HarvestFile.bytes(of: content.header)) { bytes, entry in
        bytes += HarvestFile.bytes(of: entry.record, entry.subject)
    }
}

/// Gives a harvest the checksums that its content should have. Without them, nearly every change
/// would end at a checksum.
private enum HarvestChecksums {
    static func corrected(_ bytes: [UInt8]) -> [UInt8] {
        guard let end = bytes.firstRange(of: Array("\n---\n".utf8)) else { return bytes }
        var reader = ByteReader(Array(bytes[end.upperBound...]))
        var writer = ByteWriter()
        writer.write(raw: Array(bytes[..<end.upperBound]))
        writer.write(checksum(of: bytes[...end.lowerBound]))
        guard (try? reader.word()) != nil else { return bytes }
        while !reader.isAtEnd {
            guard let length = try? reader.integer(), (try? reader.word()) != nil,
                let record = try? reader.bytes(length)
            else { break }
            writer.write(record.count)
            writer.write(checksum(of: record))
            writer.write(raw: record)
        }
        return writer.bytes + reader.rest()
    }

    private static func checksum(of bytes: some Sequence<UInt8>) -> UInt64 {
        var hash = StableHash()
        hash.combine(bytes)
        return hash.word
    }
}
