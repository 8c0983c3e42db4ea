internal import SplitFuzz
internal import StatefulTesting

extension JSON {
    /// The stored fields of a value, by their names and in their order. The compiler makes their
    /// list, as for what processes send each other. `nil` becomes null, and a trace the lines of
    /// its actions.
    @MainActor package init(_ value: some Encodable) {
        let format = CaseFormat<SplitMachine>.fuzzsplit
        let node = FieldNode(lines: format.lines)
        node.encode(value)
        self = node.json
    }

    /// The fields of a value as entries of an object that has more.
    ///
    /// - Parameter omitted: the names of fields that the object gives in another form, or not.
    @MainActor static func fields(
        of value: some Encodable, except omitted: Set<String> = []
    ) -> [(key: String, value: JSON)] {
        guard case .object(let entries) = JSON(value) else { return [] }
        return entries.filter { !omitted.contains($0.key) }
    }
}

/// A value on its way to JSON, with a node for each of its fields or elements.
private final class FieldNode: Encoder {
    private enum Kind { case value(JSON), fields, elements }

    private let lines: (Trace) -> [String]
    private var kind = Kind.value(.null)
    private var children: [(key: String, node: FieldNode)] = []
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    init(lines: @escaping (Trace) -> [String]) { self.lines = lines }

    var json: JSON {
        switch kind {
        case .value(let value): value
        case .fields: .object(children.map { ($0.key, $0.node.json) })
        case .elements: .array(children.map(\.node.json))
        }
    }

    var count: Int { children.count }

    /// `nil` stays null.
    func encode(_ value: (some Encodable)?) {
        switch value {
        case nil: break
        case let text as String: kind = .value(.string(text))
        case let flag as Bool: kind = .value(.boolean(flag))
        case let number as any BinaryInteger: kind = .value(.integer(Int(clamping: number)))
        case is any BinaryFloatingPoint: preconditionFailure("JSON has whole numbers only")
        case let trace as Trace: kind = .value(.strings(lines(trace)))
        case let value?:
            do {
                try value.encode(to: self)
            } catch {
                preconditionFailure("\(type(of: value)) cannot be written: \(error)")
            }
        }
    }

    func child(_ key: String = "") -> FieldNode {
        let node = FieldNode(lines: lines)
        children.append((key, node))
        return node
    }

    func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        kind = .fields
        return KeyedEncodingContainer(Fields(node: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        kind = .elements
        return Elements(node: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { Value(node: self) }
}

private struct Value: SingleValueEncodingContainer {
    let node: FieldNode
    var codingPath: [any CodingKey] { [] }

    func encodeNil() {}
    func encode(_ value: some Encodable) { node.encode(value) }
}

private struct Elements: UnkeyedEncodingContainer {
    let node: FieldNode
    var codingPath: [any CodingKey] { [] }
    var count: Int { node.count }

    func encodeNil() { _ = node.child() }
    func encode(_ value: some Encodable) { node.child().encode(value) }
    func nestedContainer<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        node.child().container(keyedBy: type)
    }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        node.child().unkeyedContainer()
    }
    func superEncoder() -> any Encoder { node.child() }
}

private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: FieldNode
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { _ = child(key) }
    func encode(_ value: some Encodable, forKey key: Key) { child(key).encode(value) }
    func encodeIfPresent(_ value: (some Encodable)?, forKey key: Key) {
        child(key).encode(value)
    }

    // The library's own versions for these types write nothing for `nil`.
    func encodeIfPresent(_ value: Bool?, forKey key: Key) { child(key).encode(value) }
    func encodeIfPresent(_ value: String?, forKey key: Key) { child(key).encode(value) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) { child(key).encode(value) }

    func nestedContainer<Nested>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        child(key).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        child(key).unkeyedContainer()
    }
    func superEncoder() -> any Encoder { node.child("super") }
    func superEncoder(forKey key: Key) -> any Encoder { child(key) }

    private func child(_ key: Key) -> FieldNode { node.child(key.stringValue) }
}
