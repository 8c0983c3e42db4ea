internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// After a stay in the background, what was on screen is there again: window, display mode,
    /// split behaviour, frames and bars. The system lays the app out in other sizes for its
    /// snapshots, and nobody sees that (B-056). `place-kept` judges the stacks. A presentation that
    /// the app dismisses meanwhile may stay away. An app that asks for a display mode meanwhile, as
    /// in the callback of a collapse, is not judged. Nor is one whose delegate names another mode
    /// for the expand than the proposed one, or one that presents something or ends the use of a
    /// text field, as pages do that hear that they leave and come back.
    @MainActor static var backgroundUndone: Self {
        Invariant(
            "background-undone",
            summary: "after the background, window, display mode, frames and bars are as before",
            sources: ["B-056"]
        ) { machine in
            let last = machine.lastAction
            guard last.summary.isBackground, machine.isAtRest,
                last.summary.modeRequests == 0,
                last.before.field == last.after.field,
                !last.summary.delegateNamesMode,
                last.summary.presentationsBegun == 0,
                let before = last.shownBefore
            else { return nil }
            let now = machine.shownContent
            let difference: Mismatch?
            if last.summary.asksForDismissal {
                // What it has covered is on screen now.
                if before.isCovered { return nil }
                difference = before.withoutPresentations.difference(
                    to: now.withoutPresentations, stacks: .leftToPlaceKept)
            } else {
                difference = before.difference(to: now, stacks: .leftToPlaceKept)
            }
            guard let difference else { return nil }
            // Another mode moves everything. It may come where no source excludes that. Of several
            // split views only the mode of the outermost one is known.
            let mayHaveNewMode =
                last.before.split.displayMode != last.after.split.displayMode
                || machine.simulation.splitViews.count > 1
            if mayHaveNewMode, !machine.simulation.returnsToModeBeforeBackground { return nil }
            return difference
        }
    }
}
