internal import Specification
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// Where the state requires a display-mode button, the bar of the leading-most shown column has
    /// it: on screen, opaque, and within reach of a tap (A-022, B-T3). The same holds for a button
    /// that the app itself has put into the bar of a shown column (B-030).
    @MainActor static var displayModeButtonVisible: Self {
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
    @MainActor private static func faultOfButtons(
        of split: UISplitViewController, _ machine: SplitMachine
    ) -> Mismatch? {
        let seen = machine.lastAction.seen(split)
        if seen.wantsButton == true {
            let column = machine.screen.leadingColumn(of: split)
            if let obstacle = obstacle(of: split.displayModeButton, in: column, of: split, machine)
            {
                return Mismatch(
                    column.label,
                    explanation: "the \(column.label)'s bar must show the display-mode "
                        + "button: \(obstacle)")
            }
        }
        if seen.wantsArrow == true,
            let obstacle = obstacle(
                of: split.secondaryOnlyButton, in: .secondary, of: split, machine)
        {
            return Mismatch(
                "double-arrow",
                explanation: "the secondary's bar must show the double arrow: \(obstacle)")
        }
        return nil
    }

    /// What is wrong with the button that the app has put into the bar of a shown column.
    @MainActor private static func fault(
        ofPlaced item: UIBarButtonItem, in split: UISplitViewController, _ machine: SplitMachine
    ) -> Mismatch? {
        for shown in machine.screen.columns(of: split) where !shown.isDimmed {
            guard let navigation = shown.navigation, navigation.showsBarToTap,
                let view = navigation.placedView(of: item)
            else { continue }
            let obstacle =
                view.map { $0.obstacle(in: navigation.navigationBar) } ?? "there is none"
            guard let obstacle else { continue }
            return Mismatch(
                shown.column.label,
                explanation: "the app has put the display-mode button into the "
                    + "\(shown.column.label)'s bar: \(obstacle)")
        }
        return nil
    }

    /// Why a user cannot tap a button in the bar of a shown column; `nil` if the user can. A dimmed
    /// column, a hidden bar and one below a presentation need no button.
    @MainActor private static func obstacle(
        of button: UIView?, in column: UISplitViewController.Column,
        of split: UISplitViewController, _ machine: SplitMachine
    ) -> String? {
        for shown in machine.screen.columns(of: split)
        where shown.column == column && !shown.isDimmed {
            guard let navigation = shown.navigation, navigation.showsBarToTap else { continue }
            guard let button else { return "there is none" }
            if let obstacle = button.obstacle(in: navigation.navigationBar) { return obstacle }
        }
        return nil
    }
}

extension UINavigationController {
    /// Whether a user finds its bar: nothing is presented over it in a context (B-181).
    @MainActor fileprivate var showsBarToTap: Bool {
        !isNavigationBarHidden && coverInContext == nil
    }
}

extension Screen {
    /// The leading-most column that a split view shows.
    fileprivate func leadingColumn(
        of split: UISplitViewController
    ) -> UISplitViewController.Column {
        for column in [UISplitViewController.Column.primary, .supplementary]
        where shows(column, in: split) {
            return column
        }
        return .secondary
    }
}
