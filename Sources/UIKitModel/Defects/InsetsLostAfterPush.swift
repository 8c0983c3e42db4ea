extension Defect {
    /// The split view gives the overhang's inset to the controller that it takes for the column's,
    /// which after a push is the inner navigation controller: not its child, so nobody has the
    /// inset.
    @_spi(Simulation) public static let insetsLostAfterPush = Defect(
        name: "insets-lost-after-push",
        catalogue: ["A-011", "A-012", "A-013"],
        trigger:
            "a relayout of the columns while the primary's own inner navigation "
            + "controller is deeper than its root",
        effect: "the primary column loses the inset for its overhang",
        set: DefectSet(rawValue: 1 << 0))

    /// Whether a relayout leaves a column without the inset for its overhang.
    @MainActor static func layoutLosesInset(
        of column: SplitColumn, in simulation: Simulation
    ) -> Bool {
        simulation.has(.insetsLostAfterPush) && column.innerNavigationTakenForIt != nil
    }
}
