package import UIKit

/// A controller that knows the side of the split view it belongs on (C-034).
@MainActor package protocol SideMarked: UIViewController {
    var side: AppUnderTest.Side { get }
}

extension UIViewController {
    /// The side that the controller is marked with. A navigation controller has the side of its
    /// root.
    package var markedSide: AppUnderTest.Side? {
        if let navigation = self as? UINavigationController {
            return navigation.viewControllers.first?.markedSide
        }
        return (self as? any SideMarked)?.side
    }
}
