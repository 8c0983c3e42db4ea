import UIKit

/// A page that knows when something is wrong with it, as an assertion in an app does.
@MainActor protocol SelfChecking: UIViewController {
    /// What is wrong while nothing moves, as a clause, or `nil`.
    var complaint: String? { get }
}

extension UIViewController {
    /// The complaint of the first page that has one: this page, those in it, and those over it.
    var firstComplaint: String? {
        if let page = self as? any SelfChecking, let complaint = page.complaint {
            return "\(type(of: page)): \(complaint)"
        }
        for child in children {
            if let complaint = child.firstComplaint { return complaint }
        }
        guard let presented = presentedViewController, presented.presentingViewController === self
        else { return nil }
        return presented.firstComplaint
    }
}
