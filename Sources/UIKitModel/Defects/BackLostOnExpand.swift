extension Defect {
    /// A column that gets its part of the collapsed stack back fills its bar for the top controller
    /// alone. The next push or pop fills it for the whole stack.
    @_spi(Simulation) public static let backLostOnExpand = Defect(
        name: "back-lost-on-expand",
        catalogue: ["C-032"],
        trigger: "the split view expands with pages above the root of the secondary",
        effect: "the secondary's bar has no back button",
        set: DefectSet(rawValue: 1 << 8))

    /// Leaves the top controller's item alone in the bar of a column that an expand has filled.
    @MainActor static func forgetLowerItems(of navigation: UINavigationController) {
        guard Simulation.active.has(.backLostOnExpand), let top = navigation.bar.topItem
        else { return }
        navigation.bar.items = [top]
    }
}
