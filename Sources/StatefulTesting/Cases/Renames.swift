/// The names in saved cases that have changed since the cases were written, oldest first.
///
/// Changes are only appended. A name that was changed twice is read through both changes. A name
/// that still exists is never changed, except locations and names of things, of which the engine
/// knows no list.
///
/// ```swift
/// static var renames: Renames {
///     Renames([
///         .rule(from: "put", to: "push"),
///         .invariant(from: "size", to: "count"),
///     ])
/// }
/// ```
public struct Renames: Hashable, Sendable {
    /// One change of a name.
    public enum Change: Hashable, Sendable {
        /// A machine, or an app with its variants: `shop` also stands for `shop/small`.
        case app(from: String, to: String)
        /// A rule.
        case rule(from: String, to: String)
        /// A value that a rule chooses from a list, such as `portrait`.
        case value(ofRule: String, from: String, to: String)
        /// A thing that rules act on, such as a control, in an app or in all its variants.
        case name(inApp: String, from: String, to: String)
        /// A timing, such as `start`.
        case timing(from: String, to: String)
        /// An invariant or a goal.
        case invariant(from: String, to: String)
        /// A location of an invariant.
        case location(ofInvariant: String, from: String, to: String)
        /// A parameter of the set-up.
        case setup(from: String, to: String)
        /// A value of a parameter of the set-up.
        case setupValue(of: String, from: String, to: String)
    }

    /// All changes, oldest first.
    public let changes: [Change]

    /// Makes a list of changes.
    ///
    /// - Parameter changes: oldest first.
    public init(_ changes: [Change] = []) {
        self.changes = changes
    }

    /// The changes of two lists, those of the first one first.
    package static func + (first: Renames, second: Renames) -> Renames {
        Renames(first.changes + second.changes)
    }
}

extension Renames.Change: CustomStringConvertible {
    /// The kind of the name, the old name and the new one, as in `rule put → push`.
    public var description: String {
        let (kind, from, to) = parts
        return CorpusText.printable("\(kind) \(from) → \(to)", atMost: 400)
    }

    fileprivate var parts: (kind: String, from: String, to: String) {
        switch self {
        case .app(let from, let to): ("app", from, to)
        case .rule(let from, let to): ("rule", from, to)
        case .value(let rule, let from, let to): ("value of \(rule)", from, to)
        case .name(_, let from, let to): ("name", from, to)
        case .timing(let from, let to): ("timing", from, to)
        case .invariant(let from, let to): ("invariant", from, to)
        case .location(let invariant, let from, let to): ("location of \(invariant)", from, to)
        case .setup(let from, let to): ("set-up", from, to)
        case .setupValue(let parameter, let from, let to): ("value of \(parameter)", from, to)
        }
    }
}

/// Reads names of one case, and notes the changes that it applies.
struct NameReader {
    /// The app of the case, as soon as it is known.
    var app = ""
    /// The changes that were applied, each once, in order of their first use.
    private(set) var used: [Renames.Change] = []
    private let renames: Renames

    init(_ renames: Renames) {
        self.renames = renames
    }

    mutating func app(_ name: String, known: [String]) -> String {
        read(name, known: known) { change, name in
            guard case .app(let from, let to) = change else { return nil }
            if name == from { return to }
            return name.hasPrefix(from + "/") ? to + name.dropFirst(from.count) : nil
        }
    }

    mutating func name(_ name: String) -> String {
        let app = app
        return read(name, known: nil) { change, name in
            guard case .name(let owner, name, let to) = change,
                owner == app || app.hasPrefix(owner + "/")
            else { return nil }
            return to
        }
    }

    /// The name after all changes of its kind.
    ///
    /// - Parameter change: makes a change of this kind from an old name and a new one.
    mutating func current(
        _ name: String, known: [String]?, _ change: (String, String) -> Renames.Change
    ) -> String {
        read(name, known: known) { candidate, name in
            let new = candidate.parts.to
            return candidate == change(name, new) ? new : nil
        }
    }

    /// The name after all changes.
    ///
    /// - Parameters:
    ///   - known: the names that exist. A name that exists is not changed, and one that does not
    ///     lead to an existing one stays, so that a message quotes what is written. `nil` to apply
    ///     every change.
    ///   - next: the name after a change; `nil` if the change is of another name.
    private mutating func read(
        _ name: String, known: [String]?, _ next: (Renames.Change, String) -> String?
    ) -> String {
        if renames.changes.isEmpty || known?.contains(name) == true { return name }
        var current = name
        var applied: [Renames.Change] = []
        for change in renames.changes {
            guard let renamed = next(change, current) else { continue }
            current = renamed
            applied.append(change)
        }
        if let known, !known.contains(current) { return name }
        for change in applied where !used.contains(change) { used.append(change) }
        return current
    }
}
