import SplitFuzz
import UIKit

extension AppUnderTest {
    /// An app whose only failure needs more actions than screening tries.
    @MainActor static let deep = AppUnderTest(
        name: "deep", summary: "a button that counts", setup: LaunchSetup(release: .iOS14),
        variants: [
            Variant("sixth", "the sixth tap pushes what is already there") {
                UINavigationController(rootViewController: SixthPushViewController())
            }
        ])
}

private final class SixthPushViewController: UIViewController {
    private var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UIAction(title: "Tap") { [weak self] _ in
            guard let self else { return }
            taps += 1
            if taps == 6 { navigationController?.pushViewController(self, animated: true) }
        }
        let button = UIButton(
            frame: CGRect(x: 100, y: 200, width: 100, height: 44), primaryAction: tap)
        view.addSubview(button)
    }
}
