@_spi(Simulation) @testable import UIKitModel

extension Simulation {
    /// The first controller whose state in the appearance cycle is not what is on screen.
    var firstControllerWithWrongAppearance: UIViewController? {
        firstController { $1 ? !$0.isFullyShown : $0.appearance != .hidden }
    }
}
