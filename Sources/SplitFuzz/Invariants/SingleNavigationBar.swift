import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// While expanded, a shown column with a navigation controller has exactly one visible bar. The
    /// bar is as wide as the column, and shows the item of the stack's top controller. While
    /// collapsed, there is at most one bar.
    @MainActor static var singleNavigationBar: Self {
        Invariant(
            "single-navigation-bar",
            summary: "a column with a navigation controller shows exactly one bar, its own",
            sources: ["A-002", "A-008", "A-009"]
        ) { machine in
            guard machine.isAtRest else { return nil }
            for split in machine.screen.splits {
                for shown in machine.screen.columns(of: split).reversed()
                where !hasRightBars(shown, in: split) {
                    return Mismatch(shown.column.label)
                }
            }
            return nil
        }
    }

    @MainActor private static func hasRightBars(
        _ shown: UISplitViewController.ShownColumn, in split: UISplitViewController
    ) -> Bool {
        var bars: [UINavigationBar] = []
        shown.controller.viewIfLoaded?.appendVisibleBars(to: &bars)
        guard !split.isCollapsed, let navigation = shown.navigation,
            !navigation.isNavigationBarHidden
        else { return bars.count <= 1 }
        guard bars.count == 1, let bar = bars.first else { return false }
        let frame = split.view.convert(bar.bounds, from: bar)
        return frame.minX <= shown.visible.minX + 0.5 && frame.maxX >= shown.visible.maxX - 0.5
            && bar.topItem === navigation.innermostTopViewController?.navigationItem
    }
}
