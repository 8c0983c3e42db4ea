import Foundation

extension Defect {
    /// The bar of tabs goes to the side, as a phone that folds is closed, and the app adds a tab in
    /// the same update. One turn of the run loop later, adding the tab works.
    @_spi(Simulation) public static let tabAddedWhileBarTurns = Defect(
        name: "tab-added-while-bar-turns",
        catalogue: ["D-232", "D-244"],
        trigger:
            "an app adds a tab in the update that moves the bar of tabs from the bottom to the side, "
            + "as by closing the phone that is open and upright",
        effect: "UIKit raises, because the tab is inserted beyond the end of the bar",
        workaround: "keep the same tabs in every size class, or change them one turn later",
        set: DefectSet(rawValue: 1 << 30))

    /// Raises where a tab is added before the bar has been laid out at the side.
    @MainActor static func failsToAdd(_ tabs: [UITab], to controller: UITabBarController) -> Bool {
        let simulation = Simulation.active
        guard simulation.has(.tabAddedWhileBarTurns), controller.bar.wasHorizontal,
            controller.bar.windowReference != nil, simulation.sideStrip != nil,
            tabs.count > controller.ownTabs.count
        else { return false }
        simulation.passed(.tabAddedWhileBarTurns)
        simulation.raise(
            "NSRangeException", "A tab is inserted in the bar at an index beyond its end.")
        return true
    }
}
