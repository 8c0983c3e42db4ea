@_spi(Simulation) @testable import UIKitModel

extension UIViewController {
    /// The controller's position in its appearance cycle.
    var appearanceState: Appearance { appearance }
}
