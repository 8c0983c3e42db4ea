/// Writes numbers and texts as bytes, which `ByteReader` reads in any process of the same version.
package struct ByteWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    /// Eight bytes, the least significant first.
    package mutating func write(_ word: UInt64) {
        withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// A number as a `word`.
    package mutating func write(_ number: Int) {
        write(UInt64(truncatingIfNeeded: number))
    }

    /// Replaces the word at a position.
    mutating func replace(at offset: Int, by number: Int) {
        withUnsafeBytes(of: UInt64(truncatingIfNeeded: number).littleEndian) {
            bytes.replaceSubrange(offset..<offset + 8, with: $0)
        }
    }

    /// Bytes as they are, without their number.
    package mutating func write(raw more: some Collection<UInt8>) {
        bytes += more
    }

    /// The bytes, after their number.
    mutating func write(counted more: some Collection<UInt8>) {
        write(more.count)
        bytes += more
    }
}

/// Thrown for bytes that this version of the engine did not write.
package struct TransferError: Error, Hashable, Sendable {
    /// The position of the byte at which reading stopped.
    package let offset: Int
}

/// Reads the bytes of a `ByteWriter`. Every function throws if the bytes do not have the right
/// form.
package struct ByteReader {
    private let bytes: [UInt8]
    private var offset = 0

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    package var isAtEnd: Bool { offset == bytes.count }

    package var failure: TransferError { TransferError(offset: offset) }

    package mutating func word() throws(TransferError) -> UInt64 {
        guard bytes.count - offset >= 8 else { throw failure }
        defer { offset += 8 }
        return bytes.withUnsafeBytes {
            UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
    }

    /// The next bytes, as many as a number says.
    package mutating func bytes(_ count: Int) throws(TransferError) -> [UInt8] {
        guard (0...(bytes.count - offset)).contains(count) else { throw failure }
        defer { offset += count }
        return Array(bytes[offset..<offset + count])
    }

    /// All bytes that are left.
    package mutating func rest() -> [UInt8] {
        defer { offset = bytes.count }
        return Array(bytes[offset...])
    }

    package mutating func integer() throws(TransferError) -> Int {
        Int(truncatingIfNeeded: try word())
    }

    /// The number of elements that follow, each of at least one byte.
    mutating func count() throws(TransferError) -> Int {
        let count = try integer()
        guard (0...(bytes.count - offset)).contains(count) else { throw failure }
        return count
    }

    mutating func counted() throws(TransferError) -> [UInt8] { try bytes(try count()) }

    mutating func text() throws(TransferError) -> String {
        guard let text = String(validating: try counted(), as: UTF8.self) else { throw failure }
        return text
    }
}
