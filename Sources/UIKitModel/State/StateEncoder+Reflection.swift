import Foundation

/// The app's own stored values, read by reflection.
extension StateEncoder {
    /// Writes the stored values of the app's classes, from the most derived class to the last one
    /// above UIKit's.
    mutating func writeStoredValues(of object: AnyObject) {
        guard !StoredType.of(type(of: object)).isModels else { return }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, !StoredType.of(current.subjectType).isModels {
            for child in current.children {
                writeStored(child.value, named: "\(current.subjectType).\(child.label ?? "")")
            }
            mirror = current.superclassMirror
        }
    }

    private mutating func writeStored(_ value: Any, named name: @autoclosure () -> String) {
        let start = words.count
        // Reflection shows a value that cannot be copied, such as a lock, as an empty tuple.
        if type(of: value) == Void.self {
            noteOpaque(name())
        } else {
            writeField(value, named: name())
        }
        if tracesFields { fields.append((name(), start..<words.count)) }
    }

    /// - Parameter name: is made only where it is noted, because making it is slow.
    mutating func writeField(_ value: Any, named name: @autoclosure () -> String) {
        let type = StoredType.of(type(of: value))
        write(type.digest)
        // A cast to any class of Swift's looks for a bridge to Objective-C first, which is slow.
        switch type.kind {
        case .reference: writeReference(to: value as? NSObject ?? value as AnyObject)
        case .integer: write(value as? Int ?? 0)
        case .flag: write(value as? Bool == true)
        case .text: write(value as? String)
        case .length: write(value as? CGFloat ?? 0)
        case .double: write((value as? Double)?.bitPattern)
        case .otherInteger:
            guard let value = value as? any BinaryInteger else { return }
            for word in value.words { write(UInt64(word)) }
        case .otherFloat:
            if let value = value as? any BinaryFloatingPoint { write(Double(value).bitPattern) }
        case .otherText: write(String(describing: value))
        case .hashable:
            if let value = value as? AnyHashable { writeField(value.base, named: name()) }
        case .task: if let task = value as? any TaskHandle { write(task, named: name()) }
        case .uuid: if let uuid = value as? UUID { write(uuid) }
        case .composite: writeComposite(value, type, named: name())
        }
    }

    private mutating func writeComposite(
        _ value: Any, _ type: StoredType, named name: @autoclosure () -> String
    ) {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            write(mirror.children.count)
            if let wrapped = mirror.children.first { writeField(wrapped.value, named: name()) }
        case .collection, .tuple:
            write(mirror.children.count)
            for child in mirror.children { writeField(child.value, named: name()) }
        case .struct:
            for child in mirror.children {
                writeField(child.value, named: "\(name()).\(child.label ?? "")")
            }
        case .enum:
            if let payload = mirror.children.first {
                write(payload.label)
                writeField(payload.value, named: name())
            } else if let value = value as? any RawRepresentable {
                writeField(value.rawValue, named: name())
            } else {
                write(String(describing: value))
                if type.describesItself { noteOpaque(name()) }
            }
        case .set:
            write(unordered: mirror.children.map { ($0.value, nil) }, named: name())
        case .dictionary:
            let entries = mirror.children.map { entry in
                let parts = Mirror(reflecting: entry.value).children.map(\.value)
                return (key: parts.first ?? entry.value, value: parts.dropFirst().first)
            }
            write(unordered: entries, named: name())
        default:
            // A closure has no content to read. It stays the same unless the app assigns another.
            if isFunction(Swift.type(of: value)) { return noteClosure(name()) }
            // Such as a range, whose mirror says no style.
            for child in mirror.children { writeField(child.value, named: name()) }
            if mirror.children.isEmpty { noteOpaque(name()) }
        }
    }

    /// Writes elements, or entries, in the order of the words of the elements or keys.
    private mutating func write(
        unordered entries: [(key: Any, value: Any?)], named name: @autoclosure () -> String
    ) {
        var sorted: [(words: [UInt64], value: Any?)] = []
        for entry in entries {
            guard let words = wordsAlone({ $0.writeField(entry.key, named: name()) }) else {
                write(entries.count)
                return noteOpaque(name())
            }
            sorted.append((words, entry.value))
        }
        sorted.sort { $0.words.lexicographicallyPrecedes($1.words) }
        write(sorted.count)
        for entry in sorted {
            write(entry.words.count)
            write(words: entry.words)
            if let value = entry.value { writeField(value, named: name()) }
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
            let type = StoredType.of(type(of: object))
            write(words: type.name)
            if type.tellsState, let value = object as? any StateValue { write(value.stateText) }
            if !writeHandle(object) { writeStoredValues(of: object) }
        }
    }
}
