import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// A navigation controller on screen shows no bar and no toolbar that is hidden, and the
    /// toolbar that is not. In its navigation bar, Back and the left items begin at the leading
    /// end, and the right items at the trailing one: from right to left, that is the left end
    /// (B-042, B-063).
    @MainActor static var barsInOrder: Self {
        Invariant(
            "bars-in-order",
            summary: "bars are shown as the app says, with their buttons in order from the leading "
                + "end",
            sources: ["B-042", "B-063"]
        ) { machine in
            guard machine.isAtRest else { return nil }
            var fault: Mismatch?
            _ = machine.simulation.firstController { controller, isOnScreen in
                guard isOnScreen, let navigation = controller.navigationItself,
                    navigation.isInWindow
                else { return false }
                fault = faultOfBars(navigation)
                return fault != nil
            }
            return fault
        }
    }

    @MainActor private static func faultOfBars(_ navigation: UINavigationController) -> Mismatch? {
        let name = navigation.innermostTopViewController?.readableName ?? "an empty stack"
        let (isHidden, isShown) = (navigation.isToolbarHidden, navigation.toolbarIsOnScreen)
        if isHidden == isShown {
            let state = isHidden ? "hidden, and is on screen" : "shown, and is not on screen"
            return Mismatch("toolbar", explanation: "the toolbar of \(name) is to be \(state)")
        }
        let bar = navigation.navigationBar
        if bar.isHidden { return nil }
        if navigation.isNavigationBarHidden {
            return Mismatch(
                "bar", explanation: "the bar of \(name) is to be hidden, and is on screen")
        }
        let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var last = -CGFloat.infinity
        for button in bar.buttonsInOrder where button.frame.width > 0 {
            let start = isMirrored ? -button.frame.maxX : button.frame.minX
            if start < last - 0.5 {
                let title = (button as? UIControl)?.shownTitle ?? "a button"
                return Mismatch(
                    "bar",
                    explanation: "in the bar of \(name), \(title) is before another button, "
                        + "and comes after it from the \(isMirrored ? "right" : "left")")
            }
            last = start
        }
        return nil
    }
}
