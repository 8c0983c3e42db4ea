extension Fingerprint {
    /// Feeds every stored value of something, found by reflection.
    ///
    /// - Structures, tuples and objects feed their stored properties in order, those of the
    ///   superclass first.
    /// - Collections feed their count and then each element. Sets and dictionaries use an order
    ///   that does not depend on hashing.
    /// - Enumerations feed the case and its payload.
    /// - Objects feed a number in order of their first visit. This tells shared objects from
    ///   copies, and ends cycles.
    /// - A type with a `customMirror` feeds the children of that mirror.
    /// - Closures feed their type. A closure counts as a constant: two states that differ only in
    ///   which closure a property has look equal, unless their next steps differ.
    ///
    /// Some fields are opaque, because reflection cannot read them: pointers, values that cannot be
    /// copied, objects in a set, and values nested deeper than 128 levels. States that differ only
    /// in an opaque field look equal. Write a `feed` for such a machine.
    ///
    /// Costs O(n) in the number of values: some microseconds each, less in arrays of integers.
    /// Measured on a queue of nine integers in a release build: a call takes about a thousand times
    /// as long as a `feed` written by hand, and a whole `check` ten times as long.
    public mutating func combine(reflecting value: Any) {
        combine(reflecting: value, replacingReferencesIn: nil)
    }

    /// Feeds every stored value. Feeds each reference by its position among the live ones, because
    /// its number makes no difference.
    mutating func combine(reflecting value: Any, replacingReferencesIn bindings: Bindings?) {
        var feeder = ReflectionFeeder(fingerprint: self, bindings: bindings)
        feeder.feed(value, Field(owner: type(of: value), label: nil), depth: 0)
        self = feeder.fingerprint
    }
}

extension SystemUnderTest {
    /// Feeds every stored value of the machine, found by reflection; see
    /// `Fingerprint.combine(reflecting:)`.
    public func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(reflecting: self)
    }
}

/// The type and the property that store a value, for the report of opaque fields.
private struct Field {
    let owner: Any.Type
    let label: String?

    var text: String {
        guard let label else { return String(describing: owner) }
        return "\(owner).\(label)"
    }
}

/// Feeds one value and, recursively, everything that it stores.
private struct ReflectionFeeder {
    /// The deepest level that is read. Without a limit, a long linked list would use up the stack.
    private static var depthLimit: Int { 128 }

    var fingerprint: Fingerprint
    /// The live references, if references are fed by their position.
    var bindings: Bindings?
    /// The numbers of the objects visited so far, by identity. The array keeps them alive, so that
    /// no identity is used twice.
    var numbers: [ObjectIdentifier: Int] = [:]
    var objects: [AnyObject] = []

    mutating func feed(_ value: Any, _ field: Field, depth: Int) {
        let type = ReflectedType.of(value)
        fingerprint.combine(type.nameDigest)
        switch type.kind {
        case .integer(let forEachWord): forEachWord(value) { fingerprint.combine(UInt64($0)) }
        case .text(let text): fingerprint.combine(text(value))
        case .integers(let integers):
            let elements = integers(value)
            fingerprint.combine(elements.count)
            for element in elements { fingerprint.combine(element) }
        case .array(let array):
            let elements = array(value)
            fingerprint.combine(elements.count)
            guard depth < Self.depthLimit else { return note(field) }
            elements.forEachElement { feed($0, field, depth: depth + 1) }
        case .function: fingerprint.recordClosure(field: field.text)
        case .opaque: note(field)
        case .structured: feed(structured: value, type, field, depth: depth)
        }
    }

