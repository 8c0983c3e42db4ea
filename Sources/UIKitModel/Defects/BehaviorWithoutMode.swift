extension Defect {
    /// A split behaviour that the app prefers comes into force alone. The display mode is decided
    /// again when the device turns.
    @_spi(Simulation) public static let behaviorWithoutMode = Defect(
        name: "behavior-without-mode",
        catalogue: ["C-038"],
        trigger: "the app changes its preferred split behaviour while columns are shown",
        effect: "columns stay beside each other under a behaviour that does not permit it",
        set: DefectSet(rawValue: 1 << 10))

    /// Whether a behaviour comes into force without a mode of its own.
    @MainActor static func leavesMode(of split: UISplitViewController) -> Bool {
        Simulation.active.has(.behaviorWithoutMode) && split.preferredSplitBehavior != .automatic
    }
}
