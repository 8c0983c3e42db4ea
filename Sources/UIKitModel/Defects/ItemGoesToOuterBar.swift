import Foundation

extension Defect {
    /// A collapsed split view that is the root of a navigation controller gives a nested detail's
    /// item to the bar of that controller. The bar of the column finds that, and raises (B-069).
    @_spi(Simulation) public static let itemGoesToOuterBar = Defect(
        name: "item-goes-to-outer-bar",
        catalogue: ["B-069", "C-003"],
        trigger:
            "a collapsed split view that is the root of a navigation controller shows its detail",
        effect: "UIKit raises, because the top item of a visible bar belongs to another bar",
        workaround:
            "put no navigation controller around a split view (C-003)",
        set: DefectSet(rawValue: 1 << 29))

    /// Marks a column whose bar gets items if the top one goes to the bar around the split view.
    @MainActor static func noteItemMoved(out column: UINavigationController) {
        let simulation = Simulation.active
        guard simulation.has(.itemGoesToOuterBar) else { return }
        guard column.stack.last?.asNavigation != nil else {
            if simulation.defectMarks.isEmpty { return }
            return simulation.defectMarks[.itemGoesToOuterBar, column] = nil
        }
        let split = column.storedParent?.asSplitView
        let isMoved = split != nil && split === split?.storedParent?.asNavigation?.stack.first
        if isMoved { simulation.passed(.itemGoesToOuterBar) }
        simulation.defectMarks[.itemGoesToOuterBar, column] = isMoved ? .zero : nil
    }
}
