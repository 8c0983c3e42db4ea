import Foundation
import UIKit

/// A further level of the master's side.
final class SettingsViewController: UIViewController, SideMarked {
    let side = SplitSide.primary

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Settings"
        restorationIdentifier = "settings"
    }

    required init?(coder: NSCoder) { nil }
}
