internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// A gesture that the user takes back leaves everything on screen as it was: a swipe back, and the
    /// swipe or drag of a sidebar (B-032, B-064, B-066).
    @MainActor static var cancelUndone: Self {
        Invariant(
            "cancel-undone",
            summary: "a gesture that is cancelled changes nothing that is shown",
            sources: ["B-032", "B-064", "B-066"]
        ) { machine in
            guard machine.lastAction.kind == .cancelledGesture, machine.isAtRest,
                let before = machine.lastAction.shownBefore
            else { return nil }
            return before.difference(to: machine.shownContent, stacks: .compared)
        }
    }
}
