public import Foundation

/// A display. A phone that folds has two of them.
@preconcurrency @MainActor open class UIScreen: NSObject {
    private let isInner: Bool

    init(isInner: Bool) { self.isInner = isInner }

    /// The outer display of a phone that folds, also while that is open (D-223).
    open class var main: UIScreen { Simulation.active.screens.main }

    /// The size of the display in points, as the device is held. A display of a phone that folds
    /// is as it is by nature while the scene is on the other one (D-202, D-223; *unverified*).
    open var bounds: CGRect {
        let simulation = Simulation.active
        var scene = simulation.scene
        scene.window = .share(.full)
        if isInner != simulation.isOpen {
            (scene.pose, scene.orientation) = isInner ? (.open, .landscape) : (.closed, .portrait)
            scene.isTurnedOver = false
        }
        return CGRect(origin: .zero, size: simulation.environment.device.screen(around: scene))
    }
}
