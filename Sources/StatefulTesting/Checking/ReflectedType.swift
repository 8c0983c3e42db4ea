internal import Synchronization

/// How to feed the values of one type. Cached for each type, because looking up conformances costs
/// more than everything else.
package struct ReflectedType: Sendable {
    enum Kind: Sendable {
        /// Calls its second argument with each machine word of the value.
        case integer(@Sendable (Any, (UInt) -> Void) -> Void)
        case text(@Sendable (Any) -> String)
        case integers(@Sendable (Any) -> [Int])
        case array(@Sendable (Any) -> any ReflectedArray)
        /// A closure. Its code has no identity that is the same in every build: optimisation makes
        /// several copies of one closure, and wraps closures in collections.
        case function
        case opaque
        case structured
    }

    let kind: Kind
    /// A digest of the type's name, which tells apart two types with equal fields.
    let nameDigest: UInt64
    private let isCustomised: Bool

    private init(_ type: Any.Type) {
        var hash = Fingerprint(detail: .exploration)
        // Not the qualified name, which contains an address if the type is private.
        hash.combine(String(describing: type))
        nameDigest = hash.digest.high
        isCustomised = type is any CustomReflectable.Type
        kind = Kind(type)
    }

    /// Whether a value without children is opaque: it has no display style, such as a closure, or
    /// its custom mirror may hide its fields.
    func showsNothing(_ mirror: Mirror) -> Bool {
        mirror.displayStyle == nil || isCustomised
    }

    /// Whether a type is that of functions, such as `() -> Void`.
    package static func isFunction(_ type: Any.Type) -> Bool {
        // The first word of a type's metadata is its kind (swift/ABI/MetadataKind.def).
        unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x302
    }

    /// Whether the description of a value is not that of the standard library.
    static func isCustomDescribed(_ value: Any) -> Bool {
        value is any CustomStringConvertible || value is any CustomDebugStringConvertible
            || value is any TextOutputStreamable
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
    // Tests the type instead of casting the value, because a cast would unwrap an optional.
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
        // Mirrors of arrays and strings would take ten times as long.
        case is [Int].Type: self = .integers { $0 as? [Int] ?? [] }
        case is any ReflectedArray.Type: self = .array { $0 as? any ReflectedArray ?? [Int]() }
        case is any StringProtocol.Type:
            self = .text { ($0 as? any StringProtocol).map { String($0) } ?? "" }
        case is Character.Type, is Unicode.Scalar.Type, is Name.Type:
            self = .text { String(describing: $0) }
        case is any _Pointer.Type, is OpaquePointer.Type: self = .opaque
        default: self = ReflectedType.isFunction(type) ? .function : .structured
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
