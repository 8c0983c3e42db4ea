public import Foundation

/// A gesture that UIKit installs itself, and the app may switch off or decide about.
@MainActor open class UIGestureRecognizer: NSObject {
    open var isEnabled = true
    private weak var storedDelegate: (any UIGestureRecognizerDelegate)?
    /// Whether UIKit's own delegate still decides when the gesture begins; an app that sets
    /// another, or none, takes its rules away with it (B-066).
    private(set) var hasOwnDelegate = true

    open var delegate: (any UIGestureRecognizerDelegate)? {
        get { hasOwnDelegate ? SystemGestureDelegate.shared : storedDelegate }
        set {
            hasOwnDelegate = newValue === SystemGestureDelegate.shared
            storedDelegate = newValue
        }
    }

    /// Whether the app's delegate lets the gesture begin; without one nothing speaks against it.
    var appLetsBegin: Bool { storedDelegate?.gestureRecognizerShouldBegin(self) ?? true }
}

@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }
}

/// What apps find as the delegate of UIKit's gestures, and may keep to put back later.
@MainActor private final class SystemGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    static let shared = SystemGestureDelegate()
}
