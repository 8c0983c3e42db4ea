public import Foundation
internal import Journal

/// User actions, except gestures on the columns of a split view.
///
/// A driver calls these in `Simulation.perform`. Transitions that they begin end on the clock.
extension UIControl {
    /// Puts a finger down on the control and up again inside it. Does nothing while it is disabled.
    @_spi(Simulation) public func receiveTap() {
        guard isEnabled else { return }
        if let popover = popoverThatTakesTap {
            Simulation.active.passed(.tapOnAnchor)
            return popover.receiveTouchOutside()
        }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
        if takesText { becomeFirstResponder() }
    }

    /// The popover in front, if this is the bar button item that it points at: a tap is then one
    /// outside the popover. `nil` where the app lets touches through to the item (B-081).
    package var popoverThatTakesTap: UIPopoverPresentationController? {
        guard let item = (self as? BarButtonView)?.item,
            let popover = Simulation.active.frontPresentation as? UIPopoverPresentationController,
            popover.isShownAsPopover, popover.phase != .presenting,
            popover.barButtonItem === item
        else { return nil }
        for view in popover.passthroughViews ?? [] where isDescendant(of: view) { return nil }
        return popover
    }

    /// Whether a finger on this control and one on another can be down at once: neither takes
    /// touches alone (B-091).
    @_spi(Simulation) public func canBeTouched(with other: UIControl) -> Bool {
        !isExclusiveTouch && !other.isExclusiveTouch
    }
}

extension Simulation {
    /// Puts a finger down a second time where a tap on a control has just landed.
    ///
    /// While the main thread is busy, touches queue up. The second one comes right after the first:
    /// before the layout and the transition that the first has asked for (*unverified*; C-040). It
    /// arrives only if hit testing still finds the control there. Returns whether it does.
    @discardableResult public func receiveSecondTap(
        on control: UIControl, at point: CGPoint
    ) -> Bool {
        guard !isTerminated, unsettled == nil else { return false }
        passed(.secondTouch)
        return perform {
            // An animated presentation has yet to begin, and covers nothing.
            let coming = presentations.filter {
                $0.phase == .presenting && $0.shown?.runningCoordinator?.isAnimated == true
            }
            for presentation in coming { presentation.container?.shields.insert(.coming) }
            let touched = window.hitTest(point, with: nil)
            for presentation in coming { presentation.container?.shields.remove(.coming) }
            if touched === control { control.receiveTap() }
            return touched === control
        }
    }

    /// Takes up a second finger from a control, in the event in which a first one has left another
    /// control. The actions of that one have run.
    ///
    /// Nothing happens if they have disabled this control, or have taken it off the screen
    /// (*unverified*). Returns whether something does.
    @discardableResult public func receiveSecondFinger(on control: UIControl) -> Bool {
        guard !isTerminated, unsettled == nil, control.windowReference != nil, control.isEnabled
        else { return false }
        passed(.twoFingers)
        perform { control.receiveTap() }
        return true
    }

    /// Runs several touches of one event. As with UIKit's autorelease pools, the controllers that
    /// were there at its begin live until its end.
    public func inOneEvent(_ touches: () -> Void) {
        note(.secondTouch, by: .user)
        var controllers: [UIViewController] = []
        forEachController { controllers.append($0) }
        touches()
        withExtendedLifetime(controllers) {}
    }

    /// Whether the app takes touches: none arrive during a transition, but for pushes and pops
    /// since iOS 26 (D-012).
    public var acceptsTouches: Bool {
        guard runningTransitions == 0 else {
            passed(.noTouchWhileMoving)
            return false
        }
        return !isTerminated && unsettled == nil
    }

    /// Whether a touch beside the front presentation reaches it: it is a popover at rest (B-080).
    public var canTouchOutside: Bool {
        guard let front = frontPresentation else { return false }
        return front.phase == .presented && front.takesTouchOutside
    }

    /// Touches beside the popover in front, which ends unless the app objects (B-080).
    public func touchOutside() {
        perform { frontPresentation?.receiveTouchOutside() }
    }
}

extension UINavigationController {
    /// Whether a swipe from the edge of this controller, or in its content, would pop.
    @_spi(Simulation) public var canSwipeBack: Bool {
        navigationToPop.canBeginInteractivePop
    }

    /// Runs a whole swipe back. Does nothing where it could not begin.
    @_spi(Simulation) public func swipeBack(_ end: GestureEnd) {
        let navigation = navigationToPop
        guard navigation.canBeginInteractivePop else { return }
        Simulation.active.note(
            end == .cancel ? .cancelledGesture : .stack(navigation: navigation.serialNumber, .pop),
            by: .user)
        noteNestedPop()
        guard let coordinator = navigation.beginInteractivePop() else { return }
        navigation.endInteractivePop(coordinator, end)
    }
}

extension UIPresentationController {
    fileprivate func receiveTouchOutside() {
        guard phase == .presented, takesTouchOutside else { return }
        Simulation.active.note(
            .dismissal(of: presentedReference?.serialNumber ?? -1), by: .user)
        let isAllowed =
            userMayDismiss
            && (self as? UIPopoverPresentationController)?.appLetsTouchDismiss != false
        endByTouch(isAllowed: isAllowed)
    }
}

extension UIPopoverPresentationController {
    /// Whether the app's delegate of popovers allows it, too.
    fileprivate var appLetsTouchDismiss: Bool {
        popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) != false
    }
}
