import Foundation

extension Defect {
    /// Where only the secondary is shown beside no sidebar, the first preference for another mode
    /// is dropped. The next one takes effect.
    @_spi(Simulation) public static let preferenceIgnoredOnce = Defect(
        name: "preference-ignored-once",
        catalogue: ["C-037"],
        trigger: "the app prefers a sidebar beside the secondary while that is alone",
        effect: "nothing happens until the app sets the preference again",
        workaround:
            "set the preference again in the next turn of the run loop (C-037)",
        set: DefectSet(rawValue: 1 << 11))

    /// Whether a preferred display mode is dropped.
    @MainActor static func dropsPreference(of split: UISplitViewController) -> Bool {
        let simulation = Simulation.active
        guard simulation.has(.preferenceIgnoredOnce), split.appearance == .shown,
            split.displayMode == .secondaryOnly, split.splitBehavior != .overlay
        else { return false }
        let wasDropped = simulation.defectMarks[.preferenceIgnoredOnce, split] != nil
        simulation.defectMarks[.preferenceIgnoredOnce, split] = wasDropped ? nil : .zero
        return !wasDropped
    }
}
