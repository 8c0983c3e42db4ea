import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// The keyboard is up for this app only while a text field in the window is first responder, and
    /// comes up when one becomes it. It lies at the window's bottom, over the whole width (B-079).
    ///
    /// The keyboard's own key may hide it while the field remains first responder.
    @MainActor static var keyboardFollowsField: Self {
        Invariant(
            "keyboard-follows-field",
            summary: "the keyboard is up for the text field in use, at the window's bottom",
            sources: ["B-079"]
        ) { machine in
            let simulation = machine.simulation
            let isUp = simulation.keyboardIsUpForThisApp
            guard isUp || simulation.hasTextFields || simulation.scene.size != .full,
                machine.isAtRest
            else { return nil }
            if isUp, simulation.fieldInUse?.window == nil {
                return Mismatch(
                    "keyboard",
                    explanation:
                        "the keyboard is up for this app, and no text field in the window is "
                        + "first responder")
            }
            let last = machine.lastAction
            if !isUp, last.after.field >= 0, last.after.field != last.before.field,
                last.kind != .keyboard
            {
                return Mismatch(
                    "field",
                    explanation: "a text field has become first responder, and the keyboard is down"
                )
            }
            return misplaced(simulation)
        }
    }

    /// Whether the keyboard covers another part of the window than it should.
    @MainActor private static func misplaced(_ simulation: Simulation) -> Mismatch? {
        let frame = simulation.keyboardFrame
        let bounds = simulation.window.bounds
        if frame.isNull { return nil }
        let isRight =
            abs(frame.minX) < 0.5 && abs(frame.width - bounds.width) < 0.5
            && abs(frame.maxY - bounds.maxY) < 0.5
            && frame.height <= simulation.keyboardHeight + 0.5
            && (simulation.scene.size == .slideOver
                || frame.height >= simulation.keyboardHeight - 0.5)
        if isRight { return nil }
        return Mismatch(
            "covered",
            explanation: "the keyboard covers \(frame.text) of a window of \(bounds.size.text)")
    }
}
