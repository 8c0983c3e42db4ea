import UIKit

/// A delegate that notes what a navigation controller shows.
@MainActor final class NavigationRecorder: NSObject, UINavigationControllerDelegate {
    let journal = Journal()

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
    ) { journal.note("will show \(viewController.label)") }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
    ) { journal.note("did show \(viewController.label)") }
}
