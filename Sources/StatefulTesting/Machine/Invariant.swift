/// Something that must hold after every action.
///
/// ```swift
/// Invariant("count") { $0.ring.count == $0.model.count ? nil : "ring" }
/// ```
public struct Invariant<System> {
    @usableFromInline package let name: String

    /// When it holds, in one line for a list; may be empty.
    @usableFromInline package let summary: String

    /// What the claim rests on, such as ids of a catalogue of behaviours; carried into reports.
    @usableFromInline package let sources: [String]

    @usableFromInline let brokenLocation: (inout System) -> String?

    /// - Parameters:
    ///   - name: stands in reports and case files. Several invariants may share it if their locations
    ///     differ.
    ///   - summary: when it holds, in one line for a list.
    ///   - sources: what the claim rests on, such as ids of a catalogue of behaviours. Reports carry
    ///     them.
    ///   - brokenLocation: where the invariant is broken, or `nil` where it holds. The location is
    ///     normalised, as in `primary`, so that failures share it which differ in detail only; it may
    ///     be empty. Called after each step, so it must be cheap. It may update what it remembers, but
    ///     must not act on the system.
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
