/// Compares every stored field of two machines, by reflection.
///
/// References compare by their position among the live ones, because their numbers make no
/// difference.
struct FieldComparison {
    /// The path of the first field that differs, such as `hotel.rooms`; `nil` if none does.
    let difference: String?
    /// Whether every field could be read.
    let isComplete: Bool

    /// The deepest level of a path.
    private static var depthLimit: Int { 8 }

    init(_ one: Any, _ bindings: Bindings, _ other: Any, _ otherBindings: Bindings) {
        let compared = (Side(one, bindings), Side(other, otherBindings))
        isComplete = compared.0.isComplete && compared.1.isComplete
        difference =
            compared.0.digest == compared.1.digest
            ? nil : Self.path(compared.0, compared.1, depth: 0) ?? "\(type(of: one))"
    }

    static func digest(_ value: Any, _ bindings: Bindings) -> Fingerprint.Digest {
        Side(value, bindings).digest
    }

    private struct Side {
        let value: Any
        let bindings: Bindings
        let digest: Fingerprint.Digest
        let isComplete: Bool

        init(_ value: Any, _ bindings: Bindings) {
            self.value = value
            self.bindings = bindings
            var fingerprint = Fingerprint(detail: .exploration)
            fingerprint.combine(reflecting: value, replacingReferencesIn: bindings)
            digest = fingerprint.digest
            isComplete = fingerprint.opaqueFields.isEmpty
        }

        /// The stored properties, those of superclasses first; none for other values.
        var fields: [(label: String, value: Any)] {
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .struct || mirror.displayStyle == .class else { return [] }
            var mirrors = [mirror]
            while let above = mirrors[0].superclassMirror { mirrors.insert(above, at: 0) }
            return mirrors.flatMap(\.children).map { ($0.label ?? "", $0.value) }
        }
    }

    /// The path of the first field that differs; `nil` if no field does.
    private static func path(_ one: Side, _ other: Side, depth: Int) -> String? {
        guard depth < depthLimit else { return nil }
        for (own, theirs) in zip(one.fields, other.fields) where own.label == theirs.label {
            let sides = (Side(own.value, one.bindings), Side(theirs.value, other.bindings))
            guard sides.0.digest != sides.1.digest else { continue }
            let rest = path(sides.0, sides.1, depth: depth + 1)
            return rest.map { "\(own.label).\($0)" } ?? own.label
        }
        return nil
    }
}
