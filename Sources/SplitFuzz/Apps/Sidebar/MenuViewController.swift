import UIKit

/// A menu with its own navigation controller, so that it can serve as a column and as a modal sheet
///
final class MenuViewController: UIViewController {
    let navigation: UINavigationController

    init(root: UIViewController) {
        navigation = UINavigationController(rootViewController: root)
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "menu"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(navigation)
        navigation.view.frame = view.bounds
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }
}
