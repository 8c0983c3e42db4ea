import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// While expanded, a shown column with a navigation controller has exactly one visible bar. The
    /// bar is as wide as the column, and shows the item of the stack's top controller (A-008). While
    /// collapsed, there is at most one bar.
    @MainActor static var singleNavigationBar: Self {
        Invariant(
            "single-navigation-bar",
            summary: "a column with a navigation controller shows exactly one bar, its own",
            sources: ["A-002", "A-008", "A-009"]
        ) { machine in
            guard machine.isAtRest else { return nil }
            for split in machine.screen.splits {
                for shown in machine.screen.columns(of: split).reversed() {
                    guard let fault = faultOfBars(shown, in: split) else { continue }
                    return Mismatch(
                        shown.column.label, explanation: "the \(shown.column.label) \(fault)")
                }
            }
            return nil
        }
    }

    /// What is wrong with the bars of a column, as part of a sentence; `nil` if nothing is.
    @MainActor private static func faultOfBars(
        _ shown: UISplitViewController.ShownColumn, in split: UISplitViewController
    ) -> String? {
        var bars: [UINavigationBar] = []
        shown.controller.viewIfLoaded?.appendVisibleBars(to: &bars)
        guard !split.isCollapsed, let navigation = shown.navigation,
            !navigation.isNavigationBarHidden
        else { return bars.count <= 1 ? nil : "must show at most one bar, and shows \(bars.count)" }
        guard bars.count == 1, let bar = bars.first else {
            return "must show one bar, and shows \(bars.count)"
        }
        let frame = split.view.convert(bar.bounds, from: bar)
        if frame.minX > shown.visible.minX + 0.5 || frame.maxX < shown.visible.maxX - 0.5 {
            return "is \(shown.visible.width.points) wide, and its bar \(frame.width.text)"
        }
        let top = navigation.innermostTopViewController
        if bar.topItem === top?.navigationItem { return nil }
        return "shows \(top?.readableName ?? "nothing"), and its bar belongs to "
            + (bar.topItem?.title.map { "\"\($0)\"" } ?? "something else")
    }
}
