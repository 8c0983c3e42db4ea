internal import Journal
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// A gesture that the user takes back leaves columns, stacks and bars as and where they were: a
    /// swipe back, the drag of a sheet, and the swipe or drag of a sidebar (B-032, B-064, B-066).
    /// So does the way to the background and back (B-056), where the app asks for nothing
    /// meanwhile, and the keyboard stays as it is.
    static var cancelUndone: Self {
        Invariant(
            "cancel-undone",
            summary: "a cancelled gesture changes nothing that is shown, nor does the background",
            sources: ["B-032", "B-056", "B-064", "B-066"]
        ) { machine in
            // What an app shows and hides as its pages come and go is its own affair.
            let last = machine.lastAction
            guard let before = last.shownBefore, machine.isAtRest, !last.summary.hasAdapted,
                last.keyboardBefore == machine.simulation.keyboardFrame,
                !last.journal.asks(
                    .app, for: { last.summary.isBackground || $0.isForColumn })
            else { return nil }
            return before.difference(to: ShownContent(of: machine))
        }
    }
}
