/// Something that must hold after every action.
///
/// ```swift
/// Invariant("count") { $0.ring.count == $0.model.count ? nil : "ring" }
/// ```
public struct Invariant<System> {
    @usableFromInline package let name: String

    /// A description for lists, in one line; may be empty.
    @usableFromInline package let summary: String

    /// Ids of a catalogue that say why this must hold; may be empty. Reports contain them.
    @usableFromInline package let sources: [String]

    @usableFromInline let brokenLocation: (inout System) -> String?

    /// Makes an invariant.
    ///
    /// - Parameters:
    ///   - name: the name in reports and case files. Several invariants may share a name if their
    ///     locations differ.
    ///   - summary: a description for lists, in one line.
    ///   - sources: ids of a catalogue that say why this must hold. Reports contain them.
    ///   - brokenLocation: returns `nil` if the invariant holds, otherwise the location where it is
    ///     broken, which may be empty. Return the same location, such as `primary`, for failures that
    ///     differ only in detail. Called after each step, so it must be cheap. It may update memory of
    ///     its own in the machine, but must not act on the system.
    @inlinable
    public init(
        _ name: String,
        summary: String = "",
        sources: [String] = [],
        _ brokenLocation: @escaping (inout System) -> String?
    ) {
        self.name = name
        self.summary = summary
        self.sources = sources
        self.brokenLocation = brokenLocation
    }

    func violation(at location: String) -> Violation {
        Violation(invariant: name, location: location, sources: sources)
    }
}
