internal import Specification
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// Where the state requires a display-mode button, the bar of the leading-most shown column has
    /// it: on screen, opaque, and within reach of a tap (A-022, B-T3). The same holds for a button
    /// that the app itself has put into the bar of a shown column (B-030).
    static var displayModeButtonVisible: Self {
        Invariant(
            "display-mode-button-visible",
            summary: "the display-mode button is on screen, opaque and within reach",
            sources: ["A-007", "A-020", "A-022", "B-030", "B-063", "B-T3"]
        ) {
            machine in
            guard machine.isAtRest, !machine.screen.isCovered else { return nil }
            return machine.screen.firstAnswer { split in
                if split.style != .unspecified, let fault = faultOfButtons(of: split, machine) {
                    return fault
                }
                // Of two pages that two touches have opened, both may want the one button.
                if let item = split.displayModeItemOfApp, !split.isCollapsed,
                    !machine.hasOverlappingTouches,
                    let fault = fault(ofPlaced: item, in: split, machine)
                {
                    return fault
                }
                return nil
            }
        }
    }

    /// What is wrong with the buttons that a split view of a column style places.
    private static func faultOfButtons(
        of split: UISplitViewController, _ machine: SplitMachine
    ) -> Mismatch? {
        let (seen, columns) = (machine.lastAction.seen(split), machine.screen.columns(of: split))
        func shown(_ column: UISplitViewController.Column) -> UISplitViewController.ShownColumn? {
            for shown in columns where shown.column == column { return shown }
            return nil
        }
        if seen.wantsButton == true,
            let leading = shown(.primary) ?? shown(.supplementary) ?? shown(.secondary),
            let obstacle = leading.obstacle(of: split.displayModeButton)
        {
            return Mismatch(
                leading.column.label,
                "the \(leading.column.label)'s bar must show the display-mode button: \(obstacle)")
        }
        if seen.wantsArrow == true,
            let obstacle = shown(.secondary)?.obstacle(of: split.secondaryOnlyButton)
        {
            return Mismatch(
                "double-arrow", "the secondary's bar must show the double arrow: \(obstacle)")
        }
        return nil
    }

    /// What is wrong with the button that the app has put into the bar of a shown column.
    private static func fault(
        ofPlaced item: UIBarButtonItem, in split: UISplitViewController, _ machine: SplitMachine
    ) -> Mismatch? {
        for shown in machine.screen.columns(of: split)
        where shown.navigation?.places(item) == true {
            guard let obstacle = shown.obstacle(of: item.button) else { continue }
            return Mismatch(
                shown.column.label,
                "the app has put the display-mode button into the \(shown.column.label)'s bar: "
                    + "\(obstacle)")
        }
        return nil
    }
}

extension UISplitViewController.ShownColumn {
    /// Why a user cannot tap a button in the column's bar; `nil` if the user can. A dimmed column,
    /// a hidden bar and one below a presentation in a context (B-181) need no button. No source
    /// says how columns share the room with the sidebar of tabs around them (D-033).
    @MainActor fileprivate func obstacle(of button: UIView?) -> String? {
        guard !isDimmed, let navigation, !navigation.isNavigationBarHidden,
            navigation.coverInContext == nil, !navigation.isBesideSidebarOfTabs
        else { return nil }
        guard let button else { return "there is none" }
        return button.obstacle(in: navigation.navigationBar)
    }
}
