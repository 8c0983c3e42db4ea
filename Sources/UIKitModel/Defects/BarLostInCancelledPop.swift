extension Defect {
    /// Controllers that set the bar's visibility when they appear race with a cancelled swipe back.
    /// The revealed controller's setting stays. The setting that the returning controller makes
    /// during the transition is lost. The reports are of swipes that libraries made.
    @_spi(Simulation) public static let barLostInCancelledPop = Defect(
        name: "bar-lost-in-cancelled-pop",
        catalogue: ["B-064", "C-044"],
        trigger:
            "a swipe back is cancelled between controllers that hide and show the bar in "
            + "viewWillAppear",
        effect: "the bar stays as the controller below set it",
        set: DefectSet(rawValue: 1 << 16))

    /// Whether a change of the bar's visibility is lost.
    @MainActor static func losesBarChange(in navigation: UINavigationController) -> Bool {
        Simulation.active.has(.barLostInCancelledPop) && navigation.transition?.isCancelled == true
    }
}
