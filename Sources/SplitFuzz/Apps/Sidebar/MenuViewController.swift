import UIKit

/// A menu with its own navigation controller, so that it can serve as a column and as a modal sheet
///
final class MenuViewController: WrappingViewController {
    convenience init(root: UIViewController) {
        self.init(UINavigationController(rootViewController: root))
        restorationIdentifier = "menu"
    }
}
