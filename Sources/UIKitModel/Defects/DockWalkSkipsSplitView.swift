extension Defect {
    /// When the Dock changes, the window updates insets outside the split view's layout. If the
    /// split view mistakes the inner navigation controller for the column's, the column loses the
    /// inset for its overhang.
    @_spi(Simulation) public static let dockWalkSkipsSplitView = Defect(
        name: "dock-walk-skips-split-view",
        catalogue: ["A-023", "A-024"],
        trigger:
            "the Dock is revealed or hidden while the primary's own inner navigation "
            + "controller is deeper than its root",
        effect:
            "the primary column loses the inset for its overhang, and the split view is not told",
        workaround:
            "observe `safeAreaInsets` of the primary's view, and correct them when left "
            + "and right are 0 (A-026)",
        set: DefectSet(rawValue: 1 << 3))

    /// Whether the window's walk leaves a column without the inset for its overhang.
    @MainActor static func walkLosesInset(of column: SplitColumn) -> Bool {
        let simulation = Simulation.active
        guard column.innerNavigationMistakenForColumn != nil,
            simulation.has(.dockWalkSkipsSplitView)
        else { return false }
        simulation.passed(.dockWalkSkipsSplitView)
        return true
    }
}
