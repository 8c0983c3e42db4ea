extension Defect {
    /// A bar whose push is cut short by an expand keeps its items, although the top one goes to
    /// another bar. The next layout of the bar finds that, and raises (B-069).
    @_spi(Simulation) public static let itemsInTwoBars = Defect(
        name: "items-in-two-bars",
        catalogue: ["B-069", "C-001", "C-002", "C-004"],
        trigger: "the split view expands while its collapsed stack is pushing or popping",
        effect: "UIKit raises, because the top item of a visible bar belongs to another bar",
        set: DefectSet(rawValue: 1 << 6))

    /// The items that a navigation controller's bar keeps through an expand; `nil` where it follows
    /// its stack, and those nested on it. Ask before the transition ends.
    @MainActor static func itemsKept(
        by navigation: UINavigationController?, in simulation: Simulation
    ) -> [UINavigationItem]? {
        guard simulation.has(.itemsInTwoBars), let navigation, navigation.barIsChanging
        else { return nil }
        return navigation.bar.items
    }

    /// Raises where the top item of a visible bar belongs to another one. Bars check that since iOS 17.
    @MainActor static func checkTopItem(of bar: UINavigationBar, in simulation: Simulation) {
        guard simulation.release.conventions.checksTopItem || simulation.has(.itemsInTwoBars),
            bar.windowReference != nil, !bar.storedIsHidden,
            let other = bar.topItem?.bar, other !== bar
        else { return }
        simulation.raise(
            "NSInternalInconsistencyException",
            "Layout requested for visible navigation bar, when the top item belongs to a different "
                + "navigation bar, possibly from a client attempt to nest wrapped navigation "
                + "controllers.")
    }
}
