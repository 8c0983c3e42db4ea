import Foundation
internal import Journal

/// The keyboard on the device's screen.
struct KeyboardState: Equatable {
    /// For whom the keyboard is up.
    enum Owner: Int {
        case nobody, thisApp, otherApp
    }

    var owner = Owner.nobody
    /// The part in the window, in the window's coordinates; `.null` while the keyboard is down.
    var frame = CGRect.null
    /// In the screen's coordinates; below the screen while the keyboard is down.
    var screenFrame = CGRect.zero
    /// Counts movements. The end of a movement is not announced once another has begun.
    var movements = 0

    var isUp: Bool { owner != .nobody }
    /// The height of the part in the window that this app's keyboard covers.
    var height: CGFloat { owner == .thisApp ? frame.size.height : 0 }
}

extension Device {
    /// The height of the keyboard on the whole screen, in points.
    func keyboardHeight(in scene: SceneState) -> CGFloat {
        if let fold { return fold.display(of: scene).keyboard }
        return scene.orientation == .portrait ? keyboardHeights.portrait : keyboardHeights.landscape
    }

    /// The keyboard's frame in the screen's coordinates, in points: at the bottom, and as wide as
    /// the screen, whichever app it is up for. While it is down it lies below the screen.
    func keyboardFrame(in scene: SceneState, isUp: Bool) -> CGRect {
        let size = screen(around: scene)
        let height = keyboardHeight(in: scene)
        return CGRect(
            x: 0, y: isUp ? size.height - height : size.height, width: size.width, height: height)
    }
}

/// One movement of the keyboard, with the contents of its notifications.
struct KeyboardMovement {
    enum Moment { case will, did }

    let number: Int
    private let isUp: Bool
    /// Made once, because it costs more than the rest of a movement.
    private let info: [AnyHashable: Any]

    /// - Parameters:
    ///   - begin: before the movement, in the screen's coordinates, in points.
    ///   - end: after it.
    @MainActor init(number: Int, begin: CGRect, end: CGRect, isLocal: Bool, isUp: Bool) {
        self.number = number
        self.isUp = isUp
        info = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: AnimationDuration.keyboard.seconds,
            UIResponder.keyboardIsLocalUserInfoKey: isLocal,
        ]
    }

    /// Posts to the process's own centre, which calls observers before it returns. The notification
    /// of a changed frame comes first (*unverified*). A movement that nobody observes costs little.
    @MainActor func post(_ moment: Moment) {
        if moment == .will, let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue {
            Simulation.active.note(.keyboardWillMove(to: end.cgRectValue))
        }
        for name in names(at: moment) {
            NotificationCenter.default.post(name: name, object: nil, userInfo: info)
        }
    }

    @MainActor private func names(at moment: Moment) -> [NSNotification.Name] {
        switch moment {
        case .will:
            [
                UIResponder.keyboardWillChangeFrameNotification,
                isUp
                    ? UIResponder.keyboardWillShowNotification
                    : UIResponder.keyboardWillHideNotification,
            ]
        case .did:
            [
                UIResponder.keyboardDidChangeFrameNotification,
                isUp
                    ? UIResponder.keyboardDidShowNotification
                    : UIResponder.keyboardDidHideNotification,
            ]
        }
    }
}
