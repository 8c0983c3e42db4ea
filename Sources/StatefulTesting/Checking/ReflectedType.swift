internal import Synchronization

/// How values of one type are fed. Found once per type: asking the runtime for conformances costs
/// more than the rest.
struct ReflectedType: Sendable {
    enum Kind: Sendable {
        /// Calls back with each word of the value.
        case integer(@Sendable (Any, (UInt) -> Void) -> Void)
        case text(@Sendable (Any) -> String)
        case integers(@Sendable (Any) -> [Int])
        case array(@Sendable (Any) -> any ReflectedArray)
        case opaque
        case structured
    }

    let kind: Kind
    /// Stands for the type's name, so that two types with equal fields are told apart.
    let mark: UInt64
    private let isCustomised: Bool

    private init(_ type: Any.Type) {
        var hash = Fingerprint(detail: .exploration)
        // Not the qualified name: for a private type that holds an address.
        hash.combine(String(describing: type))
        mark = hash.digest.high
        isCustomised = type is any CustomReflectable.Type
        kind = Kind(type)
    }

    /// Whether nothing can be read of a value without children: it is no structure, or its own
    /// mirror hides what it holds.
    func showsNothing(_ mirror: Mirror) -> Bool {
        mirror.displayStyle == nil || isCustomised
    }

    static func of(_ value: Any) -> ReflectedType {
        let type = Swift.type(of: value)
        return cache.withLock { known in
            if let found = known[ObjectIdentifier(type)] { return found }
            let new = ReflectedType(type)
            known[ObjectIdentifier(type)] = new
            return new
        }
    }

    private static let cache = Mutex<[ObjectIdentifier: ReflectedType]>([:])
}

extension ReflectedType.Kind {
    // By the type and not by casting the value, which would look through an optional.
    fileprivate init(_ type: Any.Type) {
        switch type {
        case is Int.Type:
            self = .integer { value, feed in feed(UInt(bitPattern: value as? Int ?? 0)) }
        case is Bool.Type: self = .integer { value, feed in feed(value as? Bool == true ? 1 : 0) }
        case is Double.Type:
            self = .integer { value, feed in feed(UInt((value as? Double ?? 0).bitPattern)) }
        case is Float.Type:
            self = .integer { value, feed in feed(UInt((value as? Float ?? 0).bitPattern)) }
        case is any BinaryInteger.Type:
            self = .integer { value, feed in
                guard let value = value as? any BinaryInteger else { return }
                for word in value.words { feed(word) }
            }
        // Their mirrors would take ten times as long.
        case is [Int].Type: self = .integers { $0 as? [Int] ?? [] }
        case is any ReflectedArray.Type: self = .array { $0 as? any ReflectedArray ?? [Int]() }
        case is any StringProtocol.Type:
            self = .text { ($0 as? any StringProtocol).map { String($0) } ?? "" }
        case is Character.Type, is Unicode.Scalar.Type, is Name.Type:
            self = .text { String(describing: $0) }
        case is any _Pointer.Type, is OpaquePointer.Type: self = .opaque
        default: self = .structured
        }
    }
}

/// An array of any element.
protocol ReflectedArray {
    var count: Int { get }
    func forEachElement(_ body: (Any) -> Void)
}

extension Array: ReflectedArray {
    func forEachElement(_ body: (Any) -> Void) {
        for element in self { body(element) }
    }
}
