extension Defect {
    /// After a push on an inner navigation controller, the split view mistakes that controller for
    /// the column's.
    @_spi(Simulation) public static let getterNamesInnerNavigation = Defect(
        name: "getter-names-inner-navigation",
        catalogue: ["A-018"],
        trigger:
            "viewController(for: .primary) is asked while the primary's own inner "
            + "navigation controller is deeper than its root",
        effect: "it returns that navigation controller, not the controller that was set",
        workaround:
            "keep the controller that you set, and do not ask for it (A-019)",
        set: DefectSet(rawValue: 1 << 1))

    /// The controller that the getter returns instead of the one that was set; `nil` where it
    /// returns that one.
    @MainActor static func controllerNamedInstead(for column: SplitColumn) -> UIViewController? {
        let simulation = Simulation.active
        guard let inner = column.innerNavigationMistakenForColumn,
            simulation.has(.getterNamesInnerNavigation)
        else { return nil }
        simulation.passed(.getterNamesInnerNavigation)
        return inner
    }
}
