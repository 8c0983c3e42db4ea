extension Defect {
    /// A classic primary over its secondary is a popover of its own. It is still on screen when the
    /// split view goes, and raises.
    @_spi(Simulation) public static let overlayOutlivesSplitView = Defect(
        name: "overlay-outlives-split-view",
        catalogue: ["C-059"],
        trigger:
            "a presented classic split view is dismissed while its primary lies over the secondary",
        effect: "UIKit raises, because a visible popover is deallocated",
        set: DefectSet(rawValue: 1 << 14))

    /// Raises where a controller that leaves the screen contains an open overlay.
    @MainActor static func checkOverlays(in controller: UIViewController?) {
        let simulation = Simulation.active
        guard simulation.has(.overlayOutlivesSplitView), let controller,
            hasOpenOverlay(controller)
        else { return }
        simulation.raise(
            "NSGenericException",
            "-[UIPopoverController dealloc] reached while popover is still visible.")
    }

    @MainActor private static func hasOpenOverlay(_ controller: UIViewController) -> Bool {
        if let split = controller as? UISplitViewController, split.isClassic, !split.isCollapsed,
            split.displayMode == .oneOverSecondary
        {
            return true
        }
        return controller.storedChildren.contains(where: hasOpenOverlay)
    }
}
