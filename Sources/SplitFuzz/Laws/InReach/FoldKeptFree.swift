internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// While a phone is half open, no control of a page lies wholly under the fold and the margins
    /// beside it (D-220).
    ///
    /// This is advice of our own: Apple names the region, and not what must keep out of it. Bars
    /// and what is in a scroll view are exempt. A row that only crosses the fold can be tapped
    /// beside it.
    static var foldKeptFree: Self {
        Invariant(
            "fold-kept-free",
            summary: "no control lies under the fold of a phone that is half open",
            sources: ["D-220"]
        ) { machine in
            guard let fold = machine.simulation.foldInWindow, machine.isAtRest else { return nil }
            var controls: [UIControl] = []
            machine.simulation.window.appendUncoveredControls(to: &controls)
            for control in controls where !control.isInScrollView && !control.isInBar {
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

extension UIView {
    fileprivate var isInBar: Bool {
        sequence(first: self, next: \.superview).contains {
            $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar
        }
    }
}
