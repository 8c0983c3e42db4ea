extension Defect {
    /// The window's walk goes from parent to child without the split view's layout. The split view
    /// answers for the controller that it mistakes for the column's. If that is the inner
    /// navigation controller, the column gets only the insets that its geometry gives.
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
