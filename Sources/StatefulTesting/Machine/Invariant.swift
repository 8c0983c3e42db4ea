/// Something that must hold after every action.
///
/// ```swift
/// Invariant("count") { $0.ring.count == $0.model.count ? nil : "ring" }
/// ```
///
/// The text is the location. A `Mismatch` can also explain what is wrong there:
///
/// ```swift
/// Invariant("count") { queue in
///     let (expected, actual) = (queue.model.count, queue.ring.count)
///     return expected == actual ? nil : Mismatch("ring", expected: expected, actual: actual)
/// }
/// ```
public struct Invariant<System> {
    @usableFromInline package let name: String

    /// A description for lists, in one line; may be empty.
    @usableFromInline package let summary: String

    /// Ids of a catalogue that say why this must hold; may be empty. Reports contain them.
    @usableFromInline package let sources: [String]

    @usableFromInline let mismatch: (inout System) -> Mismatch?

    /// Makes an invariant.
    ///
    /// - Parameters:
    ///   - name: the name in reports and case files, without commas, colons and " at ". Several
    ///     invariants may share a name if their locations differ.
    ///   - summary: a description for lists, in one line.
    ///   - sources: ids of a catalogue that say why this must hold. Reports contain them.
    ///   - mismatch: returns `nil` if the invariant holds, otherwise the location where it is
    ///     broken, which may be empty, and an explanation. Return the same location, such as
    ///     `primary`, for failures that differ only in detail, and put the detail into the
    ///     explanation. Called after each step, so it must be cheap. It may update memory of its
    ///     own in the machine, but must not act on the system.
    @inlinable
    public init(
        _ name: String,
        summary: String = "",
        sources: [String] = [],
        _ mismatch: @escaping (inout System) -> Mismatch?
    ) {
        self.name = name
        self.summary = summary
        self.sources = sources
        self.mismatch = mismatch
    }

    func violation(_ mismatch: Mismatch) -> Violation {
        Violation(
            invariant: name, location: mismatch.location, object: mismatch.object,
            sources: sources, remark: mismatch.explanation)
    }
}
