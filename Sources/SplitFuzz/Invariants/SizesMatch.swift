import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// A popover has the size that its content wants, as far as there is room, and its top
    /// controller prefers no other. Shown sidebars have the widths that their split
    /// view reports, and the secondary what they leave to it.
    ///
    /// Judged at rest. An app that declares `wantsSizesInStep` is judged during a push too, because
    /// the popover resizes with it. Pushes that follow a system action are exempt, because
    /// the system may have created the popover by adaptation.
    @MainActor static var sizesMatch: Self {
        Invariant(
            "sizes-match",
            summary: "popovers have the size that their content wants, columns the reported width",
            sources: ["A-131", "A-134", "A-139", "B-072", "B-073", "A-107", "A-116"]
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
            if isJudged, let explanation = explanation(popover) {
                return Mismatch(Region.popover.label, explanation: explanation)
            }
        }
        return nil
    }

    /// The sizes that differ, as a sentence; `nil` if they match.
    @MainActor private static func explanation(
        _ popover: UIPopoverPresentationController
    ) -> String? {
        guard let shown = ShownPopover(popover), !shown.isRight else { return nil }
        if shown.content.isPassedOn {
            return "the content of the popover must have \(shown.expected.text), and has "
                + shown.actual.text
        }
        return "\(shown.top.readableName) prefers \(shown.content.ofTop.text), and the popover is "
            + "asked for \(shown.content.asked.text)"
    }

    @MainActor private static func mismatchedColumn(_ machine: SplitMachine) -> Mismatch? {
        for split in machine.screen.splits where !split.isCollapsed {
            for shown in machine.screen.columns(of: split).reversed() {
                guard let width = ShownWidth(of: shown, in: split), !width.isRight else { continue }
                let what =
                    shown.column == .secondary
                    ? "the other columns leave it \(width.expected.text) points of width"
                    : "the split view reports a width of \(width.expected.text)"
                return Mismatch(
                    shown.column.label,
                    explanation: "\(what), and the \(shown.column.label) has \(width.actual.text)")
            }
        }
        return nil
    }
}
