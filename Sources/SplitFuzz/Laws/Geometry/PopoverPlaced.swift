import Foundation
internal import Specification
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// A popover at rest points at its anchor: it lies beside the anchor on a permitted side,
    /// within an arrow's length, and on another one only where it has no room (B-074, B-075). The
    /// room ends at the app's margins, the status bar and the keyboard (B-079), and at an active
    /// fold (D-280).
    ///
    /// Judges frames by the rules of its own. `PopoverPlacement` computes the frames. Whether a
    /// popover follows an anchor that moves by itself, no source says: the distance is judged after
    /// actions that present something or change the window.
    static var popoverPlaced: Self {
        Invariant(
            "popover-placed",
            summary: "a popover lies beside its anchor, where it has room, clear of the keyboard",
            sources: ["B-074", "B-075", "B-079", "D-280"]
        ) { machine in
            guard machine.simulation.isPresenting, machine.isAtRest else { return nil }
            let isPlaced = machine.lastAction.placesPopovers
            return machine.firstPopover { popover in
                guard popover.isSettled, popover.anchorIsOnScreen,
                    let place = PopoverPlace(
                        of: popover, wanting: popover.preferredContentSize, in: machine.simulation)
                else { return nil }
                return place.fault(isPlaced: isPlaced)
            }
        }
    }
}

extension LastAction {
    /// Whether the action has presented something or changed the window.
    var placesPopovers: Bool {
        !leftWindowAlone || before.presentations.count < after.presentations.count
    }
}

extension SplitMachine {
    /// The first fault of a popover on screen.
    func firstPopover(fault: (UIPopoverPresentationController) -> String?) -> Mismatch? {
        for presentation in simulation.activePresentations {
            guard let popover = presentation as? UIPopoverPresentationController,
                popover.styleOnScreen == .popover, let fault = fault(popover)
            else { continue }
            return Mismatch(Region.popover.label, object: popover.objectKind, explanation: fault)
        }
        return nil
    }
}

extension UIPopoverPresentationController {
    /// Whether what it points at can be seen, and lies in the window.
    var anchorIsOnScreen: Bool {
        guard anchorView?.window != nil, let anchor = currentAnchor, anchorIsVisible,
            let bounds = controllerOnScreen?.viewIfLoaded?.window?.bounds
        else { return false }
        return anchor.minX <= bounds.maxX && anchor.maxX >= 0 && anchor.minY <= bounds.maxY
            && anchor.maxY >= 0
    }
}
