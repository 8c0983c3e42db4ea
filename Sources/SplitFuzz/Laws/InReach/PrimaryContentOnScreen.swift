import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// While expanded, the safe area of every shown column lies inside the split view.
    ///
    /// A displaced secondary is exempt: it leaves the screen by design.
    static var primaryContentOnScreen: Self {
        Invariant(
            "primary-content-on-screen",
            summary: "the content of every shown column lies inside the split view",
            sources: ["A-003", "A-006", "A-011", "A-023"]
        ) {
            machine in
            guard machine.isAtRest else { return nil }
            for shown in machine.screen.allColumns where !shown.isCollapsed {
                guard let view = shown.controller.viewIfLoaded, let whole = shown.splitView
                else { continue }
                let content = whole.convert(
                    view.bounds.inset(by: view.safeAreaInsets), from: view)
                if whole.bounds.holds(content) { continue }
                if shown.column == .secondary, shown.split.displayMode == .twoDisplaceSecondary {
                    continue
                }
                return Mismatch(
                    shown.column.label,
                    explanation(
                        shown.column, content, in: whole.bounds, view.safeAreaInsets))
            }
            return nil
        }
    }

    /// As in `the primary's content goes 100 points beyond the left edge of the split view: its
    /// safe area there is 0, and needs 100`.
    private static func explanation(
        _ column: UISplitViewController.Column, _ content: CGRect, in bounds: CGRect,
        _ insets: UIEdgeInsets
    ) -> String {
        let beyond = UIEdgeInsets(
            top: bounds.minY - content.minY, left: bounds.minX - content.minX,
            bottom: content.maxY - bounds.maxY, right: content.maxX - bounds.maxX)
        for (edge, inset) in zip(beyond.edges, insets.edges) where edge.inset > 0.5 {
            return
                "the \(column.label)'s content goes \(edge.inset.points) beyond the \(edge.name) "
                + "edge of the split view: its safe area there is \(inset.inset.text), and needs "
                + (inset.inset + edge.inset).text
        }
        return ""
    }
}
