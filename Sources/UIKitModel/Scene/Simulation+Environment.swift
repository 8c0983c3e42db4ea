import Foundation

/// What the system does to an app: rotations, multitasking, the Dock, the background.
extension Simulation {
    public func rotate(to orientation: Orientation) {
        guard supports(orientation) else { return }
        changeScene(animation: .animated) { $0.orientation = orientation }
    }

    /// Whether the window turns with the device: a phone's does where the root controller supports
    /// it (B-017).
    public func supports(_ orientation: Orientation) -> Bool {
        guard environment.device.idiom == .phone, let root = window.rootViewController else {
            return true
        }
        Simulation.current = self
        let supported = root.supportedInterfaceOrientations
        return !supported.isDisjoint(with: orientation == .portrait ? .portrait : .landscape)
    }

    /// Gives the window another share of the screen. The size must be one the device offers.
    public func resize(to size: WindowSize) {
        changeScene(animation: .animated) { $0.size = size }
    }

    /// Whether the device offers a window size now, and the window has another.
    public func canResize(to size: WindowSize) -> Bool {
        guard size != scene.size else { return false }
        return size == .full || environment.device.offers(size, in: scene.orientation)
    }

    /// Reveals or hides the Dock: the window walks its controllers' safe areas, even where no value
    /// changes.
    public func setDock(shown: Bool) {
        Simulation.current = self
        storedScene.dockIsShown = shown
        window.sceneSafeAreaInsetsDidChange()
    }

    /// Sends the app to the background, where the system takes its snapshot at a compact size, and
    /// brings it back (B-056).
    public func enterBackgroundAndReturn() {
        let before = scene
        changeScene(animation: .none) { scene in
            scene.orientation = .portrait
            scene.size = environment.device.idiom == .pad ? .slideOver : .full
        }
        layOut()
        changeScene(animation: .none) { $0 = before }
    }

    enum SceneAnimation { case animated, none }

    private func changeScene(animation: SceneAnimation, _ change: (inout SceneState) -> Void) {
        Simulation.current = self
        change(&storedScene)
        keyboardFollowsScene()
        let geometry = WindowGeometry(device: environment.device, scene: storedScene)
        window.transition(to: geometry, animation: animation)
    }
}
