import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// A navigation controller on screen shows no bar and no toolbar that is hidden, and the
    /// toolbar that is not. In its navigation bar, Back and the left items begin at the leading
    /// end, and the right items at the trailing one: from right to left, that is the left end
    /// (B-042, B-063). A subclass may have bars of its own.
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
                    type(of: navigation) == UINavigationController.self, navigation.isInWindow
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
        if isHidden == isShown,
            !navigation.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
        {
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
        func distances(_ buttons: [UIView]) -> [CGFloat] {
            buttons.map { isMirrored ? -$0.frame.maxX : $0.frame.minX }
        }
        let ends = bar.buttonsAtEnds
        let (leading, trailing) = (distances(ends.leading), distances(ends.trailing))
        // A bar without room may lay the two ends over each other, but not the outermost buttons.
        let isRight =
            leading == leading.sorted() && trailing.reversed() == trailing.sorted()
            && leading.first ?? -.infinity <= trailing.first ?? .infinity
        if isRight { return nil }
        return Mismatch(
            "bar",
            explanation: "the buttons in the bar of \(name) are not in their order from the "
                + (isMirrored ? "right" : "left"))
    }
}
