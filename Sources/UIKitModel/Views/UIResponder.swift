public import Foundation

/// An object that may answer events. Views and controllers form a chain of them.
@MainActor open class UIResponder: NSObject {
    /// Whether this is the simulation's first responder. It is a flag because every view that
    /// leaves its window is asked.
    var isFirst = false

    public override init() { super.init() }

    open var next: UIResponder? { nil }

    // MARK: - The first responder (UIResponder+FirstResponder.swift)

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { isFirst }

    @discardableResult open func becomeFirstResponder() -> Bool { takeFirstPlace() }
    @discardableResult open func resignFirstResponder() -> Bool { giveUpFirstPlace() }

    /// Whether the keyboard comes up while this is the first responder.
    var takesText: Bool { false }

    /// The window that contains this. Only a responder in a window can be the first.
    var responderWindow: UIWindow? { nil }

    /// Called when this has become the first responder or has stopped being it.
    func firstPlaceDidChange() {}
}
