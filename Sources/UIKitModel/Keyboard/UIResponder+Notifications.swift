public import Foundation

/// The keyboard's notifications.
///
/// Observers belong to the process and keyboards to a simulation. Each simulation has names of its
/// own, so that an app is not told of the keyboard of another simulation.
extension UIResponder {
    public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
        name("UIKeyboardWillShowNotification")
    }
    public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
        name("UIKeyboardDidShowNotification")
    }
    public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
        name("UIKeyboardWillHideNotification")
    }
    public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
        name("UIKeyboardDidHideNotification")
    }
    public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
        name("UIKeyboardWillChangeFrameNotification")
    }
    public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
        name("UIKeyboardDidChangeFrameNotification")
    }

    /// The frame before and after, in the screen's coordinates, in points.
    public nonisolated class var keyboardFrameBeginUserInfoKey: String {
        "UIKeyboardFrameBeginUserInfoKey"
    }
    public nonisolated class var keyboardFrameEndUserInfoKey: String {
        "UIKeyboardFrameEndUserInfoKey"
    }
    /// In seconds.
    public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }
    /// A Boolean: whether the keyboard is up for this app.
    public nonisolated class var keyboardIsLocalUserInfoKey: String {
        "UIKeyboardIsLocalUserInfoKey"
    }

    private nonisolated static func name(_ text: String) -> NSNotification.Name {
        let number = MainActor.assumeIsolated { Simulation.active.serialNumber }
        return NSNotification.Name("\(text)#\(number)")
    }
}
