import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// The display mode changes only if the app or the user asks for another one, or the window
    /// changes (A-108, B-013). Dismissing a presentation, the Dock, the keyboard, a swipe back and
    /// a tap on a row do not change it by themselves.
    ///
    /// When the window changes or the app starts while the preferred mode is automatic, no sidebar
    /// comes to lie over a secondary that was free (B-043).
    ///
    /// A mode that the app prefers is in force at once, as far as two columns can have it (B-010).
    /// From no sidebar, no way of the user brings in two at once (A-113, A-119). An app that shows
    /// or hides a column has it shown or hidden (B-012). Where the user's ways lead, says
    /// `ways-lead`. Two touches at once are not judged: the app may ask for two things, of which it
    /// has one.
    @MainActor static var modeKept: Self {
        Invariant(
            "mode-kept",
            summary:
                "the display mode stays until someone asks for another, and then is that",
            sources: ["A-108", "A-113", "A-119", "B-010", "B-012", "B-013", "B-043"]
        ) { machine in
            let last = machine.lastAction
            if last.isLaunch { return sidebarOverStart(machine) }
            if last.summary.isSecondTouch { return nil }
            if last.summary.modeRequests > 0, let wrong = wrongAnswer(last, machine) {
                return wrong
            }
            if last.before.split.preferredDisplayMode != last.after.split.preferredDisplayMode {
                return ignoredPreference(machine)
            }
            guard last.changesMode, last.isWhole, last.keepsExpandedSplit,
                last.summary.modeRequests == 0
            else { return nil }
            let (before, after) = (last.before.split, last.after.split)
            if last.leftWindowAlone {
                // An app may give a split view another size, or other traits, at any time. Where
                // the width of a sidebar changes, other columns may fit.
                guard before.size == after.size, !last.summary.hasAdapted,
                    before.splitBehavior == after.splitBehavior
                else { return nil }
                return Mismatch(
                    "display-mode",
                    explanation: "nobody asked for another display mode, and "
                        + "\(before.displayMode) became \(after.displayMode)")
            }
            guard let split = machine.screen.split, split.preferredDisplayMode == .automatic,
                !before.displayMode.covers, after.displayMode.covers,
                !last.summary.hasAdapted || split.delegate == nil
            else { return nil }
            return Mismatch(
                "over-secondary",
                explanation:
                    "the secondary was free, and nobody asked for the sidebar that lies over "
                    + "it now")
        }
    }

    /// Whether the app starts with a sidebar over the secondary although nobody asked for one.
    @MainActor private static func sidebarOverStart(_ machine: SplitMachine) -> Mismatch? {
        let start = machine.lastAction.after
        guard start.split.displayMode.covers, start.isAtRest, !start.split.isCollapsed,
            machine.lastAction.summary.modeRequests == 0,
            machine.screen.split?.preferredDisplayMode == .automatic
        else { return nil }
        return Mismatch(
            "over-secondary",
            explanation: "the app starts with a sidebar over the secondary that nobody asked for")
    }

    // MARK: - Requests

    /// Whether the column that the app asked to show or to hide is not or is still shown.
    @MainActor private static func wrongAnswer(
        _ last: LastAction, _ machine: SplitMachine
    ) -> Mismatch? {
        if let wrong = twoAtOnce(last) { return wrong }
        guard let request = last.summary.lastColumn, isWholeChange(last),
            last.leftWindowAlone,
            // No source says what becomes of a request when the behaviour changes with it.
            last.before.split.splitBehavior == last.after.split.splitBehavior,
            let split = machine.screen.split, split.serialNumber == request.split,
            let column = UISplitViewController.Column(rawValue: request.column),
            split.isSet(column), column != .compact,
            split.displayMode.shows(column, style: split.style) != request.isShown
        else { return nil }
        // The secondary cannot be hidden, and it is open whether it can be shown.
        if column == .secondary, !request.isShown || !machine.simulation.showsSecondaryOnRequest {
            return nil
        }
        return Mismatch(
            "column-request",
            explanation: "the app has asked to \(request.isShown ? "show" : "hide") the "
                + "\(column.label), and the display mode is \(split.displayMode)")
    }

    /// Whether two sidebars have come although the app has asked for no mode and no column.
    @MainActor private static func twoAtOnce(_ last: LastAction) -> Mismatch? {
        guard last.before.split.displayMode == .secondaryOnly,
            last.after.split.displayMode.shownSidebars == 2,
            last.summary.columnRequests == 0, last.summary.modeRequests == 1, isWholeChange(last),
            last.leftWindowAlone, last.before.split.splitBehavior == last.after.split.splitBehavior,
            last.before.split.preferredDisplayMode == last.after.split.preferredDisplayMode
        else { return nil }
        return Mismatch(
            "two-at-once",
            explanation: "no sidebar was shown, and one gesture or button has brought in two")
    }

    /// Whether the app has preferred another mode, once and without asking for any other, and the
    /// mode in force shows a sidebar where it should not, or none where it should.
    @MainActor private static func ignoredPreference(_ machine: SplitMachine) -> Mismatch? {
        let last = machine.lastAction
        let (preferred, mode) = (
            last.after.split.preferredDisplayMode, last.after.split.displayMode
        )
        // A triple column may lack the room.
        guard isWholeChange(last), last.summary.modeRequests == 1,
            last.leftWindowAlone, preferred != .automatic,
            machine.screen.split?.style != .tripleColumn,
            (preferred == .secondaryOnly) != (mode == .secondaryOnly)
        else { return nil }
        return Mismatch(
            "preference",
            explanation: "the app prefers \(preferred), and the mode is \(mode)")
    }

    /// Whether an expanded split view was at rest before the action and is again.
    @MainActor private static func isWholeChange(_ last: LastAction) -> Bool {
        last.isWhole && last.keepsExpandedSplit && !last.summary.hasAdapted
    }
}

extension UISplitViewController.DisplayMode {
    /// Whether a column is fully visible in this mode (B-T1).
    fileprivate func shows(
        _ column: UISplitViewController.Column, style: UISplitViewController.Style
    ) -> Bool {
        switch column {
        case .primary: style == .tripleColumn ? shownSidebars == 2 : self != .secondaryOnly
        case .supplementary: self != .secondaryOnly
        case .secondary: !covers && self != .twoDisplaceSecondary
        case .compact, .inspector: false
        }
    }
}
