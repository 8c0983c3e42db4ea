import Foundation

extension Defect {
    /// A push of a new column is cut short by an expand. The bar below keeps its items, although
    /// the top one goes to the new column's own bar. The next layout of that bar finds it, and
    /// raises (B-069).
    ///
    /// An app that keeps one navigation controller for its secondary column is safe (C-004).
    @_spi(Simulation) public static let itemsInTwoBars = Defect(
        name: "items-in-two-bars",
        catalogue: ["B-069", "C-001", "C-004"],
        trigger:
            "a split view expands while it pushes a navigation controller that the app has set for the "
            + "column while collapsed",
        effect: "UIKit raises, because the top item of a visible bar belongs to another bar",
        workaround:
            "keep one navigation controller for the column and replace its pages, or "
            + "wait for the end of the transition (C-001, C-004)",
        set: DefectSet(rawValue: 1 << 6))

    /// Remembers a navigation controller that is new in a collapsed split view, until its push
    /// ends.
    @MainActor static func noteNewColumn(
        _ controller: UIViewController?, insteadOf old: UIViewController?
    ) {
        let simulation = Simulation.active
        guard simulation.has(.itemsInTwoBars) else { return }
        if let old { simulation.defectMarks[.itemsInTwoBars, old] = nil }
        guard let controller, controller.asNavigation != nil else { return }
        simulation.defectMarks[.itemsInTwoBars, controller] = .zero
    }

    /// Forgets a navigation controller that has been pushed. It is as any other now.
    @MainActor static func noteEnd(ofPushTo controller: UIViewController) {
        let simulation = Simulation.active
        if simulation.defectMarks.isEmpty { return }
        simulation.defectMarks[.itemsInTwoBars, controller] = nil
    }

    /// The items that a navigation controller's bar keeps through an expand; `nil` where it follows
    /// its stack, and those nested on it. Ask before the transition ends.
    @MainActor static func itemsKept(by navigation: UINavigationController) -> [UINavigationItem]? {
        let simulation = Simulation.active
        guard simulation.has(.itemsInTwoBars), let pushed = navigation.transition?.to,
            simulation.defectMarks[.itemsInTwoBars, pushed] != nil
        else { return nil }
        simulation.passed(.itemsInTwoBars)
        return navigation.bar.items
    }

    /// Raises where the top item of a visible bar belongs to another one. Bars check that since iOS
    /// 17; on earlier releases only what a defect has moved.
    @MainActor static func checkTopItem(of bar: UINavigationBar) {
        guard bar.windowReference != nil, !bar.storedIsHidden,
            belongsElsewhere(bar)
        else { return }
        Simulation.active.raise(
            "NSInternalInconsistencyException",
            "Layout requested for visible navigation bar, when the top item belongs to a different "
                + "navigation bar, possibly from a client attempt to nest wrapped navigation "
                + "controllers.")
    }

    /// Whether the top item of a bar belongs to another one.
    @MainActor private static func belongsElsewhere(_ bar: UINavigationBar) -> Bool {
        let simulation = Simulation.active
        if simulation.release.checksTopItem, let other = bar.topItem?.bar, other !== bar {
            return true
        }
        guard !simulation.defectMarks.isEmpty, let owner = bar.owner else { return false }
        return simulation.defectMarks[.itemStaysInHiddenTab, owner] != nil
            || simulation.defectMarks[.itemGoesToOuterBar, owner] != nil
    }
}
