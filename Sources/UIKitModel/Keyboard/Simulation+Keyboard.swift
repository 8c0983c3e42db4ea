public import Foundation

/// The keyboard comes and goes with the first responder, by its own keys, and for other apps.
extension Simulation {
    /// What the keyboard covers of the window, in the window's coordinates; `.null` while it is
    /// down or covers nothing.
    public var keyboardFrame: CGRect { keyboard.frame }

    /// Whether a text field stands in the window: only then does the keyboard matter to an app.
    public var hasTextFields: Bool { textFieldCount > 0 }

    /// Whether the keyboard could come up by itself: again for a field that is first responder, or
    /// for the other app of a shared screen (C-091).
    public var canShowKeyboard: Bool {
        guard !keyboard.isUp else { return false }
        return firstResponder?.takesText == true || scene.size != .full
    }

    /// Whether the keyboard's own key could hide it: an iPad's has one.
    public var canHideKeyboard: Bool { keyboard.isUp && environment.device.idiom == .pad }

    /// Brings the keyboard up, or hides it by its own key; a field stays first responder
    /// (*unverified*).
    public func setKeyboard(shown: Bool) {
        Simulation.current = self
        guard shown else { return moveKeyboard(to: .nobody) }
        moveKeyboard(to: firstResponder?.takesText == true ? .thisApp : .otherApp)
    }

    /// The first responder has changed.
    func keyboardFollowsFirstResponder() {
        if firstResponder?.takesText == true {
            moveKeyboard(to: .thisApp)
        } else if keyboard.owner == .thisApp {
            moveKeyboard(to: .nobody)
        }
    }

    /// The scene has changed: the keyboard has another size, or the app it was up for is gone.
    func keyboardFollowsScene() {
        guard keyboard.isUp else { return }
        if keyboard.owner == .otherApp, scene.size == .full {
            return moveKeyboard(to: .nobody)
        }
        tellOfKeyboard(from: keyboard.owner)
    }

    // MARK: - Movements

    private func moveKeyboard(to owner: KeyboardState.Owner) {
        guard owner != keyboard.owner else { return }
        let old = keyboard.owner
        keyboard.owner = owner
        tellOfKeyboard(from: old)
    }

    /// Takes on the new frame, and tells of it now and when the movement has ended.
    private func tellOfKeyboard(from old: KeyboardState.Owner) {
        let before = keyboard.screenFrame
        keyboard.screenFrame = environment.device.keyboardFrame(
            in: scene.orientation, isUp: keyboard.isUp)
        keyboard.frame = windowPart(of: keyboard.screenFrame)
        keyboard.movements += 1
        let movement = keyboard.movements
        let isLocal = keyboard.owner == .thisApp || !keyboard.isUp && old == .thisApp
        let info = KeyboardMovement(
            begin: before, end: keyboard.screenFrame, isLocal: isLocal, isUp: keyboard.isUp)
        info.post(.will, in: self)
        navigationBarsFollowKeyboard(isUp: keyboard.isUp)
        window.keyboardDidMove()
        clock.schedule(after: AnimationDuration.keyboard) { [unowned self] in
            if keyboard.movements == movement { info.post(.did, in: self) }
        }
    }

    /// A Slide Over window lies lower than the screen's top by half of what it is lower.
    private func windowPart(of screenFrame: CGRect) -> CGRect {
        guard keyboard.isUp else { return .null }
        let geometry = WindowGeometry(device: environment.device, scene: scene)
        let screen = environment.device.screen
        let height = scene.orientation == .portrait ? screen.height : screen.width
        let top = screenFrame.origin.y - (height - geometry.size.height) / 2
        guard top < geometry.size.height else { return .null }
        return CGRect(
            x: 0, y: top, width: geometry.size.width, height: geometry.size.height - top)
    }

    private func navigationBarsFollowKeyboard(isUp: Bool) {
        guard isUp else { return }
        forEachController { $0.asNavigation?.keyboardDidAppear() }
    }
}
