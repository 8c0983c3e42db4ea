internal import StatefulTesting

/// Explores a whole subject.
struct ExplorationJob: Job, Equatable {
    /// How many deaths by one action an exploration meets before it leaves the action out.
    static let deathsOfAction = 4
    /// How many deaths it meets before it stops.
    static let deathsBeforeEnd = 32
    /// The exploration stops before, unless the search for a way back meets many of them.
    static let deathLimit = deathsBeforeEnd + 32

    let subject: Int
    /// The most actions in a sequence; `nil` for no limit.
    let depth: Int?
    let includesTimings: Bool
    var drawsGraph = false
    /// The committed cases of the subject, as texts.
    var known: [String] = []
    var crashing: [CrashingTrace] = []

    var what: String? { "exploring" }
    /// The states of an exploration may need much.
    var mayKeepMemory: Bool { true }

    func perform(in workplace: Workplace) -> ExplorationReport? {
        guard let subject = workplace.request.subject(at: subject) else { return nil }
        var plan = ExplorationPlan(depth: depth, includesTimings: includesTimings)
        plan.repeatsViolations = true
        plan.drawsGraph = drawsGraph
        plan.deathsOfAction = Self.deathsOfAction
        plan.deathLimit = Self.deathsBeforeEnd
        let executor = workplace.executor(subject, .exploring, crashing: crashing)
        var explorer = Explorer(executor, plan: plan)
        return explorer.explore().grouped(
            by: executor, known: known.compactMap(workplace.committed))
    }
}
