import Foundation

/// User actions, except gestures on the columns of a split view.
///
/// A driver calls these in `Simulation.perform`. Transitions that they begin end on the clock.
extension UIControl {
    /// Puts a finger down on the control and takes it up again inside it. Does nothing while the
    /// control is disabled.
    @_spi(Simulation) public func receiveTap() {
        guard isEnabled else { return }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
        if takesText { becomeFirstResponder() }
    }
}

extension UINavigationController {
    /// Whether a swipe from the edge of this controller would pop.
    @_spi(Simulation) public var canSwipeBack: Bool {
        navigationToPop.canBeginInteractivePop
    }

    /// Runs a whole swipe from the edge. Does nothing where it could not begin.
    @_spi(Simulation) public func swipeBack(_ end: GestureEnd) {
        let navigation = navigationToPop
        guard navigation.canBeginInteractivePop else { return }
        noteNestedPop()
        navigation.beginInteractivePop()
        navigation.endInteractivePop(end)
    }
}

extension Simulation {
    /// Whether the app takes touches: none arrive during a transition.
    public var acceptsTouches: Bool {
        guard runningTransitions == 0 else {
            passed(.noTouchDuringPush)
            return false
        }
        return !isTerminated && unsettled == nil
    }

    /// Whether a touch beside the front presentation reaches it: it is a popover at rest (B-080).
    public var canTouchOutside: Bool {
        guard let front = presentations.last else { return false }
        return front.phase == .presented && front.shownStyle == .popover
    }

    /// Touches beside the popover in front, which ends unless the app objects (B-080).
    public func touchOutside() {
        guard canTouchOutside, let popover = presentations.last as? UIPopoverPresentationController
        else { return }
        perform { popover.receiveTouchOutside() }
    }
}

extension UIPopoverPresentationController {
    fileprivate func receiveTouchOutside() {
        guard phase == .presented, isShownAsPopover else { return }
        let isAllowed =
            shown?.isModalInPresentation != true
            && delegateAllowsDismissal
            && popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) != false
        guard isAllowed else {
            tellDelegateOfAttempt()
            return
        }
        Simulation.active.passed(.touchOutside)
        Simulation.active.noteDismissalRequest()
        wasAskedToEnd = true
        end(animated: true, cause: .user, completion: nil)
    }
}
