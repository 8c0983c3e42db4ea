/// Writes the fields of a value one after the other, without their names.
///
/// The compiler makes the list of fields, and writing and reading both follow it. A new field of a
/// type is therefore one line. An optional field begins with a flag, an array with its count, and
/// an enumeration with the name of its case.
final class ByteEncoder: Encoder, SingleValueEncodingContainer {
    fileprivate var writer = ByteWriter()
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    static func bytes(of value: some Encodable) -> [UInt8] {
        let encoder = ByteEncoder()
        do {
            try value.encode(to: encoder)
        } catch {
            preconditionFailure("\(type(of: value)) cannot be written: \(error)")
        }
        return encoder.writer.bytes
    }

    func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Fields(encoder: self))
    }
    func unkeyedContainer() -> any UnkeyedEncodingContainer { Elements(encoder: self) }
    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    // MARK: - Values

    func encodeNil() { preconditionFailure("an optional that is no field of a type") }
    func encode(_ flag: Bool) { writer.write(raw: [flag ? 1 : 0]) }
    func encode(_ text: String) { writer.write(counted: text.utf8) }
    func encode(counted bytes: [UInt8]) { writer.write(counted: bytes) }
    func encode(_ word: UInt64) { writer.write(word) }

    func encode(_ number: Int) {
        precondition(Transfer.numbers.contains(number), "\(number) is no number of a run")
        writer.write(number)
    }

    func encode(_ number: some FixedWidthInteger & Encodable) { encode(Int(number)) }
    func encode(_ value: some Encodable) throws { try value.encode(to: self) }
}

// MARK: - Containers

private struct Elements: UnkeyedEncodingContainer {
    let encoder: ByteEncoder
    private let start: Int
    private(set) var count = 0
    var codingPath: [any CodingKey] { [] }

    init(encoder: ByteEncoder) {
        self.encoder = encoder
        start = encoder.writer.bytes.count
        encoder.writer.write(0)
    }

    mutating func encode(_ value: some Encodable) throws {
        count += 1
        encoder.writer.replace(at: start, by: count)
        try encoder.encode(value)
    }

    func encodeNil() { encoder.encodeNil() }
    func nestedContainer<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        encoder.container(keyedBy: type)
    }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder.unkeyedContainer() }
    func superEncoder() -> any Encoder { encoder }
}

private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: ByteEncoder
    var codingPath: [any CodingKey] { [] }

    func encode(_ value: some Encodable, forKey key: Key) throws { try encoder.encode(value) }

    func encodeIfPresent(_ value: (some Encodable)?, forKey key: Key) throws {
        try optional(value)
    }

    // The library's own versions for these types write nothing for `nil`.
    func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try optional(value) }
    func encodeIfPresent(_ value: String?, forKey key: Key) throws { try optional(value) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try optional(value) }

    private func optional(_ value: (some Encodable)?) throws {
        encoder.encode(value != nil)
        if let value { try encoder.encode(value) }
    }

    /// The fields of a case of an enumeration.
    func nestedContainer<Nested>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        encoder.encode(key.stringValue)
        return encoder.container(keyedBy: type)
    }

    func encodeNil(forKey key: Key) { preconditionFailure("\(key): written by encodeIfPresent") }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoder.unkeyedContainer()
    }
    func superEncoder() -> any Encoder { encoder }
    func superEncoder(forKey key: Key) -> any Encoder { encoder }
}
