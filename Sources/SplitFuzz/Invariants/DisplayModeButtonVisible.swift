import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// Where the state requires a display-mode button, the bar of the leading-most shown column has
    /// it: on screen, opaque, and within reach of a tap (A-022, B-T3).
    @MainActor static var displayModeButtonVisible: Self {
        Invariant(
            "display-mode-button-visible",
            summary: "the display-mode button is on screen, opaque and within reach",
            sources: ["A-007", "A-020", "A-022", "B-T3"]
        ) {
            machine in
            guard machine.isAtRest, !machine.simulation.isPresenting else { return nil }
            for split in machine.screen.splits where split.style != .unspecified {
                if split.callsForDisplayModeButton {
                    let column = split.displayModeButtonColumn
                    if isMissing(split.displayModeButton, in: column, of: split, machine) {
                        return Mismatch(column.label)
                    }
                }
                if split.callsForSecondaryOnlyButton,
                    isMissing(split.secondaryOnlyButton, in: .secondary, of: split, machine)
                {
                    return "double-arrow"
                }
            }
            return nil
        }
    }

    /// Whether the bar of a shown column lacks a button. A dimmed column and a hidden bar lack
    /// nothing.
    @MainActor private static func isMissing(
        _ button: UIView?, in column: UISplitViewController.Column,
        of split: UISplitViewController, _ machine: SplitMachine
    ) -> Bool {
        for shown in machine.screen.columns(of: split)
        where shown.column == column && !shown.isDimmed {
            guard let navigation = shown.navigation, !navigation.isNavigationBarHidden
            else { continue }
            if !isVisible(button, in: navigation.navigationBar) { return true }
        }
        return false
    }

    @MainActor private static func isVisible(_ button: UIView?, in bar: UINavigationBar) -> Bool {
        guard let button, let window = button.window else { return false }
        return button.isDescendant(of: bar) && button.effectiveAlpha > 0.99
            && window.bounds.holds(button.convert(button.bounds, to: nil)) && button.isReachable
    }
}
