import Foundation
@_spi(Simulation) internal import UIKitModel

/// The width of a shown column, for `sizes-match`.
@MainActor struct ShownWidth {
    /// The width of the column's frame in points. Of a sidebar only the part inside the split view
    /// counts.
    let actual: CGFloat
    /// The width that the split view reports for a sidebar; for the secondary what sidebars of the
    /// reported widths leave to it in this display mode.
    let expected: CGFloat

    var isRight: Bool { abs(actual - expected) <= 0.5 }

    /// `nil` while collapsed, and where the column's view is not loaded.
    init?(of shown: UISplitViewController.ShownColumn, in split: UISplitViewController) {
        guard !split.isCollapsed, let frame = shown.controller.viewIfLoaded?.frame else {
            return nil
        }
        let whole = split.view.frame.size.width
        let part = min(whole, frame.origin.x + frame.size.width) - max(0, frame.origin.x)
        switch shown.column {
        case .primary:
            actual = part
            expected = split.primaryColumnWidth
        case .supplementary:
            actual = part
            expected = split.supplementaryColumnWidth
        case .secondary:
            actual = frame.size.width
            expected =
                whole - ShownWidth.takenFromSecondary(in: split) - split.widthOfShownInspector
        case .inspector:
            actual = part
            expected = split.inspectorColumnWidth
        case .compact: return nil
        }
    }

    /// How much narrower than the room beside the inspector the secondary is. A displaced one is as
    /// wide as beside one sidebar.
    private static func takenFromSecondary(in split: UISplitViewController) -> CGFloat {
        let inner =
            split.style == .tripleColumn
            ? split.supplementaryColumnWidth : split.primaryColumnWidth
        // A view that goes on below the sidebars is as wide as the room, displaced wider (D-009).
        if split.sidebarsFloat {
            return split.displayMode == .twoDisplaceSecondary ? -split.primaryColumnWidth : 0
        }
        return switch split.displayMode {
        case .secondaryOnly, .oneOverSecondary, .twoOverSecondary: 0
        case .automatic, .oneBesideSecondary, .twoDisplaceSecondary: inner
        case .twoBesideSecondary: split.primaryColumnWidth + split.supplementaryColumnWidth
        }
    }
}

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
