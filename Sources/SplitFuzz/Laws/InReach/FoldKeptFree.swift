import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// While a phone is half open, no control lies wholly under the fold and the margins beside it
    /// (D-220): not in a bar, and not where a popover points (D-280).
    ///
    /// Content that scrolls is exempt, since the user can move it from under the fold. A row that
    /// only crosses the fold can be tapped beside it.
    static var foldKeptFree: Self {
        Invariant(
            "fold-kept-free",
            summary: "no control lies under the fold of a phone that is half open",
            sources: ["D-220", "D-280"]
        ) { machine in
            guard let fold = machine.simulation.foldInWindow, machine.isAtRest else { return nil }
            var controls: [UIControl] = []
            machine.simulation.window.appendUncoveredControls(to: &controls)
            for control in controls where !control.isInScrollView {
                let frame = control.frameInWindow
                guard fold.holds(frame) else { continue }
                let title = control.shownTitle ?? control.accessibilityIdentifier ?? "a control"
                return Mismatch(
                    "fold",
                    "\"\(title)\" is at \(frame.text), under the fold, which is at \(fold.text)")
            }
            return nil
        }
    }
}
