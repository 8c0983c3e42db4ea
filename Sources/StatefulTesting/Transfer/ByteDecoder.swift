/// Reads what `ByteEncoder` has written.
final class ByteDecoder: Decoder, SingleValueDecodingContainer {
    private var reader: ByteReader
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    private init(_ bytes: [UInt8]) { reader = ByteReader(bytes) }

    static func value<Value: Decodable>(
        _ type: Value.Type, from bytes: [UInt8]
    ) throws(TransferError) -> Value {
        let decoder = ByteDecoder(bytes)
        guard let value = try? decoder.decode(type), decoder.reader.isAtEnd else {
            throw decoder.reader.failure
        }
        return value
    }

    func container<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Fields(decoder: self))
    }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        Elements(decoder: self, count: try reader.count())
    }
    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    // MARK: - Values

    func decodeNil() -> Bool { false }

    func decode(_ type: Bool.Type) throws -> Bool {
        switch try reader.bytes(1) {
        case [0]: false
        case [1]: true
        default: throw reader.failure
        }
    }

    func decode(_ type: String.Type) throws -> String { try reader.text() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try reader.word() }
    func counted() throws -> [UInt8] { try reader.counted() }

    func decode(_ type: Int.Type) throws -> Int {
        let number = try reader.integer()
        guard Transfer.numbers.contains(number) else { throw reader.failure }
        return number
    }

    func decode<T: FixedWidthInteger & Decodable>(_ type: T.Type) throws -> T {
        guard let number = T(exactly: try decode(Int.self)) else { throw reader.failure }
        return number
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try Value(from: self)
        if let checked = value as? any Checked, !checked.isSound { throw reader.failure }
        return value
    }
}

// MARK: - Containers

private struct Elements: UnkeyedDecodingContainer {
    let decoder: ByteDecoder
    let count: Int?
    private(set) var currentIndex = 0
    var codingPath: [any CodingKey] { [] }
    var isAtEnd: Bool { currentIndex == count }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        currentIndex += 1
        return try decoder.decode(type)
    }

    func decodeNil() -> Bool { false }
    func nestedContainer<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        decoder.container(keyedBy: type)
    }
    func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try decoder.unkeyedContainer()
    }
    func superDecoder() -> any Decoder { decoder }
}

private struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: ByteDecoder
    var codingPath: [any CodingKey] { [] }

    /// The case of an enumeration. Only an enumeration asks, and only once.
    var allKeys: [Key] { (try? decoder.decode(String.self)).flatMap(Key.init).map { [$0] } ?? [] }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool {
        preconditionFailure("\(key): an optional of a type that has no flag")
    }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try decoder.decode(type)
    }
    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        try optional(type)
    }

    // The library's own versions for these types read no flag.
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try optional(type) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try optional(type)
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try optional(type) }

    private func optional<T: Decodable>(_ type: T.Type) throws -> T? {
        try decoder.decode(Bool.self) ? try decoder.decode(type) : nil
    }

    func nestedContainer<Nested>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Nested> {
        decoder.container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder.unkeyedContainer()
    }
    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) -> any Decoder { decoder }
}
