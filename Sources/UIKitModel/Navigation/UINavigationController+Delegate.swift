/// Every call of the delegate. Each is noted for the harness, also where there is no delegate.
extension UINavigationController {
    func tellDelegate(willShow controller: UIViewController, animated: Bool) {
        Simulation.active.callbacks.note(
            .willShow, of: serialNumber, value: controller.serialNumber)
        delegate?.navigationController(self, willShow: controller, animated: animated)
    }

    func tellDelegate(didShow controller: UIViewController, animated: Bool) {
        Simulation.active.callbacks.note(
            .didShow, of: serialNumber, value: controller.serialNumber)
        delegate?.navigationController(self, didShow: controller, animated: animated)
    }
}
