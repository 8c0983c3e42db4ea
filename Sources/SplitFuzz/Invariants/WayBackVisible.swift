import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// Above the root of a visible bar's stack a way back can be seen and tapped, unless the app
    /// took it away (B-063): with `hidesBackButton`, or by left items that do not supplement it.
    ///
    /// What is dimmed, or lies under something presented, takes no touches by design.
    @MainActor static var wayBackVisible: Self {
        Invariant(
            "way-back-visible",
            summary: "above the root of a stack, the back button is on screen and within reach",
            sources: ["B-063"]
        ) { machine in
            guard machine.isAtRest else { return nil }
            if machine.simulation.isPresenting || machine.screen.splits.isEmpty {
                return stuckInFront(machine.simulation)
            }
            for split in machine.screen.splits {
                for shown in machine.screen.columns(of: split).reversed()
                where !shown.isDimmed {
                    if let navigation = shown.navigation, isStuck(navigation) {
                        return shown.column.word
                    }
                }
            }
            return nil
        }
    }

    /// What is presented over everything else, or a window without a split view.
    @MainActor private static func stuckInFront(_ simulation: Simulation) -> String? {
        guard let front = simulation.frontNavigation, isStuck(front.navigation) else { return nil }
        return front.region.word
    }

    /// Whether the stack is deeper than its root, and its visible bar offers no way back.
    @MainActor private static func isStuck(_ navigation: UINavigationController) -> Bool {
        guard navigation.callsForWayBack else { return false }
        let bar = navigation.navigationBar
        let button = bar.backButtonView
        return
            !(button.isDescendant(of: bar) && button.effectiveAlpha > 0.99
            && button.isReachable)
    }
}
