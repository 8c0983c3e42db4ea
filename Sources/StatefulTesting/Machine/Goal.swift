/// Something that the user must be able to reach from every state.
///
/// An invariant looks at one state. A goal is broken in a state from which no sequence of user actions
/// leads to a state that fulfils it. It is judged by exploring (see `GoalSearch`), not at each step.
/// Several goals may share a name if their locations differ.
public struct Goal<System> {
    /// Stands in reports and case files where else the name of an invariant stands.
    package let name: String
    /// Tells goals of one name apart; the location of the violation.
    package let location: String
    /// When it holds, in one line for a list; may be empty.
    package let summary: String
    /// What the claim rests on.
    package let sources: [String]

    /// Whether the goal must be reachable from a state.
    let isDue: (System) -> Bool
    /// Whether a state fulfils it.
    let isReached: (System) -> Bool
    /// More about a state from which it cannot be reached; may be empty.
    let remark: (System) -> String

    /// - Parameters:
    ///   - name: stands in reports and case files.
    ///   - location: tells goals of one name apart.
    ///   - summary: when it holds, in one line for a list.
    ///   - sources: what the claim rests on.
    ///   - isDue: whether the goal must be reachable from a state; by default from every one.
    ///   - remark: more about a state from which it cannot be reached.
    ///   - isReached: whether a state fulfils the goal.
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

    /// The violation: the goal cannot be reached from a state.
    func violation(in system: System) -> Violation {
        Violation(invariant: name, location: location, sources: sources, remark: remark(system))
    }
}
