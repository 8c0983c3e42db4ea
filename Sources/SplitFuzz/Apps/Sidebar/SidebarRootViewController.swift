import UIKit

/// The root of the app: a plain controller that contains the split view.
final class SidebarRootViewController: UIViewController {
    private let split: UISplitViewController
    private let coordinator: SidebarCoordinator

    init(split: UISplitViewController, menu: SidebarCoordinator.Menu) {
        self.split = split
        coordinator = SidebarCoordinator(split: split, menu: menu)
        super.init(nibName: nil, bundle: nil)
    }

    /// With repairs of a menu that brings its own navigation controller.
    convenience init(repairs: RepairedSplitViewController.Repairs) {
        self.init(split: RepairedSplitViewController(repairs: repairs), menu: .withOwnNavigation)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(split)
        split.view.frame = view.bounds
        view.addSubview(split.view)
        split.didMove(toParent: self)
    }
}
