import SplitFuzz
import UIKit

extension AppUnderTest {
    /// An app with a variant in which nothing can be done, and one that raises at every third push,
    /// counted over the whole process.
    @MainActor static func odd() -> AppUnderTest {
        let pushes = PushCount()
        return AppUnderTest(
            name: "odd", summary: "a screen without a control, and a button that counts",
            variants: [
                Variant("asleep", "shows no control") { UIViewController() },
                Variant("sometimes", "pushes what is already there at every third push") {
                    UINavigationController(rootViewController: CountingViewController(pushes))
                },
            ])
    }
}

/// The number of pushes in this process.
@MainActor private final class PushCount {
    var count = 0
}

private final class CountingViewController: UIViewController {
    private let pushes: PushCount

    init(_ pushes: PushCount) {
        self.pushes = pushes
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let push = UIAction(title: "Push") { [weak self] _ in
            guard let self else { return }
            pushes.count += 1
            let next = pushes.count.isMultiple(of: 3) ? self : UIViewController()
            navigationController?.pushViewController(next, animated: true)
        }
        let button = UIButton(
            frame: CGRect(x: 100, y: 200, width: 100, height: 44), primaryAction: push)
        view.addSubview(button)
    }
}
