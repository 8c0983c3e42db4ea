import SplitFuzz
import UIKit

@_spi(Simulation) @testable import UIKitModel

extension AppUnderTest {
    /// An app that hides its sidebar as no app can, as a mistake of the model would.
    @MainActor static let tampering = AppUnderTest(name: "tampering", summary: "") {
        let split = UISplitViewController(style: .doubleColumn)
        let list = UIViewController()
        list.view.addSubview(
            UIButton(
                frame: CGRect(x: 100, y: 200, width: 100, height: 44),
                primaryAction: UIAction(title: "Hide") { [unowned split] _ in
                    split.modeState.mode = .secondaryOnly
                    split.view.setNeedsLayout()
                }))
        split.setViewController(list, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        return split
    }
}
