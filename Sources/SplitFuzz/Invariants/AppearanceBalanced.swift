import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// Appearance callbacks come in order. At rest, a controller has appeared exactly when a part
    /// of its view is on screen (B-007, B-100 to B-102).
    @MainActor static var appearanceBalanced: Self {
        Invariant(
            "appearance-balanced",
            summary: "appearance callbacks come in order, and controllers on screen have appeared",
            sources: ["B-007", "B-100", "B-102"]
        ) { machine in
            if let fault = machine.simulation.appearanceFaults.first {
                return Mismatch(
                    fault.controller,
                    explanation: "an appearance callback of \(fault.controller) came while it was "
                        + "\(fault.state)")
            }
            guard machine.isAtRest else { return nil }
            guard let wrong = machine.simulation.firstControllerWithWrongAppearance else {
                return nil
            }
            let isOnScreen = wrong.shouldHaveAppeared
            return Mismatch(
                String(describing: type(of: wrong)),
                explanation: isOnScreen
                    ? "\(wrong.readableName) is on screen, and has not appeared"
                    : "\(wrong.readableName) is not on screen, and has not disappeared")
        }
    }
}
