import Foundation
internal import Specification
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// A popover at rest points at its anchor: it lies beside the anchor on a permitted side,
    /// within an arrow's length, and on another one only where it has no room (B-074, B-075). The
    /// room ends at the app's margins, the status bar and the keyboard (B-079).
    ///
    /// Judges frames by the rules of its own. `PopoverPlacement` computes the frames. Whether a
    /// popover follows an anchor that moves by itself, no source says: the distance is judged after
    /// actions that present something or change the window.
    @MainActor static var popoverPlaced: Self {
        Invariant(
            "popover-placed",
            summary: "a popover lies beside its anchor, where it has room, clear of the keyboard",
            sources: ["B-074", "B-075", "B-079"]
        ) { machine in
            guard machine.simulation.isPresenting, machine.isAtRest else { return nil }
            let last = machine.lastAction
            let isPlaced =
                !last.leftWindowAlone
                || last.before.presentations.count < last.after.presentations.count
            return machine.firstPopover { popover in
                guard popover.isSettled, popover.anchorIsOnScreen,
                    let place = PopoverPlace(
                        of: popover, wanting: popover.preferredContentSize, in: machine.simulation)
                else { return nil }
                return place.fault(isPlaced: isPlaced)
            }
        }
    }

    /// The anchor of a popover is on screen, and the popover lies inside the window's margins
    /// (C-052, B-075). What the app leaves usable beside it takes touches (B-081). Not judged after
    /// two touches at once: one may open a popover, and the other hide its anchor.
    @MainActor static var popoverAnchored: Self {
        Invariant(
            "popover-anchored",
            summary: "a popover's anchor is on screen, and the popover inside the window's margins",
            sources: ["B-071", "B-074", "B-075", "B-081"]
        ) { machine in
            guard machine.simulation.isPresenting, machine.isAtRest, !machine.hasOverlappingTouches
            else { return nil }
            let bounds = machine.simulation.window.bounds
            return machine.firstPopover { popover in
                guard popover.anchorIsOnScreen, let view = popover.controllerOnScreen?.viewIfLoaded
                else { return "what the popover points to is not on screen any more" }
                let room = bounds.inset(by: popover.popoverLayoutMargins)
                if !room.holds(view.frameInWindow) {
                    return "the popover goes beyond the margins of the window"
                }
                // What is presented over it takes all touches.
                guard popover === machine.simulation.activePresentations.last else { return nil }
                return popover.passthroughViews?.contains { $0.isDead(beside: view) } == true
                    ? "what the app leaves usable beside the popover takes no touches" : nil
            }
        }
    }
}

extension SplitMachine {
    /// The first fault of a popover on screen.
    fileprivate func firstPopover(
        fault: (UIPopoverPresentationController) -> String?
    ) -> Mismatch? {
        for presentation in simulation.activePresentations {
            guard let popover = presentation as? UIPopoverPresentationController,
                popover.styleOnScreen == .popover, let fault = fault(popover)
            else { continue }
            return Mismatch(Region.popover.label, object: popover.objectKind, explanation: fault)
        }
        return nil
    }
}

extension UIView {
    /// Whether what surrounds a popover's content takes a touch in the middle of this view.
    @MainActor fileprivate func isDead(beside content: UIView) -> Bool {
        guard let window, effectiveAlpha > 0.01, isUserInteractionEnabled else { return false }
        let frame = frameInWindow
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        guard window.bounds.contains(middle), !content.frameInWindow.contains(middle) else {
            return false
        }
        guard let met = UIView.touched(at: middle, in: window) else { return true }
        return met.isPresented(inside: nil) && !met.isDescendant(of: self)
            && !met.isDescendant(of: content)
    }
}

extension UIPopoverPresentationController {
    @MainActor fileprivate var anchorIsOnScreen: Bool {
        guard let anchor = anchorInWindow, anchorIsVisible,
            let bounds = controllerOnScreen?.viewIfLoaded?.window?.bounds
        else { return false }
        return anchor.minX <= bounds.maxX && anchor.maxX >= 0 && anchor.minY <= bounds.maxY
            && anchor.maxY >= 0
    }
}
