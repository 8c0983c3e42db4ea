/// The timings that the actions of one state reach. Each action is tried at rest first. What it
/// then does not reach is not tried, because it would equal rest.
struct ReachedTimings {
    private var known: [Action: UInt64] = [:]

    mutating func note(_ action: Action, _ timings: UInt64) {
        if action.timing == .rest { known[action] = timings }
    }

    func mayReach(_ action: Action) -> Bool {
        guard action.timing != .rest else { return true }
        return known[action.settled].map { $0 >> min(63, action.timing.code) & 1 == 1 } ?? true
    }
}
