/// A dictionary that is written in the order of its keys, so that equal ones have equal bytes.
@propertyWrapper struct InOrder<Key, Value>: Hashable, Sendable, Codable
where Key: Hashable & Comparable & Sendable & Codable, Value: Hashable & Sendable & Codable {
    private struct Entry: Codable {
        let key: Key
        let value: Value
    }

    var wrappedValue: [Key: Value]

    init(wrappedValue: [Key: Value]) { self.wrappedValue = wrappedValue }

    init(from decoder: any Decoder) throws {
        let entries = try [Entry](from: decoder).map { ($0.key, $0.value) }
        wrappedValue = Dictionary(entries, uniquingKeysWith: { first, _ in first })
    }

    func encode(to encoder: any Encoder) throws {
        let entries = wrappedValue.map(Entry.init).sorted { $0.key < $1.key }
        try entries.encode(to: encoder)
    }
}
