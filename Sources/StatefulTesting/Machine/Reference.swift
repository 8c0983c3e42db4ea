/// The symbolic name of something that an action created, written `#1`.
///
/// A reference belongs to the action that made it: leaving out another action does not change its
/// meaning. Numbers become consecutive only when a trace is written.
@frozen
public struct Reference: Hashable, Sendable, Codable, CustomStringConvertible {
    @usableFromInline package let number: UInt32

    @inlinable
    package init(_ number: UInt32) {
        self.number = number
    }

    /// The reference as it stands in case files, such as `#1`.
    public var description: String {
        "#\(number)"
    }
}

/// The live references at a point of a case, in order of creation.
@usableFromInline
package struct Bindings {
    /// A live reference, and the kind of thing that it refers to.
    package struct Live: Hashable, Sendable {
        package let reference: Reference
        package let kind: Name
    }

    package private(set) var live: [Live] = []
    private var highest: UInt32 = 0

    @usableFromInline package init() {}

    /// The reference for the next creating action.
    @usableFromInline
    var upcoming: Reference {
        Reference(highest + 1)
    }

    /// Whether a recorded action may create this reference, because it is not in use.
    @usableFromInline
    func accepts(_ reference: Reference) -> Bool {
        reference.number > 0 && !live.contains { $0.reference == reference }
    }

    @usableFromInline
    func contains(_ reference: Reference, kind: Name) -> Bool {
        live.contains { $0.reference == reference && $0.kind == kind }
    }

    /// The live references of a kind, in order of creation.
    func references(of kind: Name) -> [Reference] {
        live.filter { $0.kind == kind }.map(\.reference)
    }

    /// A random live reference of a kind; `nil` if there is none. O(n).
    @usableFromInline
    func draw(_ kind: Name, from source: inout RandomSource) -> Reference? {
        let count = live.count { $0.kind == kind }
        guard count > 0 else { return nil }
        var remaining = source.index(below: count)
        for entry in live where entry.kind == kind {
            if remaining == 0 { return entry.reference }
            remaining -= 1
        }
        return nil
    }

    @usableFromInline
    mutating func create(_ reference: Reference, kind: Name) {
        live.append(Live(reference: reference, kind: kind))
        highest = max(highest, reference.number)
    }

    /// Uses up the reference that a recorded word stands for.
    @usableFromInline
    mutating func consume(_ word: UInt64) {
        let reference = Reference(UInt32(truncatingIfNeeded: word))
        live.removeAll { $0.reference == reference }
    }

    @usableFromInline
    mutating func removeAll() {
        live.removeAll(keepingCapacity: true)
        highest = 0
    }
}
