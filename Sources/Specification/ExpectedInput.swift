internal import Journal

/// When the keyboard may be up at the next rest (B-079).
package struct ExpectedInput: Hashable, Sendable {
    private var field = -1
    private var keyboardWasUp = false
    /// Whether somebody has pressed the keyboard's own key.
    private var keyWasPressed = false

    mutating func take(_ request: Request) {
        if request == .keyboardKey { keyWasPressed = true }
    }

    var words: [Int] { [field < 0 ? 0 : 1, keyboardWasUp ? 1 : 0, keyWasPressed ? 1 : 0] }

    func difference(
        to actual: Observation.Input, in window: Observation.Window
    ) -> Difference? {
        switch actual.keyboard {
        case .up where !actual.fieldIsInWindow:
            return Difference(
                "keyboard", of: "the keyboard",
                expected: "down, since no text field in the window is first responder",
                actual: "up for this app")
        // There is no other app that it could be up for (C-091).
        case .upForOther where window.isFull:
            return Difference(
                "keyboard", of: "the keyboard",
                expected: "for this app, since its window fills the screen",
                actual: "up for another app")
        case .down, .upForOther:
            guard actual.field >= 0, !keyWasPressed, actual.field != field || keyboardWasUp
            else { break }
            return Difference(
                "keyboard", of: "the keyboard",
                expected: "up, since a text field is first responder", actual: "down",
                subject: actual.field)
        case .up: break
        }
        guard actual.hasOtherField else { return nil }
        return Difference(
            "first-responder", of: "the text field that is edited",
            expected: "the only one", actual: "one of two", subject: actual.field)
    }

    mutating func narrow(to actual: Observation.Input) {
        field = actual.field
        keyboardWasUp = actual.keyboard == .up
        keyWasPressed = false
    }
}
