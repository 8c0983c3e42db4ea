import Foundation

extension Defect {
    /// A pop takes the left item of the page that comes back out of the bar, until the next push.
    @_spi(Simulation) public static let itemLostOnPop = Defect(
        name: "item-lost-on-pop",
        catalogue: ["C-033"],
        trigger: "a page is popped from above one with the app's own display-mode button",
        effect: "the button is missing",
        set: DefectSet(rawValue: 1 << 26))

    /// Marks a bar that gets new items if the last change was a pop.
    @MainActor static func noteItems(
        from old: [UINavigationItem], to new: [UINavigationItem], of bar: UINavigationBar
    ) {
        let simulation = Simulation.active
        guard simulation.has(.itemLostOnPop), let owner = bar.owner else { return }
        let isPop = !new.isEmpty && new.count < old.count && new.last === old[new.count - 1]
        simulation.defectMarks[.itemLostOnPop, owner] = isPop ? .zero : nil
    }

    /// Whether a bar leaves out the left items of its top controller.
    @MainActor static func leavesOutLeftItems(of bar: UINavigationBar) -> Bool {
        let simulation = Simulation.active
        guard simulation.has(.itemLostOnPop), let owner = bar.owner else { return false }
        return simulation.defectMarks[.itemLostOnPop, owner] != nil
    }
}
