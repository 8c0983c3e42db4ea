extension Defect {
    /// A collapsed split view inside a navigation controller gives a nested detail's item to the bar of
    /// that navigation controller. The bar of the column finds that, and raises (B-069).
    @_spi(Simulation) public static let itemGoesToOuterBar = Defect(
        name: "item-goes-to-outer-bar",
        catalogue: ["B-069", "C-003"],
        trigger: "a collapsed split view inside a navigation controller shows its detail",
        effect: "UIKit raises, because the top item of a visible bar belongs to another bar",
        set: DefectSet(rawValue: 1 << 29))

    /// Moves the top item of a column's bar to the bar of the navigation controller around the split view.
    @MainActor static func moveItemOut(
        of column: UINavigationController, in simulation: Simulation
    ) {
        guard simulation.has(.itemGoesToOuterBar), column.stack.last?.asNavigation != nil,
            let split = column.storedParent as? UISplitViewController,
            let around: UINavigationController = split.nearestAncestor(),
            let item = column.bar.topItem
        else { return }
        simulation.passed(.itemGoesToOuterBar)
        item.bar = around.bar
    }
}
