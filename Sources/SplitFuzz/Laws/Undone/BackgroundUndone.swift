internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// After a stay in the background, the columns on screen and their bars are there again. The
    /// system lays the app out in other sizes for its snapshots, and nobody sees that (B-056).
    /// `place-kept` judges the stacks, and `as-specified` the display mode and the presentations.
    @MainActor static var backgroundUndone: Self {
        Invariant(
            "background-undone",
            summary: "after the background, columns and bars are as before",
            sources: ["B-056"]
        ) { machine in
            machine.lastAction.summary.isBackground
                ? machine.differenceOfContent(stacks: false) : nil
        }
    }
}

extension SplitMachine {
    /// What the last action should have left as it was, and has not; `nil` where the app is not at
    /// rest before or after it.
    func differenceOfContent(stacks: Bool) -> Mismatch? {
        // What an app shows and hides as its pages come and go is its own affair.
        guard isAtRest, !lastAction.journal.appAsks(for: \.isForColumn),
            let before = lastAction.shownBefore
        else { return nil }
        return before.difference(to: ShownContent(of: self), stacks: stacks)
    }
}
