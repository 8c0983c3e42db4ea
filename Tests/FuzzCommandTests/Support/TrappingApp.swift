import Foundation
import SplitFuzz
import UIKit

extension AppUnderTest {
    /// An app with a button that traps.
    @MainActor static let trapping = AppUnderTest(name: "trapping", summary: "") {
        TrappingViewController()
    }
}

private final class TrappingViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let trap = UIAction(title: "Trap") { _ in preconditionFailure("on purpose") }
        view.addSubview(
            UIButton(
                frame: CGRect(x: 100, y: 200, width: 100, height: 44), primaryAction: trap))
    }
}
