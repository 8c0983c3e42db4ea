import UIKit

/// Leaves out a detail without an item when collapsing. When expanding, moves each controller to
/// the side that it is marked with, wherever it is on the stack (C-034).
@MainActor final class MarkedSidesDelegate: NSObject, UISplitViewControllerDelegate {
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
        guard let primary = primaryViewController as? UINavigationController else { return nil }
        let stack = primary.viewControllers
        let detail = stack.first { $0.markedSide == .secondary }
        if detail != nil {
            primary.setViewControllers(
                stack.filter { $0.markedSide == .primary }, animated: false)
        }
        return detail ?? UINavigationController(rootViewController: ItemViewController(item: nil))
    }
}
