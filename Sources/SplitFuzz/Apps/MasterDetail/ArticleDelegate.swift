import UIKit

/// Collapses and expands by hand in the way of UIKit. Only a detail without an item is left out
///
@MainActor final class ArticleDelegate: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        if !secondaryViewController.showsNoItem {
            let primary = primaryViewController as? UINavigationController
            primary?.pushViewController(secondaryViewController, animated: false)
        }
        return true
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        (primaryViewController as? UINavigationController)?.popViewController(animated: false)
    }
}

extension UIViewController {
    /// Whether this is a detail without an item.
    var showsNoItem: Bool {
        let top = (self as? UINavigationController)?.topViewController ?? self
        guard let item = top as? ItemViewController else { return false }
        return item.item == nil
    }
}
