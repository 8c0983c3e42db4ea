internal import Foundation
package import SplitFuzz
package import StatefulTesting

extension JSON {
    /// The stored fields of a value, by their names and in their order. Uses the `Codable`
    /// conformance by which processes exchange values. `nil` becomes null, a rectangle the array of
    /// its x, y, width and height.
    ///
    /// - Parameter subject: names the set-ups of traces.
    @MainActor package init(_ value: some Encodable, of subject: Subject<SplitMachine>? = nil) {
        let format = CaseFormat<SplitMachine>.fuzzsplit
        let node = FieldNode { trace in
            let setup = zip(subject?.setup ?? [], trace.setup).compactMap { parameter, rank in
                parameter.names(rank) ? "\(parameter.name): \(parameter.values[rank])" : nil
            }
            return ["setup": .strings(setup), "actions": .strings(format.lines(of: trace))]
        }
        node.encode(value)
        self = node.json
    }

    /// The fields of a value as entries of an object that has more.
    ///
    /// - Parameter omitted: the names of fields that the object gives in another form, or not.
    @MainActor static func fields(
        of value: some Encodable, in subject: Subject<SplitMachine>? = nil,
        except omitted: Set<String> = []
    ) -> [(key: String, value: JSON)] {
        guard case .object(let entries) = JSON(value, of: subject) else { return [] }
        return entries.filter { !omitted.contains($0.key) }
    }
}

/// Encodes one value as JSON. Has a child for each field or element.
private final class FieldNode: Encoder, SingleValueEncodingContainer {
    private enum Kind { case value(JSON), fields, elements }

    private let trace: (Trace) -> JSON
    private var kind = Kind.value(.null)
    private var children: [(key: String, node: FieldNode)] = []
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    init(trace: @escaping (Trace) -> JSON) { self.trace = trace }

    var json: JSON {
        switch kind {
        case .value(let value): value
        case .fields: .object(children.map { ($0.key, $0.node.json) })
        case .elements: .array(children.map(\.node.json))
        }
    }

    var count: Int { children.count }

    /// `nil` stays null.
    func encodeIfPresent(_ value: (some Encodable)?) {
        switch value {
        case nil: break
        case let text as String: kind = .value(.string(text))
        case let flag as Bool: kind = .value(.boolean(flag))
        case let number as any BinaryInteger: kind = .value(.integer(Int(clamping: number)))
        case let rect as CGRect:
            let lengths = [rect.minX, rect.minY, rect.width, rect.height]
            kind = .value(.array(lengths.map(JSON.length)))
        case let point as CGPoint: kind = .value(.array([point.x, point.y].map(JSON.length)))
        case let length as CGFloat: kind = .value(.length(length))
        case is any BinaryFloatingPoint: preconditionFailure("only lengths may have fractions")
        case let trace as Trace: kind = .value(self.trace(trace))
        case let value?:
            do {
                try value.encode(to: self)
            } catch {
                preconditionFailure("\(type(of: value)) cannot be written: \(error)")
            }
        }
    }

    func child(_ key: String = "") -> FieldNode {
        let node = FieldNode(trace: trace)
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

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    func encodeNil() {}
    func encode(_ value: some Encodable) { encodeIfPresent(value) }
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
        child(key).encodeIfPresent(value)
    }

    // The library's versions for primitive types write nothing for `nil`. Each primitive type that
    // a field has as an optional needs a line here.
    func encodeIfPresent(_ value: Bool?, forKey key: Key) { child(key).encodeIfPresent(value) }
    func encodeIfPresent(_ value: String?, forKey key: Key) { child(key).encodeIfPresent(value) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) { child(key).encodeIfPresent(value) }

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
