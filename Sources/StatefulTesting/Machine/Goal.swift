/// Something that the user must be able to get to, from wherever the system is.
///
/// An invariant looks at one state; a goal is broken where no sequence of the user's own actions
/// leads to a state that fulfils it. Searching judges it by exploring (see `GoalSearch`), not at
/// each step. Several goals may share a name, and are told apart by their locations.
public struct Goal<System> {
    /// What reports and cases call it, beside the names of invariants.
    package let name: String
    /// Which of the goals of that name; the location of its violation.
    package let location: String
    /// When it holds, in one line for a list; may be empty.
    package let summary: String
    /// What the claim rests on.
    package let sources: [String]

    /// Whether the claim is made of a state.
    let isDue: (System) -> Bool
    /// Whether a state fulfils it.
    let isReached: (System) -> Bool
    /// What else there is to say of a state from which it cannot be reached; may be empty.
    let remark: (System) -> String

    public init(
        _ name: String,
        location: String,
        summary: String = "",
        sources: [String] = [],
        when isDue: @escaping (System) -> Bool = { _ in true },
        remark: @escaping (System) -> String = { _ in "" },
        isReached: @escaping (System) -> Bool
    ) {
        self.name = name
        self.location = location
        self.summary = summary
        self.sources = sources
        self.isDue = isDue
        self.remark = remark
        self.isReached = isReached
    }

    /// That it cannot be reached from a state.
    func violation(in system: System) -> Violation {
        Violation(invariant: name, location: location, sources: sources, remark: remark(system))
    }
}
