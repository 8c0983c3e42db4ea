/// The limits and the checks of an exploration.
package struct ExplorationPlan: Hashable, Sendable {
    /// The most actions in a sequence; `nil` to continue until no new state is found.
    package var depth: Int?
    /// The most transitions to try.
    package var transitions: Int
    /// The most actions to execute, those of replayed prefixes included.
    package var executed: Int
    /// Whether to try actions at every timing, not only at rest.
    package var includesTimings: Bool
    /// Whether to compare the successors of two traces that merge, once for each state.
    package var checksMerges: Bool
    /// The ranks of the set-up to start from; `nil` for the simplest set-up that a run may draw.
    package var setup: [Int]?
    /// Whether to replay each violation several times, to see if it is flaky.
    package var repeatsViolations = false
    /// How many deaths by one action to meet. After them, the action is not tried any more. See
    /// `ExploredDeaths`.
    package var deathsOfAction = Int.max
    /// How many deaths to meet in all. The exploration then stops.
    package var deathLimit = Int.max
    /// Whether to stop at the subject's bounds. Otherwise only the depth and the limits end an
    /// exploration.
    package var isBounded = true
    /// Whether the report has the graph of states.
    package var drawsGraph = false
    /// Whether to explore behind violations that do not end the system.
    var followsViolations = true
    /// Whether to judge goals at the end.
    var judgesGoals = true
    /// The most actions to execute in search of goals, beyond those of the exploration.
    var goalBudget = 1_000_000
    /// The seldom rules to try nevertheless.
    var seldomRules: [Int] = []
    /// The values to try for the parameters of rules.
    var values = ExploredValues.named
    var purpose = Purpose.survey

    /// What an exploration is for. It saves what its purpose does not need.
    enum Purpose: Hashable, Sendable {
        /// To report on the states.
        case survey
        /// To prove that no sequence of up to `depth` actions fails. Stops as soon as the rest is
        /// expected to exceed the limit of transitions.
        case proof
        /// To find a simpler sequence than one of `depth` actions with these rules.
        case simpler(rules: [Int])
    }

    /// Whether actions that are possible are not tried.
    var leavesOutActions: Bool {
        if case .simpler = purpose { true } else { false }
    }

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
