public import Foundation

/// An object that may answer events; views and controllers form a chain of them.
@MainActor open class UIResponder: NSObject {
    /// Whether this is the simulation's first responder; also asked when a view leaves its window,
    /// hence a flag.
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

    /// The window this stands in: only what is in one can be the first responder.
    var responderWindow: UIWindow? { nil }

    /// Called when this has become the first responder, or is it no longer.
    func firstPlaceDidChange() {}
}
