import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// Above the root of a stack with a visible bar, the user sees a back button and can tap it
    /// (B-063). Apps that remove the button are exempt: with `hidesBackButton`, or with left items
    /// that do not supplement it.
    ///
    /// Dimmed columns and content behind a presentation are exempt too: they take no touches by
    /// design.
    @MainActor static var wayBackVisible: Self {
        Invariant(
            "way-back-visible",
            summary: "above the root of a stack, the back button is on screen and within reach",
            sources: ["B-063"]
        ) { machine in
            guard machine.isAtRest else { return nil }
            if machine.simulation.isPresenting || machine.screen.splits.isEmpty {
                guard let front = machine.simulation.frontNavigation, isStuck(front.navigation)
                else { return nil }
                return Mismatch(front.region.label)
            }
            for split in machine.screen.splits {
                for shown in machine.screen.columns(of: split).reversed()
                where !shown.isDimmed {
                    if let navigation = shown.navigation, isStuck(navigation) {
                        return Mismatch(shown.column.label)
                    }
                }
            }
            return nil
        }
    }

    /// Whether the stack needs a way back that its bar does not offer.
    @MainActor private static func isStuck(_ navigation: UINavigationController) -> Bool {
        guard navigation.callsForWayBack else { return false }
        let bar = navigation.navigationBar
        let button = bar.backButtonView
        return
            !(button.isDescendant(of: bar) && button.effectiveAlpha > 0.99
            && button.isReachable)
    }
}
