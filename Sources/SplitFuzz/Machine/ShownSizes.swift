import Foundation
@_spi(Simulation) internal import UIKitModel

/// The sizes of a popover's content, for `sizes-match`.
@MainActor struct ShownPopover {
    /// The controller on top of the stack in the popover.
    let top: UIViewController
    /// The size that the presented controller asks for, and the one that the top controller wants.
    let content: PopoverContentSize
    /// The size that is asked for, as far as there is room.
    let expected: CGSize
    let actual: CGSize

    var isRight: Bool { content.isPassedOn && actual.isAlike(expected) }

    /// `nil` where nobody asks for a size.
    init?(_ popover: UIPopoverPresentationController) {
        guard popover.styleOnScreen == .popover, let shown = popover.controllerOnScreen,
            let view = shown.viewIfLoaded
        else { return nil }
        top = shown.topInFront
        guard let content = PopoverContentSize(of: shown, top: top) else { return nil }
        self.content = content
        expected = popover.sizeOnScreen(wanting: content.asked)
        actual = view.bounds.size
    }
}
