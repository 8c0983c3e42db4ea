import Foundation
import SplitFuzz
import UIKit

extension AppUnderTest {
    /// An app that raises at a push, but only in right-to-left layout.
    @MainActor static let lopsided = AppUnderTest(name: "lopsided", summary: "") {
        UINavigationController(rootViewController: LopsidedViewController())
    }
}

private final class LopsidedViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let push = UIAction(title: "Push") { [weak self] _ in
            guard let self else { return }
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            navigationController?.pushViewController(
                isMirrored ? self : UIViewController(), animated: true)
        }
        view.addSubview(
            UIButton(
                frame: CGRect(x: 100, y: 200, width: 100, height: 44), primaryAction: push))
    }
}
