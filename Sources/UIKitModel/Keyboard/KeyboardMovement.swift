import Foundation

/// One movement of the keyboard, as its notifications tell of it.
struct KeyboardMovement {
    enum Moment { case will, did }

    /// Before and after the movement, in the screen's coordinates, in points.
    let begin: CGRect
    let end: CGRect
    let isLocal: Bool
    let isUp: Bool

    /// Posts to the process's own centre, which calls observers before it returns. The notification
    /// of a changed frame comes first (*unverified*). A movement that nobody observes costs little.
    @MainActor func post(_ moment: Moment) {
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: AnimationDuration.keyboard.seconds,
            UIResponder.keyboardIsLocalUserInfoKey: isLocal,
        ]
        for name in names(at: moment) {
            NotificationCenter.default.post(name: name, object: nil, userInfo: info)
        }
    }

    @MainActor private func names(at moment: Moment) -> [NSNotification.Name] {
        switch (moment, isUp) {
        case (.will, true):
            [
                UIResponder.keyboardWillChangeFrameNotification,
                UIResponder.keyboardWillShowNotification,
            ]
        case (.will, false):
            [
                UIResponder.keyboardWillChangeFrameNotification,
                UIResponder.keyboardWillHideNotification,
            ]
        case (.did, true):
            [
                UIResponder.keyboardDidChangeFrameNotification,
                UIResponder.keyboardDidShowNotification,
            ]
        case (.did, false):
            [
                UIResponder.keyboardDidChangeFrameNotification,
                UIResponder.keyboardDidHideNotification,
            ]
        }
    }
}
