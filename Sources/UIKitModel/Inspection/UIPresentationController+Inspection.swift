public import Foundation

/// What a harness sees of presentations, and a finger beside a popover.
extension Simulation {
    /// Whether anything is presented: cheap enough to ask after every action.
    public var isPresenting: Bool { !presentations.isEmpty }

    /// What is presented, from the one nearest to the root.
    public var activePresentations: [UIPresentationController] { presentations }

    /// A touch beside the popover in front, where one is: it goes (B-080).
    public var canTouchOutside: Bool {
        guard let front = presentations.last else { return false }
        return front.phase == .presented && front.shownStyle == .popover
    }

    public func touchOutside() {
        guard canTouchOutside, let popover = presentations.last as? UIPopoverPresentationController
        else { return }
        popover.receiveTouchOutside()
    }
}

extension UIPresentationController {
    /// What is on screen: the presented controller, or what stands in for it.
    @_spi(Simulation) public var controllerOnScreen: UIViewController? { shown }

    /// Whether it is there to stay until somebody ends it.
    @_spi(Simulation) public var isSettled: Bool { phase == .presented }

    /// What it is shown as now, adaptation counted.
    @_spi(Simulation) public var styleOnScreen: UIModalPresentationStyle { shownStyle }

    /// The word by which cases and drawings call it.
    @_spi(Simulation) public var word: String {
        switch shownStyle {
        case .popover: "popover"
        case .formSheet, .pageSheet: "sheet"
        default: "modal"
        }
    }
}

extension UIPopoverPresentationController {
    /// What the popover points at, in the window's coordinates; `nil` where that is in no window.
    @_spi(Simulation) public var anchorInWindow: CGRect? {
        guard let anchorView, anchorView.windowReference != nil else { return nil }
        return anchor
    }

    /// Whether nothing on the way to the window hides what it points at.
    @_spi(Simulation) public var anchorIsVisible: Bool {
        (anchorView?.effectiveAlpha ?? 0) > 0.01
    }

    /// The content's size where it wants `size`, limited to the room that margins, keyboard and
    /// arrow directions leave.
    @_spi(Simulation) public func sizeOnScreen(wanting size: CGSize) -> CGSize {
        var request = request(for: size)
        request.heldDirection = nil
        return PopoverPlacement(request).frame.size
    }

    /// A touch beside the popover ends it, unless the app objects (B-080).
    func receiveTouchOutside() {
        guard phase == .presented, isShownAsPopover else { return }
        let isAllowed =
            shown?.isModalInPresentation != true
            && delegate?.presentationControllerShouldDismiss(self) != false
            && popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) != false
        guard isAllowed else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        end(animated: true, cause: .user, completion: nil)
    }
}

extension UINavigationController {
    /// Whether a push is under way.
    @_spi(Simulation) public var isPushing: Bool {
        guard let transition else { return false }
        return transition.removed.isEmpty && !transition.isCancelled
            && transition.to === stack.last
    }
}
