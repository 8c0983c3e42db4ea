import Foundation
import UIKit

/// The app: a list and its detail, each in a navigation controller, and who is asked when they
/// become one.
final class MasterDetailViewController: UISplitViewController {
    private let keeper: (any UISplitViewControllerDelegate)?

    init(
        keeper: (any UISplitViewControllerDelegate)? = nil,
        reading: ItemsViewController.TraitsReading = .whenTheyChange
    ) {
        self.keeper = keeper
        super.init(nibName: nil, bundle: nil)
        delegate = keeper
        let list = ItemsViewController(reading: reading)
        let detail = ItemViewController(item: nil)
        viewControllers = [
            UINavigationController(rootViewController: list),
            UINavigationController(rootViewController: detail),
        ]
    }

    required init?(coder: NSCoder) { nil }
}
