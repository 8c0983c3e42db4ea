import UIKit

/// Where no item is chosen, expands to a navigation controller with an empty stack. The next
/// collapse pushes that.
@MainActor final class EmptyingDelegate: NSObject, UISplitViewControllerDelegate {
    private let detail = UINavigationController(rootViewController: ItemViewController(item: nil))

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        secondaryViewController.showsNoItem
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        let primary = primaryViewController as? UINavigationController
        if let shown = primary?.topViewController, shown.markedSide == .secondary { return nil }
        detail.setViewControllers([], animated: false)
        return detail
    }
}
