/// Something that must hold after every action.
public struct Invariant<System> {
    @usableFromInline package let name: String

    /// When it holds, in one line for a list; may be empty.
    @usableFromInline package let summary: String

    /// What the claim rests on, such as ids of a catalogue of behaviours; carried into reports.
    @usableFromInline package let sources: [String]

    /// Where the invariant is broken, or `nil` where it holds.
    ///
    /// The location is normalised, as in `primary`, so that failures which differ in detail only
    /// share it; it may be empty.
    @usableFromInline let brokenLocation: (inout System) -> String?

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
