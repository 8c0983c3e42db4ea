/// A machine's state as text: its own description, or one line with its stored values.
enum StateText {
    /// The most characters of a line made by reflection.
    private static let widthLimit = 100
    /// The most elements of a collection that are shown.
    private static let elementLimit = 10
    /// The deepest level that is shown.
    private static let depthLimit = 5

    /// As in `ring: (head: 0, tail: 1), model: [0]`; longer lines are cut.
    static func line(of machine: Any) -> String {
        if let text = described(machine) { return text }
        let mirror = Mirror(reflecting: machine)
        let fields = mirror.displayStyle == .enum ? text(of: machine, depth: 0) : fields(mirror, 0)
        return cut(fields, to: widthLimit)
    }

    private static func fields(_ mirror: Mirror, _ depth: Int) -> String {
        var parts =
            mirror.superclassMirror.map { $0.children.isEmpty ? [] : [fields($0, depth)] }
            ?? []
        for child in mirror.children {
            let text = text(of: child.value, depth: depth + 1)
            let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
            parts.append(label.map { "\($0): \(text)" } ?? text)
        }
        return parts.joined(separator: ", ")
    }

    private static func text(of value: Any, depth: Int) -> String {
        if value is any _Pointer || value is OpaquePointer { return "pointer" }
        let mirror = Mirror(reflecting: value)
        guard depth < depthLimit else { return "…" }
        switch mirror.displayStyle {
        case .optional:
            return mirror.children.first.map { text(of: $0.value, depth: depth) } ?? "nil"
        case .collection:
            return "[\(list(mirror.children.map { text(of: $0.value, depth: depth + 1) }))]"
        case .set:
            return
                "[\(list(mirror.children.map { text(of: $0.value, depth: depth + 1) }.sorted()))]"
        case .dictionary:
            let entries = mirror.children.map { child in
                Mirror(reflecting: child.value).children.map {
                    text(of: $0.value, depth: depth + 1)
                }
                .joined(separator: ": ")
            }
            return "[\(entries.isEmpty ? ":" : list(entries.sorted()))]"
        default:
            if let text = described(value) { return text }
        }
        if value is String || value is Substring { return cut(String(reflecting: value), to: 40) }
        switch mirror.displayStyle {
        case .enum:
            guard let payload = mirror.children.first else { return ".\(value)" }
            let inner = text(of: payload.value, depth: depth + 1)
            return ".\(payload.label ?? "")" + (inner.hasPrefix("(") ? inner : "(\(inner))")
        case .struct, .class, .tuple:
            return "(\(fields(mirror, depth)))"
        default:
            return cut(String(describing: value), to: 40)
        }
    }

    /// The description of a type that has a custom one; `nil` for other types and for strings.
    private static func described(_ value: Any) -> String? {
        guard !(value is String), !(value is Substring),
            let value = value as? any CustomStringConvertible
        else { return nil }
        return value.description
    }

    private static func list(_ elements: [String]) -> String {
        let shown = elements.prefix(elementLimit).joined(separator: ", ")
        let rest = elements.count - elementLimit
        return rest > 0 ? "\(shown), … \(rest) more" : shown
    }

    private static func cut(_ text: String, to limit: Int) -> String {
        let line = text.replacing("\n", with: "⏎")
        return line.count > limit ? line.prefix(limit - 1) + "…" : line
    }
}
