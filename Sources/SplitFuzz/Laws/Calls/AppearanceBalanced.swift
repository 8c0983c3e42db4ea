internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// Appearance callbacks come in order, each once (B-100, D-146). At rest, a controller has
    /// appeared exactly when a part of its view is on screen (B-007, B-102), and a container of
    /// UIKit's has told it that it has come, or that it has gone (B-103). The completion of a
    /// presentation runs after `viewDidAppear(_:)`, that of a dismissal after
    /// `viewDidDisappear(_:)` (D-141). A controller that is
    /// presented or dismissed knows it in `viewWillAppear(_:)` and `viewWillDisappear(_:)` (B-160).
    static var appearanceBalanced: Self {
        Invariant(
            "appearance-balanced",
            summary:
                "controllers are told in order that they come and go, and those on screen have come",
            sources: ["B-007", "B-100", "B-102", "B-103", "B-160", "D-141", "D-146"]
        ) { machine in
            if let fault = machine.simulation.appearanceFaults.first {
                return Mismatch(
                    fault.controller,
                    "an appearance callback of \(fault.controller) came while it was "
                        + "\(fault.state)")
            }
            let calls = machine.appearanceCalls
            return calls.fault
                ?? (machine.isAtRest ? calls.faultAtRest(in: machine.simulation) : nil)
        }
    }
}
