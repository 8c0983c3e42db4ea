import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// The anchor of a popover is on screen (C-052, B-071). What the app leaves usable beside it
    /// takes touches (B-081). Not judged after two touches at once, or a touch amid a gesture that
    /// is taken back: one may open a popover, and the other hide its anchor. Nor is a popover at an
    /// anchor that UIKit's own sidebar covers or displaces (B-T1).
    static var popoverAnchored: Self {
        Invariant(
            "popover-anchored",
            summary:
                "a popover's anchor is on screen, and what the app leaves usable takes touches",
            sources: ["B-071", "B-081", "C-052"]
        ) { machine in
            guard machine.simulation.isPresenting, machine.isAtRest,
                !machine.hasOverlappingTouches, !machine.presentsAmidGesture
            else { return nil }
            return machine.firstPopover { popover in
                // A sidebar that UIKit lays over the anchor's column, the user sends away again.
                if let anchor = popover.anchorView, machine.screen.split?.covers(anchor) == true {
                    return nil
                }
                guard popover.anchorIsOnScreen, let view = popover.controllerOnScreen?.viewIfLoaded
                else { return "what the popover points to is not on screen any more" }
                // What is presented over it takes all touches.
                guard popover === machine.simulation.activePresentations.last else { return nil }
                let splits = machine.screen.splits
                let isDead = popover.passthroughViews?.contains { passed in
                    passed.isDead(beside: view) && !splits.contains { $0.covers(passed) }
                }
                return isDead == true
                    ? "what the app leaves usable beside the popover takes no touches" : nil
            }
        }
    }
}

extension UIView {
    /// Whether what surrounds a popover's content takes a touch in the middle of this view.
    fileprivate func isDead(beside content: UIView) -> Bool {
        guard let window, effectiveAlpha > 0.01, isUserInteractionEnabled,
            !isPresented(inside: nil)
        else { return false }
        let frame = frameInWindow
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        guard window.bounds.contains(middle), !content.frameInWindow.contains(middle) else {
            return false
        }
        if appDecidesOnTouch(at: middle) { return false }
        guard let met = window.hitTest(middle, with: nil) else { return true }
        return met.isPresented(inside: nil) && !met.isDescendant(of: self)
            && !met.isDescendant(of: content)
    }
}