    private mutating func feed(
        structured value: Any, _ type: ReflectedType, _ field: Field, depth: Int
    ) {
        guard depth < Self.depthLimit else { return note(field) }
        if let bindings, let reference = value as? Reference {
            let position = bindings.live.firstIndex { $0.reference == reference }
            return fingerprint.combine(position ?? -1)
        }
        let mirror = Mirror(reflecting: value)
        let children = mirror.children
        switch mirror.displayStyle {
        case .optional, .enum:
            feed(enumeration: value, children.first, field, depth: depth)
        case .collection:
            fingerprint.combine(children.count)
            for child in children { feed(child.value, field, depth: depth + 1) }
        case .set:
            feed(unordered: children.map { (key: $0.value, value: nil) }, field, depth: depth)
        case .dictionary:
            let pairs = children.map { child in
                let pair = Array(Mirror(reflecting: child.value).children)
                return pair.count == 2
                    ? (key: pair[0].value, value: pair[1].value) : (key: child.value, value: nil)
            }
            feed(unordered: pairs, field, depth: depth)
        case .class:
            let object = value as AnyObject
            if let number = numbers[ObjectIdentifier(object)] {
                return fingerprint.combine(number)
            }
            fingerprint.combine(objects.count)
            numbers[ObjectIdentifier(object)] = objects.count
            objects.append(object)
            feed(fieldsOf: mirror, type, field, depth: depth)
        default:
            feed(fieldsOf: mirror, type, field, depth: depth)
        }
    }

    private mutating func feed(
        fieldsOf mirror: Mirror, _ type: ReflectedType, _ field: Field, depth: Int
    ) {
        if let above = mirror.superclassMirror {
            feed(fieldsOf: above, type, field, depth: depth)
        }
        if mirror.children.isEmpty, type.showsNothing(mirror) { return note(field) }
        for child in mirror.children {
            let field = Field(owner: mirror.subjectType, label: child.label)
            let before = fingerprint.digest
            // Reflection shows a value that cannot be copied, such as a lock, as an empty tuple.
            if Swift.type(of: child.value) == Void.self {
                note(field)
            } else {
                feed(child.value, field, depth: depth + 1)
            }
            if fingerprint.tracesFields {
                fingerprint.mark(field: field.text, from: before, to: fingerprint.digest)
            }
        }
    }

    private mutating func feed(
        enumeration value: Any, _ payload: Mirror.Child?, _ field: Field, depth: Int
    ) {
        if let payload {
            fingerprint.combine(1)
            fingerprint.combine(payload.label ?? "")
            return feed(payload.value, field, depth: depth + 1)
        }
        fingerprint.combine(0)
        if Mirror(reflecting: value).displayStyle == .optional { return }
        if let raw = value as? any RawRepresentable {
            return feed(raw.rawValue, field, depth: depth + 1)
        }
        // The default description of an enumeration is the name of its case. A custom description
        // may be the same for two cases.
        fingerprint.combine(String(describing: value))
        if ReflectedType.isCustomDescribed(value) { note(field) }
    }

    /// Feeds elements, or entries, in the order of the digests of the elements or keys.
    private mutating func feed(
        unordered entries: [(key: Any, value: Any?)], _ field: Field, depth: Int
    ) {
        var sorted: [(digest: Fingerprint.Digest, value: Any?)] = []
        for entry in entries {
            var alone = self
            alone.fingerprint = Fingerprint(detail: fingerprint.detail)
            alone.feed(entry.key, field, depth: depth + 1)
            for note in alone.fingerprint.notes { fingerprint.record(note) }
            // The numbers of objects would depend on the order of the set.
            if alone.objects.count > objects.count { note(field) }
            sorted.append((alone.fingerprint.digest, entry.value))
        }
        sorted.sort { ($0.digest.high, $0.digest.low) < ($1.digest.high, $1.digest.low) }
        fingerprint.combine(sorted.count)
        for entry in sorted {
            fingerprint.combine(entry.digest.high)
            fingerprint.combine(entry.digest.low)
            if let value = entry.value { feed(value, field, depth: depth + 1) }
        }
    }

    private mutating func note(_ field: Field) {
        fingerprint.recordOpaque(field: field.text)
    }
}
