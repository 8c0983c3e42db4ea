public import Foundation

/// An object that may answer events; views and controllers form a chain of them.
@MainActor open class UIResponder: NSObject {
    public override init() { super.init() }

    open var next: UIResponder? { nil }
}
