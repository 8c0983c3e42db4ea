import Foundation
internal import Journal
internal import Specification
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// The keyboard lies at the window's bottom, over the whole width, where its last notification
    /// said (B-079).
    static var keyboardInPlace: Self {
        Invariant(
            "keyboard-in-place",
            summary: "the keyboard covers the bottom of the window, over its whole width",
            sources: ["B-079"]
        ) { machine in
            let simulation = machine.simulation
            guard simulation.keyboardIsUpForThisApp || !simulation.keyboardFrame.isNull,
                machine.isAtRest
            else { return nil }
            return misplaced(simulation) ?? misannounced(machine)
        }
    }

    /// Whether the keyboard covers another part of the window than it should.
    private static func misplaced(_ simulation: Simulation) -> Mismatch? {
        let frame = simulation.keyboardFrame
        let bounds = simulation.window.bounds
        if frame.isNull {
            // A low window may lie above the keyboard.
            guard !simulation.scene.window.isFree else { return nil }
            return Mismatch(
                "covered", "the keyboard is up for this app, and covers nothing of its window")
        }
        let isRight =
            abs(frame.minX) < 0.5 && abs(frame.width - bounds.width) < 0.5
            && abs(frame.maxY - bounds.maxY) < 0.5
            && frame.height <= simulation.keyboardHeight + 0.5
            && (simulation.scene.window == .share(.slideOver) || simulation.scene.window.isFree
                || frame.height >= simulation.keyboardHeight - 0.5)
        if isRight { return nil }
        return Mismatch(
            "covered", "the keyboard covers \(frame.text) of a window of \(bounds.size.text)")
    }

    /// Whether the keyboard is elsewhere than the app was told last, in this action or before it.
    private static func misannounced(_ machine: SplitMachine) -> Mismatch? {
        let (simulation, last) = (machine.simulation, machine.lastAction)
        guard simulation.scene.window == .share(.full), simulation.keyboardIsUpForThisApp,
            last.before.window.isFull, !last.journal.isLong
        else { return nil }
        var told = last.keyboardBefore
        for case .call(.keyboardWillMove(let frame)) in last.journal.entries { told = frame }
        if abs(told.minY - simulation.keyboardFrame.minY) < 0.5 { return nil }
        return Mismatch(
            "told",
            "the app was told that the keyboard \(told.isNull ? "is down" : "comes to \(told.text)")"
                + ", and it is at \(simulation.keyboardFrame.text)")
    }
}
