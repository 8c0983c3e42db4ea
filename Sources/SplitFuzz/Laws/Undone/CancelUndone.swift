internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// A gesture that the user takes back leaves everything on screen as it was: a swipe back, and
    /// the swipe or drag of a sidebar (B-032, B-064, B-066). Pages hear that they leave and come
    /// back: an app that then asks for a display mode, or ends the use of a text field, is not
    /// judged.
    @MainActor static var cancelUndone: Self {
        Invariant(
            "cancel-undone",
            summary: "a gesture that is cancelled changes nothing that is shown",
            sources: ["B-032", "B-064", "B-066"]
        ) { machine in
            let last = machine.lastAction
            guard last.summary.isCancelledGesture, machine.isAtRest,
                last.summary.modeRequests == 0,
                last.before.field == last.after.field, let before = last.shownBefore
            else { return nil }
            return before.difference(to: machine.shownContent, stacks: .compared)
        }
    }
}
