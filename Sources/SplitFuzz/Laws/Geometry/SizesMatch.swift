import Foundation
internal import Journal
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// A popover has the size that its content wants, as far as there is room, and its top
    /// controller prefers no other. The width that a split view reports for a
    /// column is the one that the app prefers, within the app's bounds, where that is less than
    /// half of the split view (B-040, A-118), or of the room beside its inspector (B-197). A
    /// primary is 320 points wide at most, unless the app sets another maximum (B-041). A column
    /// that the user has dragged is not judged until the app prefers another width (B-194), nor is
    /// one beside an upright fold, which decides (D-265).
    ///
    /// Judged at rest. An app that declares `wantsSizesInStep` is judged during a push too, because
    /// the popover resizes with it. Pushes that follow a system action are exempt, because
    /// the system may have created the popover by adaptation; so is what the user does during one.
    static var sizesMatch: Self {
        Invariant(
            "sizes-match",
            summary: "popovers have the size that their content wants, columns the preferred width",
            sources: [
                "A-131", "A-134", "A-139", "B-072", "B-073", "A-118", "B-040", "B-041", "B-194",
                "B-197",
            ]
        ) { machine in
            if machine.simulation.isPresenting,
                let fault = machine.firstPopover(fault: { misfit(of: $0, machine) })
            {
                return fault
            }
            return machine.isAtRest ? mismatchedColumn(machine) : nil
        }
    }

    /// The sizes of a popover that differ, as a sentence; `nil` if they match, if nobody asks for a
    /// size, and where sizes are not judged.
    private static func misfit(
        of popover: UIPopoverPresentationController, _ machine: SplitMachine
    ) -> String? {
        guard popover.isSettled, let shown = popover.controllerOnScreen,
            machine.isAtRest
                || machine.hints.wantsSizesInStep && machine.lastActionWasUsers
                    && machine.lastAction.wasAtRest
                    && shown.firstNavigationOnScreen?.isPushing == true,
            let content = PopoverContentSize(of: shown, top: shown.topInFront)
        else { return nil }
        if !content.isPassedOn {
            return
                "\(shown.topInFront.readableName) prefers \(content.ofTop.text), and the popover "
                + "is asked for \(content.asked.text)"
        }
        return PopoverPlace(of: popover, wanting: content.asked, in: machine.simulation)?
            .faultOfSize(isPlaced: machine.lastAction.placesPopovers)
    }

    private static func mismatchedColumn(_ machine: SplitMachine) -> Mismatch? {
        machine.screen.firstAnswer { split in
            // Half open like a book, the fold decides (D-265).
            if split.isCollapsed || machine.simulation.foldInWindow?.isUpright == true {
                return nil
            }
            for shown in machine.screen.columns(of: split).reversed() {
                let explanation = split.faultOfWidth(
                    of: shown.column,
                    isAsked: machine.lastAction.asksForWidth(of: shown.column, in: split))
                guard let explanation else { continue }
                return Mismatch(shown.column.label, explanation)
            }
            return nil
        }
    }
}

extension UISplitViewController {
    /// How the width that the split view reports for a sidebar differs from the one that the app
    /// asks for, as a sentence; `nil` where it does not, and where there may be no room for it.
    ///
    /// - Parameter isAsked: whether the app has just asked for a width. What the user has dragged
    ///   a column to, counts no more then (B-194).
    fileprivate func faultOfWidth(of column: Column, isAsked: Bool) -> String? {
        let wish: WidthWish
        let reported: CGFloat
        switch column {
        case .primary:
            wish = WidthWish(
                width: preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
                least: minimumPrimaryColumnWidth, most: maximumPrimaryColumnWidth)
            reported = primaryColumnWidth
        case .supplementary:
            wish = WidthWish(
                width: preferredSupplementaryColumnWidth,
                fraction: preferredSupplementaryColumnWidthFraction,
                least: minimumSupplementaryColumnWidth, most: maximumSupplementaryColumnWidth)
            reported = supplementaryColumnWidth
        case .inspector:
            wish = WidthWish(
                width: preferredInspectorColumnWidth,
                fraction: preferredInspectorColumnWidthFraction,
                least: minimumInspectorColumnWidth, most: maximumInspectorColumnWidth)
            reported = inspectorColumnWidth
        default: return nil
        }
        if userHasDragged(column), !isAsked { return nil }
        let size = view.bounds.size
        let whole = (column == .inspector ? size : roomOfSidebars(in: size)).width
        if column == .primary, reported > wish.greatest + 0.5 {
            return "the \(column.label) may be \(wish.greatest.points) wide at most, and the split "
                + "view reports \(reported.text)"
        }
        guard let wanted = wish.width(in: whole), wanted <= whole / 2,
            abs(wanted - reported) > 0.5
        else { return nil }
        return "the app wants \(wanted.points) for the \(column.label), and the split view reports "
            + reported.text
    }
}

extension LastAction {
    /// Whether the app was the last to prefer a width of a column.
    fileprivate func asksForWidth(
        of column: UISplitViewController.Column, in split: UISplitViewController
    ) -> Bool {
        for case .request(
            .columnWidth(split.serialNumber, preferred: column.rawValue), let origin)
            in journal.entries.reversed()
        {
            return origin == .app
        }
        return false
    }
}

/// The widths that an app asks for, in points.
private struct WidthWish {
    let width: CGFloat
    let fraction: CGFloat
    let least: CGFloat
    let most: CGFloat

    /// The greatest width (B-041).
    @MainActor var greatest: CGFloat {
        most == UISplitViewController.automaticDimension ? 320 : max(most, least)
    }

    /// The wanted width; `nil` where the app prefers none, or one that fills the room.
    @MainActor func width(in whole: CGFloat) -> CGFloat? {
        let automatic = UISplitViewController.automaticDimension
        if width == UISplitViewController.automaticSupplementaryFillDimension { return nil }
        guard width != automatic || fraction != automatic else { return nil }
        let preferred = width != automatic ? width : fraction * whole
        let least = least == automatic ? 0 : least
        return max(min(preferred, greatest), min(least, greatest))
    }
}
