import UIKit

/// The settings, one level above the list.
final class SettingsViewController: UIViewController, SideMarked {
    let side = AppUnderTest.Side.primary

    convenience init() {
        self.init(nibName: nil, bundle: nil)
        title = "Settings"
        restorationIdentifier = "settings"
    }
}
