import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// A popover has the size that its content wants, as far as there is room, and its top
    /// controller prefers no other. Shown columns have the widths that their split
    /// view reports.
    ///
    /// Judged at rest. An app that declares `wantsSizesInStep` is judged during a push too, because
    /// the popover resizes with it. Pushes that follow a system action are exempt, because
    /// the system may have created the popover by adaptation.
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

    @MainActor private static func mismatchedPopover(_ machine: SplitMachine) -> Mismatch? {
        for presentation in machine.simulation.activePresentations where presentation.isSettled {
            guard let popover = presentation as? UIPopoverPresentationController,
                popover.styleOnScreen == .popover, let shown = popover.controllerOnScreen
            else { continue }
            let isJudged =
                machine.isAtRest
                || machine.hints.wantsSizesInStep && machine.lastActionWasUsers
                    && shown.firstNavigationOnScreen?.isPushing == true
            if isJudged, let explanation = explanation(popover, shown) {
                return Mismatch(Region.popover.label, explanation: explanation)
            }
        }
        return nil
    }

    /// The sizes that differ, as a sentence; `nil` if they match.
    @MainActor private static func explanation(
        _ popover: UIPopoverPresentationController, _ shown: UIViewController
    ) -> String? {
        let top = shown.firstNavigationOnScreen?.topViewController ?? shown
        guard let size = PopoverContentSize(of: shown, top: top) else { return nil }
        guard size.isPassedOn else {
            return "\(top.readableName) prefers \(size.ofTop.text), and the popover is asked for "
                + size.asked.text
        }
        guard let actual = shown.viewIfLoaded?.bounds.size else { return nil }
        let expected = popover.sizeOnScreen(wanting: size.asked)
        if actual.isAlike(expected) { return nil }
        return "the content of the popover must have \(expected.text), and has \(actual.text)"
    }

    /// The width of a column is that of its frame inside the split view, without the overhang.
    @MainActor private static func mismatchedColumn(_ machine: SplitMachine) -> Mismatch? {
        for split in machine.screen.splits where !split.isCollapsed {
            for shown in machine.screen.columns(of: split) where shown.column == .primary {
                guard let view = shown.controller.viewIfLoaded else { continue }
                let frame = view.frame
                let left = max(0, frame.origin.x)
                let right = min(split.view.frame.size.width, frame.origin.x + frame.size.width)
                if abs(right - left - split.primaryColumnWidth) > 0.5 {
                    return Mismatch(
                        shown.column.label,
                        explanation: "the split view reports a width of "
                            + "\(split.primaryColumnWidth.text), and the \(shown.column.label) has "
                            + (right - left).text)
                }
            }
        }
        return nil
    }
}
