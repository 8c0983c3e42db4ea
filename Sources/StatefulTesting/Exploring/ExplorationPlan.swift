/// What an exploration is to cover.
public struct ExplorationPlan: Hashable, Sendable {
    /// The longest sequences to try, or `nil` to go on to closure.
    public var depth: Int?
    /// The most transitions to try.
    public var transitions: Int
    /// The most actions to execute, those of replayed prefixes included.
    public var executed: Int
    /// Whether actions that leave the system at a timing are tried too.
    public var includesTimings: Bool
    /// Whether the successors of two merged traces are compared, once per state.
    public var checksMerges: Bool
    /// The set-up to start from; `nil`: the simplest that a run may draw.
    public var setup: [Int]?
    /// Whether the subject's bounds hold; without them only depth and limits end an exploration.
    public var isBounded = true
    /// Whether goals are judged when all is explored.
    var judgesGoals = true
    /// The most actions to execute in search of goals, beyond those of the exploration.
    var goalBudget = 1_000_000
    /// Whether to go on no further once the rest is foreseen to exceed the limit of transitions.
    var givesUpEarly = false

    public init(
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
