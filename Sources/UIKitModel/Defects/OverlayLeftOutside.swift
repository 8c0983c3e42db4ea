import Foundation

extension Defect {
    /// After the background, an open overlay is in force and dims the secondary, but its view is
    /// where it rests while it is hidden. The next change of the mode draws it.
    @_spi(Simulation) public static let overlayLeftOutside = Defect(
        name: "overlay-left-outside",
        catalogue: ["C-075"],
        trigger: "the app returns from the background with a sidebar over the secondary",
        effect: "the sidebar is not on screen, and the secondary takes no touches",
        set: DefectSet(rawValue: 1 << 19))

    /// Remembers the overlays that are open when the app returns.
    @MainActor static func noteReturn(of split: UISplitViewController) {
        let simulation = Simulation.active
        guard simulation.has(.overlayLeftOutside), split.displayMode.arrangement == .over
        else { return }
        simulation.defectMarks[.overlayLeftOutside, split] = .zero
    }

    /// Forgets that at the next change of the mode.
    @MainActor static func noteChange(of split: UISplitViewController) {
        let simulation = Simulation.active
        guard simulation.has(.overlayLeftOutside) else { return }
        simulation.defectMarks[.overlayLeftOutside, split] = nil
    }

    /// Puts sidebars that a layout has just drawn back to where they rest while they are hidden.
    @MainActor static func leaveOverlayOutside(of split: UISplitViewController) {
        let simulation = Simulation.active
        guard simulation.has(.overlayLeftOutside),
            simulation.defectMarks[.overlayLeftOutside, split] != nil
        else { return }
        for placement in split.placements(in: split.view.bounds.size, mode: .secondaryOnly)
        where placement.column != .secondary {
            split.columns[placement.column].outer?.view.frame = placement.frame
        }
    }
}
