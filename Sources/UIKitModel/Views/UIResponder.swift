public import Foundation

/// An object that may answer events. Views and controllers form a chain of them.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// Whether this is the simulation's first responder. Stored as a flag for speed: the model asks
    /// every view that leaves its window.
    var isFirst = false

    public override init() { super.init() }

    open var next: UIResponder? { nil }

    // MARK: - The first responder (UIResponder+FirstResponder.swift)

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { isFirst }

    @discardableResult open func becomeFirstResponder() -> Bool { makeFirstResponder() }
    @discardableResult open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

    /// Whether the keyboard comes up while this is the first responder.
    var takesText: Bool { false }

    /// The window that contains this. Only a responder in a window can be the first.
    var responderWindow: UIWindow? { nil }

    /// Called when this has become the first responder or has stopped being it.
    func firstResponderDidChange() {}
}
