/// Something that the user must be able to reach from every state.
///
/// An invariant is judged in one state. A goal is broken in a state if no sequence of user actions
/// leads from there to a state that fulfils the goal. Exploration judges goals; random cases do
/// not. Several goals may share a name if their locations differ.
public struct Goal<System> {
    /// The name of the violation in reports and case files.
    package let name: String
    /// Tells goals of one name apart; the location of the violation.
    package let location: String
    /// A description for lists, in one line; may be empty.
    package let summary: String
    /// Ids of a catalogue that say why the goal must be reachable; may be empty.
    package let sources: [String]

    /// Whether the goal must be reachable from a state.
    let isDue: (System) -> Bool
    /// Whether a state fulfils it.
    let isReached: (System) -> Bool
    /// A note for readers on a state from which the goal cannot be reached; may be empty.
    let remark: (System) -> String

    /// Makes a goal. Exploration calls the closures once for each state.
    ///
    /// - Parameters:
    ///   - name: the name in reports and case files, without commas, colons and " at ".
    ///   - location: tells goals of one name apart. It is the location of the violation.
    ///   - summary: a description for lists, in one line.
    ///   - sources: ids of a catalogue that say why the goal must be reachable.
    ///   - isDue: whether the goal must be reachable from a state; by default from every state.
    ///   - remark: a note for readers on a state from which the goal cannot be reached.
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

    /// The violation for a state from which the goal cannot be reached.
    func violation(in system: System) -> Violation {
        Violation(invariant: name, location: location, sources: sources, remark: remark(system))
    }
}
