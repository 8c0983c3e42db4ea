public import Foundation
internal import Journal

/// A gesture of UIKit's. The app may switch it off, or set a delegate that decides if it begins.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    open var isEnabled = true
    private weak var storedDelegate: (any UIGestureRecognizerDelegate)?
    /// Whether UIKit's own delegate still decides when the gesture begins. An app that sets another
    /// delegate, or none, removes UIKit's rules (B-066).
    private(set) var hasOwnDelegate = true

    open var delegate: (any UIGestureRecognizerDelegate)? {
        get { hasOwnDelegate ? SystemGestureDelegate.shared : storedDelegate }
        set {
            hasOwnDelegate = newValue === SystemGestureDelegate.shared
            storedDelegate = newValue
        }
    }

    /// Whether the app's delegate lets the gesture begin; without one it begins.
    var appLetsBegin: Bool {
        guard let storedDelegate else { return true }
        Simulation.active.note(.gestureShouldBegin)
        return storedDelegate.gestureRecognizerShouldBegin(self)
    }
}

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }
}

/// The delegate that apps find on UIKit's gestures; they may keep it and set it again later.
@MainActor private final class SystemGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    static let shared = SystemGestureDelegate()
}
