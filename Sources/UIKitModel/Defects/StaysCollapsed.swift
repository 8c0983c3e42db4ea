import Foundation

extension Defect {
    /// A split view whose preferred display mode was changed while it was collapsed does not
    /// expand.
    @_spi(Simulation) public static let staysCollapsed = Defect(
        name: "stays-collapsed",
        catalogue: ["C-114"],
        trigger: "the app changes its preferred display mode while collapsed, and the window grows",
        effect: "the split view stays collapsed in regular width",
        set: DefectSet(rawValue: 1 << 23))

    /// Remembers that the preference of a collapsed split view has changed.
    @MainActor static func notePreference(of split: UISplitViewController) {
        let simulation = Simulation.active
        guard simulation.has(.staysCollapsed), split.hasCollapsed else { return }
        simulation.defectMarks[.staysCollapsed, split] = .zero
    }

    /// Whether a split view ignores that it could expand.
    @MainActor static func keepsCollapsed(_ split: UISplitViewController) -> Bool {
        let simulation = Simulation.active
        return simulation.has(.staysCollapsed)
            && simulation.defectMarks[.staysCollapsed, split] != nil
    }
}
