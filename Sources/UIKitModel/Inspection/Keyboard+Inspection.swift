package import Foundation

/// State of the keyboard that a harness reads.
extension Simulation {
    /// Whether the keyboard is up for this app, and not for the other one of a shared screen.
    package var keyboardIsUpForThisApp: Bool { keyboard.owner == .thisApp }

    /// Whether the keyboard is up for the other app of a shared screen.
    package var keyboardIsUpForOtherApp: Bool { keyboard.owner == .otherApp }

    /// Whether the keyboard of the other app lies over a part of a view.
    package func keyboardOfAnotherAppCovers(_ view: UIView) -> Bool {
        keyboardIsUpForOtherApp && view.frameInWindow.intersects(keyboard.frame)
    }

    /// The text field that is first responder; `nil` where another responder is, or none.
    package var fieldInUse: UITextField? {
        guard let firstResponder, firstResponder.takesText else { return nil }
        return firstResponder as? UITextField
    }

    /// The text field with a serial number, where it is in the window.
    package func field(_ serialNumber: Int) -> UITextField? {
        var found: UITextField?
        window.forEachView { view in
            if let field = view as? UITextField, field.serialNumber == serialNumber {
                found = field
            }
        }
        return found
    }

    /// The height in points that the device's keyboard has now, on the whole screen.
    package var keyboardHeight: CGFloat { environment.device.keyboardHeight(in: scene) }
}
