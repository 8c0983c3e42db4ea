import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// A popover's content has the size that is wanted of it, as far as there is room, and what the
    /// top controller prefers is what is wanted. Shown columns have the widths that
    /// their split view reports.
    ///
    /// Judged at rest; strict apps are judged during a push, too: the resize runs with it.
    /// Not where the system has made a popover of something else amid a push.
    @MainActor static var sizesMatch: Self {
        Invariant(
            "sizes-match",
            summary: "popovers have the size that their content wants, columns the reported width",
            sources: ["A-131", "A-134", "A-139", "B-072", "B-073", "A-116"]
        ) { machine in
            if machine.simulation.isPresenting, let location = mismatchedPopover(machine) {
                return location
            }
            return machine.isAtRest ? mismatchedColumn(machine) : nil
        }
    }

    @MainActor private static func mismatchedPopover(_ machine: SplitMachine) -> String? {
        for presentation in machine.simulation.activePresentations where presentation.isSettled {
            guard let popover = presentation as? UIPopoverPresentationController,
                popover.styleOnScreen == .popover, let shown = popover.controllerOnScreen
            else { continue }
            let navigation = shown.firstNavigationOnScreen
            guard
                machine.isAtRest
                    || machine.hints.wantsSizesInStep && machine.place.followsUser
                        && navigation?.isPushing == true
            else { continue }
            let top = navigation?.topViewController ?? shown
            if !matches(popover, shown: shown, top: top) { return Region.popover.word }
        }
        return nil
    }

    @MainActor private static func matches(
        _ popover: UIPopoverPresentationController, shown: UIViewController, top: UIViewController
    ) -> Bool {
        guard let size = PopoverContentSize(of: shown, top: top) else { return true }
        guard size.isPassedOn else { return false }
        guard let view = shown.viewIfLoaded else { return true }
        return view.bounds.size.isAlike(popover.sizeOnScreen(wanting: size.asked))
    }

    /// A column's width is that of its frame inside the split view, the overhang not counted.
    @MainActor private static func mismatchedColumn(_ machine: SplitMachine) -> String? {
        for split in machine.screen.splits where !split.isCollapsed {
            for shown in machine.screen.columns(of: split) where shown.column == .primary {
                guard let view = shown.controller.viewIfLoaded else { continue }
                let frame = view.frame
                let left = max(0, frame.origin.x)
                let right = min(split.view.frame.size.width, frame.origin.x + frame.size.width)
                if abs(right - left - split.primaryColumnWidth) > 0.5 { return shown.column.word }
            }
        }
        return nil
    }
}
