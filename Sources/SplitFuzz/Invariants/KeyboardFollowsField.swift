import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// The keyboard is up for this app only while a text field in the window is first responder,
    /// and comes up when one becomes it. It lies at the window's bottom, over the whole width
    /// (B-079). In a window that fills the screen there is no other app to have a keyboard (C-091).
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
            guard
                isUp || simulation.hasTextFields || !simulation.scene.window.isFullScreen
                    || !simulation.keyboardFrame.isNull,
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
            if last.after.field != last.before.field, let other = otherField(simulation) {
                return Mismatch(
                    "fields",
                    explanation: "\(other.shownTitle ?? "a text field") is in use, too")
            }
            if !isUp, last.after.field >= 0, last.after.field != last.before.field,
                !last.summary.isKeyboardKey
            {
                return Mismatch(
                    "field",
                    explanation: "a text field has become first responder, and the keyboard is down"
                )
            }
            return misplaced(simulation)
        }
    }

    /// A text field in the window that is in use besides the one that receives what the user types.
    @MainActor private static func otherField(_ simulation: Simulation) -> UITextField? {
        var other: UITextField?
        let first = simulation.fieldInUse
        simulation.window.forEachView { view in
            if let field = view as? UITextField, field.isEditing, field !== first { other = field }
        }
        return other
    }

    /// Whether the keyboard covers another part of the window than it should.
    @MainActor private static func misplaced(_ simulation: Simulation) -> Mismatch? {
        let frame = simulation.keyboardFrame
        let bounds = simulation.window.bounds
        if frame.isNull {
            // A low window may lie above the keyboard.
            guard simulation.keyboardIsUpForThisApp, !simulation.scene.window.isFree else {
                return nil
            }
            return Mismatch(
                "covered",
                explanation: "the keyboard is up for this app, and covers nothing of its window")
        }
        if !simulation.keyboardIsUpForThisApp, simulation.scene.window.isFullScreen {
            return Mismatch(
                "other",
                explanation: "the keyboard is up for another app, and the window fills the screen")
        }
        let isRight =
            abs(frame.minX) < 0.5 && abs(frame.width - bounds.width) < 0.5
            && abs(frame.maxY - bounds.maxY) < 0.5
            && frame.height <= simulation.keyboardHeight + 0.5
            && (simulation.scene.window == .share(.slideOver) || simulation.scene.window.isFree
                || frame.height >= simulation.keyboardHeight - 0.5)
        if isRight { return nil }
        return Mismatch(
            "covered",
            explanation: "the keyboard covers \(frame.text) of a window of \(bounds.size.text)")
    }
}
