internal import StatefulTesting

/// The bytes of a harvest: a header that people can read, then records.
///
/// A line `---` ends the header. The checksum of the header follows. A record is its length, its
/// checksum and its bytes. A run appends records while it goes on. When its search is over, it
/// replaces the file by one with a single record for each subject.
enum HarvestFile {
    /// The ending of harvests that `merge` finds in a directory.
    static let fileExtension = ".harvest"
    /// The most bytes of a harvest. The largest searches have some hundred megabytes.
    static let sizeLimit = 1 << 31
    /// What is said of a harvest whose last record is not whole.
    static let endsEarly = "it ends early"
    private static let divider = "---\n"

    // MARK: - Writing

    static func bytes(of header: HarvestHeader) -> [UInt8] {
        let text = header.text
        var writer = ByteWriter()
        writer.write(raw: Array((text + divider).utf8))
        writer.write(checksum(of: Array(text.utf8)))
        return writer.bytes
    }

    static func bytes(of record: HarvestRecord, _ subject: String) -> [UInt8] {
        let bytes = HarvestRecord.Entry(subject: subject, record: record).encoded
        var writer = ByteWriter()
        writer.write(bytes.count)
        writer.write(checksum(of: bytes))
        writer.write(raw: bytes)
        return writer.bytes
    }

    /// The bytes of a whole file, with the fewest records.
    static func bytes(of header: HarvestHeader, _ state: SearchState) -> [UInt8] {
        state.records(of: header.subjects).reduce(into: bytes(of: header)) { bytes, entry in
            bytes += self.bytes(of: entry.record, entry.subject)
        }
    }

    /// The bytes of a harvest to which nothing is added any more.
    static func bytes(of harvest: Harvest) -> [UInt8] {
        let header = HarvestHeader(
            plan: harvest.plan, build: harvest.build, subjects: harvest.subjects,
            shards: harvest.shards)
        return bytes(of: header, SearchState(harvest))
    }

    private static func checksum(of bytes: [UInt8]) -> UInt64 {
        var hash = StableHash()
        hash.combine(bytes)
        return hash.word
    }

    // MARK: - Reading

    /// What a file contains.
    struct Content {
        var header: HarvestHeader
        /// The records up to the first one that is not whole.
        var records: [(subject: String, record: HarvestRecord)] = []
        /// The number of bytes up to there.
        var wholeLength: Int
        /// The number of bytes of the file.
        let size: Int
        /// What is wrong with the record there; `nil` if the file ends there.
        var fault: HarvestFault?
    }

    /// Decodes a harvest.
    ///
    /// - Throws: `HarvestFault` if the bytes are no harvest, are of another version, or if the
    ///   header was changed.
    static func content(from bytes: [UInt8]) throws(HarvestFault) -> Content {
        guard bytes.starts(with: (HarvestHeader.title + " ").utf8) else { throw .noHarvest }
        guard let end = bytes.firstRange(of: ("\n" + divider).utf8),
            let text = String(validating: bytes[...end.lowerBound], as: UTF8.self)
        else { throw .damaged("its header has no end") }
        let header = try HarvestHeader(text)
        var reader = ByteReader(Array(bytes[end.upperBound...]))
        guard let sum = try? reader.word() else { throw .damaged("its header has no end") }
        guard sum == checksum(of: Array(text.utf8)) else {
            throw .damaged("its header was changed")
        }
        var content = Content(
            header: header, wholeLength: end.upperBound + 8, size: bytes.count)
        while !reader.isAtEnd {
            guard let (checksum, record) = try? next(&reader) else {
                content.fault = .damaged(Self.endsEarly)
                break
            }
            guard checksum == self.checksum(of: record),
                let entry = try? HarvestRecord.Entry(decoding: record),
                header.subjects.contains(entry.subject)
            else {
                content.fault = .damaged("its record \(content.records.count + 1) was changed")
                break
            }
            content.records.append((entry.subject, entry.record))
            content.wholeLength += 16 + record.count
        }
        return content
    }

    private static func next(
        _ reader: inout ByteReader
    ) throws(TransferError) -> (checksum: UInt64, bytes: [UInt8]) {
        let length = try reader.integer()
        let checksum = try reader.word()
        return (checksum, try reader.bytes(length))
    }
}

/// Why bytes cannot be read as a harvest.
enum HarvestFault: Error, Hashable, Sendable {
    case noHarvest
    case otherFormat(found: String)
    case otherProgram(version: String)
    case damaged(String)
}
