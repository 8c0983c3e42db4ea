import Foundation

extension Defect {
    /// Where the app prefers an overlay, the first change of the traits is not announced to the
    /// secondary. All later ones are.
    @_spi(Simulation) public static let firstTraitChangeUntold = Defect(
        name: "first-trait-change-untold",
        catalogue: ["C-076"],
        trigger: "the size class changes for the first time, with an overlay as the preferred mode",
        effect: "the detail does not hear willTransition(to:with:)",
        set: DefectSet(rawValue: 1 << 20))

    /// Whether a coming change of the traits is not announced to a child.
    @MainActor static func leavesUntold(
        _ child: UIViewController, of parent: UIViewController
    ) -> Bool {
        let simulation = Simulation.active
        guard simulation.has(.firstTraitChangeUntold), let split = parent as? UISplitViewController,
            split.preferredDisplayMode.arrangement == .over,
            child === split.columns[.secondary].outer,
            simulation.defectMarks[.firstTraitChangeUntold, split] == nil
        else { return false }
        simulation.defectMarks[.firstTraitChangeUntold, split] = .zero
        return true
    }
}
