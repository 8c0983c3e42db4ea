internal import Specification
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// The gestures that show and hide sidebars exist as table B-T1 says for a mode, and no others;
    /// and each way of the system leads where it should: the display-mode button, the double arrow,
    /// the edge swipe, the drag, the touch on the dimmed secondary, Back, the swipe back (B-066), a
    /// tab, which is then marked and leaves the stacks alone (B-060), the touch beside a popover
    /// (B-080), and the drag of a sheet (B-090), which goes the way of the finger (B-192). The edge
    /// of a column moves that column (B-194). Content finds its split view, through which it shows
    /// a detail (B-103). A rotation turns the window (B-117). A drag moves scrolled content, to its
    /// end at most (B-133).
    ///
    /// The ways are judged when the mode has changed. Where the app has a say, nothing is judged.
    static var waysLead: Self {
        Invariant(
            "ways-lead",
            summary: "the system's buttons and gestures exist where they should, and lead there",
            sources: [
                "A-005", "A-112", "A-113", "A-114", "A-119", "B-032", "B-066", "B-080", "B-090",
                "B-103", "B-117", "B-133", "B-T1", "B-T3",
            ]
        ) { machine in
            if let broken = machine.lastTouch.brokenPromise, !machine.isOver { return broken }
            let last = machine.lastAction
            guard machine.isAtRest, last.changesWays, !last.after.split.isCollapsed,
                !machine.screen.isCovered, let split = machine.screen.split,
                split.isInWindow
            else { return nil }
            return faultOfWays(in: split, machine)
        }
    }

    private static func faultOfWays(
        in split: UISplitViewController, _ machine: SplitMachine
    ) -> Mismatch? {
        let seen = machine.lastAction.seen(split)
        let (ways, style) = (seen.arrangement, seen.style)
        for shown in machine.screen.columns {
            let top = shown.top
            guard top.parent != nil, top.splitViewController !== split else { continue }
            return Mismatch(
                shown.column.label,
                "\(top.readableName) is in a split view, and its splitViewController is another, "
                    + "or none")
        }
        if let fault = fault(
            of: .edgeSwipe, "edge-swipe", in: split, isWanted: ways.hasEdgeSwipe(style))
            ?? fault(of: .drag, "drag", in: split, isWanted: ways.hasDrag(style))
        {
            return fault
        }
        guard style != .unspecified else { return nil }
        return faultOfDimming(in: split, ways, machine)
    }

    private static func fault(
        of gesture: UISplitViewController.ColumnGesture, _ name: String,
        in split: UISplitViewController, isWanted: Bool?
    ) -> Mismatch? {
        let isOn = split.presentsWithGesture
        let begins = split.canBegin(gesture)
        guard let isWanted = isOn ? isWanted : false, begins != isWanted else { return nil }
        let state = isOn ? "in \(split.displayMode)" : "without presentsWithGesture"
        return Mismatch(
            name,
            begins
                ? "\(name) begins \(state), where there is none"
                : "there is no \(name) \(state), where the user needs it")
    }

    private static func faultOfDimming(
        in split: UISplitViewController, _ ways: Arrangement, _ machine: SplitMachine
    ) -> Mismatch? {
        // No source tells whether a touch dismisses a sidebar where gestures are off.
        guard split.presentsWithGesture, let secondary = machine.screen.columns.first,
            secondary.column == .secondary
        else { return nil }
        let isWanted = ways.modeAfterDimmedTap != nil
        guard split.canDismissSidebars != isWanted || secondary.isDimmed != isWanted else {
            return nil
        }
        return Mismatch(
            "dimmed-secondary",
            isWanted
                ? "in \(ways.mode), a touch on the secondary must dismiss the sidebars, and does not"
                : "in \(ways.mode), no sidebar lies over the secondary, and a touch on it dismisses "
                    + "one")
    }
}

extension LastAction {
    /// Whether the ways to show and hide sidebars may have changed.
    fileprivate var changesWays: Bool {
        isLaunch || before.split.arrangement != after.split.arrangement
            || before.split.id != after.split.id
            || before.split.isCollapsed != after.split.isCollapsed
            || !wasAtRest
    }
}
