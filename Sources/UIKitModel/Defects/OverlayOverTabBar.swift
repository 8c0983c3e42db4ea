import Foundation

extension Defect {
    /// The overlay of a classic split view in a tab lies over the tab bar, and does not count it.
    @_spi(Simulation) public static let overlayOverTabBar = Defect(
        name: "overlay-over-tab-bar",
        catalogue: ["C-113"],
        trigger: "a classic split view in a tab shows its primary over the secondary",
        effect: "the primary and its content cover the tab bar",
        set: DefectSet(rawValue: 1 << 22))

    /// The bottom inset that a column of a split view gets; `nil` where it gets the one in force.
    @MainActor static func bottomInset(
        for placement: ColumnLayout.Placement, of split: UISplitViewController
    ) -> CGFloat? {
        let simulation = Simulation.active
        guard simulation.has(.overlayOverTabBar), split.isClassic, placement.column == .primary,
            split.displayMode == .oneOverSecondary
        else { return nil }
        return simulation.window.storedSafeAreaInsets.bottom
    }
}
