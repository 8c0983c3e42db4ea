extension Defect {
    /// Showing and hiding a classic primary only moves its view. The controller hears nothing of
    /// it.
    @_spi(Simulation) public static let shownPrimaryNotTold = Defect(
        name: "shown-primary-not-told",
        catalogue: ["C-019"],
        trigger: "a classic split view that starts with a hidden primary shows it",
        effect: "the primary is on screen, and gets no appearance callbacks",
        set: DefectSet(rawValue: 1 << 7))

    /// Whether a change of the display mode tells a column nothing.
    @MainActor static func onlyMoves(
        _ outer: UIViewController, of split: UISplitViewController
    ) -> Bool {
        Simulation.active.has(.shownPrimaryNotTold) && split.isClassic
            && outer.appearance == .hidden
    }
}
