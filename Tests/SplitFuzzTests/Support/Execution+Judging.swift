@testable import StatefulTesting

extension Execution {
    /// Judges every invariant in the current state, including those that were broken before.
    mutating func judge() -> Outcome {
        var broken: [Violation] = []
        for invariant in table.invariants {
            guard let mismatch = invariant.mismatch(&machine) else { continue }
            broken.append(invariant.violation(mismatch))
        }
        return Outcome(broken, at: step)
    }
}
