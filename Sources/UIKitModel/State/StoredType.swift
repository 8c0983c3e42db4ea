import Foundation

/// How the state's encoder writes values of one type. It asks the type, not a value: a cast of a
/// value unwraps optionals, so `nil` and a wrapped zero would look alike. Looked up once for each
/// type, because casts are slow.
@MainActor struct StoredType {
    enum Kind {
        case reference, integer, flag, text, length, double, otherInteger, otherFloat, otherText
        case hashable, task, uuid
        /// What a mirror shows, such as an optional, an enumeration or a structure.
        case composite
    }

    let kind: Kind
    /// Whether the type is UIKit's own.
    let isModels: Bool
    /// Whether the class is a `StateValue`.
    let tellsState: Bool
    /// Whether the app decides what a value is described as. Two values may have one description.
    let describesItself: Bool
    /// The words of the type's name.
    let name: [UInt64]
    /// The name as one word, which tells values of different types apart.
    let digest: UInt64

    private static let module = String(reflecting: UIView.self).prefix { $0 != "." } + "."
    private static var known: [ObjectIdentifier: StoredType] = [:]

    static func of(_ type: Any.Type) -> StoredType {
        if let found = known[ObjectIdentifier(type)] { return found }
        let new = StoredType(type)
        known[ObjectIdentifier(type)] = new
        return new
    }

    private init(_ type: Any.Type) {
        kind = Kind(type)
        isModels =
            type == NSObject.self || String(reflecting: type).hasPrefix(StoredType.module)
        tellsState = type is any StateValue.Type
        describesItself =
            type is any CustomStringConvertible.Type
            || type is any CustomDebugStringConvertible.Type
            || type is any TextOutputStreamable.Type
        var encoder = StateEncoder()
        // Not the qualified name, which contains an address if the type is private.
        encoder.write(String(describing: type))
        name = encoder.words
        digest = name.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ $1) &* 0x0100_0000_01b3 }
    }
}

extension StoredType.Kind {
    fileprivate init(_ type: Any.Type) {
        switch type {
        case is AnyClass: self = .reference
        case is Int.Type: self = .integer
        case is Bool.Type: self = .flag
        case is String.Type: self = .text
        case is CGFloat.Type: self = .length
        case is Double.Type: self = .double
        case is any BinaryInteger.Type: self = .otherInteger
        case is any BinaryFloatingPoint.Type: self = .otherFloat
        case is any StringProtocol.Type, is Character.Type, is Unicode.Scalar.Type:
            self = .otherText
        case is AnyHashable.Type: self = .hashable
        case is any TaskHandle.Type: self = .task
        case is UUID.Type: self = .uuid
        default: self = .composite
        }
    }
}
