@testable import UIKitModel

extension UIViewController {
    /// Leaves the parent as nothing in UIKit does: without a call.
    func leaveWithoutCalls() {
        storedParent?.storedChildren.removeAll { $0 === self }
    }
}
