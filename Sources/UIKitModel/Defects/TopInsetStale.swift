import Foundation

extension Defect {
    /// The layout after a change of size gives the columns the top inset of before. It is put right
    /// by the next change of size, or by the window's own walk.
    @_spi(Simulation) public static let topInsetStale = Defect(
        name: "top-inset-stale",
        catalogue: ["C-087"],
        trigger: "the device turns, and the top inset of its screen changes",
        effect: "the columns keep the top inset of the other orientation",
        set: DefectSet(rawValue: 1 << 21))

    /// Remembers the size and the top inset of a layout. After a change of size, the inset is that
    /// of the layout before.
    ///
    /// The mark has the size as its size, the inset in force as its x and the window's as its y.
    @MainActor static func noteLayout(of split: UISplitViewController) {
        let simulation = Simulation.active
        guard simulation.has(.topInsetStale), let view = split.viewIfLoaded else { return }
        let size = view.bounds.size
        let top = view.storedSafeAreaInsets.top
        let old = simulation.defectMarks[.topInsetStale, split]
        guard old?.size != size else { return }
        simulation.defectMarks[.topInsetStale, split] = CGRect(
            origin: CGPoint(x: old?.origin.y ?? top, y: top), size: size)
    }

    /// The top inset that the columns of a split view get; `nil` where they get the one in force.
    @MainActor static func topInset(of split: UISplitViewController) -> CGFloat? {
        let simulation = Simulation.active
        guard simulation.has(.topInsetStale) else { return nil }
        return simulation.defectMarks[.topInsetStale, split]?.origin.x
    }
}
