/// How far an exploration goes, and what it checks.
package struct ExplorationPlan: Hashable, Sendable {
    /// The greatest number of actions in a sequence, or `nil` to go on until no state is new.
    package var depth: Int?
    /// The most transitions to try.
    package var transitions: Int
    /// The most actions to execute, those of replayed prefixes included.
    package var executed: Int
    /// Whether actions are tried at every timing, not only at rest.
    package var includesTimings: Bool
    /// Whether the successors of two merged traces are compared, once per state.
    package var checksMerges: Bool
    /// The set-up to start from; `nil`: the simplest that a run may draw.
    package var setup: [Int]?
    /// Whether the subject's bounds hold; without them only depth and limits end an exploration.
    package var isBounded = true
    /// Whether goals are judged at the end.
    var judgesGoals = true
    /// The most actions to execute in search of goals, beyond those of the exploration.
    var goalBudget = 1_000_000
    /// Whether to stop as soon as the rest is expected to exceed the limit of transitions.
    var givesUpEarly = false

    package init(
        depth: Int? = nil,
        transitions: Int = 1_000_000,
        executed: Int = .max,
        includesTimings: Bool = false,
        checksMerges: Bool = true,
        setup: [Int]? = nil
    ) {
        self.depth = depth
        self.transitions = transitions
        self.executed = executed
        self.includesTimings = includesTimings
        self.checksMerges = checksMerges
        self.setup = setup
    }
}
