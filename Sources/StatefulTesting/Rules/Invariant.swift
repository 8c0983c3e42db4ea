/// Something that must hold after every action.
public struct Invariant<System> {
    public let name: String

    /// What the claim rests on, such as ids of a catalogue of behaviours; carried into reports.
    public let rests: [String]

    /// Where the invariant is broken, or `nil` where it holds.
    ///
    /// The place is normalised, as in `primary`, so that failures which differ in detail only
    /// share it; it may be empty.
    @usableFromInline let brokenPlace: (inout System) -> String?

    @inlinable
    public init(
        _ name: String,
        rests: [String] = [],
        _ brokenPlace: @escaping (inout System) -> String?
    ) {
        self.name = name
        self.rests = rests
        self.brokenPlace = brokenPlace
    }
}
