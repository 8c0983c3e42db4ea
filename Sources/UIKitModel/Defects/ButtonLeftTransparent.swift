extension Defect {
    /// Putting the display-mode item into a bar does not ask for the layout that would make it
    /// opaque, if the bar was laid out for new insets since the column's presentation began. Any
    /// later layout of the bar restores the item.
    @_spi(Simulation) public static let buttonLeftTransparent = Defect(
        name: "button-left-transparent",
        catalogue: ["A-020", "A-021"],
        trigger: "insets change inside a column while it is being presented",
        effect: "the display-mode button is in the bar with alpha 0",
        workaround:
            "call `setNeedsLayout()` on the bar when the column is shown (A-021)",
        set: DefectSet(rawValue: 1 << 2))

    /// Whether putting the display-mode item into a bar skips the layout that would make it opaque.
    @MainActor static func skipsLayout(of bar: UINavigationBar) -> Bool {
        let simulation = Simulation.active
        guard bar.wasLaidOutInThisPresentation, simulation.has(.buttonLeftTransparent)
        else { return false }
        simulation.passed(.eagerBar)
        simulation.passed(.buttonLeftTransparent)
        return true
    }
}
