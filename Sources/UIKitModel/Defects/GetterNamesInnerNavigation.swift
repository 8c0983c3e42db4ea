extension Defect {
    /// After a push, the controller that the split view takes for the column's is the one that
    /// pushed.
    @_spi(Simulation) public static let getterNamesInnerNavigation = Defect(
        name: "getter-names-inner-navigation",
        catalogue: ["A-018"],
        trigger:
            "viewController(for: .primary) is asked while the primary's own inner "
            + "navigation controller is deeper than its root",
        effect: "it returns that navigation controller, not the controller that was set",
        set: DefectSet(rawValue: 1 << 1))

    /// What the getter returns instead of what was set, `nil` where it does as documented.
    @MainActor static func controllerNamedInstead(
        for column: SplitColumn, in simulation: Simulation
    ) -> UIViewController? {
        simulation.has(.getterNamesInnerNavigation) ? column.innerNavigationTakenForIt : nil
    }
}
