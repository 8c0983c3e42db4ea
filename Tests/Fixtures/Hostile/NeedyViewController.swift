import UIKit

/// A primary column that needs a defect: without it, its second screen ends the process.
///
/// From the first push on, iOS 14 names the inner navigation controller. The second screen
/// then pushes what is already there, which raises.
final class NeedyViewController: UIViewController {
    private let inner = UINavigationController(rootViewController: UIViewController())

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(inner)
        view.addSubview(inner.view)
        inner.view.frame = view.bounds
        inner.didMove(toParent: self)
        inner.viewControllers[0].add("Push", at: 200) { [unowned self] in push() }
    }

    private func push() {
        let screen = UIViewController()
        screen.add("Ask", at: 200) { [unowned self, unowned screen] in
            guard splitViewController?.viewController(for: .primary) === inner else {
                fatalError("this needs the defect")
            }
            inner.pushViewController(screen, animated: false)
        }
        inner.pushViewController(screen, animated: false)
    }
}
