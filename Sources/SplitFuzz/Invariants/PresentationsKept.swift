internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// A presentation ends only if the app or the user dismisses it (B-080). A window that turns,
    /// shrinks or goes to the background adapts it instead (B-076). What covers a single controller
    /// comes and goes with that (B-181).
    ///
    /// `selftest` plants no fault that breaks this promise of the documentation.
    @MainActor static var presentationsKept: Self {
        Invariant(
            "presentations-kept",
            summary: "no presentation ends that neither the app nor the user dismissed",
            sources: ["B-076", "B-080"]
        ) { machine in
            let last = machine.lastAction
            guard last.after.keptPresentationCount < last.before.keptPresentationCount,
                !last.askedForDismissal,
                // A dismissal that is under way ends in a later action.
                last.before.isAtRest, !machine.isOver
            else { return nil }
            return Mismatch(
                "presentation",
                explanation: "\(last.before.keptPresentationCount) presented, then "
                    + "\(last.after.keptPresentationCount), and nobody asked for a dismissal")
        }
    }
}
