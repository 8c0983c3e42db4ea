import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// When the app starts in landscape or the device turns to it, a split view that leaves mode
    /// and behaviour to the system shows a sidebar beside the secondary (B-043).
    ///
    /// Judges only full windows of an iPad that the split view fills, and not what user or app hid
    /// later. Where the room decides, a hidden sidebar stays hidden when the device turns (D-003),
    /// and only starts with enough room are judged (D-002).
    @MainActor static var sidebarInLandscape: Self {
        Invariant(
            "sidebar-in-landscape",
            summary: "left to the system, a sidebar is shown when an iPad turns to landscape",
            sources: ["B-043", "D-002", "D-003"]
        ) { machine in
            let last = machine.lastAction
            guard last.isLaunch || !last.leftWindowAlone,
                last.after.split.displayMode == .secondaryOnly,
                last.isWhole, last.after.windowSize.width > last.after.windowSize.height,
                last.after.split.size == last.after.windowSize, !last.after.split.isCollapsed,
                machine.simulation.environment.device.idiom == .pad,
                machine.simulation.scene.window.isFullScreen,
                let split = machine.screen.split, split.isLeftToTheSystem
            else { return nil }
            if last.isLaunch {
                guard last.summary.modeRequests == 0, !split.goesByRoom || split.hasAmpleRoom
                else { return nil }
            } else {
                // In landscape before, the user may have hidden it then.
                guard !split.goesByRoom, last.keepsExpandedSplit, last.summary.modeRequests == 0,
                    last.before.split.size.width < last.before.split.size.height
                else { return nil }
            }
            return Mismatch(
                "sidebar",
                explanation:
                    "the split view chooses mode and behaviour itself, and shows no sidebar "
                    + "in landscape")
        }
    }
}

extension UISplitViewController {
    /// Whether the sidebar next to the secondary leaves it as much as has been seen beside one.
    fileprivate var hasAmpleRoom: Bool {
        let sidebar = style == .tripleColumn ? supplementaryColumnWidth : primaryColumnWidth
        return view.bounds.size.width - sidebar >= 551
    }
}
