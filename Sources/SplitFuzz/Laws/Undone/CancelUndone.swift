internal import Journal
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// A gesture that the user takes back leaves columns, stacks and bars as they were: a swipe
    /// back, the drag of a sheet, and the swipe or drag of a sidebar (B-032, B-064, B-066).
    static var cancelUndone: Self {
        Invariant(
            "cancel-undone",
            summary: "a gesture that is cancelled changes nothing that is shown",
            sources: ["B-032", "B-064", "B-066"]
        ) { machine in
            // What an app shows and hides as its pages come and go is its own affair.
            let last = machine.lastAction
            guard last.summary.isCancelledGesture, let before = last.shownBefore, machine.isAtRest,
                !last.journal.asks(.app, for: \.isForColumn)
            else { return nil }
            return before.difference(to: ShownContent(of: machine))
        }
    }
}
