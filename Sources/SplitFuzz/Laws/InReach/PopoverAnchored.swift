import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// The anchor of a popover is on screen, and the popover lies inside the window's margins
    /// (C-052, B-075). Not judged after two touches at once: one may open a popover, and the other
    /// hide its anchor.
    @MainActor static var popoverAnchored: Self {
        Invariant(
            "popover-anchored",
            summary: "a popover's anchor is on screen, and the popover inside the window's margins",
            sources: ["B-071", "B-074", "B-075"]
        ) { machine in
            guard machine.simulation.isPresenting, machine.isAtRest, !machine.hasOverlappingTouches
            else { return nil }
            for presentation in machine.simulation.activePresentations {
                guard let popover = presentation as? UIPopoverPresentationController,
                    popover.styleOnScreen == .popover
                else { continue }
                if let fault = fault(of: popover, in: machine.simulation.window) {
                    return Mismatch(
                        Region.popover.label, object: popover.objectKind, explanation: fault)
                }
            }
            return nil
        }
    }

    /// What is wrong with the place of a popover, as a sentence; `nil` if nothing is.
    @MainActor private static func fault(
        of popover: UIPopoverPresentationController, in window: UIWindow
    ) -> String? {
        let lost = "what the popover points to is not on screen any more"
        guard let anchor = popover.anchorInWindow, popover.anchorIsVisible,
            let view = popover.controllerOnScreen?.viewIfLoaded
        else { return lost }
        let bounds = window.bounds
        let isOnScreen =
            anchor.minX <= bounds.maxX && anchor.maxX >= 0 && anchor.minY <= bounds.maxY
            && anchor.maxY >= 0
        if !isOnScreen { return lost }
        let room = bounds.inset(by: popover.popoverLayoutMargins)
        let isInside = room.holds(view.convert(view.bounds, to: nil))
        return isInside ? nil : "the popover goes beyond the margins of the window"
    }
}
