import Foundation
import UIKit

/// A plain container around a navigation controller, whose own size a popover follows at once.
class WrappingViewController: UIViewController {
    let navigation: UINavigationController

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "wrapper"
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

/// Takes over its child's size whenever that changes.
final class PlumbedWrappingViewController: WrappingViewController {
    override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        preferredContentSize = container.preferredContentSize
    }
}

/// Takes over the size of the page on top at once, where UIKit's waits for the end of a push.
final class PlumbedNavigationController: UINavigationController {
    override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { preferredContentSize = container.preferredContentSize }
    }
}

/// Has the size of the page that its navigation controller is about to show, and of the one that
/// stays where a swipe back is given up.
final class FollowingViewController: WrappingViewController, UINavigationControllerDelegate {
    override init(_ navigation: UINavigationController) {
        super.init(navigation)
        navigation.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        viewController.loadViewIfNeeded()
        preferredContentSize = viewController.preferredContentSize
        navigationController.transitionCoordinator?.animate(alongsideTransition: nil) {
            [unowned self] context in
            if context.isCancelled { followTop() }
        }
    }

    /// Its navigation controller wants something else without showing another page.
    override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        followTop()
    }

    private func followTop() {
        guard let top = navigation.topViewController else { return }
        preferredContentSize = top.preferredContentSize
    }
}
