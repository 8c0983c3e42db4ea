import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// Above the root of a stack with a visible bar, the user sees a back button and can tap it
    /// (B-063). Apps that remove the button are exempt: with `hidesBackButton`, or with left items
    /// that do not supplement it. The button has the title that the page below gives it, or a
    /// shorter one.
    ///
    /// Dimmed columns, content behind a presentation and what the app itself covers are exempt too:
    /// they take no touches by design. So is what the keyboard of another app covers: no source
    /// says that a sheet makes room for that one (D-039).
    static var wayBackVisible: Self {
        Invariant(
            "way-back-visible",
            summary: "above the root of a stack, the back button is on screen and within reach",
            sources: ["B-063"]
        ) { machine in
            guard machine.isAtRest else { return nil }
            if machine.screen.splits.isEmpty || machine.screen.isCovered {
                guard let front = machine.simulation.frontNavigation,
                    let explanation = obstacle(front.navigation, machine.simulation)
                else { return nil }
                return Mismatch(front.region.label, explanation)
            }
            for shown in machine.screen.allColumns where !shown.isDimmed {
                if let navigation = shown.navigationInFront,
                    let explanation = obstacle(navigation, machine.simulation)
                {
                    return Mismatch(shown.column.label, explanation)
                }
            }
            return nil
        }
    }

    /// Why the user cannot leave the top of a stack, as a sentence; `nil` if the user can, or if
    /// the stack needs no way back.
    private static func obstacle(
        _ navigation: UINavigationController, _ simulation: Simulation
    ) -> String? {
        guard navigation.callsForWayBack else { return nil }
        let bar = navigation.navigationBar
        let button = bar.backButtonView
        if button.isDescendant(of: bar), button.effectiveAlpha > 0.99, button.isReachable {
            return faultOfTitle(of: button, in: bar)
        }
        if button.isCoveredOnPurpose(in: navigation.view)
            || simulation.keyboardOfAnotherAppCovers(button)
        {
            return nil
        }
        let why = button.obstacle(in: bar) ?? "a part of it is not on screen"
        let top = navigation.topViewController?.readableName ?? "the top"
        return "\(top) is above the root of its stack, and has no back button to tap: \(why)"
    }

    /// Whether the back button has another title than the page below gives it, as a sentence. A bar
    /// without room shortens it to "Back", then to the chevron.
    private static func faultOfTitle(of button: UIView, in bar: UINavigationBar) -> String? {
        guard let item = bar.backItem, let shown = (button as? UIControl)?.shownTitle,
            !shown.isEmpty, shown != "Back",
            item.backBarButtonItem == nil || item.backBarButtonItem?.title != nil
        else { return nil }
        let wanted = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title
        guard let wanted, wanted != shown else { return nil }
        return "the back button is titled \"\(shown)\", and the page below gives it \"\(wanted)\""
    }
}
