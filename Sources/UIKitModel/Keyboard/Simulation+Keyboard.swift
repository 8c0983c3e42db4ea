import Foundation
internal import Journal

/// The keyboard's movements: with the first responder, with the scene, and by its own key.
extension Simulation {
    /// Moves the keyboard after the first responder has changed: from iOS 17 on a phone's comes
    /// and goes in a later turn (D-186).
    func keyboardFollowsFirstResponder() {
        guard release.conventions.keyboardIsLate, environment.device.idiom == .phone else {
            return moveKeyboardForFirstResponder()
        }
        clock.schedule(after: 0) { [unowned self] in moveKeyboardForFirstResponder() }
    }

    private func moveKeyboardForFirstResponder() {
        if firstResponder?.takesText == true {
            moveKeyboard(to: .thisApp)
        } else if keyboard.owner == .thisApp {
            moveKeyboard(to: .nobody)
        }
    }

    /// Moves the keyboard after the scene has changed: it has another size, the app that it was up
    /// for is gone, or a phone has another pose. The app is told once its views have their new
    /// sizes, so that it can compare the two (*unverified*). So layout comes earlier here than
    /// without a keyboard.
    func changeWindow(isNewPose: Bool, _ change: () -> Void) {
        guard keyboard.isUp else { return change() }
        let old = keyboard.owner
        if old == .otherApp, scene.window.isAlone { keyboard.owner = .nobody }
        if isNewPose, poseHidesKeyboard() { keyboard.owner = .nobody }
        let movement = placeKeyboard(from: old)
        change()
        window.layoutIfNeeded()
        tellOfKeyboard(movement)
    }

    /// Whether a new pose of the phone takes the keyboard down, as its own key would.
    func poseHidesKeyboard() -> Bool {
        guard keyboard.isUp, reading(KeyboardAtPose.self) == .goes else { return false }
        note(.keyboardKey, by: .system)
        return true
    }

    // MARK: - Movements

    func moveKeyboard(to owner: KeyboardState.Owner) {
        guard owner != keyboard.owner else { return }
        let old = keyboard.owner
        keyboard.owner = owner
        tellOfKeyboard(placeKeyboard(from: old))
    }

    private func placeKeyboard(from old: KeyboardState.Owner) -> KeyboardMovement {
        passed(.keyboardHeight)
        let before = keyboard.screenFrame
        keyboard.screenFrame = environment.device.keyboardFrame(in: scene, isUp: keyboard.isUp)
        keyboard.frame = windowPart(of: keyboard.screenFrame)
        keyboard.movements += 1
        let isLocal = keyboard.owner == .thisApp || !keyboard.isUp && old == .thisApp
        return KeyboardMovement(
            number: keyboard.movements, begin: before, end: keyboard.screenFrame, isLocal: isLocal,
            isUp: keyboard.isUp)
    }

    /// Posts notifications now and when the movement has ended, unless another one has begun.
    private func tellOfKeyboard(_ info: KeyboardMovement) {
        guard keyboard.movements == info.number else { return }
        info.post(.will)
        if keyboard.isUp { forEachController { $0.asNavigation?.keyboardDidAppear() } }
        window.keyboardDidMove()
        clock.schedule(after: AnimationDuration.keyboard) { [unowned self] in
            if keyboard.movements == info.number { info.post(.did) }
        }
    }

    /// The part of the keyboard that lies in the window, in the window's coordinates. A window that
    /// is lower than the screen is centred vertically on it, or below a video.
    private func windowPart(of screenFrame: CGRect) -> CGRect {
        guard keyboard.isUp else { return .null }
        let geometry = WindowGeometry(device: environment.device, scene: scene)
        let height = environment.device.screen(around: scene).height
        let rest = height - geometry.size.height
        let top = screenFrame.origin.y - (scene.window == .belowVideo ? rest : rest / 2)
        guard top < geometry.size.height else { return .null }
        return CGRect(
            x: 0, y: top, width: geometry.size.width, height: geometry.size.height - top)
    }
}
