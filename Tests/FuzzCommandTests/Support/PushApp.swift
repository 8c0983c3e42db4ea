import SplitFuzz
import UIKit

extension AppUnderTest {
    /// An app that needs two of its three workarounds.
    @MainActor static let push = AppUnderTest(
        name: "push", summary: "a navigation controller that may push what is there"
    ) { StackWithButton(workarounds: []) }
    .with([
        Workaround("idle", "does nothing"), Workaround("fresh", "the first push is of a new one"),
        Workaround("once", "and the second one, too"),
    ]) { StackWithButton(workarounds: $0) }

    @MainActor static let hopelessPush = AppUnderTest(
        name: "push", summary: "a navigation controller that pushes what is there"
    ) { StackWithButton(workarounds: []) }
    .with([Workaround("idle", "does nothing")]) { StackWithButton(workarounds: $0) }
}

/// Pushes a controller that is there, which raises, unless a workaround pushes a new one.
private final class StackWithButton: UINavigationController {
    convenience init(workarounds: Set<String>) {
        let root = UIViewController()
        self.init(rootViewController: root)
        addButton(to: root, workarounds)
    }

    private func addButton(to page: UIViewController, _ workarounds: Set<String>) {
        let push = UIAction(title: "Push") { [unowned self] _ in
            let isSafe = workarounds.contains(viewControllers.count == 1 ? "fresh" : "once")
            let next = isSafe ? UIViewController() : page
            if isSafe { addButton(to: next, workarounds) }
            pushViewController(next, animated: true)
        }
        page.loadViewIfNeeded()
        page.view.addSubview(
            UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 44), primaryAction: push))
    }
}
