internal import StatefulTesting

/// The bytes of a harvest: a header that people can read, then one record for each subject.
///
/// A line `---` ends the header. The checksum of the header follows, the number of records, and for each
/// record its length, its checksum and its bytes: the name of the subject and its search result.
enum HarvestFile {
    /// The ending of harvests that `merge` finds in a directory.
    static let fileExtension = ".harvest"
    /// The most bytes of a harvest. The largest searches have some hundred megabytes.
    static let sizeLimit = 1 << 31
    private static let title = "fuzzsplit harvest"
    private static let version = 1
    private static let divider = "---\n"

    // MARK: - Writing

    static func bytes(of harvest: Harvest) -> [UInt8] {
        let header = header(of: harvest)
        var writer = ByteWriter()
        writer.write(raw: Array((header + divider).utf8))
        writer.write(checksum(of: header.utf8))
        writer.write(harvest.entries.count)
        for entry in harvest.entries {
            var record = ByteWriter()
            record.write(entry.subject)
            record.write(raw: entry.result.encoded)
            writer.write(checksum(of: record.bytes))
            writer.write(record.bytes.count)
            writer.write(raw: record.bytes)
        }
        return writer.bytes
    }

    private static func header(of harvest: Harvest) -> String {
        var lines = ["\(title) \(version)"]
        lines += harvest.plan.lines.map { "\($0.name): \($0.value)" }
        let names = harvest.entries.map { entry in
            entry.subject.split(whereSeparator: \.isNewline).joined(separator: " ")
        }
        lines.append("variants: \(names.joined(separator: ", "))")
        let shards = harvest.shards?.map(\.description).joined(separator: ", ")
        lines.append("shards: \(shards ?? "several")")
        return lines.map { "\($0)\n" }.joined()
    }

    private static func checksum(of bytes: some Sequence<UInt8>) -> UInt64 {
        var hash = StableHash()
        hash.combine(bytes)
        return hash.word
    }

    // MARK: - Reading

    /// Decodes a harvest.
    ///
    /// - Throws: `HarvestFault` if the bytes are no harvest, are of another version, or were changed.
    static func harvest(from bytes: [UInt8]) throws(HarvestFault) -> Harvest {
        let (header, content) = try split(bytes)
        let plan = try plan(from: header)
        let records: Records
        do throws(TransferError) {
            records = try Records(content)
        } catch {
            throw .damaged("it ends early")
        }
        guard records.headerChecksum == checksum(of: header.utf8) else {
            throw .damaged("its header was changed")
        }
        guard records.isWhole else { throw .damaged("more follows than it says") }
        var entries: [Harvest.Entry] = []
        for (index, record) in records.records.enumerated() {
            guard record.checksum == checksum(of: record.bytes),
                let entry = try? entry(from: record.bytes)
            else { throw .damaged("its record \(index + 1) was changed") }
            entries.append(entry)
        }
        let harvest = Harvest(plan, entries: entries)
        guard Set(entries.map(\.subject)).count == entries.count,
            self.header(of: harvest) == header
        else { throw .damaged("its header does not fit its content") }
        return harvest
    }

    /// What follows the header.
    private struct Records {
        let headerChecksum: UInt64
        let records: [(checksum: UInt64, bytes: [UInt8])]
        /// Whether nothing follows.
        let isWhole: Bool

        init(_ bytes: [UInt8]) throws(TransferError) {
            var reader = ByteReader(bytes)
            headerChecksum = try reader.word()
            var records: [(checksum: UInt64, bytes: [UInt8])] = []
            for _ in 0..<(try reader.count()) {
                records.append((try reader.word(), try reader.counted()))
            }
            self.records = records
            isWhole = reader.isAtEnd
        }
    }

    private static func entry(from bytes: [UInt8]) throws(TransferError) -> Harvest.Entry {
        var reader = ByteReader(bytes)
        return Harvest.Entry(
            subject: try reader.text(), result: try SearchResult(decoding: reader.rest()))
    }

    /// The header, and what follows the line that ends it.
    private static func split(
        _ bytes: [UInt8]
    ) throws(HarvestFault) -> (header: String, content: [UInt8]) {
        guard bytes.starts(with: (title + " ").utf8) else { throw .noHarvest }
        let divider = Array(divider.utf8)
        var start = 0
        while let lineEnd = bytes[start...].firstIndex(of: 0x0a) {
            if bytes[start...lineEnd].elementsEqual(divider) {
                guard let header = String(validating: bytes[..<start], as: UTF8.self) else { break }
                return (header, Array(bytes[(lineEnd + 1)...]))
            }
            start = lineEnd + 1
        }
        throw .damaged("its header has no end")
    }

    private static func plan(from header: String) throws(HarvestFault) -> HarvestPlan {
        let lines = header.split(separator: "\n").map(String.init)
        guard lines.first == "\(title) \(version)" else {
            throw .otherFormat(found: lines.first ?? "")
        }
        var values: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstRange(of: ": ") else { continue }
            values[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
        }
        guard let program = values["version"], let tables = values["tables"] else {
            throw .damaged("its header is not whole")
        }
        guard program == FuzzCommand.version else { throw .otherProgram(version: program) }
        let settings = HarvestPlan.options.compactMap { option in
            values[option.rawValue].map { HarvestPlan.Setting(option: option, value: $0) }
        }
        return HarvestPlan(version: program, tables: tables, settings: settings)
    }
}

/// Why bytes cannot be read as a harvest.
enum HarvestFault: Error, Hashable, Sendable {
    case noHarvest
    case otherFormat(found: String)
    case otherProgram(version: String)
    case damaged(String)
}
