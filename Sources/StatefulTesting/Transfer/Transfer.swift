/// The rules of values that go to another process, or into a file.
package enum Transfer {
    /// Every integer is a count, a rank or a position: not negative, and so low that sums of a
    /// whole run cannot overflow.
    static let numbers = 0..<1 << 40
}

/// A value with rules that its fields alone do not show. Bytes that break them are refused.
package protocol Checked: Codable {
    var isSound: Bool { get }
}

extension Encodable {
    /// The value as bytes, for another process of the same version.
    package var encoded: [UInt8] { ByteEncoder.bytes(of: self) }
}

extension Decodable {
    /// Decodes a value. Takes no more memory than a small multiple of the number of bytes.
    ///
    /// - Throws: `TransferError` if another version wrote the bytes, or if they were changed.
    package init(decoding bytes: [UInt8]) throws(TransferError) {
        self = try ByteDecoder.value(Self.self, from: bytes)
    }
}

/// Bytes that are copied at once. An array of them would be written one by one.
package struct RawBytes: Codable {
    package let bytes: [UInt8]

    /// The error of bytes that have another form than their type.
    static let fault = DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "the bytes have another form"))

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    package init(from decoder: any Decoder) throws {
        bytes = try (decoder as? ByteDecoder)?.counted() ?? [UInt8](from: decoder)
    }

    package func encode(to encoder: any Encoder) throws {
        guard let encoder = encoder as? ByteEncoder else { return try bytes.encode(to: encoder) }
        encoder.encode(counted: bytes)
    }
}
