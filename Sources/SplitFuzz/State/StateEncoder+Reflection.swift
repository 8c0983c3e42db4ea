import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// The app's own stored values, read by reflection.
extension StateEncoder {
    private static let module = String(reflecting: UIView.self).prefix { $0 != "." } + "."

    /// Writes the stored values of the app's classes, from the most derived class to the last one
    /// above UIKit's.
    mutating func writeStoredValues(of object: AnyObject) {
        guard !isModels(type(of: object)) else { return }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, !isModels(current.subjectType) {
            write(current)
            mirror = current.superclassMirror
        }
    }

    private mutating func isModels(_ type: Any.Type) -> Bool {
        if type == NSObject.self { return true }
        let identity = ObjectIdentifier(type)
        if let known = belongsToModel[identity] { return known }
        let isModels = String(reflecting: type).hasPrefix(StateEncoder.module)
        belongsToModel[identity] = isModels
        return isModels
    }

    private mutating func write(_ mirror: Mirror) {
        for child in mirror.children {
            let name = "\(mirror.subjectType).\(child.label ?? "")"
            let start = words.count
            // Reflection shows a value that cannot be copied, such as a lock, as an empty tuple.
            if type(of: child.value) == Void.self {
                noteOpaque(name)
            } else {
                writeField(child.value, named: name)
            }
            noteField(name, from: start)
        }
    }

    mutating func writeField(_ value: Any, named name: String) {
        // This comes first because it is cheap, and a cast of an object that fails is expensive.
        if type(of: value) is AnyClass { return writeReference(to: value as AnyObject) }
        switch value {
        case let value as Int: write(value)
        case let value as Bool: write(value)
        case let value as String: write(value)
        case let value as CGFloat: write(value)
        case let value as Double: write(value.bitPattern)
        case let value as any BinaryInteger: write(Int(truncatingIfNeeded: value))
        case let value as any BinaryFloatingPoint: write(Double(value).bitPattern)
        default: writeComposite(value, named: name)
        }
    }

    private mutating func writeComposite(_ value: Any, named name: String) {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            write(mirror.children.count)
            if let wrapped = mirror.children.first { writeField(wrapped.value, named: name) }
        case .collection, .tuple:
            write(mirror.children.count)
            for child in mirror.children { writeField(child.value, named: name) }
        case .struct:
            if let task = value as? any TaskHandle { return write(task, named: name) }
            if let uuid = value as? UUID { return write(uuid) }
            for child in mirror.children {
                writeField(child.value, named: "\(name).\(child.label ?? "")")
            }
        case .enum:
            if let payload = mirror.children.first {
                write(payload.label)
                writeField(payload.value, named: name)
            } else {
                write(String(describing: value))
            }
        case .set:
            write(unordered: mirror.children.map { ($0.value, nil) }, named: name)
        case .dictionary:
            let entries = mirror.children.map { entry in
                let parts = Mirror(reflecting: entry.value).children.map(\.value)
                return (key: parts.first ?? entry.value, value: parts.dropFirst().first)
            }
            write(unordered: entries, named: name)
        default:
            guard ReflectedType.isFunction(type(of: value)) else { return noteOpaque(name) }
            // A closure has no content to read. It stays the same unless the app assigns another.
            write(String(describing: type(of: value)))
            noteClosure(name)
        }
    }

    /// Writes elements, or entries, in the order of the words of the elements or keys.
    private mutating func write(unordered entries: [(key: Any, value: Any?)], named name: String) {
        var sorted: [(words: [UInt64], value: Any?)] = []
        for entry in entries {
            guard let words = wordsAlone({ $0.writeField(entry.key, named: name) }) else {
                // The numbers of objects would depend on the order of the set.
                return noteOpaque(name)
            }
            sorted.append((words, entry.value))
        }
        sorted.sort { $0.words.lexicographicallyPrecedes($1.words) }
        write(sorted.count)
        for entry in sorted {
            write(entry.words.count)
            write(words: entry.words)
            if let value = entry.value { writeField(value, named: name) }
        }
    }

    mutating func writeReference(to object: AnyObject) {
        switch object {
        case let controller as UIViewController: write(controller)
        case let view as UIView: write(view)
        case let constraint as NSLayoutConstraint: write(constraint)
        case let presentation as UIPresentationController: write(presentation)
        case let observation as NSKeyValueObservation: write(observation.isActive)
        default:
            guard isFirstMeeting(with: object) else { return }
            write(String(describing: type(of: object)))
            if let value = object as? any StateValue { write(value.stateText) }
            if !writeHandle(object) { writeStoredValues(of: object) }
        }
    }
}
