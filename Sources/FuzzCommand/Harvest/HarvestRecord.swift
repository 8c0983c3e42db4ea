internal import StatefulTesting

/// A record of a harvest, which says something of one subject.
enum HarvestRecord: Hashable, Sendable {
    /// A part of the search result.
    case found(SearchResult)
    /// All traces that are known to end the process.
    case lethal([LethalTrace])
    /// The bytes of the report on all that was found so far.
    ///
    /// - Parameter basis: a digest of what the report rests on besides, such as the known cases.
    case reported([UInt8], basis: UInt64)
    /// A case that the run writes, by its path.
    case wrote(String)
    /// How long all subjects together have been searched, in seconds.
    case searched(seconds: Int)

    /// The record as bytes.
    func encoded(of subject: String) -> [UInt8] {
        var writer = ByteWriter()
        switch self {
        case .found(let result):
            writer.write(0)
            writer.write(subject)
            writer.write(raw: result.encoded)
        case .lethal(let traces):
            writer.write(1)
            writer.write(subject)
            writer.write(raw: LethalTrace.encode(traces))
        case .reported(let bytes, let basis):
            writer.write(2)
            writer.write(subject)
            writer.write(basis)
            writer.write(raw: bytes)
        case .wrote(let path):
            writer.write(3)
            writer.write(subject)
            writer.write(path)
        case .searched(let seconds):
            writer.write(4)
            writer.write(subject)
            writer.write(seconds)
        }
        return writer.bytes
    }

    /// Decodes a record.
    ///
    /// - Throws: `TransferError` if another version wrote the bytes, or if they were changed.
    static func decoded(
        _ bytes: [UInt8]
    ) throws(TransferError) -> (subject: String, record: HarvestRecord) {
        var reader = ByteReader(bytes)
        let kind = try reader.integer()
        let subject = try reader.text()
        let record: HarvestRecord
        switch kind {
        case 0: record = .found(try SearchResult(decoding: reader.rest()))
        case 1: record = .lethal(try LethalTrace.decode(reader.rest()))
        case 2:
            let basis = try reader.word()
            record = .reported(reader.rest(), basis: basis)
        case 3: record = .wrote(try reader.text())
        case 4:
            let seconds = try reader.integer()
            guard (0..<1 << 40).contains(seconds) else { throw reader.failure }
            record = .searched(seconds: seconds)
        default: throw reader.failure
        }
        guard reader.isAtEnd else { throw reader.failure }
        return (subject, record)
    }
}
