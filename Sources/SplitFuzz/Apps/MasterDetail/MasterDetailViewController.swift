import UIKit

/// The root of the app: a list and its detail, each in a navigation controller.
final class MasterDetailViewController: UISplitViewController {
    // A split view does not retain its delegate.
    private let splitDelegate: (any UISplitViewControllerDelegate)?

    init(
        splitDelegate: (any UISplitViewControllerDelegate)? = nil,
        reading: ItemsViewController.TraitsReading = .whenTheyChange
    ) {
        self.splitDelegate = splitDelegate
        super.init(nibName: nil, bundle: nil)
        delegate = splitDelegate
        let list = ItemsViewController(reading: reading)
        let detail = ItemViewController(item: nil)
        viewControllers = [
            UINavigationController(rootViewController: list),
            UINavigationController(rootViewController: detail),
        ]
    }

    required init?(coder: NSCoder) { nil }
}
