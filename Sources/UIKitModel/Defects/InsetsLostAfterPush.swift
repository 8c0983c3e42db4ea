extension Defect {
    /// After a push, the split view gives the overhang's inset to the inner navigation controller,
    /// which it mistakes for the column's. That is not its child, so no controller has the inset.
    @_spi(Simulation) public static let insetsLostAfterPush = Defect(
        name: "insets-lost-after-push",
        catalogue: ["A-011", "A-012", "A-013"],
        trigger:
            "a relayout of the columns while the primary's own inner navigation "
            + "controller is deeper than its root",
        effect: "the primary column loses the inset for its overhang",
        workaround:
            "whenever the frame of the primary's view changes, set "
            + "`additionalSafeAreaInsets` of its controller to zero, then to what the safe "
            + "area lacks (A-016, A-019)",
        set: DefectSet(rawValue: 1 << 0))

    /// Whether a relayout leaves a column without the inset for its overhang.
    @MainActor static func layoutLosesInset(of column: SplitColumn) -> Bool {
        let simulation = Simulation.active
        if column.innerNavigationMistakenForColumn != nil {
            guard simulation.has(.insetsLostAfterPush) else { return false }
            simulation.passed(.insetsLostAfterPush)
            return true
        }
        if column.column == .primary, simulation.passedBehaviours.contains(.insetsLostAfterPush) {
            simulation.passed(.poppedIsRight)
        }
        return false
    }
}
