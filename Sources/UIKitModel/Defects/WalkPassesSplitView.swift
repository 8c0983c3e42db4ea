extension Defect {
    /// The window's walk goes from parent to child without the split view's layout. It asks on
    /// behalf of the controller that the split view takes for the column's. Where that is the inner
    /// navigation controller, the column gets the insets that geometry alone gives.
    @_spi(Simulation) public static let walkPassesSplitView = Defect(
        name: "walk-passes-split-view",
        catalogue: ["A-023", "A-024"],
        trigger:
            "the Dock is revealed or hidden while the primary's own inner navigation "
            + "controller is deeper than its root",
        effect:
            "the primary column loses the inset for its overhang, and the split view is not told",
        set: DefectSet(rawValue: 1 << 3))

    /// Whether the window's walk leaves a column without the inset for its overhang.
    @MainActor static func walkLosesInset(
        of column: SplitColumn, in simulation: Simulation
    ) -> Bool {
        simulation.has(.walkPassesSplitView) && column.innerNavigationTakenForIt != nil
    }
}
