import Foundation

extension Defect {
    /// A split view in a tab that is not selected collapses with the window, or from iOS 17 on as
    /// the tab is selected (D-023). It leaves the detail's item with the detail's own bar. The bar
    /// that serves both finds that when the tab is selected, and raises (B-069).
    @_spi(Simulation) public static let itemStaysInHiddenTab = Defect(
        name: "item-stays-in-hidden-tab",
        catalogue: ["B-069", "C-002"],
        trigger:
            "a split view with a detail collapses in a tab that is not selected, and another tab has a "
            + "split view with a detail, too",
        effect:
            "UIKit raises when the tab is selected, because the top item of a visible bar belongs to "
            + "another bar",
        workaround:
            "decide in the delegate how the secondary collapses (C-002)",
        set: DefectSet(rawValue: 1 << 28))

    /// Marks a column whose bar gets items if the top one stays with the nested bar.
    @MainActor static func noteItemLeft(by column: UINavigationController) {
        let simulation = Simulation.active
        guard simulation.has(.itemStaysInHiddenTab) else { return }
        guard column.stack.last?.asNavigation != nil else {
            if simulation.defectMarks.isEmpty { return }
            return simulation.defectMarks[.itemStaysInHiddenTab, column] = nil
        }
        let isLeft = isLeft(by: column)
        if isLeft { simulation.passed(.itemStaysInHiddenTab) }
        simulation.defectMarks[.itemStaysInHiddenTab, column] = isLeft ? .zero : nil
    }

    @MainActor private static func isLeft(by column: UINavigationController) -> Bool {
        guard let split = column.storedParent?.asSplitView,
            split.collapseState.isCollapsing, split.appearance != .shown,
            // It was expanded before.
            !split.layout.placements.isEmpty, let tabs = split.tabBarController
        else { return false }
        return tabs.pages.contains { !$0.contains(split) && $0.containsDetail }
    }
}

extension UIViewController {
    fileprivate func contains(_ other: UIViewController) -> Bool {
        self === other || storedChildren.contains { $0.contains(other) }
    }

    /// Whether this is, or contains, a split view with a detail.
    fileprivate var containsDetail: Bool {
        asSplitView?.columns[.secondary].outer != nil
            || storedChildren.contains { $0.containsDetail }
    }
}
