import Foundation
import SplitFuzz
import UIKit

extension AppUnderTest {
    /// A small app, quick to search: a navigation controller with a button that pushes.
    @MainActor static let stack = AppUnderTest(
        name: "stack", summary: "a navigation controller with one button",
        setup: LaunchSetup(release: .iOS14),
        variants: [
            Variant("pushes-another", "pushes a controller without a button") {
                UINavigationController(
                    rootViewController: PushingViewController { UIViewController() })
            },
            Variant("pushes-itself", "pushes a controller that is already there, which raises") {
                UINavigationController(rootViewController: PushingViewController { $0 })
            },
        ])

    /// An app that misuses UIKit before anybody touches it.
    @MainActor static let launch = AppUnderTest(
        name: "launch", summary: "a navigation controller that is launched with a stack of two",
        variants: [
            Variant("raises", "both are the same controller, which raises") {
                let root = UIViewController()
                let navigation = UINavigationController(rootViewController: root)
                navigation.pushViewController(root, animated: false)
                return navigation
            },
            Variant("works", "they are two") {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.pushViewController(UIViewController(), animated: false)
                return navigation
            },
        ])
}

private final class PushingViewController: UIViewController {
    private let destination: (UIViewController) -> UIViewController

    init(destination: @escaping (UIViewController) -> UIViewController) {
        self.destination = destination
        super.init(nibName: nil, bundle: nil)
    }

    convenience init(destination: @escaping () -> UIViewController) {
        self.init { _ in destination() }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let push = UIAction(title: "Push") { [weak self] _ in
            guard let self else { return }
            navigationController?.pushViewController(destination(self), animated: true)
        }
        let button = UIButton(
            frame: CGRect(x: 100, y: 200, width: 100, height: 44), primaryAction: push)
        view.addSubview(button)
    }
}
