internal import StatefulTesting

/// What `explore` asks for, as the payload of a task.
struct ExplorationOrder: Equatable, Codable {
    /// How many deaths by one action an exploration meets before it leaves the action out.
    static let deathsOfAction = 4
    /// How many deaths it meets before it stops.
    static let deathLimit = 32

    /// The most actions in a sequence; `nil` for no limit.
    let depth: Int?
    let includesTimings: Bool

    var plan: ExplorationPlan {
        var plan = ExplorationPlan(depth: depth, includesTimings: includesTimings)
        plan.repeatsViolations = true
        plan.deathsOfAction = Self.deathsOfAction
        plan.deathLimit = Self.deathLimit
        return plan
    }
}
