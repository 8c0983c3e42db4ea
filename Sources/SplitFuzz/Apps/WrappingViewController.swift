import UIKit

/// A plain container around a navigation controller. A popover follows the container's preferred
/// size at once.
class WrappingViewController: UIViewController {
    let navigation: UINavigationController

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init(nibName: nil, bundle: nil)
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

/// Copies its child's preferred size whenever that changes.
final class PlumbedWrappingViewController: WrappingViewController {
    override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        preferredContentSize = container.preferredContentSize
    }
}

/// Copies the preferred size of its top page at once. UIKit's own class waits for the end of a
/// push.
final class PlumbedNavigationController: UINavigationController {
    override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { preferredContentSize = container.preferredContentSize }
    }
}

/// Takes the preferred size of the page that its navigation controller is about to show. If a swipe
/// back is cancelled, takes that of the page that stays.
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

    /// The size of the page on top has changed.
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
