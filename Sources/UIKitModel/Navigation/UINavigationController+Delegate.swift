internal import Journal

/// Every call of the delegate. Each is noted for the harness, also where there is no delegate.
///
/// The delegate hears of a new top, and of the top whenever the navigation controller comes on
/// screen: after the top's `viewWillAppear`, and after its `viewDidAppear` (B-140; the order is
/// *unverified*).
extension UINavigationController {
    func tellDelegateOfTop(_ half: AppearanceHalf, animated: Bool) {
        switch half {
        case .begin:
            // A top that has just replaced another one was told already.
            guard let top = stack.last, top.serialNumber != transitions.announcedTop else {
                return
            }
            tellDelegate(willShow: top, animated: animated)
        case .end:
            let announced = transitions.announcedTop
            transitions.announcedTop = -1
            guard let top = stack.last, top.serialNumber == announced else { return }
            tellDelegate(didShow: top, animated: animated)
        }
    }

    func tellDelegate(willShow controller: UIViewController, animated: Bool) {
        if delegate != nil { Simulation.active.passed(.willShowAfterAppearing) }
        if appearance == .appearing { transitions.announcedTop = controller.serialNumber }
        Simulation.active.note(
            .willShow(
                controller.serialNumber, in: serialNumber, appearances: appearanceGeneration))
        delegate?.navigationController(self, willShow: controller, animated: animated)
    }

    func tellDelegate(didShow controller: UIViewController, animated: Bool) {
        Simulation.active.note(.didShow(controller.serialNumber, in: serialNumber))
        delegate?.navigationController(self, didShow: controller, animated: animated)
    }
}
