import Foundation

/// One movement of the keyboard, as apps hear of it.
struct KeyboardMovement {
    enum Moment { case will, did }

    /// In the screen's coordinates.
    let begin: CGRect
    let end: CGRect
    let isLocal: Bool
    let isUp: Bool

    /// Posts to the process's own centre, where observers hear of it inside the call: first that
    /// the frame changes, then what it means (*unverified*). Apps without observers cost little.
    @MainActor func post(_ moment: Moment, in simulation: Simulation) {
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: Double(AnimationDuration.keyboard)
                / 100,
            UIResponder.keyboardIsLocalUserInfoKey: isLocal,
        ]
        Simulation.current = simulation
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
