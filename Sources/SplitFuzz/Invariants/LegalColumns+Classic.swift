@_spi(Simulation) internal import UIKitModel

/// The classic half of `legal-columns`: two different controllers, or the one that the app has set,
/// both children in every display mode; where the app declares sides, each controller is on
/// its own.
@MainActor func illegalSide(
    of split: UISplitViewController, hints: AppUnderTest.Hints
) -> UISplitViewController.Column? {
    let controllers = split.viewControllers
    for (index, controller) in controllers.enumerated() {
        let column: UISplitViewController.Column = index == 0 ? .primary : .secondary
        let isTwice = index > 0 && controllers[0] === controller
        if isTwice || controller.parent !== split { return column }
        guard let side = hints.side else { continue }
        let expected: AppUnderTest.Side = index == 0 ? .primary : .secondary
        if holdsOther(than: expected, in: controller, by: side) { return column }
    }
    return nil
}

@MainActor private func holdsOther(
    than expected: AppUnderTest.Side, in controller: UIViewController,
    by side: (UIViewController) -> AppUnderTest.Side?
) -> Bool {
    if let own = side(controller), own != expected { return true }
    for child in controller.children where holdsOther(than: expected, in: child, by: side) {
        return true
    }
    return false
}
